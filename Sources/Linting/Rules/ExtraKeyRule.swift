import Diagnostics
import Plists
import Skins
import Texts

/// `extra-key`: a key that `default` lacks.
///
/// In every skin that does not set it the app has nothing to fall back to: it shows white, system font 14 pt, or no
/// image. Add the key to `default`. Points at the key.
///
/// Found:
///
/// ```json
/// {"default": {"Color": {"标题": "0x000000"}}, "night": {"Color": {"标题": "0xFFFFFF", "⟦蒙层": "0x333333"}}}
/// ```
///
/// Fine:
///
/// ```json
/// {"default": {"Color": {"标题": "0x000000"}}, "night": {"Color": {"标题": "0xFFFFFF"}}}
/// ```
enum ExtraKeyRule: Rule {
  static let code = DiagnosticCode.extraKey

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    guard let defaultSkin = pack.defaultSkin, !skin.skin.isDefault else { return [] }
    return Section.allCases.flatMap { section in
      (skin.skin.sections[section]?.entries(missingFrom: defaultSkin.sections[section]) ?? []).map { entry in
        pack.finding(
          code, skin: skin.skin, section: section, key: entry.key, at: entry.keySpan,
          .key(.extraKey(section: section.rawValue)))
      }
    }
  }
}
