import Images
import Testing

@Suite("Pictures written as PNG") struct PNGEncoderTests {
  @Test("What is written is read again, pixel for pixel, transparent ones too")
  func roundTrip() throws {
    let pixels = (0..<4 * 7 * 3).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let picture = try #require(Picture(width: 7, height: 3, pixels: pixels))
    #expect(try Picture(decoding: try #require(picture.pngFile)) == picture)
  }
}
