/// What the app makes of a colour string.
public enum ColorVerdict: String, CaseIterable, Hashable, Sendable {
  /// Read as meant.
  case ok
  /// Read, but into a colour that nobody meant, since some of what counts are no hex digits.
  case nonsense
  /// Not a colour to the app: it takes `default`'s, else white.
  case fallsBack = "falls-back"
  /// Reading it ends the app.
  case crashes
}

/// A colour string as CJSkinSwift reads it, faults included.
///
/// The string is taken apart in UTF-16 units, as the app does: after the prefix `0x` or `#`, six are `RRGGBB`,
/// eight or more `AARRGGBB` with the rest ignored, and any other number ends the app.
public struct ColorReading: Hashable, Sendable {
  /// The string as it was given.
  public let string: String
  public let verdict: ColorVerdict
  /// The colour read; nil where the app falls back or crashes.
  public let color: Color?

  /// Reads `string`.
  public init(_ string: String) {
    self.string = string
    guard let digits = Self.unitsAfterPrefix(of: string) else {
      (verdict, color) = (.fallsBack, nil)
      return
    }
    guard digits.count == 6 || digits.count >= 8 else {
      (verdict, color) = (.crashes, nil)
      return
    }
    let counting = digits.prefix(digits.count == 6 ? 6 : 8)
    let channels = stride(from: 0, to: counting.count, by: 2).map { offset in
      Self.channel(counting.dropFirst(offset).prefix(2))
    }
    color = channels.reversed().enumerated().reduce(Color.black) { color, item in
      color.replacing(byte: item.offset, with: item.element)
    }
    verdict = counting.allSatisfy(Self.isHexDigit) ? .ok : .nonsense
  }

  /// What the older Objective-C library reads in the same string.
  public var objectiveC: ObjectiveCReading { ObjectiveCReading(self) }

  /// The UTF-16 units after `0x` or `#`, nil without such a prefix.
  private static func unitsAfterPrefix(of string: String) -> [UInt16]? {
    let units = Array(string.utf16.prefix(12))
    if units.first == 0x23 { return Array(units.dropFirst()) }
    if units.starts(with: [0x30, 0x78]) { return Array(units.dropFirst(2)) }
    return nil
  }

  /// One channel out of a pair of UTF-16 units, by the app's own sum. It upper-cases the pair and goes over its
  /// UTF-8 bytes, so that a letter outside ASCII counts as two or three digits of absurd value.
  private static func channel(_ pair: ArraySlice<UInt16>) -> UInt8 {
    // Hex digits are what nearly all colours are made of, and of them the sum is their value.
    if pair.allSatisfy(isHexDigit) {
      return UInt8(truncatingIfNeeded: pair.reduce(0) { $0 << 4 | (hexValue($1) ?? 0) })
    }
    // Half a surrogate pair becomes U+FFFD, as where a string is bridged.
    let text = String(decoding: pair, as: UTF16.self).uppercased()
    var sum = 0
    for byte in text.utf8 {
      // Upper-casing makes at most twelve bytes of two units, which stays far below overflow; the bound holds
      // whatever Unicode may add.
      sum = min(max(sum, -0xFFFF_FFFF_FFFF), 0xFFFF_FFFF_FFFF) * 16 + Int(byte) - (byte >= 65 ? 55 : 48)
    }
    return UInt8(min(max(sum, 0), 255))
  }

  static func isHexDigit(_ unit: UInt16) -> Bool { hexValue(unit) != nil }

  static func hexValue(_ unit: UInt16) -> UInt32? {
    switch unit {
    case 0x30...0x39: UInt32(unit - 0x30)
    case 0x41...0x46: UInt32(unit - 0x41 + 10)
    case 0x61...0x66: UInt32(unit - 0x61 + 10)
    default: nil
    }
  }
}

extension Color {
  /// This colour with the byte at `byte` replaced, counted from blue (0) over green and red to alpha (3).
  fileprivate func replacing(byte: Int, with value: UInt8) -> Color {
    let shift = UInt32(byte * 8)
    return Color(argb: argb & ~(0xFF << shift) | UInt32(value) << shift)
  }
}
