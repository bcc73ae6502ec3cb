import Images
import Packs
import Texts

/// Looks into the image files of a pack.
struct PackPictures: PictureReading {
  let pack: Pack

  func report(on file: ImageFile) -> PictureReport {
    do throws(PictureError) {
      let size = try pack.pictureSize(of: file)
      return .size(width: size.width, height: size.height)
    } catch {
      if case .unsupportedFormat = error.text { return .unsupported(error.text) }
      return .unreadable(error.text)
    }
  }
}
