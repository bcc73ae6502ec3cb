extension ImageCatalogue {
  /// The files of one image at all its scales, rising: those of the same folder, stem and format.
  func files(beside file: ImageFile) -> [ImageFile] {
    let folder = FilePath.folder(of: file.path)
    let name = ImageName(FilePath.name(of: file.path))
    let stem = Self.imageSet(of: folder) ?? name.stem
    let place = Self.imageSet(of: folder) == nil ? places[folder] : assets
    let items = (place?.byStem[stem] ?? []).filter {
      $0.file.folder == folder && $0.name.fileExtension == name.fileExtension
        && $0.name.isForPad == name.isForPad
    }
    return items.sorted { $0.name.scale < $1.name.scale }.map { item in
      ImageFile(
        path: item.file.path, scale: item.name.scale, scales: file.scales, byteCount: item.file.byteCount)
    }
  }
}
