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
    squaredDifference(from: other, below: .infinity)?.squareRoot() ?? 0
  }

  /// The square of the difference, or nil where it is `limit` or more.
  ///
  /// The rotation is never strong enough to make the part of chroma and hue negative (its factor stays within
  /// ±2·sin 60°), so that the part of lightness alone is a lower bound: most entries of a palette are out by it,
  /// exactly and before any angle is computed.
  func squaredDifference(from other: Lab, below limit: Double) -> Double? {
    let offset = (lightness + other.lightness) / 2 - 50
    let lightnessWeight = 1 + 0.015 * offset * offset / (20 + offset * offset).squareRoot()
    let lightnessPart = (other.lightness - lightness) / lightnessWeight
    let lower = lightnessPart * lightnessPart
    guard lower < limit else { return nil }
    let square = lower + squaredChromaticDifference(from: other)
    return square < limit ? square : nil
  }

  /// The part of the squared difference that chroma and hue make, rotation included; never negative.
  private func squaredChromaticDifference(from other: Lab) -> Double {
    let meanChroma = (hypotenuse(a, b) + hypotenuse(other.a, other.b)) / 2
    let stretch = 1 + 0.5 * (1 - saturation(meanChroma))
    let (a1, a2) = (a * stretch, other.a * stretch)
    let (chroma1, chroma2) = (hypotenuse(a1, b), hypotenuse(a2, other.b))
    let (hue1, hue2) = (degrees(a1, b), degrees(a2, other.b))
    let isGrey = chroma1 == 0 || chroma2 == 0

    let turn = isGrey ? 0 : shorterTurn(from: hue1, to: hue2)
    let deltaHue = 2 * (chroma1 * chroma2).squareRoot() * sin(radians(turn / 2))
    let chroma = (chroma1 + chroma2) / 2
    let hue = isGrey ? hue1 + hue2 : meanHue(hue1, hue2)

    let chromaPart = (chroma2 - chroma1) / (1 + 0.045 * chroma)
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
