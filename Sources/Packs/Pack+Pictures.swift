import Images
import Texts

extension Pack {
  /// Decodes an image file of this pack.
  /// - Parameter size: what is enough of it; nil keeps every pixel.
  /// - Throws: why it cannot be shown.
  public func picture(of file: ImageFile, atLeast size: PictureSize? = nil) throws(PictureError) -> Picture {
    try Picture(decoding: try imageBytes(of: file), atLeast: size)
  }

  /// Whether an image file of this pack is another picture than one of `other`, by its bytes; of two in zips
  /// by their checksums. What cannot be read is like nothing else.
  public func holdsOther(_ file: ImageFile, than otherFile: ImageFile, of other: Pack) -> Bool {
    if file.byteCount != otherFile.byteCount { return true }
    if let sum = files.zip?.checksum(of: file.path),
      let otherSum = other.files.zip?.checksum(of: otherFile.path)
    {
      return sum != otherSum
    }
    guard let bytes = try? imageBytes(of: file), let others = try? other.imageBytes(of: otherFile) else {
      return true
    }
    return bytes != others
  }

  /// The bytes of an image file, as far as its size lets hope for a picture.
  public func imageBytes(of file: ImageFile) throws(PictureError) -> [UInt8] {
    do throws(FileFailure) {
      return try bytes(of: file)
    } catch {
      throw PictureError(error)
    }
  }
}

extension PictureError {
  public init(_ failure: FileFailure) {
    switch failure {
    case .missing: self.init(PictureText.missing)
    case .permissionDenied: self.init(PictureText.permissionDenied)
    case .notRegular: self.init(PictureText.notRegular)
    case .tooLarge, .zipTooLarge: self.init(PictureText.fileTooLarge(limitMiB: Limits.Picture.mebibytes))
    case .damaged: self.init(PictureText.damaged(format: "ZIP"))
    case .system(let code): self.init(PictureText.system(reason: SystemFailure(code: code).reason))
    }
  }
}
