import Packs
import Texts

/// What the files of a pack's images hold.
protocol PictureReading: Sendable {
  /// What is in a file.
  func report(on file: ImageFile) -> PictureReport
  /// The same for another run, which remembers nothing of this one.
  func afresh() -> any PictureReading
}

extension PictureReading {
  func afresh() -> any PictureReading { self }
}

/// What came of looking at a picture.
public enum PictureReport: Hashable, Sendable {
  /// In pixels.
  case size(width: Int, height: Int)
  /// Why it cannot be shown.
  case unreadable(PictureText)
  /// A format that iOS may know and we do not, and so why it cannot be shown here.
  case unsupported(PictureText)
}
