import Texts

/// Where a pack's images are read from.
enum PackFiles: Sendable {
  /// The folder that its plist stands in.
  case folder
  case zip(ZipPack)
  /// Nowhere but in memory, by their paths in the pack.
  case memory([String: [UInt8]])

  var zip: ZipPack? {
    if case .zip(let zip) = self { zip } else { nil }
  }
}

extension PackListing {
  /// Files that are in memory.
  init(_ files: [String: [UInt8]]) {
    self.init()
    self.files = files.sorted { $0.key < $1.key }.map { path, bytes in
      File(
        folder: FilePath.folder(of: path), name: FilePath.name(of: path), byteCount: bytes.count,
        // Another number for other bytes is all that is asked of it.
        modified: Int64(truncatingIfNeeded: FileMarks.mark(bytes)))
    }
    for (path, bytes) in files where AssetContents.stands(at: path) {
      assets.add(bytes, folder: FilePath.folder(of: path))
    }
    folders = Set(files.keys.compactMap { $0.firstIndex(of: "/").map($0.prefix(upTo:)) }).map(String.init)
      .sorted()
  }
}
