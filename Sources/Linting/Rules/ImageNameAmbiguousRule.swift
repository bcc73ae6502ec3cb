import Diagnostics
import Packs
import Plists
import Texts

/// `image-name-ambiguous`: a name that is part of several files' names, or only part of one.
///
/// In the folder of a downloaded skin the app takes the first file whose name *contains* the wanted one, in no fixed
/// order: `top` may show `desktop@2x.png`, and one of two formats. Rename the files so that no name is part of another.
///
/// Found:
///
/// ```json
/// files: default/top@2x.png default/top@3x.png default/desktop@2x.png default/desktop@3x.png
/// {"default": {"Image": {"顶部图片": "⟦top"}}}
/// ```
///
/// Found:
///
/// ```json
/// files: night/desktop@2x.png night/desktop@3x.png
/// {"default": {"Image": {"top": "https://example.com/top.png"}}, "⟦night": {"Color": {"标题": "0x000000"}}}
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
      entry.string.flatMap { attempt.doubt(about: $0) }.map { text in
        pack.finding(code, about: entry, in: .image, of: skin, .image(text))
      }
    }
      + skin.unset.compactMap { key, attempt in
        attempt.doubt(about: key).map { text in
          pack.finding(
            code, skin: skin.skin, section: .image, key: key, at: skin.skin.imagePlace(of: key), .image(text))
        }
      }
  }
}
