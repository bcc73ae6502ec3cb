#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Plists
import Texts

/// Why a file could not be read.
public enum FileFailure: Error, Equatable {
  case missing
  case permissionDenied
  /// A folder, a pipe, a device.
  case notRegular
  case tooLarge
  /// A zip of more bytes than any may have.
  case zipTooLarge
  /// A member of a zip that cannot be unpacked.
  case damaged
  /// Whatever else the system says.
  case system(code: Int32)

  init(errno code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EACCES, EPERM: self = .permissionDenied
    case EISDIR, ENXIO, ENODEV: self = .notRegular
    default: self = .system(code: code)
    }
  }

  /// What the system says where it refuses something that is there; nil where there is nothing, or nothing that could
  /// be read.
  var systemReason: String? {
    switch self {
    case .permissionDenied: SystemFailure(code: EACCES).reason
    case .system(let code): SystemFailure(code: code).reason
    case .missing, .notRegular, .tooLarge, .zipTooLarge, .damaged: nil
    }
  }
}

/// What stands at a path, links followed.
enum FileType: Equatable {
  case folder, regular, other
}

/// Reading from the file system, so that nothing which is named can block or fill the memory.
enum FileReading {
  /// What stands at `path`.
  static func type(of path: String) throws(FileFailure) -> FileType {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFailure(errno: errno) }
    return type(mode: status.st_mode)
  }

  static func type(mode: mode_t) -> FileType {
    switch mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .regular
    default: .other
    }
  }

  /// The bytes of a regular file of at most `limit` bytes, whatever its size becomes meanwhile.
  ///
  /// Opened without blocking, since a pipe that nobody writes to would never open, and looked at before it is
  /// read, since a device may have no end.
  ///
  /// - Parameter zipLimit: The most bytes of a zip, where that may be more.
  static func bytes(
    of path: String, limit: Int = Limits.Plist.byteCount, zipLimit: Int = 0
  ) throws(FileFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw FileFailure(errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(errno: errno) }
    guard type(mode: status.st_mode) == .regular else { throw .notRegular }
    let isZip = zipLimit > limit && status.st_size > off_t(limit) && isZip(descriptor)
    let limit = isZip ? zipLimit : limit
    guard status.st_size <= off_t(limit) else { throw isZip ? .zipTooLarge : .tooLarge }
    // One byte more than there should be, so that the end is found without growing.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var count = 0
    while true {
      if count == bytes.count {
        bytes.append(contentsOf: repeatElement(0, count: max(4096, bytes.count / 2)))
      }
      let start = count
      let received = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if received < 0 {
        if errno == EINTR { continue }
        throw FileFailure(errno: errno)
      }
      if received == 0 { break }
      count += received
      guard count <= limit else { throw isZip ? .zipTooLarge : .tooLarge }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  private static func isZip(_ descriptor: Int32) -> Bool {
    var start: [UInt8] = [0, 0, 0, 0]
    return pread(descriptor, &start, start.count, 0) == start.count && ZipArchive.isZip(start)
  }

  /// A folder's entries, without dot files, sorted by name. What cannot be looked at is left out.
  ///
  /// - Parameters:
  ///   - limit: The most entries that are taken in.
  ///   - hasDeadLinks: Links that lead nowhere are among them, as `.other`.
  static func entries(
    of path: String, limit: Int, hasDeadLinks: Bool = false
  ) throws(FileFailure) -> [FolderEntry] {
    guard let stream = opendir(path) else { throw FileFailure(errno: errno) }
    defer { closedir(stream) }
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var entries: [FolderEntry] = []
    while entries.count < limit, let item = readdir(stream) {
      // Through the pointer: an item is only as long as its name, not as its type says.
      let name = String(cString: (UnsafeRawPointer(item) + nameOffset).assumingMemoryBound(to: CChar.self))
      if name.hasPrefix(".") || name == "__MACOSX" { continue }
      let full = FilePath.join(path, name)
      var status = stat()
      guard lstat(full, &status) == 0 else { continue }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      if isLink, stat(full, &status) != 0, !hasDeadLinks { continue }
      entries.append(
        FolderEntry(
          name: name, type: type(mode: status.st_mode), isLink: isLink, byteCount: Int(status.st_size),
          modified: modificationTime(status)))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Nanoseconds since 1970.
  private static func modificationTime(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

/// One entry of a folder; where it is a link, what the link leads to.
struct FolderEntry {
  let name: String
  let type: FileType
  let isLink: Bool
  let byteCount: Int
  /// Nanoseconds since 1970.
  let modified: Int64
}
