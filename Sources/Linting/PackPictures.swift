import Packs
import Texts

/// Looks into the image files of a pack.
struct PackPictures: PictureReading {
  let pack: Pack

  func report(on file: ImageFile) -> PictureReport {
    do throws(FileFailure) {
      return PNGHead.report(on: try pack.bytes(of: file), name: file.name)
    } catch {
      switch error {
      case .missing: return .unreadable(.missing)
      case .permissionDenied: return .unreadable(.permissionDenied)
      case .notRegular: return .unreadable(.notRegular)
      case .tooLarge: return .unreadable(.fileTooLarge(limitMiB: 64))
      case .system(let code): return .unreadable(.system(code: Int(code)))
      }
    }
  }
}

/// The head of a PNG file: signature, then a chunk `IHDR` with width and height (PNG, third edition, section 11.2.2).
enum PNGHead {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The last chunk, which is empty, with its checksum.
  private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  static func report(on bytes: [UInt8], name: String) -> PictureReport {
    if bytes.isEmpty { return .unreadable(.empty) }
    guard bytes.starts(with: signature) else {
      // JPEG, GIF and WebP under the name of a PNG are shown all the same.
      return .unknown
    }
    guard bytes.count >= 33 else { return .unreadable(.cutShort(format: "PNG")) }
    let (width, height) = (number(bytes[16..<20]), number(bytes[20..<24]))
    guard bytes[12..<16].elementsEqual("IHDR".utf8), (1...0x7FFF_FFFF).contains(width),
      (1...0x7FFF_FFFF).contains(height)
    else { return .unreadable(.damaged(format: "PNG")) }
    // Xcode's own PNGs end in the same way.
    guard bytes.suffix(256).contains(end) else { return .unreadable(.cutShort(format: "PNG")) }
    return .size(width: width, height: height)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
