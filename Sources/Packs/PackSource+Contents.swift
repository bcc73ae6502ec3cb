extension PackSource {
  /// The files whose saving changes what a pack says: the skins and the role map.
  public var filePaths: [String] { [plistPath, roleMapPath] }

  /// The bytes of those files, nil for one that cannot be read or is not there.
  public func contents() -> [[UInt8]?] {
    filePaths.map { path in
      do throws(FileFailure) { return try FileReading.bytes(of: path) } catch { return nil }
    }
  }
}
