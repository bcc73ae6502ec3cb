import Diagnostics
import Packs
import Texts

/// `image-unreadable`: an image file that cannot be shown.
///
/// It is damaged, cut short, larger than Skinscope reads, or no picture at all, whatever its name says. The app shows
/// nothing there, or ends. Export it anew. Formats that Skinscope does not read (HEIC, TIFF, BMP, PDF, SVG) are found
/// where an entry or a part of the screen shows the image, and passed over elsewhere.
///
/// Found:
///
/// ```json
/// files: default.bundle/top@2x.png=damaged default.bundle/top@3x.png=60x60
/// {"default": {"Image": {"顶部图片": "⟦top.png"}}}
/// ```
///
/// Found:
///
/// ```json
/// files: default.bundle/top.pdf=PDF
/// {"default": {"Image": {"顶部图片": "⟦top.pdf"}}}
/// ```
///
/// Fine:
///
/// ```json
/// files: default.bundle/top@2x.png=40x40 default.bundle/top@3x.png=60x60
/// {"default": {"Image": {"顶部图片": "top.png"}}}
/// ```
enum ImageUnreadableRule: Rule {
  static let code = DiagnosticCode.imageUnreadable

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    guard let pictures = pack.pictures else { return [] }
    let places = ImagePlaces(skin, in: pack)
    return places.images.flatMap { image in
      image.files.compactMap { file in
        let reason: PictureText
        switch pictures.report(on: file.file) {
        case .size: return nil
        case .unreadable(let text): reason = text
        case .unsupported(let text):
          // An app may read it; here it is looked for in vain only where it is to be seen.
          guard places.shows(image) || pack.pack.namesImage(image.stem) else { return nil }
          reason = text
        }
        return places.finding(
          code, of: file.file, in: image, .unreadable(file.file.name, reason: reason))
      }
    }
  }
}
