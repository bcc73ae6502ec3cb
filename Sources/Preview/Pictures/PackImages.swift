import Images
import Packs
import Skins
import Texts
import Theming
import Widgets

/// The images of a pack as widgets take them: looked up in its folders or loaded from the net, decoded when they
/// are first asked for.
struct PackImages: ImageSource {
  let pack: Pack
  /// Who loads images from the net; nil for nobody.
  let online: OnlineImages?
  /// Place-holders stand for the files where it is false.
  var decodes = true

  func image(_ key: String, in skin: Skin) -> WidgetImage? { find(key, in: skin).image }

  func find(_ key: String, in skin: Skin) -> FoundImage {
    switch pack.image(key, in: skin).value {
    case .file(let file): FoundImage(image(of: file))
    case .url(let link, let meanwhile):
      find(link, standIn: standIn(for: key, in: skin, meanwhile, link: link))
    case .missing: FoundImage(nil)
    }
  }

  func fileKeys(in skin: Skin) -> [String] {
    let keys = pack.skinPack.keys(of: .image, in: skin)
    var known = Set(keys.compactMap { pack.image($0, in: skin).value.file?.path })
    return pack.images.imageStems.filter { stem in
      guard let path = pack.image(stem, in: skin).value.file?.path else { return false }
      return known.insert(path).inserted
    }
  }

  private func image(of file: ImageFile) -> WidgetImage {
    guard decodes else { return .placeholder(name: file.name) }
    return switch PictureShelf.shared.picture(of: file, in: pack) {
    case .success(let picture): .picture(picture, name: file.name)
    case .failure(let error): .unreadable(name: file.name, error)
    }
  }

  // MARK: The net

  private func find(_ link: String, standIn: FoundImage) -> FoundImage {
    guard let online else { return standIn }
    switch online.find(link) {
    case .picture(let picture):
      let image: WidgetImage
      switch PictureShelf.shared.picture(in: picture.bytes) {
      case .success(let picture): image = .picture(picture, name: Self.name(of: link))
      case .failure(let error):
        // The app cannot show it either, and keeps what stands in for it; another one may be on its way.
        online.reject(link, error.text)
        if case .picture = online.find(link) { return missed(link, .unreadable(error.text), standIn) }
        return find(link, standIn: standIn)
      }
      var found = FoundImage(image, source: picture.origin.source)
      if picture.isBeingChecked { found.awaited = [link] }
      return found
    case .coming:
      var found = standIn
      found.awaited.insert(link, at: 0)
      found.isStandIn = true
      found.failure = nil
      return found
    case .failed(let error): return missed(link, error.reason, standIn)
    }
  }

  /// What is shown where a link will not come: what stands in for it, else a place-holder that says why.
  private func missed(_ link: String, _ reason: DownloadText, _ standIn: FoundImage) -> FoundImage {
    var found = standIn
    found.failure = reason
    if case .placeholder(let name)? = standIn.image { found.image = .absent(name: name, reason) }
    return found
  }

  /// What is shown until a link was loaded: `default`'s image of the key, which may be on the net itself.
  private func standIn(for key: String, in skin: Skin, _ meanwhile: ImageFile?, link: String) -> FoundImage {
    if let meanwhile { return FoundImage(image(of: meanwhile)) }
    let placeholder = FoundImage(.placeholder(name: Self.name(of: link)))
    let defaultSkin = skin.isDefault ? nil : pack.skinPack.defaultSkin
    guard let defaultSkin, case .url(let other, _) = pack.image(key, in: defaultSkin).value, other != link
    else { return placeholder }
    return find(other, standIn: placeholder)
  }

  /// What follows the last `/` of a link's path, where nothing does the link.
  static func name(of link: String) -> String {
    let name = FilePath.name(of: String(link.prefix { $0 != "?" && $0 != "#" }))
    return name.isEmpty ? link.withoutCredentials : name
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
