#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour in CIE 1976 L*a*b* under the white of sRGB, D65.
///
/// The matrix and the white are those of sRGB (IEC 61966-2-1), the curve is CIE 15:2004's.
public struct Lab: Hashable, Sendable {
  /// L*, 0 for black to 100 for white.
  public var lightness: Double
  /// a*, from green (negative) to red.
  public var a: Double
  /// b*, from blue (negative) to yellow.
  public var b: Double

  public init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// `color` without its alpha.
  public init(_ color: Color) {
    let red = color.red.linear
    let green = color.green.linear
    let blue = color.blue.linear
    let x = Self.curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / Self.white.x)
    let y = Self.curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = Self.curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / Self.white.z)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The nearest 24-bit colour channel by channel; what lies outside sRGB is clipped.
  public var color: Color {
    let middle = (lightness + 16) / 116
    let x = Self.white.x * Self.inverseCurve(middle + a / 500)
    let y = Self.inverseCurve(middle)
    let z = Self.white.z * Self.inverseCurve(middle - b / 200)
    return Color(
      red: UInt8(linear: 3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
      green: UInt8(linear: -0.9692660 * x + 1.8760108 * y + 0.0415560 * z),
      blue: UInt8(linear: 0.0556434 * x - 0.2040259 * y + 1.0572252 * z))
  }

  private static let white = (x: 0.95047, z: 1.08883)

  private static func curve(_ ratio: Double) -> Double {
    ratio > 216.0 / 24389 ? cbrt(ratio) : (24389.0 / 27 * ratio + 16) / 116
  }

  private static func inverseCurve(_ value: Double) -> Double {
    value > 6.0 / 29 ? value * value * value : (116 * value - 16) * 27 / 24389
  }
}

extension UInt8 {
  /// This byte of sRGB as a share of light, 0 to 1.
  var linear: Double { linearTable[Int(self)] }

  /// The byte of sRGB for a share of light; what lies outside 0 to 1 is clipped.
  init(linear value: Double) {
    let share = value > 0.0031308 ? 1.055 * pow(value, 1 / 2.4) - 0.055 : 12.92 * value
    // Comparing this way round turns a NaN into 0.
    self = share >= 1 ? 255 : share > 0 ? UInt8((share * 255).rounded()) : 0
  }
}

/// All 256 bytes decoded once: the power is the dearest step of a conversion.
private let linearTable: [Double] = (0...255).map { byte in
  let share = Double(byte) / 255
  return share > 0.04045 ? pow((share + 0.055) / 1.055, 2.4) : share / 12.92
}
