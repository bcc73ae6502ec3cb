import Diagnostics
import Plists
import Texts

/// One thing that can be wrong with a pack, told from its plist alone.
protocol PlistRule {
  static func check(_ pack: PackReading) -> [Diagnostic]
}

/// All rules that need nothing but the plist.
enum PlistRules {
  static var all: [any PlistRule.Type] {
    [
      MissingDefaultRule.self, DuplicateKeyRule.self, EmptySkinRule.self, SectionRule.self,
      CrashingKeyRule.self,
      ColorRule.self, ColorReaderRule.self, FontRule.self, ImageEntryRule.self, MissingKeyRule.self,
      ExtraKeyRule.self,
    ]
  }

  /// The findings of all rules in the order of the file; those of one place in the order of the rules.
  static func check(_ pack: PackReading) -> [Diagnostic] {
    all.flatMap { $0.check(pack).prefix(PackReading.findingLimit) }.inFileOrder()
  }
}

extension PackReading {
  /// The most findings of one rule: a pack made for it could have millions, which nobody reads.
  static let findingLimit = 50_000

  /// A finding about an entry of a skin.
  func finding(
    _ code: DiagnosticCode, severity: Severity? = nil, skin: Skin, section: Section, key: String,
    at span: SourceSpan?, _ message: ProblemText
  ) -> Diagnostic {
    Diagnostic(
      code, severity: severity, skin: skin.name, section: section.rawValue, key: key, file: file,
      position: span?.start, message: message)
  }

  /// The findings of `check` about every entry of a section, in the skins that are not empty.
  func findings(in section: Section, check: (Skin, PlistEntry) -> [Diagnostic]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for member in filled {
      guard let entries = member.skin.sections[section]?.entries else { continue }
      for entry in entries where found.count < Self.findingLimit { found += check(member.skin, entry) }
    }
    return found
  }
}
