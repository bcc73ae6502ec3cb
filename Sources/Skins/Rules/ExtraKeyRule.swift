import Diagnostics
import Texts

/// `extra-key`: a key that `default` lacks, so that all other skins have nothing to show for it. Points at the
/// key.
enum ExtraKeyRule: PlistRule {
  static func check(_ pack: PackReading) -> [Diagnostic] {
    guard let defaultSkin = pack.defaultSkin else { return [] }
    return Section.allCases.flatMap { section in
      pack.entries(of: section)
        .filter { skin, entry in
          skin.name != SkinPack.defaultSkinName && defaultSkin.entry(entry.key, in: section) == nil
        }
        .map { skin, entry in
          pack.finding(
            .extraKey, skin: skin, section: section, key: entry.key, at: entry.keySpan,
            .key(.extraKey(section: section.rawValue)))
        }
    }
  }
}
