import Images
import Packs
import Skins
import Texts
import Theming
import Widgets

/// The images of a pack as widgets take them: looked up in its folders, decoded when they are first asked for.
struct PackImages: ImageSource {
  let pack: Pack

  func image(_ key: String, in skin: Skin) -> WidgetImage? {
    switch pack.image(key, in: skin).value {
    case .file(let file): return image(of: file)
    case .url(let link, let meanwhile):
      return meanwhile.map(image(of:)) ?? .placeholder(name: SafeText(link).description)
    case .missing: return nil
    }
  }

  private func image(of file: ImageFile) -> WidgetImage {
    switch PictureShelf.shared.picture(of: file, in: pack) {
    case .success(let picture): .picture(picture, name: file.shownName)
    case .failure(let error): .unreadable(name: file.shownName, error)
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
}

extension ImageFile {
  /// The file's own name, without its folders, safe to show.
  var shownName: String { SafeText(String(path.split(separator: "/").last ?? Substring(path))).description }
}
