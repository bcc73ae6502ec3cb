#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes to a descriptor.
enum FileBytes {
  /// Writes all of them.
  ///
  /// - Returns: false where that failed, for which `errno` has the reason.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count, let base = buffer.baseAddress {
        let written = writeSome(base + offset, buffer.count - offset, to: descriptor)
        if written < 0, errno == EINTR { continue }
        if written <= 0 { return false }
        offset += written
      }
      return true
    }
  }

  /// Writes as many as the system takes at once.
  ///
  /// - Returns: how many; less than 0 where `errno` says why not.
  static func writeSome(_ bytes: UnsafeRawPointer, _ count: Int, to descriptor: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes, count)
    #elseif canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #endif
  }
}
