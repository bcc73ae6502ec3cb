import CSPNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Picture {
  /// The picture as a PNG file; nil where there is no memory for it.
  public var pngFile: [UInt8]? {
    guard cspng_load(), let context = cspng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { return nil }
    defer { cspng_ctx_free(context) }
    guard let width = UInt32(exactly: width), let height = UInt32(exactly: height) else { return nil }
    var header = spng_ihdr(
      width: width, height: height, bit_depth: 8, color_type: UInt8(SPNG_COLOR_TYPE_TRUECOLOR_ALPHA.rawValue),
      compression_method: 0, filter_method: 0, interlace_method: 0)
    guard cspng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1) == 0, cspng_set_ihdr(context, &header) == 0,
      cspng_encode_image(
        context, pixels, pixels.count, Int32(SPNG_FMT_PNG.rawValue), Int32(SPNG_ENCODE_FINALIZE.rawValue))
        == 0
    else { return nil }
    var count = 0
    var error: Int32 = 0
    guard let file = cspng_get_png_buffer(context, &count, &error), error == 0 else { return nil }
    defer { free(file) }
    return Array(UnsafeRawBufferPointer(start: file, count: count))
  }
}
