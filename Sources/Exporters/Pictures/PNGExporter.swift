import CRSVG
import Cells
import Texts

/// A picture that could not be made.
public struct PictureFailure: Error, Equatable {
  public let text: PictureFileText
}

/// A screen as a PNG picture: its SVG drawn by librsvg, which is loaded when it is first needed.
public enum PNGExporter {
  /// Pixels for a unit of the SVG, as on the displays of phones and notebooks.
  public static let scale = 2
  /// The most pixels that a picture may have along a side and in all: cairo's own limit, and about a gigabyte.
  static let sideLimit = 32_767
  static let pixelLimit = 250_000_000

  /// - Returns: the bytes of the file.
  /// - Throws: `PictureFailure`, with what is missing.
  public static func export(_ buffer: MappedBuffer, title: SafeText) throws(PictureFailure) -> [UInt8] {
    try draw(
      SVGExporter.export(buffer, title: title), width: buffer.columns * SVGExporter.cellWidth * scale,
      height: buffer.rows * SVGExporter.cellHeight * scale)
  }

  /// Draws an SVG document of our own.
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - height: in pixels.
  static func draw(_ svg: SafeText, width: Int, height: Int) throws(PictureFailure) -> [UInt8] {
    guard (1...sideLimit).contains(width), (1...sideLimit).contains(height), width * height <= pixelLimit
    else {
      throw PictureFailure(text: .tooLarge(width: width, height: height))
    }
    var sink: [UInt8] = []
    var message = [CChar](repeating: 0, count: 500)
    let source = Array(svg.utf8)
    let result = withUnsafeMutablePointer(to: &sink) { sink in
      crsvg_png(
        source, source.count, Int32(width), Int32(height),
        { context, bytes, count in
          let sink = context?.assumingMemoryBound(to: [UInt8].self)
          sink?.pointee += UnsafeBufferPointer(start: bytes, count: count)
        }, sink, &message, message.count)
    }
    switch result {
    case CRSVG_DONE: return sink
    case CRSVG_NO_LIBRARY: throw PictureFailure(text: .noRasteriser)
    case CRSVG_NO_MEMORY: throw PictureFailure(text: .tooLarge(width: width, height: height))
    default:
      let bytes = message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      let reason = String(decoding: bytes, as: UTF8.self)
      throw PictureFailure(text: .refused(reason: reason))
    }
  }
}
