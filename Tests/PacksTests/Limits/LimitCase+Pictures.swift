import Diagnostics
import Images
import TestSupport
import Texts

/// SPEC's limits of images.
extension LimitCase {
  static let pictures = [
    LimitCase(
      subject: "image file", limit: "64 MiB", told: Told(image, PictureText.fileTooLarge(limitMiB: 64)),
      under: {
        look(at: SmallPNG.two + [UInt8](repeating: 0, count: Limits.Picture.byteCount - SmallPNG.two.count))
      },
      over: {
        look(
          at: SmallPNG.two + [UInt8](repeating: 0, count: Limits.Picture.byteCount - SmallPNG.two.count + 1))
      }),
    LimitCase(
      subject: "pixels of a PNG, told by its head, before memory is taken", limit: "100 megapixels",
      told: Told(image, PictureText.tooManyPixels(width: 10_001, height: 10_000, limitMegapixels: 100)),
      under: { look(at: png(width: 10_000, checksum: [0xBA, 0x4E, 0x62, 0x27])) },
      over: { look(at: png(width: 10_001, checksum: [0x55, 0x8C, 0x09, 0x19])) }),
    LimitCase(
      subject: "pixels of a GIF", limit: "100 megapixels",
      told: Told(image, PictureText.tooManyPixels(width: 10_001, height: 10_000, limitMegapixels: 100)),
      under: { look(at: gif(width: 10_000)) }, over: { look(at: gif(width: 10_001)) }),
    LimitCase(
      subject: "pixels of a WebP", limit: "100 megapixels",
      told: Told(image, PictureText.tooManyPixels(width: 10_001, height: 10_000, limitMegapixels: 100)),
      under: { look(at: webp(width: 10_000)) }, over: { look(at: webp(width: 10_001)) }),
  ]

  private static let image = DiagnosticCode.imageUnreadable.rawValue

  private static func look(at bytes: [UInt8]) -> String? {
    do throws(PictureError) {
      _ = try PictureHeader(bytes)
      return nil
    } catch {
      return error.text.english.description
    }
  }

  /// The head of a PNG, 10 000 pixels high.
  private static func png(width: Int, checksum: [UInt8]) -> [UInt8] {
    var bytes = SmallPNG.two
    bytes.replaceSubrange(
      16..<33, with: [0, 0] + big(width) + [0, 0] + big(10_000) + [8, 6, 0, 0, 0] + checksum)
    return bytes
  }

  private static func gif(width: Int) -> [UInt8] {
    Array("GIF89a".utf8) + big(width).reversed() + big(10_000).reversed() + [0, 0, 0]
  }

  /// The head of a lossless WebP: its sizes less one in 14 bits each.
  private static func webp(width: Int) -> [UInt8] {
    let sizes = (width - 1) | (10_000 - 1) << 14
    let data =
      [0x2F] + (0..<4).map { UInt8(truncatingIfNeeded: sizes >> ($0 * 8)) } + [UInt8](repeating: 0, count: 5)
    return Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8L".utf8) + [10, 0, 0, 0] + data
  }

  private static func big(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }
}
