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
///
/// What others save in the folder meanwhile is never lost: it is taken into the copy before the exchange, and out of
/// the old folder after it, of which nothing is removed that was not there to be copied.
struct StagedFolder {
  /// Where the folder is, without links.
  let folder: String
  /// Where its copy is.
  let copy: String
  /// The folder as it was when it was copied; without one there is nothing to exchange it for.
  private var original = FolderSnapshot()
  private let isNew: Bool
  private var filesLeft: Int

  /// Copies the folder, which the caller has locked; one that is not there yet begins empty.
  ///
  /// - Parameters:
  ///   - folder: absolute, without links.
  ///   - filesLeft: so many are copied. A pack of more is no pack, but somebody's home.
  init(_ folder: String, filesLeft: Int = Limits.Folder.files) throws(EditError) {
    self.folder = folder
    self.filesLeft = filesLeft
    copy = Self.sibling(of: folder, "new")
    FileWriting.removeTree(copy)
    FileWriting.removeTree(Self.sibling(of: folder, "old"))
    isNew = FileWriting.mode(of: folder) == nil
    if isNew {
      guard mkdir(copy, 0o777) == 0 else { throw FileWriting.failure(copy) }
      return
    }
    do throws(EditError) {
      try link(inside: "", depth: 0)
    } catch {
      FileWriting.removeTree(copy)
      throw error
    }
  }

  /// Gives the copy up.
  func discard() { FileWriting.removeTree(copy) }

  /// Puts the copy into the folder's place.
  ///
  /// - Parameter plist: what the plist in it was when the change was worked out; nil where none is in it.
  /// - Throws: `EditError`; `changedMeanwhile` where another saved the plist, which then is as they saved it.
  mutating func commit(_ plist: (name: String, bytes: [UInt8])?) throws(EditError) {
    synchroniseAll()
    if isNew {
      guard rename(copy, folder) == 0 else { throw FileWriting.failure(folder) }
      return FileWriting.synchronise(folder: FilePath.folder(of: folder))
    }
    try takeWhatCame(besides: plist?.name)
    if let plist, FileChange.contents(of: FilePath.join(folder, plist.name)) != plist.bytes {
      throw .refused(.changedMeanwhile(plist.name))
    }
    // Whoever waits for the folder then waits for the new one until all is done.
    let lock = try FolderLock(copy)
    defer { lock.release() }
    let staged = FolderSnapshot(of: copy)
    if skinscope_exchange(copy, folder) != 0 { try exchangeInTwoSteps() }
    FileWriting.synchronise(folder: FilePath.folder(of: folder))
    let plistCame = plist.map { takeBack($0.name, $0.bytes) } ?? false
    clearOld(staged)
    if plistCame, let plist { throw .refused(.changedMeanwhile(plist.name)) }
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
    rename(old, copy)
  }

  // MARK: What others save meanwhile

  /// Brings what was saved in the folder since it was copied into the copy. Another's file goes before ours.
  ///
  /// - Throws: `EditError` where there is no room for it, say. Then nothing may be exchanged.
  private mutating func takeWhatCame(besides plist: String?) throws(EditError) {
    let now = FolderSnapshot(of: folder)
    for path in original.changes(in: now) where path != plist {
      let (from, to) = (FilePath.join(folder, path), FilePath.join(copy, path))
      guard let stamp = now.stamps[path] else {
        removeGone(path, in: copy)
        continue
      }
      try? FileWriting.makeFolders(to: to, in: copy)
      if stamp.mode.isFolder {
        mkdir(to, stamp.mode & 0o7777)
      } else {
        unlink(to)
        let isLinked = linkat(AT_FDCWD, from, AT_FDCWD, to, 0) == 0
        // What is gone again was somebody's temporary file.
        if !isLinked, FileWriting.mode(of: from) != nil { try Self.copyFile(from, to: to) }
      }
    }
    original = now
  }

  /// Puts the plist back that another saved between the last look at it and the exchange.
  ///
  /// - Returns: whether that was so.
  private func takeBack(_ plist: String, _ bytes: [UInt8]) -> Bool {
    let old = FilePath.join(copy, plist)
    guard let contents = FileChange.contents(of: old), contents != bytes else { return false }
    return rename(old, FilePath.join(folder, plist)) == 0
  }

  /// Removes the old folder, which stands where the copy did. What came into it late goes over to the new one, unless
  /// that was saved again there.
  private mutating func clearOld(_ staged: FolderSnapshot) {
    // Each round finds what came since the last; nobody finds the old folder by its path any more.
    for _ in 0..<Self.clearingRounds {
      let now = FolderSnapshot(of: copy)
      for path in original.changes(in: now) { moveOver(path, now.stamps[path], staged.stamps[path]) }
      for path in now.paths.reversed() {
        let full = FilePath.join(copy, path)
        guard let stamp = now.stamps[path] else { continue }
        if stamp.mode.isFolder {
          rmdir(full)
        } else if FolderSnapshot.Stamp(of: full) == stamp {
          unlink(full)
        }
      }
      if rmdir(copy) == 0 || FileWriting.mode(of: copy) == nil { return }
      original = FolderSnapshot()
    }
  }

  private static let clearingRounds = 8

  private func moveOver(_ path: String, _ came: FolderSnapshot.Stamp?, _ staged: FolderSnapshot.Stamp?) {
    guard let came else { return removeGone(path, in: folder) }
    let (from, to) = (FilePath.join(copy, path), FilePath.join(folder, path))
    let there = FolderSnapshot.Stamp(of: to)
    if let there, there.isSameFile(as: came) { return }
    guard there == staged || there == nil else { return }
    try? FileWriting.makeFolders(to: to, in: folder)
    if came.mode.isFolder { mkdir(to, came.mode & 0o7777) } else { rename(from, to) }
  }

  /// Removes what another removed, if it still is the same.
  private func removeGone(_ path: String, in root: String) {
    let full = FilePath.join(root, path)
    guard let was = original.stamps[path], let stamp = FolderSnapshot.Stamp(of: full) else { return }
    if stamp.mode.isFolder { rmdir(full) } else if stamp.isSameFile(as: was) { unlink(full) }
  }

  // MARK: Copying

  private mutating func link(inside path: String, depth: Int) throws(EditError) {
    let (source, target) = (FilePath.join(folder, path), FilePath.join(copy, path))
    var status = stat()
    guard lstat(source, &status) == 0 else { throw FileWriting.failure(source) }
    guard mkdir(target, 0o700) == 0 else { throw FileWriting.failure(target) }
    for name in FileWriting.names(in: source) {
      let inner = path.isEmpty ? name : path + "/" + name
      let (from, to) = (FilePath.join(folder, inner), FilePath.join(copy, inner))
      // What is gone again was somebody's temporary file.
      guard let stamp = FolderSnapshot.Stamp(of: from) else { continue }
      guard filesLeft > 0 else { throw .refused(.tooManyFiles(folder, Limits.Folder.files)) }
      guard depth < Limits.Folder.depth else { throw .refused(.tooDeep(folder, Limits.Folder.depth)) }
      filesLeft -= 1
      if stamp.mode.isFolder {
        original.note(inner, stamp)
        try link(inside: inner, depth: depth + 1)
      } else if linkat(AT_FDCWD, from, AT_FDCWD, to, 0) == 0 {
        original.note(inner, stamp)
      } else if FileWriting.mode(of: from) != nil {
        try Self.copyFile(from, to: to)
        original.note(inner, stamp)
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
      bytes = try FileReading.bytes(of: source, limit: Limits.Zip.byteCount)
    } catch {
      throw .refused(.notReplaceable(source))
    }
    try FileWriting.create(target, bytes, mode: mode & 0o7777)
    chmod(target, mode & 0o7777)
  }
}
