import Colors
import Texts

// Many a font leaves the topmost line of pixels free in its block characters. So wherever two cells have to meet
// without a seam, the colour that reaches the upper edge is the ground, and the glyph draws the lower part.
extension Canvas {
  /// How a cell of a shape is filled.
  private enum Piece {
    case whole
    /// The glyph has the shape's colour.
    case drawn(SafeText)
    /// The shape is all around the glyph, in which the ground of before is seen.
    case cut(SafeText)
  }

  /// Fills a cell as a piece of a shape.
  /// - Parameter edge: the line that is drawn here where the terminal shows the shape and its ground alike.
  private mutating func fill(
    _ piece: Piece, column: Int, row: Int, color: Color, edge: CellEdge.Glyph? = nil
  ) {
    let old = self[column, row]
    let outside = old.background ?? .black
    let inside = color.composited(over: outside)
    let fills = (inside: traits.contains(.filled), outside: old.traits.contains(.filled))
    var cell: Cell
    switch piece {
    case .whole:
      cell = Cell(background: inside, traits: traits)
    case .drawn(let glyph):
      cell = Cell(glyph, foreground: inside, background: outside, traits: traits.union(.area))
      cell.traits.set(.filled, to: fills.outside)
      cell.traits.set(.hollow, to: !fills.inside)
    case .cut(let glyph):
      cell = Cell(glyph, foreground: outside, background: inside, traits: traits.union(.area))
      cell.traits.set(.hollow, to: !fills.outside)
    }
    if hasEdges, let edge {
      cell.edge = CellEdge(
        edge, inside: inside, outside: outside, fillDiffers: fills.inside != fills.outside)
    }
    self[column, row] = cell
  }

  /// Fills a rectangle with round corners. Three rows and more begin and end with half a row; two rows are full,
  /// with a quarter of each corner cell cut off; one row begins and ends with half a cell.
  public mutating func fillRounded(_ rect: CellRect, with color: Color) {
    guard rect.columns >= 2, rect.rows >= 1 else {
      fill(rect, with: color)
      return
    }
    let right = rect.endColumn - 1
    switch rect.rows {
    case 1:
      fill(rect.inset(columns: 1, rows: 0), with: color)
      fill(.drawn("▐"), column: rect.column, row: rect.row, color: color, edge: .vertical)
      fill(.drawn("▌"), column: right, row: rect.row, color: color, edge: .vertical)
    case 2:
      fill(.drawn("▟"), column: rect.column, row: rect.row, color: color, edge: .topLeft)
      fill(.drawn("▙"), column: right, row: rect.row, color: color, edge: .topRight)
      fill(.cut("▖"), column: rect.column, row: rect.row + 1, color: color, edge: .bottomLeft)
      fill(.cut("▗"), column: right, row: rect.row + 1, color: color, edge: .bottomRight)
      for row in rect.row..<rect.endRow {
        for column in rect.column + 1..<max(rect.column + 1, right) {
          fill(.whole, column: column, row: row, color: color, edge: .horizontal)
        }
      }
    default:
      fillEnds(rect, color: color)
      fillSides(rect, color: color)
      fill(rect.inset(columns: 1, rows: 1), with: color)
    }
  }

  /// A band as wide as a cell and half a row high along a rectangle's outermost cells, with round corners.
  public mutating func fillOutline(_ rect: CellRect, color: Color) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    fillEnds(rect, color: color)
    fillSides(rect, color: color)
  }

  /// A rectangle that begins in the middle of one row and ends in the middle of the next.
  public mutating func fillStraddling(column: Int, row: Int, columns: Int, with color: Color) {
    fillUpper(column: column, row: row, columns: columns, color: color, corners: ("▄", "▄"))
    fillLower(column: column, row: row + 1, columns: columns, color: color, corners: ("▄", "▄"))
  }

  /// One row that begins and ends with half a cell. Where it becomes its ground its lines stand a cell further in: it
  /// reaches to frames, beside which a line would be a second one.
  public mutating func fillBand(column: Int, row: Int, columns: Int, with color: Color) {
    let rect = CellRect(column: column, row: row, columns: columns, rows: 1)
    guard columns >= 16 else { return fillRounded(rect, with: color) }
    let (first, last) = (column, column + columns - 1)
    fill(.drawn("▐"), column: first, row: row, color: color)
    fill(.drawn("▌"), column: last, row: row, color: color)
    for place in first + 1..<last {
      let hasLine = place == first + 1 || place == last - 1
      fill(.whole, column: place, row: row, color: color, edge: hasLine ? .vertical : nil)
    }
  }

  /// One row but for an eighth at its top.
  public mutating func fillLow(column: Int, row: Int, columns: Int, with color: Color) {
    for place in column..<max(column, column + columns) {
      let isEnd = place == column || place == column + columns - 1
      fill(.drawn("▇"), column: place, row: row, color: color, edge: isEnd ? .vertical : nil)
    }
  }

  /// Half of a rectangle's first row, and half of its last.
  private mutating func fillEnds(_ rect: CellRect, color: Color) {
    fillUpper(
      column: rect.column, row: rect.row, columns: rect.columns, color: color, corners: ("▗", "▖"))
    fillLower(
      column: rect.column, row: rect.endRow - 1, columns: rect.columns, color: color, corners: ("▙", "▟"))
  }

  private mutating func fillSides(_ rect: CellRect, color: Color) {
    for row in rect.row + 1..<max(rect.row + 1, rect.endRow - 1) {
      for column in [rect.column, rect.endColumn - 1] {
        fill(.whole, column: column, row: row, color: color, edge: .vertical)
      }
    }
  }

  /// The lower half of a row.
  private mutating func fillUpper(
    column: Int, row: Int, columns: Int, color: Color, corners: (SafeText, SafeText)
  ) {
    guard columns > 0 else { return }
    for place in column..<column + columns {
      switch place {
      case column: fill(.drawn(corners.0), column: place, row: row, color: color, edge: .topLeft)
      case column + columns - 1:
        fill(.drawn(corners.1), column: place, row: row, color: color, edge: .topRight)
      default: fill(.drawn("▄"), column: place, row: row, color: color, edge: .horizontal)
      }
    }
  }

  /// The upper half of a row.
  private mutating func fillLower(
    column: Int, row: Int, columns: Int, color: Color, corners: (SafeText, SafeText)
  ) {
    guard columns > 0 else { return }
    for place in column..<column + columns {
      switch place {
      case column: fill(.cut(corners.0), column: place, row: row, color: color, edge: .bottomLeft)
      case column + columns - 1:
        fill(.cut(corners.1), column: place, row: row, color: color, edge: .bottomRight)
      default: fill(.cut("▄"), column: place, row: row, color: color, edge: .horizontal)
      }
    }
  }

  /// Fills a cell with a colour but for the shape of a glyph, in which the ground of before is seen.
  public mutating func cutOut(_ glyph: SafeText, column: Int, row: Int, from color: Color) {
    fill(.cut(glyph), column: column, row: row, color: color)
  }

  /// A line of one glyph, on the ground that is there.
  public mutating func rule(_ glyph: SafeText, column: Int, row: Int, columns: Int, color: Color) {
    for place in column..<max(column, column + columns) { draw(glyph, column: place, row: row, color: color) }
  }

  /// Sees to it that the grounds of two rows are told apart, `row` and the one after it: by a line in the empty cells
  /// of the second where all are empty, else of the first.
  /// - Parameter isBelow: the line is always to be in the second.
  public mutating func separate(row: Int, columns: Range<Int>, isBelow: Bool = false) {
    let isBelow = isBelow || columns.allSatisfy { self[$0, row + 1].isBlank && !self[$0, row + 1].isArea }
    // Before a picture the line goes on as before the ground beside it.
    let grounds = columns.map { self[$0, row + 1] }.filter { !$0.isArea }
    for column in columns {
      let place = isBelow ? row + 1 : row
      let above = self[column, row]
      var below = self[column, row + 1]
      if below.isArea, let ground = grounds.first { below = ground }
      let (inside, outside) = isBelow ? (below, above) : (above, below)
      guard inside.edge == nil, inside.isBlank || inside.text == CellEdge.Glyph.top.rawValue, !inside.isArea,
        !outside.isArea
      else { continue }
      let edge = CellEdge(
        isBelow ? .top : .bottom, inside: inside.background ?? .black,
        outside: outside.background ?? .black,
        fillDiffers: inside.traits.contains(.filled) != outside.traits.contains(.filled))
      setEdge(edge, column: column, row: place)
    }
  }

  /// A frame around a rectangle, drawn on its own outermost cells.
  public mutating func stroke(_ rect: CellRect, color: Color, rounded: Bool = false) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    let corners: [SafeText] = rounded ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
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
        // Its colours are no longer those that it was to tell apart.
        cell.edge = nil
        cell.state = nil
        buffer[column, row] = cell
      }
    }
  }
}

extension CellTraits {
  mutating func set(_ trait: CellTraits, to isMember: Bool) {
    if isMember { insert(trait) } else { remove(trait) }
  }
}
