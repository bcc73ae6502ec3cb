#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory for decoded pixels, four bytes each, all zero at first. It is asked for, so that where there is none an
/// error comes of it and not the end of the program.
struct PixelMemory: ~Copyable {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  private let rowBytes: Int

  /// - Throws: that there is not enough of it.
  init(width: Int, height: Int) throws(PictureError) {
    rowBytes = 4 * width
    guard let memory = calloc(height, rowBytes) else { throw PictureError(.noMemory) }
    let count = height * rowBytes
    bytes = UnsafeMutableBufferPointer(
      start: memory.bindMemory(to: UInt8.self, capacity: count), count: count)
  }

  deinit { free(bytes.baseAddress) }

  /// The bytes of one row.
  func row(_ index: Int) -> UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(rebasing: bytes[index * rowBytes..<(index + 1) * rowBytes])
  }
}
