import CGIF
import Texts

/// GIF by giflib: the first frame on its canvas, clear where it leaves it free.
enum GIFDecoder {
  /// The canvas.
  static func size(of bytes: [UInt8]) throws(PictureError) -> PictureSize {
    guard bytes.count >= 10 else { throw PictureError(.cutShort(format: PictureFormat.gif.rawValue)) }
    return PictureSize(
      width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  static func decode(_ bytes: [UInt8], atLeast wanted: PictureSize?) throws(PictureError) -> Picture {
    let size = try size(of: bytes)
    try size.check(.gif)
    let result = bytes.withUnsafeBufferPointer { file in
      var source = Source(bytes: file)
      return withUnsafeMutablePointer(to: &source) { source in
        Result { () throws(PictureError) in try decode(source, size, atLeast: wanted) }
      }
    }
    return try result.get()
  }

  /// What giflib reads from.
  private struct Source {
    let bytes: UnsafeBufferPointer<UInt8>
    var place = 0
  }

  private static func decode(
    _ source: UnsafeMutablePointer<Source>, _ size: PictureSize, atLeast wanted: PictureSize?
  ) throws(PictureError) -> Picture {
    guard cgif_load() else { throw PictureError(.noLibrary(.giflib)) }
    var code: Int32 = 0
    let opened = cgif_open(
      source,
      { file, target, count in
        guard let file, let target, count > 0,
          let source = file.pointee.UserData?.assumingMemoryBound(to: Source.self)
        else { return 0 }
        let bytes = source.pointee.bytes
        let taken = min(Int(count), bytes.count - source.pointee.place)
        for index in 0..<taken { target[index] = bytes[source.pointee.place + index] }
        source.pointee.place += taken
        return Int32(taken)
      }, &code)
    guard let file = opened else { throw error(code) }
    defer { cgif_close_file(file, nil) }
    let transparent = try findFrame(file)
    return try readFrame(file, transparent: transparent, size, atLeast: wanted)
  }

  /// Goes to the first frame.
  /// - Returns: the index of the palette that is clear there, or -1.
  private static func findFrame(_ file: UnsafeMutablePointer<GifFileType>) throws(PictureError) -> Int {
    var transparent = -1
    while true {
      var type = UNDEFINED_RECORD_TYPE
      guard cgif_get_record_type(file, &type) == GIF_OK else { throw error(file.pointee.Error) }
      switch type {
      case IMAGE_DESC_RECORD_TYPE: return transparent
      case EXTENSION_RECORD_TYPE:
        if let index = try readExtension(file) { transparent = index }
      default: throw PictureError(.noFrame(format: PictureFormat.gif.rawValue))
      }
    }
  }

  /// Reads an extension to its end.
  /// - Returns: the clear index if it is a graphics control.
  private static func readExtension(_ file: UnsafeMutablePointer<GifFileType>) throws(PictureError) -> Int? {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard cgif_get_extension(file, &code, &block) == GIF_OK else { throw error(file.pointee.Error) }
    var transparent: Int?
    while let bytes = block {
      // The first byte is the number of those that follow.
      if code == GRAPHICS_EXT_FUNC_CODE, bytes[0] >= 4 {
        transparent = bytes[1] & 1 == 1 ? Int(bytes[4]) : -1
      }
      guard cgif_get_extension_next(file, &block) == GIF_OK else { throw error(file.pointee.Error) }
    }
    return transparent
  }

  private static func readFrame(
    _ file: UnsafeMutablePointer<GifFileType>, transparent: Int, _ size: PictureSize,
    atLeast wanted: PictureSize?
  ) throws(PictureError) -> Picture {
    guard cgif_get_image_desc(file) == GIF_OK else { throw error(file.pointee.Error) }
    let frame = file.pointee.Image
    let (left, top) = (Int(frame.Left), Int(frame.Top))
    let (width, height) = (Int(frame.Width), Int(frame.Height))
    try PictureSize(width: width, height: height).check(.gif)
    guard let map = frame.ColorMap ?? file.pointee.SColorMap, let colors = map.pointee.Colors else {
      throw PictureError(.damaged(format: PictureFormat.gif.rawValue))
    }
    let palette = UnsafeBufferPointer(start: colors, count: Int(map.pointee.ColorCount))
    let canvas = try PixelMemory(width: size.width, height: size.height)
    var line = [UInt8](repeating: 0, count: width)
    for row in rowOrder(height, isInterlaced: frame.Interlace) {
      guard cgif_get_line(file, &line, Int32(width)) == GIF_OK else { throw error(file.pointee.Error) }
      guard top >= 0, top + row < size.height else { continue }
      let target = canvas.row(top + row)
      for column in 0..<width where left >= 0 && left + column < size.width {
        let index = Int(line[column])
        guard index != transparent, index < palette.count else { continue }
        let place = 4 * (left + column)
        target[place] = palette[index].Red
        target[place + 1] = palette[index].Green
        target[place + 2] = palette[index].Blue
        target[place + 3] = 255
      }
    }
    var reducer = PictureReducer(width: size.width, height: size.height, atLeast: wanted)
    for row in 0..<size.height { reducer.add(UnsafeBufferPointer(canvas.row(row))) }
    guard let picture = reducer.finish() else {
      throw PictureError(.damaged(format: PictureFormat.gif.rawValue))
    }
    return picture
  }

  /// The rows in the order of the file; GIF89a, appendix E.
  private static func rowOrder(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }

  private static func error(_ code: Int32) -> PictureError {
    switch code {
    case D_GIF_ERR_NOT_ENOUGH_MEM: PictureError(.noMemory)
    case D_GIF_ERR_EOF_TOO_SOON, D_GIF_ERR_READ_FAILED:
      PictureError(.cutShort(format: PictureFormat.gif.rawValue))
    default: PictureError(.damaged(format: PictureFormat.gif.rawValue))
    }
  }
}
