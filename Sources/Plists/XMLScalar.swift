import Texts

/// The values of the tags that hold text.
enum XMLScalar {
  struct Invalid: Error {
    let text: SyntaxText
  }

  /// The value of `<element>text</element>`.
  static func value(of element: XMLElement, text: String) throws(Invalid) -> PlistValue {
    switch element {
    case .string, .key: return .string(text)
    case .true: return .boolean(true)
    case .false: return .boolean(false)
    case .integer: return try integer(trimmed(text))
    case .real: return try real(trimmed(text))
    case .date: return try date(trimmed(text))
    case .data: return try data(text)
    case .plist, .dict, .array: throw Invalid(text: .unknownTag(name: element.rawValue))
    }
  }

  private static func trimmed(_ text: String) -> String {
    let isBlank: (UInt8) -> Bool = { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
    let start = text.utf8.drop(while: isBlank)
    guard let end = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(decoding: start[...end], as: UTF8.self)
  }

  private static func integer(_ text: String) throws(Invalid) -> PlistValue {
    var digits = Substring(text)
    let isNegative = digits.hasPrefix("-")
    if isNegative || digits.hasPrefix("+") { digits = digits.dropFirst() }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    if isHexadecimal { digits = digits.dropFirst(2) }
    guard let first = digits.first, first != "+", first != "-",
      let magnitude = UInt64(digits, radix: isHexadecimal ? 16 : 10)
    else { throw Invalid(text: .invalidInteger(text)) }
    if !isNegative {
      return Int64(exactly: magnitude).map(PlistValue.integer) ?? .real(Double(magnitude))
    }
    if magnitude == UInt64(1) << 63 { return .integer(.min) }
    guard let positive = Int64(exactly: magnitude) else {
      throw Invalid(text: .invalidInteger(text))
    }
    return .integer(-positive)
  }

  private static func real(_ text: String) throws(Invalid) -> PlistValue {
    switch text.lowercased() {
    case "nan": return .real(.nan)
    case "inf", "+inf", "infinity", "+infinity": return .real(.infinity)
    case "-inf", "-infinity": return .real(-.infinity)
    default: break
    }
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let value = Double(text) else {
      throw Invalid(text: .invalidReal(text))
    }
    return .real(value)
  }

  /// Dates have one form, `2024-05-31T12:00:00Z`; they mean nothing to a skin, so that its shape is enough.
  private static func date(_ text: String) throws(Invalid) -> PlistValue {
    let shape = text.utf8.map { (48...57).contains($0) ? UInt8(ascii: "0") : $0 }
    guard shape == Array("0000-00-00T00:00:00Z".utf8) else {
      throw Invalid(text: .invalidDate(text))
    }
    return .date(text)
  }

  /// Counts the bytes of base 64 text.
  private static func data(_ text: String) throws(Invalid) -> PlistValue {
    var digits = 0
    var padding = 0
    for byte in text.utf8 {
      switch byte {
      case 9, 10, 13, 32: continue
      case UInt8(ascii: "="): padding += 1
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        if padding > 0 { throw Invalid(text: .invalidData) }
        digits += 1
      default: throw Invalid(text: .invalidData)
      }
    }
    guard digits % 4 != 1, padding <= 2, padding == 0 || (digits + padding) % 4 == 0 else {
      throw Invalid(text: .invalidData)
    }
    return .data(byteCount: digits * 3 / 4)
  }
}
