import Diagnostics
import Packs
import Plists
import Texts

/// `image-name-ambiguous`: a name that is part of several files' names.
///
/// In the folder of a downloaded skin the app takes the first file whose name *contains* the wanted one, in no fixed
/// order: `top` may show `desktop@2x.png`. Rename the files so that no name is part of another.
///
/// Found:
///
/// ```json
/// files: default/top@2x.png default/top@3x.png default/desktop@2x.png default/desktop@3x.png
/// {"default": {"Image": {"顶部图片": "⟦top"}}}
/// ```
///
/// Fine:
///
/// ```json
/// files: default/top@2x.png default/top@3x.png default/tab@2x.png default/tab@3x.png
/// {"default": {"Image": {"顶部图片": "top"}}}
/// ```
enum ImageNameAmbiguousRule: Rule {
  static let code = DiagnosticCode.imageNameAmbiguous

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    skin.images.compactMap { entry, attempt in
      guard case .ambiguous(let found) = attempt.finding, let text = entry.string else { return nil }
      return pack.finding(
        code, skin: skin.skin, section: .image, key: entry.key, at: entry.node.span,
        .image(.ambiguous(text, found: found)))
    }
  }
}
