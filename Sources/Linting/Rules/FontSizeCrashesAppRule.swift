import Diagnostics
import Plists
import Skins
import Texts

/// `font-size-crashes-app`: a font whose size ends the app.
///
/// CJSkinSwift takes it for granted that `Size` is there and a string. A number, which is what most editors offer
/// first, ends the app, and so does leaving it out. Write it as a string. The Objective-C library reads numbers, and
/// 14 where there is none, so that `--reader objc` does not report this.
///
/// Found:
///
/// ```json
/// {"default": {"Font": {"标题": {"Name": "", "Size": ⟦17}}}}
/// ```
///
/// Found:
///
/// ```json
/// {"default": {"Font": {"⟦标题": {"Name": ""}}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Font": {"标题": {"Name": "", "Size": "17"}}}}
/// ```
enum FontSizeCrashesAppRule: Rule {
  static let code = DiagnosticCode.fontSizeCrashesApp

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    guard pack.reader == .swift else { return [] }
    return skin.entries(of: .font).compactMap { entry in
      guard case .dictionary(let font) = entry.node.value else { return nil }
      guard let size = font["Size"] else {
        return pack.finding(
          code, skin: skin.skin, section: .font, key: entry.key, at: entry.keySpan, .value(.fontSizeMissing))
      }
      if size.string != nil { return nil }
      return pack.finding(
        code, skin: skin.skin, section: .font, key: entry.key, at: size.node.span, .value(.fontSizeIsNoText))
    }
  }
}
