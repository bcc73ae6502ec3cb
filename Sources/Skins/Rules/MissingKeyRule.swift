import Diagnostics
import Texts

/// `missing-key`: a key of `default` that another skin does not set. Points at the section's name, else the
/// skin's. Where a skin sets less than half of `default`'s keys, inheriting is its plan, and these are notes.
enum MissingKeyRule: PlistRule {
  static func check(_ pack: PackReading) -> [Diagnostic] {
    guard let defaultSkin = pack.defaultSkin else { return [] }
    let found = pack.filled.lazy.flatMap { member in
      member.skin.name == SkinPack.defaultSkinName
        ? [] : findings(in: member.skin, against: defaultSkin, of: pack)
    }
    return Array(found.prefix(PackReading.findingLimit))
  }

  private static func findings(in skin: Skin, against defaultSkin: Skin, of pack: PackReading) -> [Diagnostic]
  {
    var keyCount = 0
    var missing: [(section: Section, key: String)] = []
    for section in Section.allCases {
      guard let inherited = defaultSkin.sections[section] else { continue }
      keyCount += inherited.entries.count
      missing += inherited.entries(missingFrom: skin.sections[section]).map { (section, $0.key) }
    }
    let severity: Severity = (keyCount - missing.count) * 2 < keyCount ? .note : .warning
    return missing.map { section, key in
      pack.finding(
        .missingKey, severity: severity, skin: skin, section: section, key: key,
        at: skin.sections[section]?.keySpan ?? skin.nameSpan, .key(.missingKey))
    }
  }
}
