/// An image of a pack: the files of one name in one place, at all their scales.
package struct CatalogueImage: Sendable {
  /// The folder inside the pack, `/` between its parts; empty for the top.
  package let folder: String
  /// The name that finds it.
  package let stem: String
  /// Sorted by name.
  package let files: [CatalogueFile]
}

/// One file of an image.
package struct CatalogueFile: Sendable {
  package let file: ImageFile
  package let isForPad: Bool
  /// In lower case.
  package let fileExtension: String
  /// The asset catalogue has it for all scales.
  fileprivate let isForAllScales: Bool

  /// Whether scales mean something of it, as they do not of a drawing.
  package var hasScale: Bool { !isForAllScales && fileExtension != "pdf" && fileExtension != "svg" }
}

extension ImageCatalogue {
  /// The images in the places of a skin, by place and name.
  package func images(of skin: String) -> [CatalogueImage] {
    places(of: skin).flatMap { search, place in
      // In a bundle the extension tells `top.png` from `top.jpg`.
      let images =
        search == .bundle ? Dictionary(grouping: place.items, by: \.name.nameWithoutScale) : place.byStem
      return images.sorted { $0.key < $1.key }.compactMap { _, items in Self.image(of: items) }
    }
  }

  private static func image(of items: [Item]) -> CatalogueImage? {
    guard let first = items.first else { return nil }
    let scales = Set(items.map(\.name.scale)).sorted()
    let files = items.map { item in
      CatalogueFile(
        file: ImageFile(
          path: item.file.path, scale: item.name.scale, scales: scales, byteCount: item.file.byteCount),
        isForPad: item.name.isForPad, fileExtension: item.name.fileExtension?.lowercased() ?? "",
        isForAllScales: item.isForAllScales)
    }
    return CatalogueImage(
      folder: first.file.folder, stem: first.stem, files: files.sorted { $0.file.path < $1.file.path })
  }
}
