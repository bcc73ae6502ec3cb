import Diagnostics
import Plists
import Skins
import Texts

/// `unknown-section`: a section whose name is nearly `Color`, `Image` or `Font`.
///
/// The three names are fixed and case-sensitive: nothing of the section is read. Points at its name.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"标题": "0x000000"}, "⟦images": {"top": "top.png"}}}
/// ```
///
/// Found:
///
/// ```json
/// {"default": {"Image": {"top": "https://example.com/a.png"}, "⟦颜色": {"标题": "0x000000"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"标题": "0x000000"}, "Author": {"Name": "Mei"}}}
/// ```
enum UnknownSectionRule: Rule {
  static let code = DiagnosticCode.unknownSection

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    findings(in: skin.dictionary, of: skin.skin, pack)
  }

  /// The misspelt sections of a skin.
  static func findings(in dictionary: PlistDictionary, of skin: Skin, _ pack: LintSubject) -> [Diagnostic] {
    dictionary.entries.compactMap { entry in
      guard Section(rawValue: entry.key) == nil, let meant = NearMiss.section(entry.key) else { return nil }
      return Diagnostic(
        code, skin: skin.name, section: entry.key, file: pack.reading.file, position: entry.keySpan?.start,
        message: .key(.unknownSection(entry.key, meant: meant.rawValue)))
    }
  }
}
