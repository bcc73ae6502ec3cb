import Diagnostics
import Packs
import Plists
import Texts

/// `image-extension-needed`: a name without extension, for an image that is no PNG.
///
/// In a bundle iOS takes a bare name for a PNG's. The app does not find the file. Write the extension.
///
/// Found:
///
/// ```json
/// files: default.bundle/top@2x.jpg default.bundle/top@3x.jpg
/// {"default": {"Image": {"顶部图片": "⟦top"}}}
/// ```
///
/// Fine:
///
/// ```json
/// files: default.bundle/top@2x.jpg default.bundle/top@3x.jpg
/// {"default": {"Image": {"顶部图片": "top.jpg"}}}
/// ```
enum ImageExtensionNeededRule: Rule {
  static let code = DiagnosticCode.imageExtensionNeeded

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    skin.images.compactMap { entry, attempt in
      guard case .extensionNeeded(let found) = attempt.finding, let text = entry.string else { return nil }
      return pack.finding(
        code, about: entry, in: .image, of: skin, .image(.extensionNeeded(text, found: found)))
    }
  }
}
