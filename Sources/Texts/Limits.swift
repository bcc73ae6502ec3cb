/// The most that is taken from strangers: the one place for these numbers. What is told of each, and what tests it, is
/// in `docs/limits.md`.
///
/// They are far beyond what any pack needs, and low enough that reading a hostile one takes neither the memory nor the
/// time of whoever opens it.
public enum Limits {
  /// A property list or JSON file.
  public enum Plist {
    public static let mebibytes = 64
    public static let byteCount = mebibytes << 20
    /// Arrays and dictionaries inside one another; the root is 1.
    public static let depth = 64
    /// Values and keys; what a binary plist shares is counted each time it is met.
    public static let nodes = 4_000_000
  }

  /// What is handed to the terminal's clipboard at once.
  public enum Copy {
    public static let byteCount = 4 << 10
  }

  /// What a report of a pack tells one by one.
  public enum Findings {
    /// Of one code.
    public static let told = 5_000
  }

  /// An image file, wherever it comes from.
  public enum Picture {
    public static let mebibytes = 64
    public static let byteCount = mebibytes << 20
    public static let megapixels = 100
    /// Width times height, known before memory is taken for them.
    public static let pixelCount = megapixels * 1_000_000
  }

  /// A zip.
  public enum Zip {
    public static let mebibytes = 256
    /// Bytes of the zip itself, and of all that it holds.
    public static let byteCount = mebibytes << 20
    public static let entries = 10_000
  }

  /// One download, of a pack or of an image.
  public enum Download {
    public static let mebibytes = 64
    /// Bytes, as they are after unpacking.
    public static let byteCount = mebibytes << 20
    /// From beginning to end.
    public static let seconds = 30
    /// That are followed.
    public static let redirects = 5
  }
}
