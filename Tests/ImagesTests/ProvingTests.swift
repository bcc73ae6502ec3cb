import TestSupport
import Testing
import Texts

@testable import Images

@Suite("A file is proved whole without keeping its picture") struct ProvingTests {
  private static let kinds: [(kind: PNGFile.Kind, depth: Int)] = [
    (.grey, 1), (.grey, 16), (.color, 8), (.color, 16), (.palette, 2), (.greyAlpha, 8), (.colorAlpha, 16),
  ]

  private func failure(_ work: () throws(PictureError) -> Void) -> PictureError? {
    do throws(PictureError) {
      try work()
      return nil
    } catch {
      return error
    }
  }

  /// Every prefix of a file, and the file with each of its bytes changed.
  @Test("What decoding refuses is refused for the same reason", arguments: kinds, [false, true])
  func samePNG(of kind: (kind: PNGFile.Kind, depth: Int), isInterlaced: Bool) {
    var file = PNGFile(
      kind: kind.kind, depth: kind.depth, width: 5, height: 4, isInterlaced: isInterlaced
    ) { x, y in
      (0..<kind.kind.channels).map { (x + y + $0) % 2 }
    }
    if kind.kind == .palette { file.chunks = [("PLTE", [10, 20, 30, 40, 50, 60])] }
    let bytes = file.bytes
    var refused = 0
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x15
      for bytes in [changed, Array(bytes.prefix(place)), bytes] {
        let decoded = failure { () throws(PictureError) in _ = try Picture(decoding: bytes) }
        let proved = failure { () throws(PictureError) in _ = try PictureHeader(proving: bytes) }
        #expect(decoded == proved)
        refused += proved == nil ? 0 : 1
      }
    }
    #expect(refused > bytes.count)
  }

  @Test("Other formats are proved by decoding", arguments: ["progressive.jpg", "lossy.webp", "frames.gif"])
  func others(name: String) throws {
    let header = try PictureHeader(proving: fixture(name))
    #expect(header == (try PictureHeader(fixture(name))))
    #expect(throws: PictureError.self) { try PictureHeader(proving: fixture(name).prefix(40).map { $0 }) }
  }
}

@Suite("Scans of a JPEG are counted before it is decoded") struct ScanTests {
  @Test("as many as there are", arguments: [1, 2, 10, 65, 600])
  func counted(scans: Int) {
    let bytes = SmallJPEG.progressive(scans: scans)
    #expect(!JPEGScans.exceed(scans, in: bytes))
    #expect(JPEGScans.exceed(scans - 1, in: bytes))
  }

  @Test("none in what only looks like one, and no fault in a file that is cut")
  func lookalikes() throws {
    let comment: [UInt8] = [0xFF, 0xFE, 0, 8, 0xFF, 0xDA, 0, 2, 0xFF, 0xDA]
    var bytes = SmallJPEG.progressive(scans: 1)
    bytes.insert(contentsOf: comment, at: 2)
    #expect(!JPEGScans.exceed(1, in: bytes))
    for end in 0...bytes.count { #expect(!JPEGScans.exceed(1, in: Array(bytes.prefix(end)))) }
    #expect(!JPEGScans.exceed(1, in: try fixture("quarters.jpg")))
    #expect(JPEGScans.exceed(5, in: try fixture("progressive.jpg")))
  }
}
