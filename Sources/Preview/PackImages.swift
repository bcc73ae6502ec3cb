import Images
import Packs
import Skins
import Theming
import Widgets

/// The images of a pack as widgets take them: looked up in its folders, decoded when they are first asked for.
struct PackImages: ImageSource {
  let pack: Pack

  func image(_ key: String, in skin: Skin) -> WidgetImage? {
    switch pack.image(key, in: skin).value {
    case .file(let file): return image(of: file)
    case .url(let link, let meanwhile): return meanwhile.map(image(of:)) ?? .placeholder(name: link)
    case .missing: return nil
    }
  }

  private func image(of file: ImageFile) -> WidgetImage {
    switch PictureShelf.shared.picture(of: file, in: pack) {
    case .success(let picture): .picture(picture, name: file.name)
    case .failure: .placeholder(name: file.name)
    }
  }
}

extension ImageFile {
  /// The file's own name, without its folders.
  var name: String { String(path.split(separator: "/").last ?? Substring(path)) }
}
