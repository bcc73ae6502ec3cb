internal import CFiles
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A whole copy of a folder beside it, in which changes are made and which then takes its place in one step.
/// Whenever the program ends in between, the folder is as it was or as it was meant to be.
///
/// The copy shares its files with the original by hard links, so that it takes neither room nor time; a file is
/// changed by putting another in its place. What a run that was cut short left behind is cleared by the next.
struct StagedFolder {
  /// Where the folder is, without links.
  let folder: String
  /// Where its copy is.
  let copy: String

  /// A pack of more files than this is no pack, but somebody's home.
  private static let fileLimit = 100_000
  private static let depthLimit = 100

  /// Copies the folder, which the caller has locked.
  ///
  /// - Parameter folder: absolute, without links.
  init(_ folder: String) throws(EditError) {
    self.folder = folder
    copy = Self.sibling(of: folder, "new")
    FileWriting.removeTree(copy)
    FileWriting.removeTree(Self.sibling(of: folder, "old"))
    var files = 0
    do throws(EditError) {
      try Self.link(folder, to: copy, depth: 0, files: &files)
    } catch {
      FileWriting.removeTree(copy)
      throw error
    }
  }

  /// Gives the copy up.
  func discard() { FileWriting.removeTree(copy) }

  /// Puts the copy into the folder's place.
  func commit() throws(EditError) {
    synchroniseAll()
    if skinscope_exchange(copy, folder) != 0 { try exchangeInTwoSteps() }
    FileWriting.synchronise(folder: FilePath.folder(of: folder))
    FileWriting.removeTree(copy)
  }

  /// Takes a folder back whose exchange in two steps was cut short between them.
  ///
  /// - Parameter path: where the folder should be.
  static func recover(_ path: String) {
    var path = absolutePath(path)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard FileWriting.mode(of: path) == nil else { return }
    let old = sibling(of: path, "old")
    if FileWriting.mode(of: old)?.isFolder == true { rename(old, path) }
  }

  private static func sibling(of folder: String, _ ending: String) -> String {
    FilePath.join(FilePath.folder(of: folder), ".\(FilePath.name(of: folder)).skinscope-\(ending)")
  }

  /// Waits until the disk has the copy, so that no loss of power can leave half of it.
  private func synchroniseAll() {
    let descriptor = open(copy, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if skinscope_synchronise_all(descriptor) != 0 { Self.synchroniseEach(copy) }
  }

  private static func synchroniseEach(_ path: String) {
    let mode = FileWriting.mode(of: path)
    if mode?.isFolder == true {
      for name in FileWriting.names(in: path) { synchroniseEach(FilePath.join(path, name)) }
    }
    guard mode?.isFolder == true || mode?.isRegular == true else { return }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  // MARK: Exchanging

  /// Between the two steps the folder is missing; `recover` puts it back then.
  private func exchangeInTwoSteps() throws(EditError) {
    let old = Self.sibling(of: folder, "old")
    guard rename(folder, old) == 0 else { throw FileWriting.failure(folder) }
    guard rename(copy, folder) == 0 else {
      let error = FileWriting.failure(folder)
      rename(old, folder)
      throw error
    }
    FileWriting.removeTree(old)
  }

  // MARK: Copying

  private static func link(
    _ source: String, to target: String, depth: Int, files: inout Int
  ) throws(EditError) {
    var status = stat()
    guard lstat(source, &status) == 0 else { throw FileWriting.failure(source) }
    guard mkdir(target, 0o700) == 0 else { throw FileWriting.failure(target) }
    for name in FileWriting.names(in: source) {
      files += 1
      guard files <= fileLimit, depth < depthLimit else {
        throw .refused(.tooManyFiles(source, fileLimit))
      }
      let (from, to) = (FilePath.join(source, name), FilePath.join(target, name))
      if FileWriting.mode(of: from)?.isFolder == true {
        try link(from, to: to, depth: depth + 1, files: &files)
      } else if linkat(AT_FDCWD, from, AT_FDCWD, to, 0) != 0 {
        try copyFile(from, to: to)
      }
    }
    // Where the owner cannot be kept, the mode still is.
    _ = chown(target, status.st_uid, status.st_gid)
    guard chmod(target, status.st_mode & 0o7777) == 0 else { throw FileWriting.failure(target) }
  }

  /// For file systems without hard links, and files that may not have another.
  private static func copyFile(_ source: String, to target: String) throws(EditError) {
    guard let mode = FileWriting.mode(of: source) else { throw FileWriting.failure(source) }
    if mode.isLink, case .link(let destination) = PathKind(of: source) {
      guard symlink(destination, target) == 0 else { throw FileWriting.failure(target) }
      return
    }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileReading.bytes(of: source, limit: ZipLimits.byteCount)
    } catch {
      throw .refused(.notReplaceable(source))
    }
    try FileWriting.create(target, bytes, mode: mode & 0o7777)
    chmod(target, mode & 0o7777)
  }
}
