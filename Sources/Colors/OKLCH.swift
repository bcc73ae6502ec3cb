#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour as lightness, chroma and hue in the space Oklab, in which each of the three can be changed and the
/// other two still look the same.
///
/// After Björn Ottosson, "A perceptual color space for image processing" (2020,
/// https://bottosson.github.io/posts/oklab/); the matrices are those given there, for linear sRGB.
public struct OKLCH: Hashable, Sendable {
  /// 0 for black to 1 for white.
  public var lightness: Double
  /// 0 for grey; no colour of sRGB has more than `mostChroma`.
  public var chroma: Double
  /// In degrees from 0 up to 360. Greys have none, and any will do.
  public var hue: Double

  /// A little more than the 0.3225 of sRGB's strongest colour, magenta.
  public static let mostChroma = 0.33
  /// Less chroma than this is a grey: the rounding to bytes alone makes as much.
  public static let leastChroma = 0.002

  public init(lightness: Double, chroma: Double, hue: Double) {
    (self.lightness, self.chroma, self.hue) = (lightness, chroma, hue)
  }

  /// `color` without its alpha.
  public init(_ color: Color) {
    let (red, green, blue) = (color.red.linear, color.green.linear, color.blue.linear)
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    let lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    let a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    let b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    let chroma = (a * a + b * b).squareRoot()
    self.init(
      lightness: min(max(0, lightness), 1), chroma: chroma, hue: Self.turned(atan2(b, a) * 180 / .pi))
  }

  /// The nearest 24-bit colour of this lightness and hue: where sRGB has no such chroma, with as much as it has.
  public var color: Color { Color(clipping: linear(chroma: availableChroma)) }

  /// True where sRGB has a colour of this lightness, chroma and hue.
  public var isInGamut: Bool { Self.isInGamut(linear(chroma: chroma)) }

  /// The chroma of `color`: this one's own, or the most that sRGB has at this lightness and hue.
  ///
  /// Greys are inside, so that halving finds where the way outwards leaves the gamut.
  public var availableChroma: Double {
    if isInGamut { return chroma }
    var (inside, outside) = (0.0, chroma)
    for _ in 0..<24 {
      let middle = (inside + outside) / 2
      if Self.isInGamut(linear(chroma: middle)) { inside = middle } else { outside = middle }
    }
    return inside
  }

  /// The same hue on the circle from 0 up to 360.
  public static func turned(_ degrees: Double) -> Double {
    guard degrees.isFinite else { return 0 }
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    // The sum of a tiny negative angle and 360 is 360.
    let turned = rest < 0 ? rest + 360 : rest
    return turned < 360 ? turned : 0
  }

  // MARK: sRGB

  /// Red, green and blue as shares of light; outside 0 to 1 where sRGB has no such colour.
  private func linear(chroma: Double) -> (red: Double, green: Double, blue: Double) {
    let angle = hue * .pi / 180
    let (a, b) = (chroma * cos(angle), chroma * sin(angle))
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    )
  }

  private func cube(_ value: Double) -> Double { value * value * value }

  /// Half a byte's step at black is 0.00015 of the light, so that this much outside is still the byte at the edge.
  private static let tolerance = 0.0001

  private static func isInGamut(_ light: (red: Double, green: Double, blue: Double)) -> Bool {
    let range = -tolerance...(1 + tolerance)
    return range.contains(light.red) && range.contains(light.green) && range.contains(light.blue)
  }
}

extension Color {
  fileprivate init(clipping light: (red: Double, green: Double, blue: Double)) {
    self.init(
      red: UInt8(linear: light.red), green: UInt8(linear: light.green), blue: UInt8(linear: light.blue))
  }
}
