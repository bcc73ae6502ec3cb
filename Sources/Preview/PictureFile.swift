#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a new file and never over one that is there.
enum PictureFile {
  /// The file cannot be written.
  struct Failure: Error {
    let file: String
    let reason: String
  }

  private static let mostNames = 1000

  /// - Parameters:
  ///   - name: without extension; a number is added where that name is taken.
  ///   - folder: where to put it.
  /// - Returns: the name that the file has.
  static func write(_ text: String, name: String, extension suffix: String, folder: String = ".")
    throws(Failure) -> String
  {
    for number in 1...mostNames {
      let file = number == 1 ? "\(name).\(suffix)" : "\(name)-\(number).\(suffix)"
      let path = folder == "." ? file : folder + "/" + file
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if descriptor < 0 {
        if errno == EEXIST { continue }
        throw Failure(file: file, reason: String(cString: strerror(errno)))
      }
      defer { close(descriptor) }
      guard FileBytes.write(Array(text.utf8), to: descriptor) else {
        let reason = String(cString: strerror(errno))
        unlink(path)
        throw Failure(file: file, reason: reason)
      }
      return file
    }
    throw Failure(file: "\(name).\(suffix)", reason: String(cString: strerror(EEXIST)))
  }
}

extension PreviewOptions {
  /// The folder of saved pictures as a shell would show it, with `~` for the person's own.
  var currentFolderInShort: String {
    guard let currentFolder else { return "." }
    guard let home = environment["HOME"], home.hasPrefix("/"), home.count > 1 else { return currentFolder }
    if currentFolder == home { return "~" }
    return currentFolder.hasPrefix(home + "/") ? "~" + currentFolder.dropFirst(home.count) : currentFolder
  }
}

/// Bytes to a descriptor, whole or not at all as far as we can tell.
enum FileBytes {
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count, let base = buffer.baseAddress {
        let written = system(descriptor, base + offset, buffer.count - offset)
        if written < 0, errno == EINTR { continue }
        if written <= 0 { return false }
        offset += written
      }
      return true
    }
  }

  private static func system(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes, count)
    #elseif canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #endif
  }
}
