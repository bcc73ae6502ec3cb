#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps two runs from changing one folder at the same time.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// - Parameter waits: until nobody else has the folder; else that is a failure.
  init(_ folder: String, waits: Bool = true) throws(EditError) {
    // Whoever had it may have put another folder into its place, which is then the one to lock.
    for _ in 0..<100 {
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileWriting.failure(folder) }
      while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
        if errno == EINTR { continue }
        if waits || errno != EWOULDBLOCK { break }
        close(descriptor)
        throw FileWriting.failure(folder, code: EBUSY)
      }
      var (locked, current) = (stat(), stat())
      if fstat(descriptor, &locked) == 0, stat(folder, &current) == 0,
        locked.st_ino == current.st_ino, locked.st_dev == current.st_dev
      {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
    throw FileWriting.failure(folder, code: EBUSY)
  }

  func release() { flock(descriptor, LOCK_UN) }

  deinit { close(descriptor) }
}
