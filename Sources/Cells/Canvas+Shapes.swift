import Colors

// Many a font leaves the topmost line of pixels free in its block characters. So wherever two cells have to meet
// without a seam, the colour that reaches the upper edge is the ground, and the glyph draws the lower part.
extension Canvas {
  /// Fills a rectangle with round corners. Three rows and more begin and end with half a row; two rows are full,
  /// with a quarter of each corner cell cut off; one row begins and ends with half a cell.
  public mutating func fillRounded(_ rect: CellRect, with color: Color) {
    guard rect.columns >= 2, rect.rows >= 1 else {
      fill(rect, with: color)
      return
    }
    let last = CellRect(column: rect.column, row: rect.endRow - 1, columns: rect.columns, rows: 1)
    switch rect.rows {
    case 1:
      fill(rect.inset(columns: 1, rows: 0), with: color)
      draw("▐", column: rect.column, row: rect.row, color: color)
      draw("▌", column: rect.endColumn - 1, row: rect.row, color: color)
    case 2:
      fill(CellRect(column: rect.column + 1, row: rect.row, columns: rect.columns - 2, rows: 1), with: color)
      draw("▟", column: rect.column, row: rect.row, color: color)
      draw("▙", column: rect.endColumn - 1, row: rect.row, color: color)
      fill(last.inset(columns: 1, rows: 0), with: color)
      cutOut("▖", column: rect.column, row: last.row, from: color)
      cutOut("▗", column: rect.endColumn - 1, row: last.row, from: color)
    default:
      topEdge(rect, color: color)
      fill(
        CellRect(column: rect.column, row: rect.row + 1, columns: rect.columns, rows: rect.rows - 2),
        with: color)
      bottomEdge(rect, color: color)
    }
  }

  /// A band as wide as a cell and half a row high along a rectangle's outermost cells, with round corners.
  public mutating func fillOutline(_ rect: CellRect, color: Color) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    topEdge(rect, color: color)
    for column in [rect.column, rect.endColumn - 1] {
      fill(CellRect(column: column, row: rect.row + 1, columns: 1, rows: rect.rows - 2), with: color)
    }
    bottomEdge(rect, color: color)
  }

  /// The lower half of a rectangle's first row, with round corners.
  private mutating func topEdge(_ rect: CellRect, color: Color) {
    draw("▗", column: rect.column, row: rect.row, color: color)
    rule("▄", column: rect.column + 1, row: rect.row, columns: rect.columns - 2, color: color)
    draw("▖", column: rect.endColumn - 1, row: rect.row, color: color)
  }

  /// The upper half of a rectangle's last row, with round corners.
  private mutating func bottomEdge(_ rect: CellRect, color: Color) {
    let row = rect.endRow - 1
    cutOut("▙", column: rect.column, row: row, from: color)
    for column in rect.column + 1..<max(rect.column + 1, rect.endColumn - 1) {
      cutOut("▄", column: column, row: row, from: color)
    }
    cutOut("▟", column: rect.endColumn - 1, row: row, from: color)
  }

  /// Fills a cell with a colour but for the shape of a glyph, in which the ground of before is seen.
  public mutating func cutOut(_ glyph: String, column: Int, row: Int, from color: Color) {
    let ground = ground(column, row)
    draw(glyph, column: column, row: row, color: ground, background: color.composited(over: ground))
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
