import Packs

/// What the files of a pack's images hold.
protocol PictureReading: Sendable {
  /// The size of a picture, or why it cannot be shown.
  func size(of file: ImageFile) -> PictureReport
}

/// What came of looking at a picture.
enum PictureReport: Hashable, Sendable {
  /// In pixels.
  case size(width: Int, height: Int)
  /// Why it cannot be shown, in words of the language asked for.
  case unreadable(reason: String)
  /// A format that iOS may know and we do not.
  case unknown
}
