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

  /// Of so many missing images the name that was probably meant is looked for.
  private static let comparedNames = 50

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    var compared = 0
    return skin.images.compactMap { entry, attempt in
      // What the search met instead says more.
      guard attempt.problems.contains(.imageMissing), attempt.finding == nil, let text = entry.string else {
        return nil
      }
      compared += 1
      let nearest = compared > comparedNames ? nil : pack.pack.images.nearestName(to: text, in: skin.skin)
      return pack.finding(
        code, about: entry, in: .image, of: skin,
        .image(
          skin.skin.isDefault ? .missingInDefault(text, nearest: nearest) : .missing(text, nearest: nearest)))
    }
  }
}
