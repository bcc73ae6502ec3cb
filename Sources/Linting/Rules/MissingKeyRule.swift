import Diagnostics
import Plists
import Skins
import Texts

/// `missing-key`: a key of `default` that another skin does not set.
///
/// The app takes the value of `default`, which rarely goes with the rest of the skin. Points at the section's name,
/// or at the skin's where it has no such section; a note points at the value that is shown. Where a skin sets less
/// than half of `default`'s keys, inheriting is its plan, and these are notes. An image without an entry is not
/// missing where the skin has a file of the key's name.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"标题": "0x000000", "背景色": "0xFFFFFF"}}, "night": {"⟦Color": {"标题": "0xFFFFFF"}}}
/// ```
///
/// Noted:
///
/// ```json
/// {"default": {"Color": {"甲": "0x000000", "乙": "0x111111", "丙": "0x222222"}},
///  "night": {"⟦Color": {"甲": "0xFFFFFF"}}}
/// ```
///
/// Fine:
///
/// ```json
/// files: night.bundle/top@2x.png night.bundle/top@3x.png default.bundle/top@2x.png default.bundle/top@3x.png
/// {"default": {"Color": {"标题": "0x000000"}, "Image": {"top": "top.png"}}, "night": {"Color": {"标题": "0xFFFFFF"}}}
/// ```
enum MissingKeyRule: Rule {
  static let code = DiagnosticCode.missingKey

  static func check(_ linted: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    let skin = linted.skin
    guard let defaultSkin = pack.defaultSkin, !skin.isDefault else { return [] }
    var keyCount = 0
    var missing: [(section: Section, entry: PlistEntry)] = []
    for section in Section.allCases {
      guard let inherited = defaultSkin.sections[section] else { continue }
      keyCount += inherited.entries.count
      missing += inherited.entries(missingFrom: skin.sections[section]).map { (section, $0) }
    }
    let severity: Severity = (keyCount - missing.count) * 2 < keyCount ? .note : .warning
    return missing.filter { !standsForAFile($0.entry.key, $0.section, skin, pack) }.map { section, entry in
      pack.finding(
        code, severity: severity, skin: skin, section: section, key: entry.key,
        at: skin.sections[section]?.keySpan ?? skin.nameSpan,
        .key(.missingKey(entry.key, section: section.rawValue)),
        notes: [pack.note(at: entry.node.span, .key(.takenFromHere))])
    }
  }

  private static func standsForAFile(_ key: String, _ section: Section, _ skin: Skin, _ pack: LintSubject)
    -> Bool
  {
    section == .image && pack.pack.images.attempt(key, in: skin).value != nil
  }
}
