import Diagnostics
import Packs
import Texts

/// `unused-image`: an image that no entry and no part of the screen shows.
///
/// An app may still ask for it by its own name; if it does not, the file only makes the download larger. Points
/// at the section.
///
/// Found:
///
/// ```json
/// files: default.bundle/old_logo@2x.png default.bundle/old_logo@3x.png
/// {"default": {"⟦Image": {"顶部图片": "https://example.com/top.png"}}}
/// ```
///
/// Fine:
///
/// ```json
/// files: default.bundle/top@2x.png default.bundle/top@3x.png default.bundle/nav_back@2x.png default.bundle/nav_back@3x.png
/// {"default": {"Image": {"顶部图片": "top.png"}}}
/// ```
enum UnusedImageRule: Rule {
  static let code = DiagnosticCode.unusedImage

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    let places = ImagePlaces(skin, in: pack)
    return places.images.compactMap { image in
      guard !pack.pack.namesImage(image.stem), !places.shows(image), let first = image.files.first
      else { return nil }
      return places.finding(code, of: first.file, in: image, .unused(first.file.path))
    }
  }
}
