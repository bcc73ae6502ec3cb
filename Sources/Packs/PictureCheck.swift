import Images
import Skins
import Synchronization
import Texts

/// Looks into the image files of a pack, into each once, and into no more pixels of them all than anybody waits for.
public final class PictureCheck: Sendable {
  private struct State {
    var known: [String: Result<PictureSize, PictureError>] = [:]
    var pixelsLeft: Int
  }

  private let bytes: @Sendable (ImageFile) -> Result<[UInt8], PictureError>
  private let state: Mutex<State>

  /// - Parameter pixelCount: of all images together. The first that goes beyond it is not looked into, nor are those that
  ///   come after it.
  public convenience init(_ pack: Pack, pixelCount: Int = Limits.Picture.packPixelCount) {
    self.init(pixelCount: pixelCount) { file in
      Result { () throws(PictureError) in try pack.imageBytes(of: file) }
    }
  }

  init(pixelCount: Int, bytes: @escaping @Sendable (ImageFile) -> Result<[UInt8], PictureError>) {
    self.bytes = bytes
    state = Mutex(State(pixelsLeft: pixelCount))
  }

  /// The size of the picture in a file, which is decoded for it.
  /// - Throws: why it cannot be shown, or that it is not looked into.
  public func size(of file: ImageFile) throws(PictureError) -> PictureSize {
    if let known = state.withLock({ $0.known[file.path] }) { return try known.get() }
    let found = Result { () throws(PictureError) in try look(into: file) }
    state.withLock { $0.known[file.path] = found }
    return try found.get()
  }

  /// Counts a picture that is about to be decoded.
  /// - Throws: that it is one too many.
  public func count(width: Int, height: Int) throws(PictureError) {
    let isWithin = state.withLock { state in
      let (area, overflows) = width.multipliedReportingOverflow(by: height)
      state.pixelsLeft = overflows || area > state.pixelsLeft ? -1 : state.pixelsLeft - area
      return state.pixelsLeft >= 0
    }
    if !isWithin { throw Self.spent }
  }

  private func look(into file: ImageFile) throws(PictureError) -> PictureSize {
    if state.withLock({ $0.pixelsLeft < 0 }) { throw Self.spent }
    let bytes = try bytes(file).get()
    let header = try PictureHeader(bytes)
    try count(width: header.width, height: header.height)
    return try Pack.pictureSize(in: bytes)
  }

  private static let spent = PictureError(.packTooLarge(limitMegapixels: Limits.Picture.packMegapixels))
}
