import Diagnostics
import Plists
import Texts

/// `unknown-section` (points at the name) and `value-type` of a section that is no dictionary (at its value).
enum SectionRule: PlistRule {
  static func check(_ pack: PackReading) -> [Diagnostic] {
    pack.filled.flatMap { findings(in: $0, of: pack) }
  }

  static func findings(in member: PackReading.Member, of pack: PackReading) -> [Diagnostic] {
    member.dictionary.entries.compactMap { entry in
      if Section(rawValue: entry.key) != nil {
        if case .dictionary = entry.node.value { return nil }
        return Diagnostic(
          .valueType, skin: member.skin.name, section: entry.key, file: pack.file,
          position: entry.node.span?.start, message: .key(.sectionIsNoDictionary(entry.key)))
      }
      guard let meant = NearMiss.section(entry.key) else { return nil }
      return Diagnostic(
        .unknownSection, skin: member.skin.name, section: entry.key, file: pack.file,
        position: entry.keySpan?.start, message: .key(.unknownSection(entry.key, meant: meant.rawValue)))
    }
  }
}
