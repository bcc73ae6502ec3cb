import Plists
import Skins
import Texts

extension ImageCatalogue {
  /// What is to be said of the files of one image that were found in a folder, where the app takes the first whose
  /// name has the wanted one in it: that the name is another, or that they are of several formats.
  ///
  /// - Parameter isPart: The wanted name is only a part of the image's.
  static func doubt(of items: [Item], isPart: Bool) -> ImageFinding? {
    if isPart { return items.first.map { .part(found: $0.name.nameWithoutScale) } }
    let formats = Set(items.compactMap { $0.name.fileExtension?.lowercased() })
    guard formats.count > 1 else { return nil }
    return .ambiguous(found: Set(items.map(\.name.nameWithoutScale)).sorted())
  }

  /// What the app may show otherwise than is meant, of all skins.
  var doubts: [(skin: String, key: String, text: ImageText)] {
    skinPack.skins.flatMap { skin in
      skinPack.keys(of: .image, in: skin).prefix(Self.comparedNames).compactMap { key in
        let attempt = attempt(key, in: skin)
        let name: String
        if case .string(let text)? = attempt.entry?.node.value { name = text } else { name = key }
        return attempt.doubt(about: name).map { (skin.name, key, $0) }
      }
    }
  }

  /// So many names are compared with one that is missing.
  private static let comparedNames = 2_000

  /// The name of an image in the places of a skin that was probably meant by one that is missing: the same with
  /// another extension, else one that differs by a slip.
  package func nearestName(to wanted: String, in skin: Skin) -> String? {
    let name = ImageName(wanted)
    let stem = name.stem.lowercased()
    // What is meant by a letter or two nobody can tell.
    guard stem.count > 2, stem.count <= 200 else { return nil }
    let items = places(of: skin.name).flatMap(\.place.items).prefix(Self.comparedNames)
    let nearest = items.map { (item: $0, distance: NearMiss.distance($0.stem.lowercased(), stem)) }
      .min { ($0.distance, $0.item.nameByStem) < ($1.distance, $1.item.nameByStem) }
    guard let nearest, nearest.distance <= stem.count / 3 else { return nil }
    return ImageName(nearest.item.nameByStem).nameWithoutScale
  }
}
