import Diagnostics
import Packs
import Texts

/// `image-unreadable`: an image file that cannot be shown.
///
/// It is damaged, cut short, larger than Skinscope reads, or no picture at all, whatever its name says. The app shows
/// nothing there, or ends. Export it anew. Formats that Skinscope does not know (HEIC, TIFF, PDF) are passed over.
/// A warning where no entry and no part of the screen shows the image.
///
/// Found:
///
/// ```json
/// files: default.bundle/top@2x.png=damaged default.bundle/top@3x.png=60x60
/// {"default": {"Image": {"顶部图片": "⟦top.png"}}}
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
        guard case .unreadable(let reason) = pictures.report(on: file.file) else { return nil }
        var finding = places.finding(
          code, of: file.file, in: image, .unreadable(file.file.name, reason: reason))
        // No skin shows it, so that nobody sees what it lacks.
        if !places.shows(image), !pack.pack.namesImage(image.stem) { finding.severity = .warning }
        return finding
      }
    }
  }
}
