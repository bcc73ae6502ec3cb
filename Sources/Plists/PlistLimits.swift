/// How much is read, so that a hostile file can take neither the memory nor the time of whoever opens it.
public enum PlistLimits {
  /// Bytes of a file, in MiB.
  public static let mebibytes = 64
  /// Bytes of a file.
  public static let byteCount = mebibytes << 20
  /// Arrays and dictionaries inside one another; the root is 1.
  public static let depth = 64
  /// Values and keys of a file; what a binary plist shares is counted each time it is met.
  public static let nodes = 4_000_000
}
