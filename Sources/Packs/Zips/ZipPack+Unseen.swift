import Texts

extension ZipPack {
  /// The images that the app never looks at, sorted: those at the top, and those in folders inside a skin's. Of whole
  /// folders that no skin is named as a finding tells.
  var unseenImages: [String] {
    let paths = archive.members.keys.filter { $0.hasPrefix(root) }.map { $0.dropFirst(root.count) }
    return paths.filter { path in
      path.utf8.count { $0 == 0x2F } != 1 && ImageName(FilePath.name(of: String(path))).fileExtension != nil
        && !path.split(separator: "/").dropLast().contains { $0.hasSuffix(PackListing.bundleEnding) }
    }.map(String.init).sorted()
  }
}
