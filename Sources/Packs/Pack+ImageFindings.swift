import Diagnostics
import Images
import Skins
import Texts

extension Pack {
  /// The size of the picture in an image file's bytes, which is decoded: its head may promise what the rest does not
  /// hold.
  /// - Throws: why it cannot be shown.
  public static func pictureSize(in bytes: [UInt8]) throws(PictureError) -> PictureSize {
    let header = try PictureHeader(proving: bytes)
    return PictureSize(width: header.width, height: header.height)
  }

  /// The finding that the file shown for `key` is no picture.
  public func unreadable(_ file: ImageFile, key: String, in skin: Skin, _ error: PictureError) -> Diagnostic {
    let text = ImageText.unreadable(FilePath.name(of: file.path), reason: error.text)
    return Diagnostic(
      .imageUnreadable, skin: skin.name, section: Section.image.rawValue, key: key, file: skinPack.file,
      position: skin.imagePlace(of: key)?.start, message: .image(text))
  }
}

extension Skin {
  /// Where a finding about the image of a key stands: at its value, or where no entry names it, at the section's
  /// key, else at the skin's.
  package func imagePlace(of key: String) -> SourceSpan? {
    entry(key, in: .image).map(\.node.span) ?? sections[.image]?.keySpan ?? nameSpan
  }
}
