import Colors

extension Canvas {
  /// Fills a rectangle with round corners, half a cell in from its edges: three rows and more are drawn as
  /// `▗▄▄▖ ▐██▌ ▝▀▀▘`, two as `▟██▙ ▜██▛`, one as `▐██▌`.
  public mutating func fillRounded(_ rect: CellRect, with color: Color) {
    guard rect.columns >= 2, rect.rows >= 1 else {
      fill(rect, with: color)
      return
    }
    let last = rect.endRow - 1
    switch rect.rows {
    case 1:
      roundedRow(rect, row: rect.row, ends: ("▐", "▌"), with: color)
    case 2:
      roundedRow(rect, row: rect.row, ends: ("▟", "▙"), with: color)
      roundedRow(rect, row: last, ends: ("▜", "▛"), with: color)
    default:
      edgeRow(rect, row: rect.row, glyphs: ("▗", "▄", "▖"), with: color)
      for row in rect.row + 1..<last { roundedRow(rect, row: row, ends: ("▐", "▌"), with: color) }
      edgeRow(rect, row: last, glyphs: ("▝", "▀", "▘"), with: color)
    }
  }

  private mutating func roundedRow(_ rect: CellRect, row: Int, ends: (String, String), with color: Color) {
    draw(ends.0, column: rect.column, row: row, color: color)
    fill(CellRect(column: rect.column + 1, row: row, columns: rect.columns - 2, rows: 1), with: color)
    draw(ends.1, column: rect.endColumn - 1, row: row, color: color)
  }

  private mutating func edgeRow(
    _ rect: CellRect, row: Int, glyphs: (String, String, String), with color: Color
  ) {
    draw(glyphs.0, column: rect.column, row: row, color: color)
    for column in rect.column + 1..<max(rect.column + 1, rect.endColumn - 1) {
      draw(glyphs.1, column: column, row: row, color: color)
    }
    draw(glyphs.2, column: rect.endColumn - 1, row: row, color: color)
  }

  /// A band of half a cell along the inner side of a rectangle's outermost cells, with round corners.
  public mutating func fillOutline(_ rect: CellRect, color: Color) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    edgeRow(rect, row: rect.row, glyphs: ("▗", "▄", "▖"), with: color)
    for row in rect.row + 1..<rect.endRow - 1 {
      draw("▐", column: rect.column, row: row, color: color)
      draw("▌", column: rect.endColumn - 1, row: row, color: color)
    }
    edgeRow(rect, row: rect.endRow - 1, glyphs: ("▝", "▀", "▘"), with: color)
  }

  /// A line of one glyph, on the ground that is there.
  public mutating func rule(_ glyph: String, column: Int, row: Int, columns: Int, color: Color) {
    for place in column..<max(column, column + columns) { draw(glyph, column: place, row: row, color: color) }
  }

  /// A frame around a rectangle, drawn on its own outermost cells.
  public mutating func stroke(_ rect: CellRect, color: Color, rounded: Bool = false) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    let corners = rounded ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    let (right, bottom) = (rect.endColumn - 1, rect.endRow - 1)
    rule("─", column: rect.column + 1, row: rect.row, columns: rect.columns - 2, color: color)
    rule("─", column: rect.column + 1, row: bottom, columns: rect.columns - 2, color: color)
    for row in rect.row + 1..<max(rect.row + 1, bottom) {
      draw("│", column: rect.column, row: row, color: color)
      draw("│", column: right, row: row, color: color)
    }
    draw(corners[0], column: rect.column, row: rect.row, color: color)
    draw(corners[1], column: right, row: rect.row, color: color)
    draw(corners[2], column: rect.column, row: bottom, color: color)
    draw(corners[3], column: right, row: bottom, color: color)
  }

  /// Mixes in what another canvas of the same size shows, as a layer of that opacity.
  /// - Parameter alpha: 0 is nothing of it, 255 all.
  public mutating func blend(_ layer: Canvas, alpha: UInt8) {
    for row in 0..<buffer.rows {
      for column in 0..<buffer.columns {
        let below = buffer[column, row]
        var cell = layer.buffer[column, row]
        if cell == below { continue }
        let ground = below.background ?? .black
        cell.background = (cell.background ?? .black).withAlpha(alpha).composited(over: ground)
        cell.foreground = cell.foreground?.withAlpha(alpha).composited(over: ground)
        buffer[column, row] = cell
      }
    }
  }
}
