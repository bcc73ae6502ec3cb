import Texts

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
  static func write(_ text: SafeText, name: String, extension suffix: String, folder: String = ".")
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
