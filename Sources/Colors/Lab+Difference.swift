#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Color {
  /// How differently two colours look: CIEDE2000, 1 being about the least that is noticed. Alpha does not count.
  public func difference(from other: Color) -> Double { Lab(self).difference(from: Lab(other)) }
}

extension Lab {
  /// The colour difference CIEDE2000 with all parametric factors 1, after Sharma, Wu and Dalal, "The CIEDE2000
  /// Color-Difference Formula: Implementation Notes, Supplementary Test Data, and Mathematical Observations",
  /// Color Research and Application 30 (2005).
  public func difference(from other: Lab) -> Double {
    let chromatic = ChromaticDifference(self, chroma: chroma, other, chroma: other.chroma)
    return (squaredLightnessPart(from: other) + chromatic.square).squareRoot()
  }

  /// The part of the squared difference that lightness makes.
  ///
  /// Seen from one colour it only grows as the other's lightness moves away: the weight changes by less than 0.0165
  /// for each step of the mean, so that over the 100 steps that there are it cannot eat up the growth of the offset.
  func squaredLightnessPart(from other: Lab) -> Double {
    let offset = (lightness + other.lightness) / 2 - 50
    let weight = 1 + 0.015 * offset * offset / (20 + offset * offset).squareRoot()
    let part = (other.lightness - lightness) / weight
    return part * part
  }

  /// C*, 0 for greys to about 134 for the blue of sRGB.
  var chroma: Double { hypotenuse(a, b) }
}

/// What chroma and hue add to the difference of two colours, and two lower bounds of it that need no angle. Angles
/// are what costs; most entries of a palette are out by a bound.
struct ChromaticDifference {
  private let a1, b1, a2, b2: Double
  private let chroma1, chroma2: Double
  /// The mean of both.
  private let chroma: Double

  /// - Parameters:
  ///   - chroma1: that of `one`, which is known already where it is compared with many.
  ///   - chroma2: that of `two`.
  init(_ one: Lab, chroma chroma1: Double, _ two: Lab, chroma chroma2: Double) {
    let stretch = 1 + 0.5 * (1 - saturation((chroma1 + chroma2) / 2))
    (a1, b1) = (one.a * stretch, one.b)
    (a2, b2) = (two.a * stretch, two.b)
    (self.chroma1, self.chroma2) = (hypotenuse(a1, b1), hypotenuse(a2, b2))
    chroma = (self.chroma1 + self.chroma2) / 2
  }

  /// No more than `square`, from the bare coordinates.
  ///
  /// ΔC′² + ΔH′² is the squared distance of the two in the plane of a′ and b, where a′ is stretched: no less than
  /// that in the plane of a and b. Of the two weights that of chroma is the greater (0.045 against at most 0.02895),
  /// and the mean C′ is at most the mean C times the stretch, which is 1.5 at most and below 1.01 from 40 on.
  static func lowerBound(_ one: Lab, _ two: Lab, meanChroma: Double) -> Double {
    let (a, b) = (one.a - two.a, one.b - two.b)
    let weight = 1 + 0.045 * (meanChroma < 40 ? 1.5 : 1.01) * meanChroma
    let leastUnrotated = one.b >= 0 && two.b >= 0 ? 1 - 1e-6 : 0.1339
    return leastUnrotated * (a * a + b * b) / (weight * weight)
  }

  private var chromaPart: Double { (chroma2 - chroma1) / (1 + 0.045 * chroma) }

  /// No more than `square`, and nearer to it.
  ///
  /// - The square of the formula's ΔH′ is 2·(C₁C₂ − a₁a₂ − b₁b₂), by the law of cosines.
  /// - Its T is at most 1 + 0.17 + 0.24 + 0.32 + 0.20.
  /// - The rotation R adds R·x·y to x² + y², which leaves at least (1 − |R|/2)·(x² + y²); |R|/2 is at most
  ///   sin 60° times the saturation. With no b below 0 the mean hue lies within 0 to 180 degrees, 95 or more away
  ///   from the blue at 275 where colours are rotated, and |R|/2 is less than a millionth.
  var lowerBound: Double {
    let squaredHue = max(0, 2 * (chroma1 * chroma2 - a1 * a2 - b1 * b2))
    let hueWeight = 1 + 0.015 * 1.93 * chroma
    let sum = chromaPart * chromaPart + squaredHue / (hueWeight * hueWeight)
    let halfRotation = b1 >= 0 && b2 >= 0 ? 1e-6 : 0.8661 * saturation(chroma)
    return (1 - halfRotation) * sum
  }

  /// The part of the squared difference that chroma and hue make, rotation included; never negative.
  var square: Double {
    let (hue1, hue2) = (degrees(a1, b1), degrees(a2, b2))
    let isGrey = chroma1 == 0 || chroma2 == 0
    let turn = isGrey ? 0 : shorterTurn(from: hue1, to: hue2)
    let deltaHue = 2 * (chroma1 * chroma2).squareRoot() * sin(radians(turn / 2))
    let hue = isGrey ? hue1 + hue2 : meanHue(hue1, hue2)
    let huePart = deltaHue / (1 + 0.015 * chroma * hueWeight(hue))
    let angle = (hue - 275) / 25
    let rotation = -2 * saturation(chroma) * sin(radians(60 * exp(-angle * angle)))
    return max(0, chromaPart * chromaPart + huePart * huePart + rotation * chromaPart * huePart)
  }
}

private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

/// The hue angle of a and b, from 0 up to 360 degrees; 0 for grey.
private func degrees(_ a: Double, _ b: Double) -> Double {
  if a == 0 && b == 0 { return 0 }
  let angle = atan2(b, a) * 180 / .pi
  return angle < 0 ? angle + 360 : angle
}

/// √(C⁷ / (C⁷ + 25⁷)): near 0 for greys, near 1 for vivid colours.
private func saturation(_ chroma: Double) -> Double {
  let cube = chroma * chroma * chroma
  let seventh = cube * cube * chroma
  return (seventh / (seventh + 6_103_515_625)).squareRoot()
}

/// From one hue to another the shorter way round, in degrees within ±180.
private func shorterTurn(from hue1: Double, to hue2: Double) -> Double {
  let turn = hue2 - hue1
  return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
}

/// The hue in the middle of the shorter way, in degrees.
private func meanHue(_ hue1: Double, _ hue2: Double) -> Double {
  let sum = hue1 + hue2
  if abs(hue1 - hue2) <= 180 { return sum / 2 }
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}

/// The formula's T: how much a difference of hue counts at a hue.
private func hueWeight(_ hue: Double) -> Double {
  1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue)) + 0.32 * cos(radians(3 * hue + 6))
    - 0.20 * cos(radians(4 * hue - 63))
}
