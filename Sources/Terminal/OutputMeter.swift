#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Counts the bytes that this process has written, where the system keeps count; ncurses itself does not.
final class OutputMeter {
  private let descriptor: Int32

  /// Nil where the system does not count (everywhere but on Linux).
  init?() {
    #if os(Linux)
      descriptor = open("/proc/self/io", O_RDONLY | O_CLOEXEC)
      if descriptor < 0 { return nil }
    #else
      return nil
    #endif
  }

  deinit { close(descriptor) }

  /// Bytes given to `write` so far, by all threads.
  var bytesWritten: Int? {
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = pread(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { return nil }
    for line in String(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n")
    where line.hasPrefix("wchar: ") {
      return Int(line.dropFirst("wchar: ".count))
    }
    return nil
  }
}
