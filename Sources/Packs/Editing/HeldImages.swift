import Skins

/// What the app finds in the skins of a pack that is changed, wherever it lies: in asset catalogues, bundles, folders.
struct HeldImages {
  private let root: String
  private let images: ImageCatalogue

  init(_ target: EditTarget) {
    root = target.folder
    images = ImageCatalogue(
      PackListing(folder: target.folder, skins: target.skinPack.skins), skinPack: target.skinPack)
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
