import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why bytes could not be read or written, by the system's own number.
struct SystemError: Error, Equatable {
  let code: Int32

  /// The reason as the system words it.
  var reason: String { String(cString: strerror(code)) }
  /// Nobody reads any more.
  var isClosedPipe: Bool { code == EPIPE }
}

/// Reading and writing whole texts.
enum FileStream {
  /// Writes all of `text`.
  static func write(_ text: SafeText, to descriptor: Int32) throws(SystemError) {
    var text = text.description
    let error = text.withUTF8 { bytes in write(UnsafeRawBufferPointer(bytes), to: descriptor) }
    if let error { throw error }
  }

  /// Writes all of `bytes`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    let error = bytes.withUnsafeBytes { write($0, to: descriptor) }
    if let error { throw error }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SystemError? {
    var rest = bytes
    while let base = rest.baseAddress, !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, base, rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, base, rest.count)
      #else
        let count = Darwin.write(descriptor, base, rest.count)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        return SystemError(code: errno)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return nil
  }

  /// Everything that comes; what is no UTF-8 becomes U+FFFD.
  ///
  /// - Throws: the system's reason; that of a file that is too large where more than `limit` bytes come.
  static func readAll(from descriptor: Int32, limit: Int) throws(SystemError) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(code: errno)
      }
      if count == 0 { break }
      if bytes.count + count > limit { throw SystemError(code: EFBIG) }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes `bytes` as the file at `path`: beside it first, then renamed into its place, so that nobody finds half
  /// of it. A link stays, and what it leads to is replaced, with the permissions that it had. What is no ordinary file
  /// (`/dev/stdout`, a named pipe) is written as it is; a pipe that nobody reads is refused at once.
  static func replaceFile(at path: String, with bytes: [UInt8]) throws(SystemError) {
    let path = resolved(path) ?? path
    var status = stat()
    let exists = stat(path, &status) == 0
    let isSpecial = exists && status.st_mode & S_IFMT != S_IFREG
    let target = isSpecial ? path : "\(path).\(getpid()).new"
    // One that others may not read is never theirs to read, not for a moment.
    let mode: mode_t = exists && !isSpecial ? 0o600 : 0o666
    let descriptor = open(
      target, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | (isSpecial ? O_NONBLOCK : O_EXCL), mode)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    if isSpecial {
      // Who reads may take his time.
      let flags = fcntl(descriptor, F_GETFL)
      if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) }
    } else if exists {
      fchmod(descriptor, status.st_mode & 0o7777)
    }
    do throws(SystemError) {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      if !isSpecial { unlink(target) }
      throw error
    }
    // Some file systems tell only now that the disk is full.
    guard close(descriptor) == 0, isSpecial || rename(target, path) == 0 else {
      let error = SystemError(code: errno)
      if !isSpecial { unlink(target) }
      throw error
    }
  }

  /// Fills the places of standard input, output and error where nobody gave them, so that no file that is opened later
  /// gets one of them, and with it what was meant for a person. Using such a place still fails.
  static func keepStandardPlaces() {
    for place in STDIN_FILENO...STDERR_FILENO where fcntl(place, F_GETFD) < 0 && errno == EBADF {
      // The lowest that is free is taken, which is this one.
      _ = open("/dev/null", place == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// An absolute path without links, nil where there is nothing.
  static func resolved(_ path: String) -> String? {
    guard let name = realpath(path, nil) else { return nil }
    defer { free(name) }
    return String(cString: name)
  }

  /// Makes a folder; one that is there is as good.
  static func makeFolder(at path: String) throws(SystemError) {
    if mkdir(path, 0o777) == 0 { return }
    let error = SystemError(code: errno)
    if !isFolder(path) { throw error }
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a pipe or a device stands at `path`, links followed, into which bytes run and where none stay.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return [S_IFIFO, S_IFCHR, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  /// Whether what is written to `path` arrives where standard output or error does, under whatever name: `/dev/stdout`,
  /// `/proc/self/fd/1`, a link to one of them.
  static func leadsToStandardStream(_ path: String) -> Bool {
    var file = stat()
    guard stat(path, &file) == 0 else { return false }
    return [STDOUT_FILENO, STDERR_FILENO].contains { place in
      var stream = stat()
      return fstat(place, &stream) == 0 && stream.st_dev == file.st_dev && stream.st_ino == file.st_ino
    }
  }

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }
}
