import Images
import Packs
import Texts

/// Looks into the image files of a pack.
struct PackPictures: PictureReading {
  let pack: Pack

  func report(on file: ImageFile) -> PictureReport {
    do throws(PictureError) {
      return PictureReport(of: try pack.imageBytes(of: file))
    } catch {
      return PictureReport(error)
    }
  }
}

extension PictureReport {
  /// What the bytes of a file hold, which are decoded for it.
  public init(of bytes: [UInt8]) {
    do throws(PictureError) {
      let size = try Pack.pictureSize(in: bytes)
      self = .size(width: size.width, height: size.height)
    } catch {
      self.init(error)
    }
  }

  /// Why there is nothing to see.
  public init(_ error: PictureError) {
    if case .unsupportedFormat = error.text {
      self = .unsupported(error.text)
    } else {
      self = .unreadable(error.text)
    }
  }

  /// A picture that can be shown.
  public var isPicture: Bool { if case .size = self { true } else { false } }
}
