import Diagnostics
import Plists
import Skins
import Texts

/// `image-url-insecure`: an image that is loaded without encryption.
///
/// iOS blocks `http:` unless the app's `Info.plist` allows it, and a link that begins with `www.` becomes one. The
/// image never comes, and the one of `default` stays. Use `https:`.
///
/// Found:
///
/// ```json
/// {"default": {"Image": {"顶部图片": "⟦http://example.com/top.png"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Image": {"顶部图片": "https://example.com/top.png"}}}
/// ```
enum ImageURLInsecureRule: Rule {
  static let code = DiagnosticCode.imageURLInsecure

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    skin.entries(of: .image).compactMap { entry in
      guard let string = entry.string, ImageLink(string)?.isInsecure == true else { return nil }
      return pack.finding(
        code, about: entry, in: .image, of: skin, .image(.insecureURL(string.withoutCredentials)))
    }
  }
}
