/// Apple's variant of PNG, as Xcode puts it into apps: a `CgBI` chunk before the header, the picture deflated
/// without zlib's head and checksum, blue before red, and colours multiplied by their alpha.
enum ApplePNG {
  /// Whether the file is of that variant.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    var chunks = PNGChunks(bytes)
    return chunks.next()?.is("CgBI") ?? false
  }

  /// The same picture in the usual wrapping: zlib's head is back, and places are kept for the checksums, which a
  /// reader has to ignore. The pixels are as they were.
  static func rewrapped(_ bytes: [UInt8]) -> [UInt8] {
    var result = PNGChunks.signature
    result.reserveCapacity(bytes.count + 64)
    var data: [UInt8] = []
    func append(_ type: some Sequence<UInt8>, _ body: some Collection<UInt8>) {
      let length = UInt32(truncatingIfNeeded: body.count)
      for shift in [24, 16, 8, 0] as [UInt32] { result.append(UInt8(truncatingIfNeeded: length >> shift)) }
      result += type
      result += body
      result += [0, 0, 0, 0]
    }
    for chunk in PNGChunks(bytes) {
      if chunk.is("IHDR") || chunk.is("PLTE") || chunk.is("tRNS") {
        append(chunk.type, chunk.body)
      } else if chunk.is("IDAT") {
        data += chunk.body
      } else if chunk.is("IEND") {
        break
      }
    }
    // Deflate with a window of 32 KiB; a checksum of four bytes ends it.
    append("IDAT".utf8, [0x78, 0x01] + data + [0, 0, 0, 0])
    append("IEND".utf8, [])
    return result
  }

  /// Puts red before blue and divides by alpha, in a row of pixels.
  static func straighten(_ row: UnsafeMutableBufferPointer<UInt8>) {
    var place = 0
    while place + 3 < row.count {
      row.swapAt(place, place + 2)
      let alpha = UInt32(row[place + 3])
      if alpha > 0, alpha < 255 {
        for channel in place..<place + 3 {
          row[channel] = UInt8(min(255, (UInt32(row[channel]) * 255 + alpha / 2) / alpha))
        }
      }
      place += 4
    }
  }
}
