import Diagnostics
import Packs
import Texts

/// `image-scale-missing`: an image that lacks @2x or @3x while another scale of it is there.
///
/// The phone takes the scale that it has and stretches or shrinks it: blurred, or larger than need be. Export both.
/// A PDF or SVG has no scale. Points at the entry that shows the image, else at
/// the section.
///
/// Found:
///
/// ```json
/// files: default.bundle/top@2x.png
/// {"default": {"Image": {"顶部图片": "⟦top.png"}}}
/// ```
///
/// Found:
///
/// ```json
/// files: default.bundle/nav_back@3x.png
/// {"⟦default": {"Color": {"标题": "0x000000"}}}
/// ```
///
/// Fine:
///
/// ```json
/// files: default.bundle/top@2x.png default.bundle/top@3x.png
/// {"default": {"Image": {"顶部图片": "top.png"}}}
/// ```
enum ImageScaleMissingRule: Rule {
  static let code = DiagnosticCode.imageScaleMissing

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    let places = ImagePlaces(skin, in: pack)
    return places.images.compactMap { image in
      let files = image.files.filter { $0.hasScale && !$0.isForPad }
      let scales = Set(files.map(\.file.scale))
      let missing = [2, 3].filter { !scales.contains($0) }
      guard let first = files.first, !missing.isEmpty else { return nil }
      return places.finding(
        code, of: first.file, in: image, .scaleMissing(first.file.name, missing: missing))
    }
  }
}
