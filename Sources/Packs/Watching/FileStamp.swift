#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells two states of a file apart without reading it.
struct FileStamp: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
  var size: Int64
  var modifiedSeconds: Int64
  var modifiedNanoseconds: Int64
  var changedSeconds: Int64
  var changedNanoseconds: Int64

  /// The stamp of what `path` leads to, nil where that is nothing.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(truncatingIfNeeded: status.st_size)
    modifiedSeconds = Int64(modified.tv_sec)
    modifiedNanoseconds = Int64(modified.tv_nsec)
    changedSeconds = Int64(changed.tv_sec)
    changedNanoseconds = Int64(changed.tv_nsec)
  }
}

extension PathKind {
  /// What stands at `path` now; what cannot be looked at counts as missing.
  init(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFLNK: self = Self.link(at: path)
    default: self = .file
    }
  }

  private static func link(at path: String) -> PathKind {
    let target = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer -> String? in
      guard let base = buffer.baseAddress else { return nil }
      let length = readlink(path, base, buffer.count)
      guard length > 0 else { return nil }
      return String(decoding: buffer[..<length].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    return target.map { .link(to: $0) } ?? .missing
  }
}

/// `path` from the root, the current folder put before it where it is relative.
func absolutePath(_ path: String) -> String {
  guard !path.hasPrefix("/") else { return path }
  guard let folder = getcwd(nil, 0) else { return "/" + path }
  defer { free(folder) }
  return String(cString: folder) + "/" + path
}
