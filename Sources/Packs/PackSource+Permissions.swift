#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension PackSource {
  /// Whether the permissions of the pack's folder and plist let this process read them. What else may forbid it, as
  /// Landlock does, `access` does not ask.
  public var isReadableByPermissions: Bool {
    if isFolder, access(folderPath, R_OK | X_OK) != 0, errno == EACCES { return false }
    return access(plistPath, R_OK) == 0 || errno != EACCES
  }

  private var isFolder: Bool { if case .folder = kind { true } else { false } }
}
