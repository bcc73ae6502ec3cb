import Texts

/// Reading the files of a pack's folder that are to go elsewhere. A link that leads out of the folder would take along
/// what its maker may not see, and whoever packs does not mean to give away.
struct PackBorder {
  private let folder: String
  private let realFolder: String?

  init(_ folder: String) {
    self.folder = folder
    realFolder = FileWriting.realPath(folder.isEmpty ? "." : folder)
  }

  /// The bytes of a file.
  ///
  /// - Parameter path: inside the pack.
  /// - Throws: `EditError`: it cannot be read, or lies elsewhere.
  func bytes(of path: String) throws(EditError) -> [UInt8] {
    try check(path)
    let full = FilePath.join(folder, path)
    do throws(FileFailure) {
      return try FileReading.bytes(of: full, limit: Limits.Picture.byteCount)
    } catch {
      throw .pack(PackError(error, file: full, path: full))
    }
  }

  /// - Throws: `EditError` where the path leads out of the folder; what is not there leads nowhere.
  func check(_ path: String) throws(EditError) {
    guard let real = FileWriting.realPath(FilePath.join(folder, path)), let realFolder else { return }
    guard real.hasPrefix(realFolder == "/" ? "/" : realFolder + "/") else { throw .refused(.linkOut(path)) }
  }
}
