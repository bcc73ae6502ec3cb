import Images
import Skins
import Synchronization
import TestSupport
import Testing
import Texts

@testable import Packs

@Suite("All images of a pack together are looked into up to a number of pixels") struct PictureCheckTests {
  private func file(_ name: String) -> ImageFile {
    ImageFile(path: name, scale: 1, scales: [1], byteCount: 1)
  }

  @Test("Each is read once, and counted once")
  func once() throws {
    let reads = Reads()
    // A picture of 4 × 2.
    let check = PictureCheck(pixelCount: 16) { file in
      reads.count.withLock { $0 += 1 }
      return .success(SmallPNG.two)
    }
    for _ in 0..<3 {
      for name in ["a", "b"] { #expect(try check.size(of: file(name)) == PictureSize(width: 4, height: 2)) }
    }
    #expect(reads.count.withLock { $0 } == 2)
  }

  @Test("From the first that is too many none is read")
  func beyond() {
    let reads = Reads()
    let check = PictureCheck(pixelCount: 15) { file in
      reads.count.withLock { $0 += 1 }
      return .success(SmallPNG.two)
    }
    let refused = PictureError(.packTooLarge(limitMegapixels: Limits.Picture.packMegapixels))
    #expect(throws: Never.self) { try check.size(of: file("a")) }
    for name in ["b", "c", "d"] {
      #expect(throws: refused) { try check.size(of: file(name)) }
    }
    #expect(reads.count.withLock { $0 } == 2)
    #expect(throws: Never.self) { try check.size(of: file("a")) }
  }

  private final class Reads: Sendable {
    let count = Mutex(0)
  }
}
