import Diagnostics
import Images
import Skins
import TestSupport
import Texts

@testable import Packs

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
    LimitCase(
      subject: "width and height of an image", limit: "65 535 pixels",
      told: Told(image, PictureText.sideTooLong(width: 1, height: 65_536, limit: 65_535)),
      under: { look(at: png(width: 1, height: 65_535)) }, over: { look(at: png(width: 1, height: 65_536)) }),
    LimitCase(
      subject: "scans of a JPEG, counted before it is decoded", limit: "64",
      told: Told(image, PictureText.tooManyScans(limit: 64)),
      under: { decode(SmallJPEG.progressive(scans: 64)) }, over: { decode(SmallJPEG.progressive(scans: 65)) }),
    LimitCase(
      subject: "pixels of all images of a pack together, where one command looks into them all",
      limit: "4000 megapixels", told: Told(image, PictureText.packTooLarge(limitMegapixels: 4_000)),
      under: { lookAtAll(40) }, over: { lookAtAll(41) }),
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

  private static func decode(_ bytes: [UInt8]) -> String? {
    do throws(PictureError) {
      _ = try Picture(decoding: bytes)
      return nil
    } catch {
      return error.text.english.description
    }
  }

  /// Looks into so many images whose heads say a hundred megapixels, though nothing follows.
  private static func lookAtAll(_ count: Int) -> String? {
    let check = PictureCheck(pixelCount: Limits.Picture.packPixelCount) { _ in .success(gif(width: 10_000)) }
    var told: String?
    for number in 0..<count {
      do throws(PictureError) {
        _ = try check.size(of: ImageFile(path: "\(number)", scale: 1, scales: [1], byteCount: 1))
      } catch {
        told = error.text.english.description
      }
    }
    return told == PictureText.cutShort(format: "GIF").english.description ? nil : told
  }

  /// The head of a PNG, whose checksum nobody asks for when it is looked at alone.
  private static func png(width: Int, height: Int) -> [UInt8] {
    var bytes = SmallPNG.two
    bytes.replaceSubrange(
      16..<24, with: [0, 0] + big(width) + [0, UInt8(height >> 16)] + big(height & 0xFFFF))
    return bytes
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
