import Diagnostics
import Texts

/// `extra-key`: a key that `default` lacks, so that all other skins have nothing to show for it. Points at the
/// key.
enum ExtraKeyRule: PlistRule {
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
    Section.allCases.flatMap { section in
      (skin.sections[section]?.entries(missingFrom: defaultSkin.sections[section]) ?? []).map { entry in
        pack.finding(
          .extraKey, skin: skin, section: section, key: entry.key, at: entry.keySpan,
          .key(.extraKey(section: section.rawValue)))
      }
    }
  }
}
