import Diagnostics
import Plists
import Skins
import Texts

/// `value-type`: a value of another type than the app expects.
///
/// A section and a font have to be dictionaries, an image and a font's `Name` strings. What is not is passed over, and
/// the skin `default` serves; in the Objective-C library it mostly ends the app.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"背景色": "0xFFFFFF"}, "Font": ⟦[]}}
/// ```
///
/// Found:
///
/// ```json
/// {"default": {"Font": {"标题": "⟦PingFang SC"}}}
/// ```
///
/// Found:
///
/// ```json
/// {"default": {"Image": {"顶部图片": ⟦["top", "top2"]}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Font": {"标题": {"Name": "PingFang SC", "Size": "17"}}}}
/// ```
enum ValueTypeRule: Rule {
  static let code = DiagnosticCode.valueType

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    let sections = skin.dictionary.entries.compactMap { entry in section(entry, of: skin, in: pack) }
    let images = skin.entries(of: .image).filter { $0.string == nil }.map { entry in
      pack.finding(code, about: entry, in: .image, of: skin, .image(.isNoText))
    }
    let fonts = skin.entries(of: .font).compactMap { entry in font(entry, of: skin, in: pack) }
    return sections + images + fonts
  }

  private static func section(_ entry: PlistEntry, of skin: LintedSkin, in pack: LintSubject) -> Diagnostic? {
    guard let section = Section(rawValue: entry.key) else { return nil }
    if case .dictionary = entry.node.value { return nil }
    return pack.finding(
      code, skin: skin.skin, section: section, key: nil, at: entry.node.span,
      .key(.sectionIsNoDictionary(entry.key)))
  }

  private static func font(_ entry: PlistEntry, of skin: LintedSkin, in pack: LintSubject) -> Diagnostic? {
    guard case .dictionary(let font) = entry.node.value else {
      return pack.finding(code, about: entry, in: .font, of: skin, .value(.fontIsNoDictionary))
    }
    guard let name = font["Name"], name.string == nil else { return nil }
    return pack.finding(
      code, skin: skin.skin, section: .font, key: entry.key, at: name.node.span, .value(.fontNameIsNoText))
  }
}
