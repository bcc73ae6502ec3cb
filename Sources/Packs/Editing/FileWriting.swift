internal import CFiles
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writing to the file system. What fails throws `EditError` with the path and the system's own words.
enum FileWriting {
  static func failure(_ path: String, code: Int32 = errno) -> EditError {
    .refused(.cannotWrite(path, reason: String(cString: strerror(code))))
  }

  /// Refuses a file that may not be written to: it is not replaced either, though its folder would let us.
  static func checkWritable(_ path: String) throws(EditError) {
    guard access(path, W_OK) != 0, errno != ENOENT else { return }
    throw refusal(of: path, code: errno)
  }

  /// What is to be said of a file that may not be written to.
  static func refusal(of path: String, code: Int32) -> EditError {
    code == EACCES ? .refused(.readOnly(path)) : failure(path, code: code)
  }

  /// Writes a file that is not there yet, all of it or none.
  ///
  /// - Parameter name: the file that it is to become, for the message.
  static func create(
    _ path: String, _ bytes: [UInt8], mode: mode_t = 0o666, for name: String? = nil
  ) throws(EditError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard descriptor >= 0 else { throw failure(name ?? path) }
    var error = write(bytes, to: descriptor).map { failure(name ?? path, code: $0) }
    // Some file systems tell only now that the disk is full.
    if close(descriptor) != 0, error == nil { error = failure(name ?? path) }
    guard let error else { return }
    unlink(path)
    throw error
  }

  /// Writes all of `bytes`.
  ///
  /// - Returns: the system's number of why not; nil where all are written.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, piece.baseAddress, piece.count)
        #elseif canImport(Darwin)
          let count = Darwin.write(descriptor, piece.baseAddress, piece.count)
        #endif
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
      }
      return nil
    }
  }

  /// Makes the folders that a path lies in and that are not there yet.
  ///
  /// - Parameter root: the folder that is there already, which the path begins with; empty for that of the whole disk.
  static func makeFolders(to path: String, in root: String = "", mode: mode_t = 0o777) throws(EditError) {
    var folder = root
    for part in path.dropFirst(root.count).split(separator: "/").dropLast() {
      folder += "/" + part
      if mkdir(folder, mode) == 0 { continue }
      let code = errno
      guard (try? FileReading.type(of: folder)) == .folder else { throw failure(folder, code: code) }
    }
  }

  /// Waits until the disk has a file.
  private static func synchronise(file: String, for name: String) throws(EditError) {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(name) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure(name) }
  }

  /// Puts a file into the place of another in one step: whoever looks finds the old or the new one. A link stays,
  /// and what it leads to is replaced.
  ///
  /// - Parameter isStill: looked at when all but the last step is done; false leaves the file as it is.
  /// - Throws: `EditError`; `changedMeanwhile` where `isStill` says no, and `keptMeanwhile` where then the file could
  ///   not be put back as it was.
  static func replace(
    _ path: String, with bytes: [UInt8], where isStill: (_ target: String) -> Bool = { _ in true }
  ) throws(EditError) {
    let target = realPath(path) ?? path
    if let mode = mode(of: target), !mode.isRegular { throw .refused(.notReplaceable(path)) }
    let new = FilePath.join(FilePath.folder(of: target), ".\(FilePath.name(of: target)).skinscope-new")
    unlink(new)
    // One that others may not read is never theirs to read, not for a moment.
    let isThere = mode(of: target) != nil
    try create(new, bytes, mode: isThere ? 0o600 : 0o666, for: path)
    do throws(EditError) {
      try synchronise(file: new, for: path)
    } catch {
      unlink(new)
      throw error
    }
    var status = stat()
    if stat(target, &status) == 0 { chmod(new, status.st_mode & 0o7777) }
    guard isStill(target) else {
      unlink(new)
      throw .refused(.changedMeanwhile(FilePath.name(of: path)))
    }
    // The file that was there is looked at once more before it goes: it may have been saved since.
    if skinscope_exchange(new, target) == 0 {
      guard isStill(new) else { throw putBack(new, bytes, to: target, name: FilePath.name(of: path)) }
      unlink(new)
    } else if rename(new, target) != 0 {
      let error = failure(target)
      unlink(new)
      throw error
    }
    synchronise(folder: FilePath.folder(of: target))
  }

  /// Exchanges a file back that another had saved. What is not ours is never removed: another may save once more
  /// in between, or take the file away.
  ///
  /// - Returns: What to throw.
  private static func putBack(_ new: String, _ bytes: [UInt8], to target: String, name: String) -> EditError {
    if skinscope_exchange(new, target) == 0, (try? FileReading.bytes(of: new, limit: bytes.count)) == bytes {
      unlink(new)
      return .refused(.changedMeanwhile(name))
    }
    return .refused(.keptMeanwhile(name, kept: kept(new, as: target)))
  }

  /// Gives a file a name that no later saving takes for a leftover, and that a person sees.
  ///
  /// - Returns: The path that it has then.
  private static func kept(_ file: String, as target: String) -> String {
    for number in 1...99 where link(file, "\(target).saved-\(number)") == 0 {
      unlink(file)
      return "\(target).saved-\(number)"
    }
    return file
  }

  /// Waits until the disk has the names of a folder. File systems that cannot do it lose nothing else by it.
  static func synchronise(folder: String) {
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Removes what stands at a path, with all below it. Links are removed, never followed.
  static func removeTree(_ path: String) {
    if unlink(path) == 0 { return }
    for name in names(in: path) { removeTree(FilePath.join(path, name)) }
    rmdir(path)
  }

  /// All names in a folder, hidden ones too.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(stream) }
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var names: [String] = []
    while let item = readdir(stream) {
      // Through the pointer: an item is only as long as its name, not as its type says.
      let name = String(cString: (UnsafeRawPointer(item) + offset).assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// What stands at a path, links not followed; nil where nothing does.
  static func mode(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode : nil
  }

  /// An absolute path without links; nil where there is nothing.
  static func realPath(_ path: String) -> String? {
    guard let name = realpath(path, nil) else { return nil }
    defer { free(name) }
    return String(cString: name)
  }
}

extension mode_t {
  var isFolder: Bool { self & S_IFMT == S_IFDIR }
  var isLink: Bool { self & S_IFMT == S_IFLNK }
  var isRegular: Bool { self & S_IFMT == S_IFREG }
}
