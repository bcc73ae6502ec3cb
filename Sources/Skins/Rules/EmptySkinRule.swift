import Diagnostics
import Plists
import Texts

/// `empty-skin`: no entry in any section. It is the only finding of such a skin, so a misspelt section that
/// explains it becomes its note. Points at the name.
enum EmptySkinRule: PlistRule {
  static func check(_ pack: PackReading) -> [Diagnostic] {
    pack.members.lazy.filter(\.skin.isEmpty).prefix(PackReading.findingLimit).map { member in
      Diagnostic(
        .emptySkin, skin: member.skin.name, file: pack.file, position: member.skin.nameSpan?.start,
        message: .key(.emptySkin),
        notes: SectionRule.findings(in: member, of: pack).map {
          DiagnosticNote(file: $0.file, position: $0.position, message: $0.message)
        })
    }
  }
}
