import Diagnostics
import Packs
import Plists
import Texts

/// `image-name-case`: a name that differs from the file's in upper and lower case.
///
/// The Mac's disk does not mind, so that the simulator shows the image; an iPhone's does, and shows none. Spell both
/// alike.
///
/// Found:
///
/// ```json
/// files: default.bundle/Top@2x.png default.bundle/Top@3x.png
/// {"default": {"Image": {"顶部图片": "⟦top.png"}}}
/// ```
///
/// Fine:
///
/// ```json
/// files: default.bundle/top@2x.png default.bundle/top@3x.png
/// {"default": {"Image": {"顶部图片": "top.png"}}}
/// ```
enum ImageNameCaseRule: Rule {
  static let code = DiagnosticCode.imageNameCase

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    skin.images.compactMap { entry, attempt in
      guard case .nameCase(let found) = attempt.finding, let text = entry.string else { return nil }
      return pack.finding(code, about: entry, in: .image, of: skin, .image(.nameCase(text, found: found)))
    }
  }
}
