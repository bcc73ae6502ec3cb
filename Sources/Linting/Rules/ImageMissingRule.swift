import Diagnostics
import Packs
import Plists
import Texts

/// `image-missing`: an entry whose image is nowhere.
///
/// The image of a skin is looked for in `SKIN.bundle` and in the folder `SKIN`; that of `default` first in
/// `Assets.xcassets` and at the top of the pack. The app shows the image of `default`, else nothing.
///
/// Found:
///
/// ```json
/// files: night.bundle/top@2x.png night.bundle/top@3x.png
/// {"default": {"Image": {"顶部图片": "⟦top.png"}}}
/// ```
///
/// Fine:
///
/// ```json
/// files: default.bundle/top@2x.png default.bundle/top@3x.png
/// {"default": {"Image": {"顶部图片": "top.png"}}}
/// ```
enum ImageMissingRule: Rule {
  static let code = DiagnosticCode.imageMissing

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    skin.images.compactMap { entry, attempt in
      // What the search met instead says more.
      guard attempt.problems.contains(.imageMissing), attempt.finding == nil, let text = entry.string else {
        return nil
      }
      return pack.finding(
        code, skin: skin.skin, section: .image, key: entry.key, at: entry.node.span,
        .image(skin.skin.isDefault ? .missingInDefault(text) : .missing(text)))
    }
  }
}
