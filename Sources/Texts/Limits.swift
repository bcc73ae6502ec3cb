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

  /// The folder of a pack, which may be somebody's home.
  public enum Folder {
    /// That are listed, and that a change of the pack copies.
    public static let files = 100_000
    /// Folders inside one another in a pack that is changed.
    public static let depth = 100
    /// Folders that a report tells of.
    public static let told = 100
  }

  /// An asset catalogue.
  public enum Assets {
    /// That are looked into.
    public static let folders = 10_000
    /// Folders inside one another; the catalogue is 1.
    public static let depth = 16
    /// One `Contents.json`; more than any that Xcode writes.
    public static let contentsByteCount = 1 << 20
    /// All of them, so that very many cannot hold up a reload.
    public static let allContentsByteCount = 16 << 20
  }

  /// The words of keys, by which roles are guessed.
  public enum Inference {
    /// More than any team writes.
    public static let keys = 4_000
    /// Unicode scalars of a key; more than any has that was meant to be read.
    public static let characters = 80
  }

  /// What is handed to the terminal's clipboard at once.
  public enum Copy {
    public static let byteCount = 4 << 10
  }

  /// What a report of a pack tells one by one.
  public enum Findings {
    /// Of one code.
    public static let told = 5_000
    /// With so many of one code it is looked for no further.
    public static let found = 50_000
    /// That one finding lists.
    public static let names = 100
  }

  /// An image file, wherever it comes from.
  public enum Picture {
    public static let mebibytes = 64
    public static let byteCount = mebibytes << 20
    public static let megapixels = 100
    /// Width times height, known before memory is taken for them.
    public static let pixelCount = megapixels * 1_000_000
    /// Of a row or a column, which JPEG, GIF and WebP have by their formats: a PNG of a hundred million rows of one pixel
    /// costs a call for each.
    public static let side = 65_535
    /// Passes over a JPEG, each of which may go through all of its blocks without a byte of the file for most; programs
    /// write about ten.
    public static let scans = 64
    public static let packMegapixels = 4_000
    /// Of all images of a pack that are looked into at once.
    public static let packPixelCount = packMegapixels * 1_000_000
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
    /// Of all headers of an answer, those of redirects included.
    public static let headerByteCount = 256 << 10
    /// Of an address; with all of it in percent signs it still fits into the pipe to curl.
    public static let addressByteCount = 4 << 10
    /// At the same time.
    public static let atOnce = 4
    /// Online images of one run.
    public static let images = 1_000
    /// Bytes of images that are kept in memory.
    public static let keptByteCount = 64 << 20
  }

  /// The cache on the disk.
  public enum Cache {
    public static let byteCount = 256 << 20
    public static let files = 4_000
  }

  /// A sheet of all skins.
  public enum Sheet {
    public static let mebibytes = 4
    /// An image file that stands on it.
    public static let byteCount = mebibytes << 20
  }

  /// A list of values on standard input.
  public enum Input {
    public static let byteCount = 64 << 20
  }

  /// What a shell's prompt can wait for: the plist of some ten thousand skins.
  public enum Prompt {
    public static let byteCount = 16 << 20
  }
}
