import Texts

/// Why a file is no picture that can be shown.
public struct PictureError: Error, Hashable {
  /// The reason, in words.
  public let text: PictureText

  public init(_ text: PictureText) {
    self.text = text
  }
}
