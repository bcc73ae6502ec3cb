/// A colour in sRGB with 8 bits a channel and straight (not premultiplied) alpha.
public struct Color: Hashable, Sendable {
  /// 0 is clear, 255 opaque.
  public var alpha: UInt8
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.alpha = alpha
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The opaque colour `0xRRGGBB`.
  public init(rgb: UInt32) {
    self.init(argb: 0xFF00_0000 | rgb)
  }

  /// The colour `0xAARRGGBB`.
  public init(argb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: argb >> 16), green: UInt8(truncatingIfNeeded: argb >> 8),
      blue: UInt8(truncatingIfNeeded: argb), alpha: UInt8(truncatingIfNeeded: argb >> 24))
  }

  /// `0xRRGGBB`.
  public var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
  /// `0xAARRGGBB`.
  public var argb: UInt32 { UInt32(alpha) << 24 | rgb }

  public static let black = Color(rgb: 0x000000)
  public static let white = Color(rgb: 0xFFFFFF)
  public static let clear = Color(argb: 0)

  /// The same colour with another alpha byte.
  public func withAlpha(_ alpha: UInt8) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// This colour over an opaque ground, composited in sRGB bytes, each channel rounded to nearest.
  public func composited(over ground: Color) -> Color {
    if alpha == 255 { return self }
    func blend(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let sum = UInt32(top) * UInt32(alpha) + UInt32(bottom) * UInt32(255 - alpha)
      return UInt8((sum * 2 + 255) / 510)
    }
    return Color(
      red: blend(red, ground.red), green: blend(green, ground.green), blue: blend(blue, ground.blue))
  }

  /// `#RRGGBB`.
  public var hex: String { "#" + Self.digits(rgb, count: 6) }
  /// `#RRGGBB`, and `#AARRGGBB` where it is not opaque.
  public var text: String { alpha == 255 ? hex : argbHex }
  /// `#AARRGGBB`.
  public var argbHex: String { "#" + Self.digits(argb, count: 8) }

  private static func digits(_ value: UInt32, count: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}
