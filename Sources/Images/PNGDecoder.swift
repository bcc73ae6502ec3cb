import CSPNG
import Texts

/// PNG by libspng: all colour types and depths, interlaced, transparent colours, and Apple's variant.
enum PNGDecoder {
  /// The size in the header.
  static func size(of bytes: [UInt8]) throws(PictureError) -> PictureSize {
    var chunks = PNGChunks(bytes)
    var chunk = chunks.next()
    if chunk?.is("CgBI") == true { chunk = chunks.next() }
    guard let header = chunk, header.is("IHDR"), header.body.count == 13 else {
      throw PictureError(.damaged(format: PictureFormat.png.rawValue))
    }
    let numbers = Array(header.body)
    func number(at place: Int) -> Int { numbers[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return PictureSize(width: number(at: 0), height: number(at: 4))
  }

  static func decode(_ bytes: [UInt8], atLeast size: PictureSize?) throws(PictureError) -> Picture {
    let isApples = ApplePNG.recognises(bytes)
    return try withDecoder(of: bytes, isApples: isApples) { (context, header) throws(PictureError) in
      var sink = RowSink(PictureSize(header), isApples: isApples, atLeast: size)
      return header.interlace_method == 0
        ? try decodeRows(context, &sink) : try decodeWhole(context, &sink)
    }
  }

  /// Goes through all of a picture as it is stored, so that nothing is spent on turning pixels into colours, and no more
  /// than a row is held, interlaced or not.
  /// - Throws: what decoding it would throw.
  static func prove(_ bytes: [UInt8]) throws(PictureError) {
    try withDecoder(of: bytes, isApples: ApplePNG.recognises(bytes)) {
      (context, header) throws(PictureError) in
      let stored = Int32(SPNG_FMT_RAW.rawValue)
      try check(cspng_decode_image(context, nil, 0, stored, Int32(SPNG_DECODE_PROGRESSIVE.rawValue)))
      // At most four channels of 16 bits.
      let row = try PixelMemory(width: 2 * Int(header.width), height: 1)
      while true {
        let status = cspng_decode_row(context, row.bytes.baseAddress, row.bytes.count)
        if status == Int32(SPNG_EOI.rawValue) { return }
        try check(status)
      }
    }
  }

  private static func withDecoder<Value>(
    of bytes: [UInt8], isApples: Bool, _ body: (OpaquePointer, spng_ihdr) throws(PictureError) -> Value
  ) throws(PictureError) -> Value {
    let result = (isApples ? ApplePNG.rewrapped(bytes) : bytes).withUnsafeBytes { buffer in
      Result { () throws(PictureError) in try withDecoder(of: buffer, isApples: isApples, body) }
    }
    return try result.get()
  }

  private static func withDecoder<Value>(
    of file: UnsafeRawBufferPointer, isApples: Bool,
    _ body: (OpaquePointer, spng_ihdr) throws(PictureError) -> Value
  ) throws(PictureError) -> Value {
    guard cspng_load() else { throw PictureError(.noLibrary(.libspng)) }
    // Each chunk has a checksum; zlib's own, over the unpacked rows, would only be checked again.
    guard let context = cspng_ctx_new(Int32(SPNG_CTX_IGNORE_ADLER32.rawValue)) else {
      throw PictureError(.noMemory)
    }
    defer { cspng_ctx_free(context) }
    if isApples {
      // Its checksums are place-holders.
      let use = Int32(SPNG_CRC_USE.rawValue)
      try check(cspng_set_crc_action(context, use, use))
    }
    // No chunk can be longer than the file may be, nor unpack to more.
    try check(cspng_set_chunk_limits(context, Limits.Picture.byteCount, Limits.Picture.byteCount))
    try check(cspng_set_png_buffer(context, file.baseAddress, file.count))
    var header = spng_ihdr()
    try check(cspng_get_ihdr(context, &header))
    try PictureSize(header).check(.png)
    return try body(context, header)
  }

  private static let format = Int32(SPNG_FMT_RGBA8.rawValue)
  private static let flags = Int32(SPNG_DECODE_TRNS.rawValue)

  /// Row after row, so that never more than one is held.
  private static func decodeRows(_ context: OpaquePointer, _ sink: inout RowSink) throws(PictureError)
    -> Picture
  {
    try check(cspng_decode_image(context, nil, 0, format, flags | Int32(SPNG_DECODE_PROGRESSIVE.rawValue)))
    let row = try PixelMemory(width: sink.size.width, height: 1)
    for index in 0..<sink.size.height {
      let status = cspng_decode_row(context, row.bytes.baseAddress, row.bytes.count)
      // The last row's own answer is the end of the image.
      let isEnd = status == Int32(SPNG_EOI.rawValue) && index == sink.size.height - 1
      if !isEnd { try check(status) }
      sink.add(row.bytes)
    }
    return try sink.finish()
  }

  /// The rows of an interlaced picture do not come in order.
  private static func decodeWhole(_ context: OpaquePointer, _ sink: inout RowSink) throws(PictureError)
    -> Picture
  {
    let memory = try PixelMemory(width: sink.size.width, height: sink.size.height)
    try check(cspng_decode_image(context, memory.bytes.baseAddress, memory.bytes.count, format, flags))
    for index in 0..<sink.size.height { sink.add(memory.row(index)) }
    return try sink.finish()
  }

  private static func check(_ status: Int32) throws(PictureError) {
    switch status {
    case SPNG_OK.rawValue: return
    case SPNG_IO_EOF.rawValue: throw PictureError(.cutShort(format: PictureFormat.png.rawValue))
    case SPNG_EMEM.rawValue: throw PictureError(.noMemory)
    default: throw PictureError(.damaged(format: PictureFormat.png.rawValue))
    }
  }
}

extension PictureSize {
  fileprivate init(_ header: spng_ihdr) {
    self.init(width: Int(header.width), height: Int(header.height))
  }
}

/// Takes decoded rows to the reduced picture.
private struct RowSink {
  let size: PictureSize
  private let isApples: Bool
  private var reducer: PictureReducer

  init(_ size: PictureSize, isApples: Bool, atLeast wanted: PictureSize?) {
    self.size = size
    self.isApples = isApples
    reducer = PictureReducer(width: size.width, height: size.height, atLeast: wanted)
  }

  mutating func add(_ row: UnsafeMutableBufferPointer<UInt8>) {
    if isApples { ApplePNG.straighten(row) }
    reducer.add(UnsafeBufferPointer(row))
  }

  mutating func finish() throws(PictureError) -> Picture {
    guard let picture = reducer.finish() else {
      throw PictureError(.damaged(format: PictureFormat.png.rawValue))
    }
    return picture
  }
}
