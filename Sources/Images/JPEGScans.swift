/// The scans of a JPEG: of a progressive one each refines the picture, and the decoder goes through all of its blocks for
/// each. They are counted before anything is decoded; libjpeg-turbo's own bound, 500, comes when they are done.
enum JPEGScans {
  /// Whether a file has more scans than `limit`; they are counted no further.
  static func exceed(_ limit: Int, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      var place = 2
      while let marker = nextMarker(in: bytes, from: &place) {
        switch marker {
        case endOfImage: return false
        case startOfScan:
          count += 1
          if count > limit { return true }
          skipBody(in: bytes, from: &place)
        // Marks among the data of a scan have no body: zeros after a byte of ones, restarts and the start itself.
        case 0x00, 0x01, 0xD0...0xD8: break
        default: skipBody(in: bytes, from: &place)
        }
      }
      return false
    }
  }

  private static let startOfScan: UInt8 = 0xDA
  private static let endOfImage: UInt8 = 0xD9

  /// The byte after the next 0xFF, of which any number may stand; nil at the end.
  private static func nextMarker(in bytes: UnsafeBufferPointer<UInt8>, from place: inout Int) -> UInt8? {
    while place < bytes.count, bytes[place] != 0xFF { place += 1 }
    while place < bytes.count, bytes[place] == 0xFF { place += 1 }
    guard place < bytes.count else { return nil }
    place += 1
    return bytes[place - 1]
  }

  /// Passes over a body, which begins with its length in two bytes, those counted.
  private static func skipBody(in bytes: UnsafeBufferPointer<UInt8>, from place: inout Int) {
    guard place <= bytes.count - 2 else { return }
    place += max(2, Int(bytes[place]) << 8 | Int(bytes[place + 1]))
  }
}
