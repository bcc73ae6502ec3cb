/// What the markers before a JPEG's picture say that the decoder does not tell.
struct JPEGMarkers {
  /// How the picture is to be turned, as EXIF numbers it: 1 as it is, 2 mirrored, 3 upside down, and so on to 8.
  private(set) var orientation = 1
  /// Adobe's programs wrote it: their inks are stored inverted.
  private(set) var isAdobe = false

  init(_ bytes: [UInt8]) {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Fill bytes, and markers without a body.
      if marker == 0xFF {
        place += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        place += 2
        continue
      }
      // The picture begins, or the file ends.
      if marker == 0xDA || marker == 0xD9 { return }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { return }
      take(marker, bytes[place + 4..<end])
      place = end
    }
  }

  private mutating func take(_ marker: UInt8, _ body: ArraySlice<UInt8>) {
    if marker == 0xE1, body.starts(with: Array("Exif".utf8) + [0, 0]) {
      orientation = Self.orientation(inTIFF: Array(body.dropFirst(6))) ?? orientation
    } else if marker == 0xEE, body.starts(with: "Adobe".utf8) {
      isAdobe = true
    }
  }

  /// The entry 0x0112 of the first directory; TIFF 6.0, section 2.
  private static func orientation(inTIFF bytes: [UInt8]) -> Int? {
    let isLittle = bytes.starts(with: [0x49, 0x49, 0x2A, 0])
    guard isLittle || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) else { return nil }
    func number(at place: Int, _ count: Int) -> Int? {
      guard place >= 0, place <= bytes.count - count else { return nil }
      let digits = bytes[place..<place + count]
      return isLittle
        ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, 4), let count = number(at: directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(at: entry, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      let value = number(at: entry + 8, 2) ?? 1
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }
}
