import Plists
import Skins

extension ZipPack {
  /// Reads names that do not say whether they are UTF-8 or GBK as what makes more sense of the pack: the reading in
  /// which more skins have a folder, then more entries an image. Short names in GBK may be valid UTF-8, and one
  /// stray name that is not tells nothing of the others.
  mutating func settleNames(for pack: SkinPack) {
    guard archive.namesAreUncertain, let other = try? ZipPack(try archive.withNamesReadOtherwise()),
      // Another plist would be another pack, and its skins are not known.
      other.plistIndex == plistIndex
    else { return }
    if sense(for: pack) < other.sense(for: pack) { self = other }
  }

  private var plistIndex: Int? { archive.members[plistPath]?.index }

  /// How many skins have a folder, and how many names that entries may ask for are those of files.
  private func sense(for pack: SkinPack) -> (skins: Int, images: Int) {
    let skins = Set(folderNames).intersection(pack.skins.map(\.name))
    let files = listing(skins: pack.skins).files.map { CanonicalText.folded(ImageName($0.name).stem) }
    return (skins.count, Set(files).intersection(Self.wanted(by: pack)).count)
  }

  /// The stems of the images that entries name, and the keys, which stand for files too.
  private static func wanted(by pack: SkinPack) -> Set<[UInt8]> {
    var stems: Set<[UInt8]> = []
    for entry in pack.skins.flatMap({ $0.sections[.image]?.entries ?? [] }) {
      stems.insert(CanonicalText.folded(entry.key))
      guard case .string(let name) = entry.node.value else { continue }
      stems.insert(CanonicalText.folded(ImageName(name).stem))
    }
    return stems
  }
}
