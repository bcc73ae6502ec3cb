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
      if isOtherPack { scene.phone.bindImages(loaded.bindings) }
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
    let own = SafeText(model.skin.name).description
    let name: String
    let titles: (partner: String, own: String)
    var remark: CompareText?
    switch partner {
    case .skin(let skin):
      name = skin
      titles = (SafeText(skin).description, own)
    case .beforeSave:
      name = model.skin.name
      let (before, after) = (CompareText.before(time: other.name), CompareText.after)
      titles = (before.text(in: language), own + " " + after.text(in: language))
      remark = imagesRemark(of: other)
    case .revision:
      name = model.skin.name
      titles = (SafeText(other.name).description, own)
    }
    let posing = skins[name].map { other.loaded.model(of: $0, theme: state.theme, care: .glance) }
    return Comparison(
      view: .own, dimsTheSame: false, partner: posing, partnerTitle: titles.partner, ownTitle: titles.own,
      differences: posing.map { differences(from: $0, of: other.loaded.pack) } ?? [], remark: remark)
  }

  /// A plist can be kept; the files beside it are only on the disk.
  private func imagesRemark(of other: OtherState) -> CompareText? {
    other.loaded.pack.images.imageStems.isEmpty ? nil : .imagesOfNow
  }

  private func differences(from partner: SkinModel, of pack: Pack) -> [Difference] {
    let ownPack = loaded.pack
    return Difference.all(
      from: (partner, { Self.image($0, of: partner, in: pack) }),
      to: (model, { [model] in Self.image($0, of: model, in: ownPack) }))
  }

  /// The file or link that a role shows.
  private static func image(_ role: ImageRole, of side: SkinModel, in pack: Pack) -> String? {
    guard let key = side.roles[role].key else { return nil }
    switch pack.image(key, in: side.skin).value {
    case .file(let file): return file.path
    case .url(let link, _): return link
    case .missing: return nil
    }
  }
}
