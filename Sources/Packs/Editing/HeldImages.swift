import Skins
import Texts

/// What the app finds in the skins of a pack that is changed, wherever it lies: in asset catalogues, bundles, folders.
struct HeldImages {
  private let root: String
  private let images: ImageCatalogue

  init(_ target: EditTarget) {
    root = target.folder
    images = ImageCatalogue(
      PackListing(folder: target.folder, skins: target.skinPack.skins), skinPack: target.skinPack)
  }

  /// The file that the app finds in the place of one that is laid into the pack, in a place where it looks before.
  func rival(of path: String) -> String? {
    let folder = FilePath.folder(of: path)
    let ending = PackListing.bundleEnding
    let skin = folder.hasSuffix(ending) ? String(folder.dropLast(ending.count)) : folder
    let wanted = ImageName(FilePath.name(of: path)).stem
    for (_, place) in images.places(of: skin) {
      guard let first = place.items.first else { continue }
      if first.file.folder == folder { return nil }
      if let item = place.byStem[wanted]?.first { return item.file.path }
    }
    return nil
  }

  /// Whether the app finds this very picture under the name already, so that laying it beside would change nothing.
  func holds(_ bytes: [UInt8], as image: InstallSource.Image) -> Bool {
    for (_, place) in images.places(of: image.folder) {
      // The first place that has the name decides, whatever the scale.
      let stem = ImageName(image.name).nameWithoutScale
      let files = place.items.filter { ImageName($0.nameByStem).nameWithoutScale == stem }
      guard !files.isEmpty else { continue }
      guard let file = files.first(where: { $0.nameByStem == image.name })?.file else { return false }
      return (try? FileReading.bytes(of: FilePath.join(root, file.path), limit: bytes.count)) == bytes
    }
    return false
  }
}
