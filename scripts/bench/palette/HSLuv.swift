import Glibc

/// A colour in HSLuv (hsluv.org), as go-colorful computes it and measures distances in it.
struct HSLuv {
  /// In degrees.
  let hue: Double
  /// 0 to 1.
  let saturation: Double
  let lightness: Double

  private static let toLinear = [
    [3.2409699419045214, -1.5373831775700935, -0.49861076029300328],
    [-0.96924363628087983, 1.8759675015077207, 0.041555057407175613],
    [0.055630079696993609, -0.20397695888897657, 1.0569715142428786],
  ]
  private static let kappa = 903.2962962962963
  private static let epsilon = 0.0088564516790356308
  private static let white = (u: 0.19783000664283, v: 0.46831999493879)

  init(_ color: Color) {
    let (r, g, b) = (color.red.linear, color.green.linear, color.blue.linear)
    let x = 0.41239079926595948 * r + 0.35758433938387796 * g + 0.18048078840183429 * b
    let y = 0.21263900587151036 * r + 0.71516867876775593 * g + 0.072192315360733715 * b
    let z = 0.019330818715591851 * r + 0.11919477979462599 * g + 0.95053215224966058 * b
    let l = y > Self.epsilon ? 116 * cbrt(y) - 16 : y * Self.kappa
    let divisor = x + 15 * y + 3 * z
    let u = divisor == 0 ? 0 : 13 * l * (4 * x / divisor - Self.white.u)
    let v = divisor == 0 ? 0 : 13 * l * (9 * y / divisor - Self.white.v)
    let chroma = (u * u + v * v).squareRoot()
    // go-colorful takes what is nearly grey, or has hardly any u, to be of hue 0.
    let angle = abs(v - u) > 0.01 && abs(u) > 0.01 ? atan2(v, u) * 180 / .pi : 0
    hue = angle < 0 ? angle + 360 : angle
    saturation =
      l > 99.9999999 || l < 0.00000001
      ? 0 : min(1, max(0, chroma / Self.mostChroma(lightness: l, hue: hue)))
    lightness = min(1, max(0, l / 100))
  }

  /// The chroma at which a hue of a lightness leaves sRGB.
  private static func mostChroma(lightness: Double, hue: Double) -> Double {
    let angle = hue / 360 * .pi * 2
    let cube = pow(lightness + 16, 3) / 1_560_896
    let share = cube > epsilon ? cube : lightness / kappa
    var least = Double.infinity
    for row in toLinear {
      for side in [0.0, 1.0] {
        let top1 = (284_517 * row[0] - 94_839 * row[2]) * share
        let top2 =
          (838_422 * row[2] + 769_860 * row[1] + 731_718 * row[0]) * lightness * share
          - 769_860 * side * lightness
        let bottom = (632_260 * row[2] - 126_452 * row[1]) * share + 126_452 * side
        let length = (top2 / bottom) / (sin(angle) - (top1 / bottom) * cos(angle))
        if length > 0 { least = min(least, length) }
      }
    }
    return least
  }

  func distance(to other: HSLuv) -> Double {
    let hues = (hue - other.hue) / 100
    let saturations = saturation - other.saturation
    let lightnesses = lightness - other.lightness
    return (hues * hues + saturations * saturations + lightnesses * lightnesses).squareRoot()
  }
}
