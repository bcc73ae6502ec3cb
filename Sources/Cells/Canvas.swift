import Colors
import Texts

/// A cell buffer to draw into, through a window: places count from its corner, and nothing is drawn outside it.
public struct Canvas: Sendable {
  public internal(set) var buffer: CellBuffer
  /// The window in the buffer's own places.
  public private(set) var window: CellRect
  /// What may be changed, in the buffer's own places.
  private var clip: CellRect

  public init(_ buffer: CellBuffer) {
    self.buffer = buffer
    window = CellRect(column: 0, row: 0, columns: buffer.columns, rows: buffer.rows)
    clip = window
  }

  public init(size: CellSize, filledWith color: Color? = nil) {
    self.init(CellBuffer(columns: size.columns, rows: size.rows, filledWith: Cell(background: color)))
  }

  public var size: CellSize { window.size }
  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: window.columns, rows: window.rows) }

  /// Runs `drawing` with the window moved to `rect`, given in this window's places.
  public mutating func inside(_ rect: CellRect, _ drawing: (inout Canvas) -> Void) {
    let outer = (window, clip)
    window = rect.offset(columns: window.column, rows: window.row)
    clip = clip.intersection(window)
    drawing(&self)
    (window, clip) = outer
  }

  /// The cell at a place of the window.
  public subscript(column: Int, row: Int) -> Cell {
    get { buffer[window.column + column, window.row + row] }
    set {
      let place = CellPoint(column: window.column + column, row: window.row + row)
      if clip.contains(place) { put(newValue, at: place) }
    }
  }

  /// The ground at a place; black where the terminal's own shows.
  public func ground(_ column: Int, _ row: Int) -> Color { self[column, row].background ?? .black }

  /// Fills with a colour, composited over the ground of each cell.
  public mutating func fill(_ rect: CellRect, with color: Color) {
    let area = rect.offset(columns: window.column, rows: window.row).intersection(clip)
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        let ground = buffer[column, row].background ?? .black
        put(Cell(background: color.composited(over: ground)), at: CellPoint(column: column, row: row))
      }
    }
  }

  /// Draws a text on whatever ground is there.
  /// - Parameters:
  ///   - color: composited over the ground of each cell; nil keeps the terminal's own.
  ///   - background: a ground of its own, for instance a selection.
  /// - Returns: the columns taken.
  @discardableResult
  public mutating func draw(
    _ text: String, column: Int, row: Int, color: Color?, background: Color? = nil,
    attributes: Attributes = []
  ) -> Int {
    var place = column
    for glyph in text.glyphs {
      draw(glyph, column: place, row: row, color: color, background: background, attributes: attributes)
      place += glyph.columns
    }
    return place - column
  }

  private mutating func draw(
    _ glyph: Glyph, column: Int, row: Int, color: Color?, background: Color?, attributes: Attributes
  ) {
    let first = CellPoint(column: window.column + column, row: window.row + row)
    guard clip.contains(first) else { return }
    let ground = background ?? buffer[first.column, first.row].background
    let ink = color?.composited(over: ground ?? .black)
    guard glyph.columns == 2 else {
      put(Cell(glyph.text, foreground: ink, background: ground, attributes: attributes), at: first)
      return
    }
    let second = CellPoint(column: first.column + 1, row: first.row)
    guard clip.contains(second) else {
      put(Cell(" ", background: ground), at: first)
      return
    }
    put(Cell(glyph.text, foreground: ink, background: ground, attributes: attributes), at: first)
    put(Cell(" ", foreground: ink, background: ground, attributes: attributes), at: second)
    buffer[second.column, second.row].text = ""
  }

  /// Writes a narrow cell; a wide character that loses one of its halves loses the other.
  private mutating func put(_ cell: Cell, at place: CellPoint) {
    let old = buffer[place.column, place.row]
    if old.isContinuation { buffer[place.column - 1, place.row].text = " " }
    if buffer[place.column + 1, place.row].isContinuation, place.column + 1 < buffer.columns {
      buffer[place.column + 1, place.row].text = " "
    }
    buffer[place.column, place.row] = cell
  }
}

/// Where a text stands in its width.
public enum TextAlignment: Hashable, Sendable {
  case left, center, right
}

extension Canvas {
  /// Draws one line into a width, cut with `…` where it does not fit.
  public mutating func draw(
    _ text: String, in rect: CellRect, alignment: TextAlignment = .left, color: Color?,
    background: Color? = nil, attributes: Attributes = []
  ) {
    guard !rect.isEmpty else { return }
    let line = text.truncated(to: rect.columns)
    let spare = rect.columns - line.displayWidth
    let indent =
      switch alignment {
      case .left: 0
      case .center: spare / 2
      case .right: spare
      }
    draw(
      line, column: rect.column + indent, row: rect.row, color: color, background: background,
      attributes: attributes)
  }
}
