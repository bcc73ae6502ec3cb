import Texts

/// What is there already where images are going to be laid. Two spellings of one accented letter are one name.
struct ExistingFolders {
  private let root: String
  /// Of each folder the real names, by names of any spelling.
  private var known: [String: [String: String]] = [:]

  /// - Parameter root: the pack's folder.
  init(root: String) { self.root = root }

  /// The path inside the pack that an image is written to.
  ///
  /// - Throws: `EditError` where links or other files stand in the way.
  mutating func place(folder: String, name: String) throws(EditError) -> (path: String, exists: Bool) {
    var path = ""
    for part in folder.split(separator: "/") {
      path = real(String(part), in: path)
      guard let mode = FileWriting.mode(of: FilePath.join(root, path)) else { continue }
      if mode.isLink { throw .refused(.linkInWay(path)) }
      guard mode.isFolder else { throw .refused(.notReplaceable(path)) }
    }
    path = real(name, in: path)
    guard let mode = FileWriting.mode(of: FilePath.join(root, path)) else { return (path, false) }
    guard mode.isRegular || mode.isLink else { throw .refused(.notReplaceable(path)) }
    return (path, true)
  }

  /// The file that the app finds in the place of one in a skin's own folder: the bundle is looked into first.
  mutating func rival(of path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 2, !parts[0].hasSuffix(PackListing.bundleEnding) else { return nil }
    let bundle = real(parts[0] + PackListing.bundleEnding, in: "")
    let wanted = ImageName(parts[1])
    let other = names(in: bundle).keys.sorted().first { name in
      let image = ImageName(name)
      return image.fileExtension != nil && image.stem == wanted.stem
    }
    return other.map { bundle + "/" + $0 }
  }

  /// The path of an entry as it is spelt on the disk, else as asked for.
  private mutating func real(_ name: String, in folder: String) -> String {
    let real = names(in: folder)[name] ?? name
    return folder.isEmpty ? real : folder + "/" + real
  }

  private mutating func names(in folder: String) -> [String: String] {
    if let names = known[folder] { return names }
    let names = FileWriting.names(in: FilePath.join(root, folder)).map { ($0, $0) }
    let table = Dictionary(names, uniquingKeysWith: { first, _ in first })
    known[folder] = table
    return table
  }
}
