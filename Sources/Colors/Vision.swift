/// How somebody sees colours.
public enum Vision: String, CaseIterable, Hashable, Sendable {
  case normal
  /// Without the cones for long waves (protanopia).
  case protan
  /// Without the cones for middle waves (deuteranopia).
  case deutan
  /// Without the cones for short waves (tritanopia).
  case tritan
  /// Without colours, as on a screen set to grey.
  case grey
}

extension Vision {
  /// A colour as it looks in this vision, on a screen of sRGB; its alpha stays.
  ///
  /// Protan and deutan after Viénot, Brettel and Mollon, "Digital Video Colourmaps for Checking the Legibility of
  /// Displays by Dichromats", Color Research and Application 24 (1999): a projection of the cones' answers on the
  /// plane through black, white, and the screen's blue and yellow. Tritan after Brettel, Viénot and Mollon,
  /// "Computerized Simulation of Color Appearance for Dichromats", J. Opt. Soc. Am. A 14 (1997): two half-planes,
  /// through the colours of 485 and 660 nm, as one plane is far off there. The matrices are those projections with
  /// the cone fundamentals of Smith and Pokorny, taken together with the way from linear sRGB to cones and back.
  /// Grey keeps the relative luminance.
  public func seen(_ color: Color) -> Color {
    switch self {
    case .normal: return color
    case .protan: return Self.protanMatrix.applied(to: color)
    case .deutan: return Self.deutanMatrix.applied(to: color)
    case .tritan:
      let side =
        Self.tritanPlane.red * color.red.linear + Self.tritanPlane.green * color.green.linear
        + Self.tritanPlane.blue * color.blue.linear
      return (side >= 0 ? Self.tritanLongMatrix : Self.tritanShortMatrix).applied(to: color)
    case .grey:
      let grey = UInt8(linear: color.relativeLuminance)
      return Color(red: grey, green: grey, blue: grey, alpha: color.alpha)
    }
  }

  private static let protanMatrix = LinearMatrix(
    red: (0.11238, 0.88762, 0), green: (0.11238, 0.88762, 0), blue: (0.00401, -0.00401, 1))
  private static let deutanMatrix = LinearMatrix(
    red: (0.29275, 0.70725, 0), green: (0.29275, 0.70725, 0), blue: (-0.02234, 0.02234, 1))
  /// On the side of 660 nm.
  private static let tritanLongMatrix = LinearMatrix(
    red: (1.01277, 0.13548, -0.14826), green: (-0.01243, 0.86812, 0.14431),
    blue: (0.07589, 0.80500, 0.11911))
  /// On the side of 485 nm.
  private static let tritanShortMatrix = LinearMatrix(
    red: (0.93678, 0.18979, -0.12657), green: (0.06154, 0.81526, 0.12320),
    blue: (-0.37562, 1.12767, 0.24796))
  /// The plane of the greys that parts the two, in linear sRGB.
  private static let tritanPlane = (red: 0.03901, green: -0.02788, blue: -0.01113)
}

/// A matrix on linear sRGB, by rows. Each row sums up to 1, so that greys stay.
private struct LinearMatrix {
  typealias Row = (red: Double, green: Double, blue: Double)
  let red: Row
  let green: Row
  let blue: Row

  func applied(to color: Color) -> Color {
    let (r, g, b) = (color.red.linear, color.green.linear, color.blue.linear)
    func sum(_ row: Row) -> UInt8 { UInt8(linear: row.red * r + row.green * g + row.blue * b) }
    return Color(red: sum(red), green: sum(green), blue: sum(blue), alpha: color.alpha)
  }
}
