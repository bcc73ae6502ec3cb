import Texts

/// Reads the texts of JSON.
enum JSONString {
  /// Reads the text that begins at `start`, after its opening quote.
  ///
  /// - Returns: The text without escapes, and the offset of its closing quote.
  static func read(_ bytes: [UInt8], from start: Int) throws(PlistFailure) -> (string: String, end: Int) {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        return (try decode(bytes[start..<index]), index)
      }
      if byte == UInt8(ascii: "\\") { return try readEscaped(bytes, from: start, firstEscape: index) }
      if byte < 0x20 { throw PlistFailure(.json(.controlCharacter), at: index) }
      index += 1
    }
    throw PlistFailure(.json(.unfinished), at: bytes.count)
  }

  private static func readEscaped(
    _ bytes: [UInt8], from start: Int, firstEscape: Int
  ) throws(PlistFailure) -> (string: String, end: Int) {
    var text = try decode(bytes[start..<firstEscape])
    var index = firstEscape
    var plainStart = firstEscape
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        text += try decode(bytes[plainStart..<index])
        return (text, index)
      }
      if byte < 0x20 { throw PlistFailure(.json(.controlCharacter), at: index) }
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      text += try decode(bytes[plainStart..<index])
      let escape = try escape(bytes, at: index)
      text.unicodeScalars.append(escape.scalar)
      index = escape.end
      plainStart = index
    }
    throw PlistFailure(.json(.unfinished), at: bytes.count)
  }

  private static func escape(
    _ bytes: [UInt8], at start: Int
  ) throws(PlistFailure) -> (scalar: Unicode.Scalar, end: Int) {
    guard start + 1 < bytes.count else { throw PlistFailure(.json(.unfinished), at: bytes.count) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return ("\"", start + 2)
    case UInt8(ascii: "\\"): return ("\\", start + 2)
    case UInt8(ascii: "/"): return ("/", start + 2)
    case UInt8(ascii: "b"): return ("\u{8}", start + 2)
    case UInt8(ascii: "f"): return ("\u{C}", start + 2)
    case UInt8(ascii: "n"): return ("\n", start + 2)
    case UInt8(ascii: "r"): return ("\r", start + 2)
    case UInt8(ascii: "t"): return ("\t", start + 2)
    case UInt8(ascii: "u"): return try unicodeEscape(bytes, at: start)
    default: throw PlistFailure(.json(.invalidEscape), at: start)
    }
  }

  /// `\uXXXX`, or two of them that make a surrogate pair; half a pair becomes U+FFFD.
  private static func unicodeEscape(
    _ bytes: [UInt8], at start: Int
  ) throws(PlistFailure) -> (scalar: Unicode.Scalar, end: Int) {
    guard let high = unit(bytes, at: start) else { throw PlistFailure(.json(.invalidEscape), at: start) }
    if let scalar = Unicode.Scalar(high) { return (scalar, start + 6) }
    if (0xD800...0xDBFF).contains(high), let low = unit(bytes, at: start + 6),
      (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    {
      return (scalar, start + 12)
    }
    return ("\u{FFFD}", start + 6)
  }

  /// The number of a `\uXXXX` at `start`, nil where there is none.
  private static func unit(_ bytes: [UInt8], at start: Int) -> UInt32? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u")
    else {
      return nil
    }
    let digits = bytes[(start + 2)..<(start + 6)]
    guard digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static func decode(_ bytes: ArraySlice<UInt8>) throws(PlistFailure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw PlistFailure(.json(.invalidUTF8), at: bytes.startIndex + validPrefixCount(bytes))
    }
    return text
  }

  /// How many bytes come before the first one that is no UTF-8.
  private static func validPrefixCount(_ bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += UTF8.width(scalar) }
    return count
  }
}
