import Colors
import Testing
import Texts

@testable import Images

@Suite struct PNGDecoderTests {
  /// A file of that kind and the colours that it stands for.
  private static func example(
    _ kind: PNGFile.Kind, depth: Int, isInterlaced: Bool
  ) -> (file: PNGFile, color: (Int, Int) -> Color) {
    let most = 1 << depth - 1
    let top = (1 << depth) - 1
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      (x * 7 + y * 3 + channel * 5) % (most * 2) & top
    }
    func byte(_ sample: Int) -> UInt8 {
      depth == 16 ? UInt8(sample >> 8) : UInt8(sample * 255 / top)
    }
    var file = PNGFile(kind: kind, depth: depth, width: 11, height: 9, isInterlaced: isInterlaced) { x, y in
      (0..<kind.channels).map { sample(x, y, $0) }
    }
    if kind == .palette { file.chunks = [("PLTE", (0..<3 << depth).map { UInt8($0 * 5 & 255) })] }
    return (
      file,
      { x, y in
        let values = (0..<kind.channels).map { sample(x, y, $0) }
        switch kind {
        case .grey: return Color(red: byte(values[0]), green: byte(values[0]), blue: byte(values[0]))
        case .greyAlpha:
          return Color(
            red: byte(values[0]), green: byte(values[0]), blue: byte(values[0]), alpha: byte(values[1]))
        case .color: return Color(red: byte(values[0]), green: byte(values[1]), blue: byte(values[2]))
        case .colorAlpha:
          return Color(
            red: byte(values[0]), green: byte(values[1]), blue: byte(values[2]), alpha: byte(values[3]))
        case .palette:
          let entry = (0..<3).map { UInt8((3 * values[0] + $0) * 5 & 255) }
          return Color(red: entry[0], green: entry[1], blue: entry[2])
        }
      }
    )
  }

  @Test(arguments: PNGFile.Kind.allCases) func everyColourTypeAndDepthIsRead(_ kind: PNGFile.Kind) throws {
    for depth in kind.depths {
      for isInterlaced in [false, true] {
        let (file, color) = Self.example(kind, depth: depth, isInterlaced: isInterlaced)
        let picture = try Picture(decoding: file.bytes)
        let expected = try Picture.drawn(width: 11, height: 9, color)
        #expect(picture == expected, "\(kind), \(depth) bits, interlaced \(isInterlaced)")
      }
    }
  }

  @Test func aTransparentColourIsClear() throws {
    var file = PNGFile(kind: .color, depth: 8, width: 2, height: 1) { x, _ in x == 0 ? [1, 2, 3] : [1, 2, 4] }
    file.chunks = [("tRNS", [0, 1, 0, 2, 0, 3])]
    let picture = try Picture(decoding: file.bytes)
    #expect(picture[0, 0].alpha == 0)
    #expect(picture[1, 0] == Color(red: 1, green: 2, blue: 4))
  }

  @Test func thePaletteHasAlphaOfItsOwn() throws {
    var file = PNGFile(kind: .palette, depth: 2, width: 3, height: 1) { x, _ in [x] }
    file.chunks = [("PLTE", [10, 20, 30, 40, 50, 60, 70, 80, 90]), ("tRNS", [0, 128])]
    let picture = try Picture(decoding: file.bytes)
    #expect(picture[0, 0] == Color(red: 10, green: 20, blue: 30, alpha: 0))
    #expect(picture[1, 0] == Color(red: 40, green: 50, blue: 60, alpha: 128))
    #expect(picture[2, 0] == Color(red: 70, green: 80, blue: 90))
  }

  @Test(arguments: [false, true]) func applesVariantIsUnwrapped(isInterlaced: Bool) throws {
    // Blue first, and multiplied by alpha: (200, 100, 50) at 128 is (100, 50, 25).
    let file = PNGFile(
      kind: .colorAlpha, depth: 8, width: 5, height: 3, isInterlaced: isInterlaced, isApples: true
    ) { x, _ in x == 0 ? [25, 50, 100, 128] : x == 1 ? [0, 0, 0, 0] : [30, 20, 10, 255] }
    let picture = try Picture(decoding: file.bytes)
    let (half, clear, full) = (picture[0, 2], picture[1, 2], picture[4, 0])
    #expect(half.alpha == 128)
    #expect(abs(Int(half.red) - 200) <= 1 && abs(Int(half.green) - 100) <= 1 && abs(Int(half.blue) - 50) <= 1)
    #expect(clear.alpha == 0)
    #expect(full == Color(red: 10, green: 20, blue: 30))
  }

  @Test func aLargePictureIsReducedWhileItComes() throws {
    let file = PNGFile(kind: .color, depth: 8, width: 400, height: 300) { x, y in
      x < 200 ? [200, 30, 40] : [20, 160, 60]
    }
    let picture = try Picture(decoding: file.bytes, atLeast: PictureSize(width: 100, height: 50))
    #expect(picture.width == 100 && picture.height == 75)
    #expect(picture[0, 0] == Color(red: 200, green: 30, blue: 40))
    #expect(picture[99, 74] == Color(red: 20, green: 160, blue: 60))
  }

  @Test func aPictureThatIsTooLargeIsRefusedByItsHeader() {
    var file = PNGFile(kind: .grey, depth: 8, width: 1, height: 1) { _, _ in [0] }.bytes
    file.replaceSubrange(16..<24, with: PNGFile.big(20_000) + PNGFile.big(20_000))
    #expect(
      throws: PictureError(.tooManyPixels(width: 20_000, height: 20_000, limitMegapixels: 100))
    ) { try Picture(decoding: file) }
  }

  @Test func aFileThatEndsTooSoonSaysSo() throws {
    let file = PNGFile(kind: .color, depth: 8, width: 40, height: 40) { x, y in [x, y, 0] }.bytes
    #expect(throws: PictureError(.cutShort(format: "PNG"))) { try Picture(decoding: Array(file.prefix(900))) }
    #expect(throws: PictureError(.damaged(format: "PNG"))) { try Picture(decoding: Array(file.prefix(20))) }
  }
}
