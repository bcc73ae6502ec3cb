import Texts

/// What the head of an image file says.
public struct PictureHeader: Hashable, Sendable {
  public let format: PictureFormat
  /// In pixels, as the picture is shown: a turn that the file asks for is done.
  public let width: Int
  public let height: Int

  /// Reads the head alone.
  /// - Throws: why the file cannot be shown, as far as its head tells, limits included.
  public init(_ bytes: [UInt8]) throws(PictureError) {
    guard !bytes.isEmpty else { throw PictureError(.empty) }
    guard bytes.count <= Limits.Picture.byteCount else { throw .tooLarge }
    guard let format = PictureFormat(bytes) else {
      if let name = PictureFormat.unsupportedName(bytes) { throw PictureError(.unsupportedFormat(name)) }
      throw PictureError(.unknownFormat)
    }
    let size: PictureSize
    switch format {
    case .png: size = try PNGDecoder.size(of: bytes)
    case .jpeg: size = try JPEGDecoder.size(of: bytes)
    case .webp: size = try WebPDecoder.size(of: bytes)
    case .gif: size = try GIFDecoder.size(of: bytes)
    }
    try size.check(format)
    self.format = format
    width = size.width
    height = size.height
  }

  /// Reads the head and decodes the rest, which may not hold what the head promises; nothing is kept of it.
  /// - Throws: why the file cannot be shown.
  public init(proving bytes: [UInt8]) throws(PictureError) {
    try self.init(bytes)
    switch format {
    case .png: try PNGDecoder.prove(bytes)
    case .jpeg, .webp, .gif: _ = try Picture(decoding: bytes, atLeast: PictureSize(width: 1, height: 1))
    }
  }

  /// Whether a file is of Apple's variant of PNG, which nobody else reads.
  public static func isApplePNG(_ bytes: [UInt8]) -> Bool { ApplePNG.recognises(bytes) }
}

extension Picture {
  /// Decodes a PNG, JPEG, WebP or GIF file, of several frames the first.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - size: What is enough of it: the picture is made smaller by a whole factor while it is decoded, but in
  ///     neither direction smaller than this. Nil keeps every pixel.
  /// - Throws: why it cannot be shown. The limits are checked before memory is taken.
  public init(decoding bytes: [UInt8], atLeast size: PictureSize? = nil) throws(PictureError) {
    switch try PictureHeader(bytes).format {
    case .png: self = try PNGDecoder.decode(bytes, atLeast: size)
    case .jpeg: self = try JPEGDecoder.decode(bytes, atLeast: size)
    case .webp: self = try WebPDecoder.decode(bytes, atLeast: size)
    case .gif: self = try GIFDecoder.decode(bytes, atLeast: size)
    }
  }
}

extension PictureError {
  static let tooLarge = PictureError(.fileTooLarge(limitMiB: Limits.Picture.mebibytes))
}

extension PictureSize {
  /// Whether a picture of this size may be decoded.
  func check(_ format: PictureFormat) throws(PictureError) {
    guard width > 0, height > 0 else { throw PictureError(.damaged(format: format.rawValue)) }
    guard max(width, height) <= Limits.Picture.side else {
      throw PictureError(.sideTooLong(width: width, height: height, limit: Limits.Picture.side))
    }
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, area <= Limits.Picture.pixelCount else {
      throw PictureError(
        .tooManyPixels(width: width, height: height, limitMegapixels: Limits.Picture.megapixels))
    }
  }
}
