import Plists
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is done to one file of a pack, with all that it takes to undo it.
public struct FileChange: Hashable, Sendable {
  /// Where the file is, and its name for messages.
  let path: String
  let file: String
  /// What it holds before and after; nil where it is not there.
  let before: [UInt8]?
  let after: [UInt8]?
  private let changes: [ByteChange]

  init(path: String, file: String, before: [UInt8]?, after: [UInt8]?, changes: [ByteChange]) {
    (self.path, self.file, self.before, self.after) = (path, file, before, after)
    self.changes = changes
  }

  /// How much memory it holds.
  var byteCount: Int { (before?.count ?? 0) + (after?.count ?? 0) }

  /// What leads back.
  var inverted: FileChange {
    FileChange(
      path: path, file: file, before: after, after: before,
      changes: before.map { changes.inverted(from: $0) } ?? [])
  }

  /// The same change of a file that another hand changed in another place meanwhile.
  ///
  /// - Returns: nil where the two touch.
  func rebased(onto current: [UInt8]?) -> FileChange? {
    if current == before { return self }
    guard let current, let before, after != nil, !changes.isEmpty else { return nil }
    let shorter = min(current.count, before.count)
    let start = zip(current, before).prefix { $0 == $1 }.count
    let end = zip(current.reversed(), before.reversed()).prefix { $0 == $1 }.count
    let tail = before.count - min(end, shorter - start)
    let moved = changes.map { change -> ByteChange? in
      if change.range.upperBound < start { return change }
      guard change.range.lowerBound > tail else { return nil }
      let shift = current.count - before.count
      return ByteChange(
        range: (change.range.lowerBound + shift)..<(change.range.upperBound + shift),
        replacement: change.replacement)
    }
    let all = moved.compactMap { $0 }
    guard all.count == changes.count else { return nil }
    guard let after = all.applied(to: current), (try? PlistReader.read(after, file: file)) != nil else {
      return nil
    }
    return FileChange(path: path, file: file, before: current, after: after, changes: all)
  }

  // MARK: Carrying out

  /// Writes the file in one step, if it still is what it was.
  ///
  /// - Throws: `EditError`, and then the file is as it was.
  func carryOut() throws(EditError) {
    guard before != after else { return }
    let lock = try FolderLock(
      FilePath.folder(of: FileWriting.realPath(path) ?? absolutePath(path)), waits: false)
    defer { lock.release() }
    guard Self.contents(of: path) == before else { throw stale }
    guard let after else {
      guard unlink(path) == 0 else { throw FileWriting.failure(path) }
      return
    }
    if before != nil { try FileWriting.checkWritable(path) }
    try FileWriting.replace(path, with: after) { target in Self.contents(of: target) == before }
  }

  private var stale: EditError { .refused(.changedMeanwhile(file)) }

  /// Nil where there is no file that can be read.
  static func contents(of path: String) -> [UInt8]? { try? FileReading.bytes(of: path) }
}

extension EditError {
  /// The file is no longer what was read: to be read again before anything is written to it.
  public var isStale: Bool {
    if case .refused(.changedMeanwhile) = self { true } else { false }
  }
}
