/// Bytes as the text of RFC 4648, section 4.
public enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  public static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var value: UInt32 = 0
      for byte in group { value = value << 8 | UInt32(byte) }
      value <<= 8 * UInt32(3 - group.count)
      for digit in 0..<4 {
        let isPadding = digit > group.count
        text.append(
          isPadding ? UInt8(ascii: "=") : digits[Int(value >> UInt32(18 - 6 * digit) & 0x3F)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
