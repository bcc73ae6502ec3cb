/// How the Objective-C library's reading of a colour compares with CJSkinSwift's.
public enum ObjectiveCVerdict: String, CaseIterable, Hashable, Sendable {
  /// The same colour, or a fallback in both.
  case ok
  /// A colour, where the other reads another one, falls back or crashes.
  case differs
  /// The app ends.
  case crashes
  /// Whatever happens to stand in memory.
  case undefined
}

/// A colour string as the Objective-C CJSkin reads it: a scanner skips blanks, takes an optional `0x` or `0X` and
/// as many hex digits as follow; the low 24 bits count, always opaque. Where the scanner finds no digit, the
/// library uses a number that it never set.
public struct ObjectiveCReading: Hashable, Sendable {
  public let verdict: ObjectiveCVerdict
  /// The colour read; nil where there is none.
  public let color: Color?

  private init(verdict: ObjectiveCVerdict, color: Color?) {
    self.verdict = verdict
    self.color = color
  }

  init(_ reading: ColorReading) {
    if reading.string.isEmpty {
      self.init(verdict: .ok, color: nil)
    } else if let color = Self.scan(reading.string) {
      self.init(verdict: color == reading.color ? .ok : .differs, color: color)
    } else {
      self.init(verdict: .undefined, color: nil)
    }
  }

  private static func scan(_ string: String) -> Color? {
    var units = Array(string.utf16.drop(while: isBlank))[...]
    if units.starts(with: [0x30, 0x78]) || units.starts(with: [0x30, 0x58]) { units = units.dropFirst(2) }
    let digits = units.prefix(while: ColorReading.isHexDigit)
    guard !digits.isEmpty else { return nil }
    let value = digits.lazy.compactMap(ColorReading.hexValue).reduce(UInt32(0)) { value, digit in
      // The scanner stays at its greatest number once the digits overflow.
      value > UInt32.max >> 4 ? UInt32.max : value << 4 | digit
    }
    return Color(rgb: value & 0xFFFFFF)
  }

  /// The blanks and line ends that a scanner skips.
  private static func isBlank(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
