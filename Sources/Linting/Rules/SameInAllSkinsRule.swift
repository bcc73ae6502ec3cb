import Diagnostics
import Plists
import Skins
import Texts

/// `same-in-all-skins`: a key with one value in three or more skins.
///
/// Where no skin changes a value, it need stand in `default` only; or a skin was forgotten. Colours are compared as the
/// app reads them. Names of image files do not count, since each skin has files of its own; links do. Points at the
/// first value. `Thresholds` sets `same-in-skins`.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"强调": "⟦0x0A60D0"}}, "night": {"Color": {"强调": "#0A60D0"}},
///  "rose": {"Color": {"强调": "0x0a60d0"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"强调": "0x0A60D0"}}, "night": {"Color": {"强调": "0x0A60D0"}},
///  "rose": {"Color": {"强调": "0xD00A60"}}}
/// ```
enum SameInAllSkinsRule: Rule {
  static let code = DiagnosticCode.sameInAllSkins

  private struct Key: Hashable {
    let section: Section
    let key: String
  }

  /// The first value of a key, as small as it can be: a pack may have millions of keys.
  private struct Values {
    let member: Int32
    let entry: Int32
    let value: String
    var count: Int32 = 1
    var isOne = true
  }

  static func notes(_ pack: LintSubject) -> [Diagnostic] {
    let members = pack.reading.filled
    var keys: [Key] = []
    var values: [Key: Values] = [:]
    for (index, member) in members.enumerated() {
      for section in Section.allCases {
        for (place, entry) in (member.skin.sections[section]?.entries ?? []).enumerated() {
          let key = Key(section: section, key: entry.key)
          guard var known = values[key] else {
            keys.append(key)
            values[key] = Values(
              member: Int32(clamping: index), entry: Int32(clamping: place),
              value: value(of: entry, section, member.skin, pack))
            continue
          }
          known.count += 1
          known.isOne = known.isOne && known.value == value(of: entry, section, member.skin, pack)
          values[key] = known
        }
      }
    }
    let least = max(2, Int(min(pack.thresholds.sameInSkins.rounded(.up), 1e9)))
    return keys.lazy.compactMap { key -> Diagnostic? in
      guard let found = values[key], found.isOne, found.count >= least,
        let entries = members[Int(found.member)].skin.sections[key.section]?.entries
      else { return nil }
      return pack.finding(
        code, skin: members[Int(found.member)].skin, section: key.section, key: key.key,
        at: entries[Int(found.entry)].node.span, .sight(.sameInAllSkins(skins: Int(found.count))))
    }.prefix(Limits.Findings.found).map { $0 }
  }

  /// What the app makes of an entry, as a text that is equal where it is.
  private static func value(of entry: PlistEntry, _ section: Section, _ skin: Skin, _ pack: LintSubject)
    -> String
  {
    switch section {
    case .color: return entry.asColor(by: pack.reader).value?.argbHex ?? "\(skin.name)/unreadable"
    case .font:
      let font = entry.asFont(by: pack.reader).value
      return font.map { "\($0.size) \($0.name)" } ?? "\(skin.name)/unreadable"
    case .image:
      if let string = entry.string, ImageLink(string) != nil { return string }
      // Each skin has files of its own.
      return "\(skin.name)/\(entry.string ?? "")"
    }
  }
}
