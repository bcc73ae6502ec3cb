#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is in a folder, for the completion of a path.
enum FolderContents {
  /// More than anybody looks through.
  private static let limit = 5000

  /// The files and folders, links followed, sorted; none where the folder cannot be read.
  ///
  /// - Parameters:
  ///   - path: `""` is the current folder; one that begins with `~/` is in the person's own.
  ///   - home: the person's folder.
  static func of(_ path: String, home: String?) -> [OfferedFile] {
    var folder = path.isEmpty ? "./" : path
    if folder.hasPrefix("~/"), let home { folder = home + folder.dropFirst() }
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var files: [OfferedFile] = []
    while files.count < limit, let item = readdir(stream) {
      // Through the pointer: an item is only as long as its name, not as its type says.
      let name = String(cString: (UnsafeRawPointer(item) + nameOffset).assumingMemoryBound(to: CChar.self))
      if name == "." || name == ".." { continue }
      files.append(OfferedFile(name: name, isFolder: FileStream.isFolder(folder + name)))
    }
    return files.sorted { $0.name < $1.name }
  }
}
