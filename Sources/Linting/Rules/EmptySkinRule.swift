import Diagnostics
import Plists
import Texts

/// `empty-skin`: a skin without an entry in any section.
///
/// It would show nothing but `default`. It is listed, and skipped when cycling. This is the only finding of such a
/// skin; a misspelt section that explains it is told in a note. Points at the name.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"标题": "0x000000"}}, "⟦night": {"colors": {"标题": "0xFFFFFF"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"标题": "0x000000"}}, "CJSkinCurrentVersion": "1.0"}
/// ```
enum EmptySkinRule: Rule {
  static let code = DiagnosticCode.emptySkin

  static func check(_ pack: LintSubject) -> [Diagnostic] {
    pack.reading.members.lazy.filter(\.skin.isEmpty).prefix(Limits.Findings.found).map { member in
      Diagnostic(
        code, skin: member.skin.name, file: pack.reading.file, position: member.skin.nameSpan?.start,
        message: .key(member.skin.isDefault ? .emptyDefault : .emptySkin),
        notes: UnknownSectionRule.findings(in: member.dictionary, of: member.skin, pack).map {
          DiagnosticNote(file: $0.file, position: $0.position, message: $0.message)
        })
    }
  }
}
