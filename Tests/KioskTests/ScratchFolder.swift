#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test's own, which goes with it.
final class ScratchFolder {
  struct Failure: Error {}

  /// Without links in it.
  let path: String

  /// - Parameter entries: paths to make below it; those that end in `/` are folders, the others files with a line in them.
  init(_ entries: [String] = []) throws {
    var template = Array("/tmp/skinscope-kiosk.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil, let name = realpath(template, nil) else { throw Failure() }
    path = String(cString: name)
    free(name)
    for entry in entries { try make(entry) }
  }

  private func make(_ entry: String) throws {
    var folder = path
    let parts = entry.split(separator: "/")
    for part in entry.hasSuffix("/") ? parts[...] : parts.dropLast() {
      folder += "/" + part
      guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw Failure() }
    }
    if !entry.hasSuffix("/") { try write("line\n", to: entry) }
  }

  func write(_ text: String, to entry: String) throws {
    guard let file = fopen(path + "/" + entry, "w") else { throw Failure() }
    fputs(text, file)
    fclose(file)
  }

  func text(of entry: String) -> String? {
    guard let file = fopen(path + "/" + entry, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  func has(_ entry: String) -> Bool { access(path + "/" + entry, F_OK) == 0 }

  deinit { removeAll(path) }

  private func removeAll(_ path: String) {
    if let stream = opendir(path) {
      while let item = readdir(stream) {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
        let name = String(cString: (UnsafeRawPointer(item) + offset).assumingMemoryBound(to: CChar.self))
        let entry = path + "/" + name
        var status = stat()
        guard name != ".", name != "..", lstat(entry, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { removeAll(entry) } else { unlink(entry) }
      }
      closedir(stream)
    }
    rmdir(path)
  }
}
