import Diagnostics
import Packs
import Skins
import Texts
import Theming
import Widgets

/// Looks images up in a pack, and loads those on the net.
struct PackImages: ImageSource {
  let pack: Pack
  let online: OnlineImages?

  func image(_ key: String, in skin: Skin) -> WidgetImage? { find(key, in: skin).image }

  func find(_ key: String, in skin: Skin) -> FoundImage {
    switch pack.image(key, in: skin).value {
    case .file(let file): FoundImage(.placeholder(name: file.name))
    case .url(let link, let meanwhile):
      find(link, standIn: standIn(for: key, in: skin, meanwhile, link: link))
    case .missing: FoundImage(nil)
    }
  }

  private func find(_ link: String, standIn: FoundImage) -> FoundImage {
    guard let online else { return standIn }
    switch online.find(link) {
    case .picture(let picture):
      var found = FoundImage(.placeholder(name: Self.name(of: link)), source: picture.origin.source)
      if picture.isBeingChecked { found.awaited = [link] }
      return found
    case .coming:
      var found = standIn
      found.awaited.insert(link, at: 0)
      found.isStandIn = true
      found.failure = nil
      return found
    case .failed(let error):
      var found = standIn
      found.failure = error.reason
      return found
    }
  }

  /// What is shown until a link was loaded: `default`'s image of the key, which may be on the net itself.
  private func standIn(for key: String, in skin: Skin, _ meanwhile: ImageFile?, link: String) -> FoundImage {
    if let meanwhile { return FoundImage(.placeholder(name: meanwhile.name)) }
    let defaultSkin = skin.isDefault ? nil : pack.skinPack.defaultSkin
    guard let defaultSkin, case .url(let other, _) = pack.image(key, in: defaultSkin).value, other != link
    else { return FoundImage(.placeholder(name: link)) }
    return find(other, standIn: FoundImage(.placeholder(name: link)))
  }

  /// What follows the last `/` of a link's path; where nothing does, the link.
  static func name(of link: String) -> String {
    let path = link.prefix { $0 != "?" && $0 != "#" }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return name.isEmpty ? link : String(name)
  }
}

extension OnlineImages.Origin {
  var source: SkinImageSource {
    switch self {
    case .memory: .memory
    case .disk: .disk
    case .network: .network
    }
  }
}

extension Pack {
  /// What is to be said of online images that did not come: a finding for each of a skin's entries that name one.
  func problems(of failures: [String: DownloadError], in skin: Skin) -> [Diagnostic] {
    guard !failures.isEmpty else { return [] }
    return (skin.sections[.image]?.entries ?? []).compactMap { entry in
      guard case .string(let link) = entry.node.value, let failure = failures[link] else { return nil }
      return Diagnostic(
        .downloadFailed, skin: skin.name, section: Section.image.rawValue, key: entry.key,
        file: skinPack.file, position: entry.node.span?.start, message: .download(failure.reason))
    }
  }
}
