import Images
import Packs
import Texts

/// Looks into the image files of a pack.
struct PackPictures: PictureReading {
  private let pack: Pack
  private let check: PictureCheck

  init(_ pack: Pack) {
    self.pack = pack
    check = PictureCheck(pack)
  }

  func afresh() -> any PictureReading { PackPictures(pack) }

  func report(on file: ImageFile) -> PictureReport {
    do throws(PictureError) {
      let size = try check.size(of: file)
      return .size(width: size.width, height: size.height)
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
