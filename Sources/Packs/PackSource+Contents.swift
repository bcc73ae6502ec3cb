import Texts

extension PackSource {
  /// The files whose saving changes what a pack says: the skins and the role map.
  public var filePaths: [String] {
    switch kind {
    case .folder, .file: [plistPath, roleMapPath]
    case .zip: [plistPath] + (foreignRoleMap.map { [$0] } ?? [])
    case .link: []
    }
  }

  /// The bytes of the plist, JSON or zip.
  func mainContents() throws(FileFailure) -> [UInt8] {
    try FileReading.bytes(of: plistPath, zipLimit: Limits.Zip.byteCount)
  }

  /// The bytes of those files, nil for one that cannot be read or is not there.
  public func contents() -> [[UInt8]?] {
    filePaths.map { path in
      do throws(FileFailure) { return try FileReading.bytes(of: path, zipLimit: Limits.Zip.byteCount) } catch
      {
        return nil
      }
    }
  }
}
