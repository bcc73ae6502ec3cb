import Images
import Testing

@testable import skinscope

@MainActor @Suite("What a sheet shows of a pack") struct SheetBuilderTests {
  /// A WebP of one colour that is small as a file and large as a picture.
  ///
  /// The lossless format's bit stream (RFC 9649, section 3), from the lowest bit of each byte up: the sides less one,
  /// no transform, no cache, and five codes of one symbol each, which so take no bits in the picture.
  private func plainWebP(side: UInt64) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: UInt64, _ count: Int) { bits += (0..<count).map { value >> UInt64($0) & 1 == 1 } }
    append(side - 1, 14)
    append(side - 1, 14)
    append(0, 1 + 3 + 1 + 1 + 1)
    for _ in 0..<5 {
      append(0b001, 3)
      append(0, 1)
    }
    let stream =
      [0x2F]
      + stride(from: 0, to: bits.count, by: 8).map { start in
        (0..<8).reduce(UInt8(0)) { byte, bit in
          start + bit < bits.count && bits[start + bit] ? byte | 1 << UInt8(bit) : byte
        }
      }
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    let padded = stream + (stream.count % 2 == 0 ? [] : [0])
    let chunk = Array("WEBPVP8L".utf8) + number(stream.count) + padded
    return Array("RIFF".utf8) + number(chunk.count) + chunk
  }

  @Test("An image that is written anew has no more pixels than its frame shows")
  func fewerPixels() throws {
    let webP = plainWebP(side: 5_000)
    #expect(try PictureHeader(webP).width == 5_000)
    let asItIs = try #require(try SheetBuilder.readable(webP, .webp, plainOnly: false))
    #expect(asItIs.bytes == webP)
    let plain = try #require(try SheetBuilder.readable(webP, .webp, plainOnly: true))
    let header = try PictureHeader(plain.bytes)
    #expect(plain.mediaType == "image/png")
    #expect((384..<768).contains(header.width))
  }
}
