import CWebP
import Texts

/// WebP by libwebp: lossy, lossless, with alpha; of an animation the first frame on its canvas, clear where it leaves
/// that free.
enum WebPDecoder {
  static func size(of bytes: [UInt8]) throws(PictureError) -> PictureSize {
    let features = try features(of: bytes)
    return PictureSize(width: Int(features.width), height: Int(features.height))
  }

  static func decode(_ bytes: [UInt8], atLeast wanted: PictureSize?) throws(PictureError) -> Picture {
    let canvas = try features(of: bytes)
    let size = PictureSize(width: Int(canvas.width), height: Int(canvas.height))
    try size.check(.webp)
    let memory = try PixelMemory(width: size.width, height: size.height)
    if canvas.has_animation == 0 {
      try draw(Frame(file: bytes, left: 0, top: 0), in: memory, of: size)
    } else if let frame = firstFrame(of: bytes) {
      try draw(frame, in: memory, of: size)
    } else {
      throw PictureError(.noFrame(format: PictureFormat.webp.rawValue))
    }
    var reducer = PictureReducer(width: size.width, height: size.height, atLeast: wanted)
    for index in 0..<size.height { reducer.add(UnsafeBufferPointer(memory.row(index))) }
    guard let picture = reducer.finish() else {
      throw PictureError(.damaged(format: PictureFormat.webp.rawValue))
    }
    return picture
  }

  /// A still picture and its place on the canvas, in pixels.
  private struct Frame {
    let file: [UInt8]
    let left: Int
    let top: Int
  }

  /// Draws a frame on a clear canvas.
  private static func draw(
    _ frame: Frame, in memory: borrowing PixelMemory, of size: PictureSize
  ) throws(PictureError) {
    let features = try features(of: frame.file)
    guard frame.left + Int(features.width) <= size.width, frame.top + Int(features.height) <= size.height
    else {
      throw PictureError(.damaged(format: PictureFormat.webp.rawValue))
    }
    let start = 4 * (frame.top * size.width + frame.left)
    let pixels = UnsafeMutableBufferPointer(rebasing: memory.bytes[start...])
    let done = frame.file.withUnsafeBufferPointer {
      cwebp_decode_rgba_into(
        $0.baseAddress, $0.count, pixels.baseAddress, pixels.count, Int32(4 * size.width))
    }
    guard done != nil else { throw PictureError(.damaged(format: PictureFormat.webp.rawValue)) }
  }

  private static func features(of bytes: [UInt8]) throws(PictureError) -> WebPBitstreamFeatures {
    guard cwebp_load() else { throw PictureError(.noLibrary(.libwebp)) }
    var features = WebPBitstreamFeatures()
    let status = bytes.withUnsafeBufferPointer { cwebp_get_features($0.baseAddress, $0.count, &features) }
    switch status {
    case VP8_STATUS_OK: return features
    case VP8_STATUS_NOT_ENOUGH_DATA: throw PictureError(.cutShort(format: PictureFormat.webp.rawValue))
    default: throw PictureError(.damaged(format: PictureFormat.webp.rawValue))
    }
  }

  /// The first frame of an animation as a file of its own. A frame (`ANMF`) is 16 bytes of place, size and time,
  /// then the chunks of a still picture; `https://developers.google.com/speed/webp/docs/riff_container`.
  private static func firstFrame(of bytes: [UInt8]) -> Frame? {
    var place = 12
    while bytes.count - place >= 8 {
      let length = number(bytes[place + 4..<place + 8])
      guard length <= bytes.count - place - 8 else { return nil }
      let body = bytes[place + 8..<place + 8 + length]
      if bytes[place..<place + 4].elementsEqual("ANMF".utf8), length > 24 {
        // The places are halved.
        return Frame(
          file: file(ofFrame: body), left: 2 * number(body.prefix(3)),
          top: 2 * number(body.dropFirst(3).prefix(3)))
      }
      place += 8 + length + length % 2
    }
    return nil
  }

  private static func file(ofFrame body: ArraySlice<UInt8>) -> [UInt8] {
    let chunks = body.dropFirst(16)
    // An extended header is needed where alpha stands apart from the picture.
    let hasAlpha = chunks.starts(with: "ALPH".utf8)
    let size = body.dropFirst(6).prefix(6)
    var head: [UInt8] = []
    if hasAlpha { head = Array("VP8X".utf8) + littleEndian(10) + [0x10, 0, 0, 0] + size }
    return Array("RIFF".utf8) + littleEndian(4 + head.count + chunks.count) + Array("WEBP".utf8) + head
      + chunks
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleEndian(_ number: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
