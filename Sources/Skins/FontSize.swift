import Texts

/// The `Size` of a font as the app reads it: the number that a string begins with, as C's `strtof` finds it in
/// the C locale, with blanks before it, a sign, decimal or hexadecimal digits, an exponent, `inf` and `nan`.
public struct FontSize: Hashable, Sendable {
  /// What is odd about a size.
  public enum Oddity: Hashable, Sendable {
    case noNumber
    /// Other text than blanks follows the number.
    case textAfter
    /// Zero, negative or not finite.
    case notPositive
    /// More than 100 points.
    case large
  }

  /// What is shown: 14 where the number cannot be used.
  public let points: Double
  /// The part of the text that was read as a number.
  public let number: String
  public let oddity: Oddity?

  /// Reads `text`.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    let range = Self.numberRange(in: bytes)
    number = String(decoding: bytes[range], as: UTF8.self)
    guard !range.isEmpty else {
      (points, oddity) = (14, .noNumber)
      return
    }
    // The app holds the number as a Float; what is too large or too small for one is infinite or zero.
    let value = Self.value(of: number)
    let isUsable = Float(value) > 0 && Float(value).isFinite
    points = isUsable ? value : 14
    if !isUsable {
      oddity = .notPositive
    } else if bytes[range.upperBound...].contains(where: { !Self.isBlank($0) }) {
      oddity = .textAfter
    } else {
      oddity = value > 100 ? .large : nil
    }
  }

  private static func value(of number: String) -> Double {
    let letters = number.lowercased()
    if letters.utf8.contains(UInt8(ascii: "n")) {
      return letters.utf8.holds("nan".utf8) ? .nan : letters.hasPrefix("-") ? -.infinity : .infinity
    }
    return Double(number) ?? 0
  }

  // MARK: Finding the number

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private static func isHexDigit(_ byte: UInt8) -> Bool { UnicodeScalar(byte).properties.isASCIIHexDigit }

  /// The longest stretch, after blanks, that is a number.
  private static func numberRange(in bytes: [UInt8]) -> Range<Int> {
    let start = bytes.firstIndex { !isBlank($0) } ?? bytes.count
    var digits = start
    if digits < bytes.count, bytes[digits] == UInt8(ascii: "-") || bytes[digits] == UInt8(ascii: "+") {
      digits += 1
    }
    let end =
      wordEnd(in: bytes, from: digits) ?? hexadecimalEnd(in: bytes, from: digits)
      ?? mantissaEnd(in: bytes, from: digits, isDigit: isDigit, exponent: "e")
    return start..<(end ?? start)
  }

  /// The end of `inf`, `infinity`, `nan` or `nan(letters)`.
  private static func wordEnd(in bytes: [UInt8], from start: Int) -> Int? {
    let word = String(decoding: bytes[start...].prefix(8), as: UTF8.self).lowercased()
    if word == "infinity" { return start + 8 }
    if word.hasPrefix("inf") { return start + 3 }
    guard word.hasPrefix("nan") else { return nil }
    let end = start + 3
    guard end < bytes.count, bytes[end] == UInt8(ascii: "("),
      let close = bytes[(end + 1)...].firstIndex(where: { !isWordByte($0) }),
      bytes[close] == UInt8(ascii: ")")
    else { return end }
    return close + 1
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
  }

  private static func hexadecimalEnd(in bytes: [UInt8], from start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "0"),
      bytes[start + 1] | 0x20 == UInt8(ascii: "x")
    else { return nil }
    return mantissaEnd(in: bytes, from: start + 2, isDigit: isHexDigit, exponent: "p")
  }

  /// The end of digits with at most one point, and of an exponent if it is complete; nil without a digit.
  private static func mantissaEnd(
    in bytes: [UInt8], from start: Int, isDigit: (UInt8) -> Bool, exponent: UnicodeScalar
  ) -> Int? {
    var index = start
    var count = 0
    var hasPoint = false
    while index < bytes.count {
      if isDigit(bytes[index]) {
        count += 1
      } else if bytes[index] == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      index += 1
    }
    guard count > 0 else { return nil }
    var end = index
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: exponent) else { return end }
    index += 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    while index < bytes.count, Self.isDigit(bytes[index]) {
      index += 1
      end = index
    }
    return end
  }
}
