import Colors

/// A line that is drawn in a cell only where two grounds that touch there differ and the terminal shows both alike.
public struct CellEdge: Hashable, Sendable {
  /// The shape of the line.
  public enum Glyph: String, Hashable, Sendable {
    case top = "▔"
    case bottom = "▁"
    case horizontal = "─"
    case vertical = "│"
    case topLeft = "╭"
    case topRight = "╮"
    case bottomLeft = "╰"
    case bottomRight = "╯"
  }

  public let glyph: Glyph
  /// The ground of what the line belongs to.
  public let inside: Color
  /// The ground around it.
  public let outside: Color
  /// True where without colours one of the two is filled and the other is not, which tells them apart.
  public let fillDiffers: Bool

  public init(_ glyph: Glyph, inside: Color, outside: Color, fillDiffers: Bool = false) {
    self.glyph = glyph
    self.inside = inside
    self.outside = outside
    self.fillDiffers = fillDiffers
  }

  /// The least that anybody sees: below it the grounds are one in 24 bits too.
  var isSeenIn24Bits: Bool { inside != outside && inside.difference(from: outside) >= 1 }
}
