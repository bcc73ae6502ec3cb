import Colors
import TestSupport
import Testing
import Texts

@testable import Images

/// The pictures are of 32 × 16 pixels: red and green above, blue and white below.
private let quarters = [
  Color(red: 200, green: 30, blue: 40), Color(red: 20, green: 160, blue: 60),
  Color(red: 30, green: 60, blue: 200), Color(red: 250, green: 250, blue: 250),
]

private func corners(_ picture: Picture) -> [Color] {
  let (right, bottom) = (picture.width - 3, picture.height - 3)
  return [picture[2, 2], picture[right, 2], picture[2, bottom], picture[right, bottom]]
}

private func isNear(_ left: Color, _ right: Color, _ tolerance: Int) -> Bool {
  abs(Int(left.red) - Int(right.red)) <= tolerance && abs(Int(left.green) - Int(right.green)) <= tolerance
    && abs(Int(left.blue) - Int(right.blue)) <= tolerance && left.alpha == right.alpha
}

@Suite struct DecoderTests {
  @Test(arguments: [
    "quarters.jpg", "progressive.jpg", "cmyk-adobe.jpg", "cmyk-plain.jpg", "ycck.jpg", "turned-1.jpg",
    "lossy.webp",
  ])
  func colourComesThrough(_ name: String) throws {
    let picture = try Picture(decoding: fixture(name))
    #expect(picture.width == 32 && picture.height == 16)
    for (found, wanted) in zip(corners(picture), quarters) {
      #expect(isNear(found, wanted, 6), "\(found.hex) for \(wanted.hex)")
    }
  }

  @Test func greyIsGrey() throws {
    let picture = try Picture(decoding: fixture("grey.jpg"))
    let found = picture[30, 14]
    #expect(found.red == found.green && found.green == found.blue && found.red > 240)
  }

  /// The stored upper left, upper right, lower left and lower right, where they are after EXIF's turn.
  @Test(arguments: [
    (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]), (5, [0, 2, 1, 3]),
    (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
  ])
  func photographsAreTurnedAsTheySay(orientation: Int, order: [Int]) throws {
    let bytes = try fixture("turned-\(orientation).jpg")
    let picture = try Picture(decoding: bytes)
    let header = try PictureHeader(bytes)
    #expect(picture.width == (orientation >= 5 ? 16 : 32))
    #expect(header.width == picture.width && header.height == picture.height)
    for (found, wanted) in zip(corners(picture), order.map { quarters[$0] }) {
      #expect(isNear(found, wanted, 6), "\(found.hex) for \(wanted.hex)")
    }
  }

  @Test(arguments: [
    ("lossless-alpha.webp", 0), ("animated.webp", 0), ("lossy-alpha.webp", 8), ("animated-lossy.webp", 8),
  ])
  func webPHasAlphaAndAFirstFrame(_ name: String, tolerance: Int) throws {
    let picture = try Picture(decoding: fixture(name))
    for (found, wanted) in zip(corners(picture), quarters) {
      #expect(isNear(found, wanted.withAlpha(128), tolerance), "\(found.argbHex) for \(wanted.hex)")
    }
  }

  @Test func theFirstFrameOfAWebPStandsWhereItBelongs() throws {
    func number(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    func animated(left: Int, top: Int, width: Int, height: Int) throws -> [UInt8] {
      let still = try fixture("lossy.webp").dropFirst(12)
      let frame = number(left / 2, 3) + number(top / 2, 3) + [UInt8](repeating: 0, count: 10) + still
      let head = [2, 0, 0, 0] + number(width - 1, 3) + number(height - 1, 3)
      let chunks =
        Array("VP8X".utf8) + number(head.count, 4) + head + Array("ANIM".utf8) + number(6, 4)
        + [UInt8](repeating: 0, count: 6) + Array("ANMF".utf8) + number(frame.count, 4) + frame
      return Array("RIFF".utf8) + number(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
    }
    let still = try Picture(decoding: fixture("lossy.webp"))
    let (width, height) = (still.width + 10, still.height + 4)
    let picture = try Picture(decoding: animated(left: 6, top: 2, width: width, height: height))
    #expect(picture.width == width && picture.height == height)
    #expect(picture[5, 2].alpha == 0 && picture[6, 1].alpha == 0 && picture[width - 1, height - 1].alpha == 0)
    #expect(picture[6, 2] == still[0, 0])
    #expect(picture[5 + still.width, 1 + still.height] == still[still.width - 1, still.height - 1])
    #expect(throws: PictureError(.damaged(format: "WebP"))) {
      try Picture(decoding: animated(left: 12, top: 2, width: width, height: height))
    }
  }

  @Test func theFirstFrameOfAGIFIsShown() throws {
    let picture = try Picture(decoding: fixture("frames.gif"))
    for (found, wanted) in zip(corners(picture), quarters) { #expect(isNear(found, wanted, 2)) }
  }

  @Test func theClearColourOfAGIFIsClear() throws {
    let picture = try Picture(decoding: fixture("clear.gif"))
    #expect(picture.width == 8 && picture[0, 0].alpha == 0)
    #expect(picture[4, 4] == Color(red: 200, green: 100, blue: 50))
  }

  @Test(arguments: ["quarters.jpg", "lossless-alpha.webp", "frames.gif"])
  func everyFormatIsReduced(_ name: String) throws {
    let picture = try Picture(decoding: fixture(name), atLeast: PictureSize(width: 8, height: 4))
    #expect(picture.width == 8 && picture.height == 4)
  }

  @Test(
    arguments: [
      ([], PictureText.empty), (Array("hello".utf8), .unknownFormat),
      (Array("BM1234567890".utf8), .unsupportedFormat("BMP")),
      ([0, 0, 0, 24] + Array("ftypheic".utf8), .unsupportedFormat("HEIC")),
      (Array("version https://git-lfs.github.com/spec/v1".utf8), .unsupportedFormat("Git LFS")),
      ([0xFF, 0xD8, 0xFF, 0xE0], .damaged(format: "JPEG")),
      (Array("GIF89a".utf8), .cutShort(format: "GIF")),
      (Array("GIF89a".utf8) + [4, 0, 4, 0, 0, 0, 0, 0x3B], .noFrame(format: "GIF")),
    ] as [([UInt8], PictureText)])
  func whatIsNoPictureSaysWhy(bytes: [UInt8], text: PictureText) {
    #expect(throws: PictureError(text)) { try Picture(decoding: bytes) }
  }

  @Test func mutatedFilesNeverCrash() throws {
    let names = [
      "quarters.jpg", "progressive.jpg", "ycck.jpg", "turned-6.jpg", "lossy.webp", "lossy-alpha.webp",
      "lossless-alpha.webp", "animated.webp", "animated-lossy.webp", "frames.gif", "clear.gif",
    ]
    var files = try names.map { try fixture($0) }
    for isApples in [false, true] {
      for isInterlaced in [false, true] {
        files.append(
          PNGFile(
            kind: .colorAlpha, depth: 8, width: 9, height: 9, isInterlaced: isInterlaced, isApples: isApples
          ) { x, y in [x, y, 40, 200] }.bytes)
      }
    }
    let seed: UInt64 = 20_260_101
    var numbers = SeededNumbers(seed: seed)
    var decoded = 0
    for round in 0..<300 {
      for file in files {
        var bytes = file
        for _ in 0...Int.random(in: 0..<4, using: &numbers) {
          let place = Int.random(in: 0..<bytes.count, using: &numbers)
          switch Int.random(in: 0..<4, using: &numbers) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
          case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
          case 2: bytes.removeLast(min(bytes.count - 1, place))
          default: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: place)
          }
        }
        // A header that was made huge is decoded only where it stays small: the test is to be quick.
        guard let header = try? PictureHeader(bytes), header.width * header.height < 1 << 20 else { continue }
        if let picture = try? Picture(decoding: bytes, atLeast: PictureSize(width: 3, height: 3)) {
          decoded += 1
          #expect(picture.pixels.count == 4 * picture.width * picture.height, "seed \(seed), round \(round)")
        }
      }
    }
    #expect(decoded > 100)
  }
}
