import Texts

@testable import Images

/// What holds for an image file, whatever its bytes.
enum PicturePromises {
  /// Larger ones are decoded too, but take the fuzzer too long.
  private static let mostPixels = 1 << 20

  /// - Parameter head: what is put before bytes that are of no format.
  static func check(_ bytes: [UInt8], head: [UInt8] = []) throws(BrokenPromise) {
    let bytes = PictureFormat(bytes) == nil ? head + bytes : bytes
    let header: PictureHeader
    do throws(PictureError) {
      header = try PictureHeader(bytes)
    } catch {
      try check(error)
      // What has no head has no pixels.
      return try hold((try? Picture(decoding: bytes)) == nil, "a picture has a head")
    }
    let area = header.width.multipliedReportingOverflow(by: header.height)
    try hold(
      header.width > 0 && header.height > 0 && !area.overflow
        && area.partialValue <= Limits.Picture.pixelCount,
      "\(header) is within the limits")
    guard area.partialValue <= mostPixels else { return }
    switch Result(catching: { () throws(PictureError) in try Picture(decoding: bytes) }) {
    case .success(let picture):
      try hold(picture.width == header.width && picture.height == header.height, "the head tells the size")
      try hold(picture.pixels.count == 4 * area.partialValue, "every pixel is there")
    case .failure(let error): try check(error)
    }
    try checkReduced(bytes, header)
  }

  /// A smaller picture is large enough and no larger than the whole.
  private static func checkReduced(_ bytes: [UInt8], _ header: PictureHeader) throws(BrokenPromise) {
    let wanted = PictureSize(width: header.width / 3 + 1, height: header.height / 5 + 1)
    guard let picture = try? Picture(decoding: bytes, atLeast: wanted) else { return }
    try hold(
      picture.width >= min(wanted.width, header.width) && picture.height >= min(wanted.height, header.height),
      "\(picture.width)×\(picture.height) is enough for \(wanted)")
    try hold(picture.width <= header.width && picture.height <= header.height, "smaller is not larger")
  }

  private static func check(_ error: PictureError) throws(BrokenPromise) {
    for language in SafePromises.languages { try SafePromises.check(error.text.text(in: language)) }
  }
}

/// The checksums of a PNG's chunks.
enum PNGChecksums {
  /// The file with right ones, as far as its chunks are whole.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var place = 8
    while result.count - place >= 12 {
      let length = result[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= result.count - place - 12 else { break }
      let end = place + 8 + length
      let checksum = crc(result[place + 4..<end])
      for byte in 0..<4 { result[end + byte] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * byte)) }
      place = end + 4
    }
    return result
  }

  /// CRC-32 (ISO 3309), as PNG has it.
  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
}
