import Colors

extension CellBuffer {
  /// The screen with other colours in the place of its own; what is the terminal's own stays.
  ///
  /// - Parameter transform: asked once for each colour.
  public func recolored(_ transform: (Color) -> Color) -> CellBuffer {
    var known: [Color: Color] = [:]
    func other(_ color: Color) -> Color {
      if let found = known[color] { return found }
      let found = transform(color)
      known[color] = found
      return found
    }
    var result = self
    for row in 0..<rows {
      for column in 0..<columns {
        var cell = self[column, row]
        cell.foreground = cell.foreground.map(other)
        cell.background = cell.background.map(other)
        cell.edge = cell.edge.map {
          CellEdge(
            $0.glyph, inside: other($0.inside), outside: other($0.outside), fillDiffers: $0.fillDiffers)
        }
        result[column, row] = cell
      }
    }
    return result
  }

  /// The screen as somebody sees it.
  public func seen(by vision: Vision) -> CellBuffer {
    vision == .normal ? self : recolored(vision.seen)
  }
}
