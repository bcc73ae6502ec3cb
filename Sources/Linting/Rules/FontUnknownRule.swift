import Diagnostics
import Plists
import Texts

/// `font-unknown`: a font that no iOS ships.
///
/// The app shows the system font instead, without a word. The name is a family's (`Marker Felt`), a font's own
/// (`MarkerFelt-Wide`) or its full one (`Marker Felt Wide`). A font that the app itself brings along is fine there;
/// turn the code off for its key, or for the pack. Points at the name.
///
/// Found:
///
/// ```json
/// {"default": {"Font": {"标题": {"Name": "⟦Comic Sans MS", "Size": "17"}}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Font": {"标题": {"Name": "PingFangSC-Medium", "Size": "17"}, "正文": {"Name": "", "Size": "15"}}}}
/// ```
enum FontUnknownRule: Rule {
  static let code = DiagnosticCode.fontUnknown

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    skin.entries(of: .font).compactMap { entry in
      guard case .dictionary(let font) = entry.node.value, let name = font["Name"], let text = name.string,
        !text.isEmpty, !IOSFonts.knows(text)
      else { return nil }
      return pack.finding(
        code, skin: skin.skin, section: .font, key: entry.key, at: name.node.span,
        .value(.fontUnknown(text, suggestion: IOSFonts.nearest(to: text))))
    }
  }
}
