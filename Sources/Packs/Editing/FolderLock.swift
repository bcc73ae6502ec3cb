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

  /// Waits until nobody else has the folder.
  init(_ folder: String) throws(EditError) {
    // Whoever had it may have put another folder into its place, which is then the one to lock.
    for _ in 0..<100 {
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileWriting.failure(folder) }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
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
