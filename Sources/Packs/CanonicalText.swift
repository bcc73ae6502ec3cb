internal import CUTF8Proc

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Names compared as file systems and designers compare them: an accented letter is one letter, whether it is
/// written as one character (NFC) or as letter and accent (NFD, as names from a Mac often are).
enum CanonicalText {
  /// `text` composed (NFC), in UTF-8.
  static func composed(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes }
    var result: UnsafeMutablePointer<utf8proc_uint8_t>?
    let options = utf8proc_option_t(rawValue: UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
    let count = utf8proc_map(bytes, bytes.count, &result, options)
    guard count >= 0, let result else { return bytes }
    defer { free(result) }
    return Array(UnsafeBufferPointer(start: result, count: count))
  }

  /// `text` composed and in lower case, in UTF-8: the same for all spellings that differ in case only.
  static func folded(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for index in bytes.indices {
      let byte = bytes[index]
      if byte >= 0x80 { return composed(text.lowercased()) }
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { bytes[index] = byte | 0x20 }
    }
    return bytes
  }
}
