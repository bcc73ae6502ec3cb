import CSPNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Picture {
  /// The picture as a PNG file of 8 bits a channel, packed in little time rather than to the last byte.
  ///
  /// - Returns: nil where there is no memory for it, or no libspng.
  public func png() -> [UInt8]? {
    guard let context = cspng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { return nil }
    defer { cspng_ctx_free(context) }
    var header = spng_ihdr()
    header.width = UInt32(clamping: width)
    header.height = UInt32(clamping: height)
    header.bit_depth = 8
    header.color_type = UInt8(SPNG_COLOR_TYPE_TRUECOLOR_ALPHA.rawValue)
    guard cspng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1) == 0,
      cspng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, 3) == 0, cspng_set_ihdr(context, &header) == 0,
      cspng_encode_image(
        context, pixels, pixels.count, Int32(SPNG_FMT_PNG.rawValue), Int32(SPNG_ENCODE_FINALIZE.rawValue))
        == 0
    else { return nil }
    var count = 0
    var status: Int32 = 0
    guard let file = cspng_get_png_buffer(context, &count, &status) else { return nil }
    defer { free(file) }
    return Array(UnsafeRawBufferPointer(start: file, count: count))
  }
}
