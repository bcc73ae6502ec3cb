import CTurboJPEG
import Texts

/// JPEG by libjpeg-turbo: grey, colour and the four inks of print, turned as EXIF says.
enum JPEGDecoder {
  /// The size as the picture is shown.
  static func size(of bytes: [UInt8]) throws(PictureError) -> PictureSize {
    let header = try withDecoder(of: bytes) { (decoder, file) throws(PictureError) in
      try Header(decoder, file)
    }
    return JPEGMarkers(bytes).orientation >= 5
      ? PictureSize(width: header.size.height, height: header.size.width) : header.size
  }

  static func decode(_ bytes: [UInt8], atLeast wanted: PictureSize?) throws(PictureError) -> Picture {
    guard !JPEGScans.exceed(Limits.Picture.scans, in: bytes) else {
      throw PictureError(.tooManyScans(limit: Limits.Picture.scans))
    }
    let markers = JPEGMarkers(bytes)
    let isTransposed = markers.orientation >= 5
    let stored =
      isTransposed ? wanted.map { PictureSize(width: $0.height, height: $0.width) } : wanted
    let picture = try withDecoder(of: bytes) { (decoder, file) throws(PictureError) in
      try decode(decoder, file, inksAreInverted: markers.isAdobe, atLeast: stored)
    }
    return picture.turned(byOrientation: markers.orientation)
  }

  private static func decode(
    _ decoder: tjhandle, _ file: UnsafeBufferPointer<UInt8>, inksAreInverted: Bool,
    atLeast wanted: PictureSize?
  ) throws(PictureError) -> Picture {
    let header = try Header(decoder, file)
    try header.size.check(.jpeg)
    let size = header.size.scaled(toCover: wanted)
    let memory = try PixelMemory(width: size.width, height: size.height)
    let format = header.isInks ? Int32(TJPF_CMYK.rawValue) : Int32(TJPF_RGBA.rawValue)
    let status = ctj_decompress2(
      decoder, file.baseAddress, UInt(file.count), memory.bytes.baseAddress, Int32(size.width), 0,
      Int32(size.height), format, TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT)
    // A warning is a picture with a fault, which iOS shows too, grey where data is missing.
    if status != 0, ctj_get_error_code(decoder) != Int32(TJERR_WARNING.rawValue) {
      throw PictureError(.damaged(format: PictureFormat.jpeg.rawValue))
    }
    var reducer = PictureReducer(width: size.width, height: size.height, atLeast: wanted)
    for index in 0..<size.height {
      let row = memory.row(index)
      if header.isInks { mixInks(row, areInverted: inksAreInverted) }
      reducer.add(UnsafeBufferPointer(row))
    }
    guard let picture = reducer.finish() else {
      throw PictureError(.damaged(format: PictureFormat.jpeg.rawValue))
    }
    return picture
  }

  /// Cyan, magenta, yellow and black to red, green and blue, without a profile.
  private static func mixInks(_ row: UnsafeMutableBufferPointer<UInt8>, areInverted: Bool) {
    for place in stride(from: 0, to: row.count - 3, by: 4) {
      func light(_ ink: UInt8) -> UInt32 { areInverted ? UInt32(ink) : 255 - UInt32(ink) }
      let black = light(row[place + 3])
      for channel in place..<place + 3 {
        row[channel] = UInt8(truncatingIfNeeded: (light(row[channel]) * black + 127) / 255)
      }
      row[place + 3] = 255
    }
  }

  private struct Header {
    let size: PictureSize
    /// Cyan, magenta, yellow and black instead of light.
    let isInks: Bool

    init(_ decoder: tjhandle, _ file: UnsafeBufferPointer<UInt8>) throws(PictureError) {
      var (width, height, subsampling, space) = (0 as Int32, 0 as Int32, 0 as Int32, 0 as Int32)
      let status = ctj_decompress_header3(
        decoder, file.baseAddress, UInt(file.count), &width, &height, &subsampling, &space)
      guard status == 0 || ctj_get_error_code(decoder) == Int32(TJERR_WARNING.rawValue), width > 0, height > 0
      else {
        throw PictureError(.damaged(format: PictureFormat.jpeg.rawValue))
      }
      size = PictureSize(width: Int(width), height: Int(height))
      isInks = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    }
  }

  private static func withDecoder<Value>(
    of bytes: [UInt8],
    _ body: (tjhandle, UnsafeBufferPointer<UInt8>) throws(PictureError) -> Value
  ) throws(PictureError) -> Value {
    guard ctj_load() else { throw PictureError(.noLibrary(.turboJPEG)) }
    guard let decoder = ctj_init_decompress() else { throw PictureError(.noMemory) }
    defer { ctj_destroy(decoder) }
    let result = bytes.withUnsafeBufferPointer { file in
      Result { () throws(PictureError) in try body(decoder, file) }
    }
    return try result.get()
  }
}

extension PictureSize {
  /// The size at an eighth, a quarter or half that is still enough: JPEG's blocks can be decoded so.
  fileprivate func scaled(toCover wanted: PictureSize?) -> PictureSize {
    guard let wanted else { return self }
    for divisor in [8, 4, 2] {
      let size = PictureSize(
        width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
      if size.width >= wanted.width, size.height >= wanted.height { return size }
    }
    return self
  }
}
