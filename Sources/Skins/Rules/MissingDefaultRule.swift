import Diagnostics
import Texts

/// `missing-default`: nothing to fall back to. Points at the root.
enum MissingDefaultRule: PlistRule {
  static func check(_ pack: PackReading) -> [Diagnostic] {
    guard pack.defaultSkin == nil else { return [] }
    let near = pack.members.prefix(1_000).map(\.skin.name).first {
      NearMiss.distance($0.lowercased(), SkinPack.defaultSkinName) <= 2
    }
    return [
      Diagnostic(
        .missingDefault, file: pack.file, position: pack.root.span?.start,
        message: .key(.missingDefault(nearMiss: near)))
    ]
  }
}
