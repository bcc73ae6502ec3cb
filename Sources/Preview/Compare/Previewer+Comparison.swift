import Packs
import Screens
import Skins
import Texts
import Theming

/// What a comparison shows, made from what is compared.
extension Previewer {
  /// The comparison as the screen shows it; worked out once for each pair and then kept.
  var comparison: Comparison? {
    guard let compare = state.compare, let other = otherState(of: compare.partner) else { return nil }
    var comparison = keptComparison ?? comparison(with: compare.partner, other)
    keptComparison = comparison
    comparison.view = compare.view
    if compare.view == .sideBySide, state.size.columns < Comparison.leastColumns { comparison.view = .own }
    comparison.dimsTheSame = compare.dimsTheSame
    return comparison
  }

  /// Lets the phone wear the partner's skin while something is drawn.
  func pose(_ drawing: @MainActor () -> Void) {
    guard let compare = state.compare, let other = otherState(of: compare.partner),
      let partner = comparison?.partner
    else { return }
    let isOtherPack = other.loaded.pack.fingerprint != loaded.pack.fingerprint
    poser = partner
    scene.phone.keepingPlaces {
      SkinService.shared.withSkin(
        partner.skin, of: partner.pack, images: other.loaded.imageSource(online: online, care: care)
      ) {
        if isOtherPack { scene.phone.bindImages(other.loaded.bindings) }
        scene.phone.enterAgain()
        drawing()
        poser = model
      }
      if isOtherPack { scene.phone.bindImages(bindingsInView) }
    }
    poser = nil
  }

  private func otherState(of partner: CompareState.Partner) -> OtherState? {
    switch partner {
    case .skin(let name): OtherState(loaded, name: name)
    case .beforeSave: beforeSave
    case .revision: against
    }
  }

  private func comparison(with partner: CompareState.Partner, _ other: OtherState) -> Comparison {
    let skins = other.loaded.pack.skinPack
    let own = SafeText(model.skin.name)
    let name: String
    let titles: (partner: SafeText, own: SafeText)
    var remark: CompareText?
    switch partner {
    case .skin(let skin):
      name = skin
      titles = (SafeText(skin), own)
    case .beforeSave:
      name = model.skin.name
      let (before, after) = (CompareText.before(time: other.name), CompareText.after)
      titles = (before.text(in: language), own + " " + after.text(in: language))
      remark = imagesRemark(of: other)
    case .revision:
      name = model.skin.name
      titles = (SafeText(other.name), own)
    }
    let posing = skins[name].map { other.loaded.model(of: $0, theme: state.theme, care: .glance) }
    return Comparison(
      view: .own, dimsTheSame: false, partner: posing, partnerTitle: titles.partner, ownTitle: titles.own,
      differences: posing.map { differences(from: $0, of: other, seesImages: remark == nil) } ?? [],
      remark: remark)
  }

  /// A plist can be kept, and a zip with all that is in it; files beside a plist are only on the disk.
  private func imagesRemark(of other: OtherState) -> CompareText? {
    let pack = other.loaded.pack
    return pack.images.imageStems.isEmpty || !pack.source.isOnDisk ? nil : .imagesOfNow
  }

  /// - Parameter seesImages: the other state has image files of its own.
  private func differences(
    from partner: SkinModel, of other: OtherState, seesImages: Bool
  ) -> [Difference] {
    let (pack, ownPack, own) = (other.loaded.pack, loaded.pack, model)
    let isOtherPack = pack.fingerprint != ownPack.fingerprint
    return Difference.all(
      from: (partner, { Self.image($0, of: partner, in: pack)?.name }),
      to: (own, { Self.image($0, of: own, in: ownPack)?.name })
    ) { role in
      guard seesImages, isOtherPack, let file = Self.image(role, of: partner, in: pack)?.shownFile,
        let ownFile = Self.image(role, of: own, in: ownPack)?.shownFile
      else { return false }
      return pack.holdsOther(file, than: ownFile, of: ownPack)
    }
  }

  /// What a role shows.
  private static func image(_ role: ImageRole, of side: SkinModel, in pack: Pack) -> ImageReference? {
    side.roles[role].key.map { pack.image($0, in: side.skin).value }
  }
}

extension ImageReference {
  /// The path or the link.
  fileprivate var name: String? {
    switch self {
    case .file(let file): file.path
    case .url(let link, _): link
    case .missing: nil
    }
  }

  /// The file, where it does not only stand in for a link.
  fileprivate var shownFile: ImageFile? { if case .file(let file) = self { file } else { nil } }
}
