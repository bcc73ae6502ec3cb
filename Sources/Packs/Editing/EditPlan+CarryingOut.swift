import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Doing what was planned.
extension EditPlan {
  /// Does it. The caller has the folder to itself.
  ///
  /// - Throws: `EditError`; `changedMeanwhile` where another saved the plist since it was read.
  func carryOut(on target: EditTarget) throws(EditError) {
    guard !steps.isEmpty else { return try replacePlist(of: target) }
    guard target.isWholeFolder else { return try carryOutBeside(target) }
    guard FileWriting.mode(of: target.plistPath)?.isLink != true || !plistChanges else {
      throw .refused(.linkInWay(target.file))
    }
    try stage(target.folder, plist: (target.plistName, target.bytes)) { copy throws(EditError) in
      if plistChanges { try FileWriting.replace(FilePath.join(copy, target.plistName), with: plist) }
      remove(in: copy)
      try write(into: copy) { _ in true }
      try check(copy, target)
    }
  }

  private func stage(
    _ folder: String, plist: (name: String, bytes: [UInt8])?, _ change: (String) throws(EditError) -> Void
  ) throws(EditError) {
    var staged = try StagedFolder(folder)
    do throws(EditError) {
      try change(staged.copy)
      try staged.commit(plist)
    } catch {
      staged.discard()
      throw error
    }
  }

  private func replacePlist(of target: EditTarget) throws(EditError) {
    guard plistChanges else { return }
    try check(plist, named: target.file)
    try FileWriting.replace(target.plistPath, with: plist) { FileChange.contents(of: $0) == target.bytes }
  }

  // MARK: Beside a plist

  /// Leaves the folder that the plist stands in, which may be anybody's, and changes the skins' folders one by one.
  /// The plist names images only when all are there, and no longer names them before the first goes.
  private func carryOutBeside(_ target: EditTarget) throws(EditError) {
    for folder in Set(places.values.map(Self.top)).sorted() where !folder.isEmpty {
      let path = FilePath.join(target.folder, folder)
      StagedFolder.recover(path)
      try stage(path, plist: nil) { copy throws(EditError) in
        try write(into: copy, below: folder) { Self.top(of: $0) == folder }
      }
    }
    try source?.forEachImage { image, bytes throws(EditError) in
      guard let path = places[image.path], Self.top(of: path).isEmpty else { return }
      try FileWriting.replace(FilePath.join(target.folder, path), with: bytes)
    }
    try replacePlist(of: target)
    remove(in: target.folder)
  }

  /// The first folder of a path; empty for a file that is in none.
  private static func top(of path: String) -> String {
    let parts = path.split(separator: "/", maxSplits: 1)
    return parts.count == 2 ? String(parts[0]) : ""
  }

  // MARK: Files

  private func remove(in folder: String) {
    for (path, step) in steps {
      switch step {
      case .write: break
      case .remove: unlink(FilePath.join(folder, path))
      case .removeFolder: rmdir(FilePath.join(folder, path))
      }
    }
  }

  /// - Parameter folder: the one in the pack that the copy is of; empty for all of it.
  private func write(
    into copy: String, below folder: String = "", where isWanted: (String) -> Bool
  ) throws(EditError) {
    try source?.forEachImage { image, bytes throws(EditError) in
      guard let path = places[image.path], isWanted(path) else { return }
      let inner = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
      try Self.write(bytes, to: inner, in: copy)
    }
  }

  /// Puts a new file in the place of an old one, which the original folder still has.
  private static func write(_ bytes: [UInt8], to path: String, in copy: String) throws(EditError) {
    let full = FilePath.join(copy, path)
    try FileWriting.makeFolders(to: full, in: copy)
    let mode = FileWriting.mode(of: full).flatMap { $0.isRegular ? $0 & 0o7777 : nil }
    unlink(full)
    try FileWriting.create(full, bytes)
    if let mode { chmod(full, mode) }
  }
}
