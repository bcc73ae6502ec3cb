import Colors
import Texts

/// A cell buffer to draw into, through a window: places count from its corner, and nothing is drawn outside it.
public struct Canvas: Sendable {
  public internal(set) var buffer: CellBuffer
  /// The window in the buffer's own places.
  public private(set) var window: CellRect
  /// What may be changed, in the buffer's own places.
  private(set) var clip: CellRect
  /// What all that is drawn stands for, see `with(_:_:)`.
  private(set) var traits: CellTraits = []
  /// The state that all shows that is drawn, see `with(state:_:)`.
  var state: CellState?
  /// Shapes have edges, see `CellEdge`.
  private(set) var hasEdges = true

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

  /// Runs `drawing` with these traits added to all that it draws; `.filled` only to the grounds that it paints.
  public mutating func with(_ traits: CellTraits, _ drawing: (inout Canvas) -> Void) {
    let outer = self.traits
    self.traits.formUnion(traits)
    drawing(&self)
    self.traits = outer
  }

  /// Runs `drawing` with shapes that have no edges: nothing is lost if they cannot be told from their ground.
  public mutating func withoutEdges(_ drawing: (inout Canvas) -> Void) {
    let outer = hasEdges
    hasEdges = false
    drawing(&self)
    hasEdges = outer
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
    guard !area.isEmpty else { return }
    let (columns, traits, state) = (area.column..<area.endColumn, traits, state)
    for row in area.row..<area.endRow {
      buffer.cutWide(around: columns, row: row)
      buffer.change(columns, row: row) { cell in
        let ground = color.composited(over: cell.background ?? .black)
        cell = Cell(background: ground, traits: traits)
        cell.state = state
      }
    }
  }

  /// Draws a text on whatever ground is there.
  /// - Parameters:
  ///   - color: composited over the ground of each cell; nil keeps the terminal's own.
  ///   - background: a ground of its own, for instance a selection.
  ///   - traits: what the text stands for.
  /// - Returns: the columns taken.
  @discardableResult
  public mutating func draw(
    _ text: SafeText, column: Int, row: Int, color: Color?, background: Color? = nil,
    attributes: Attributes = [], traits: CellTraits = []
  ) -> Int {
    var place = column
    for glyph in text.glyphs {
      draw(
        glyph, column: place, row: row, color: color, background: background, attributes: attributes,
        traits: traits)
      place += glyph.columns
    }
    return place - column
  }

  private mutating func draw(
    _ glyph: Glyph, column: Int, row: Int, color: Color?, background: Color?, attributes: Attributes,
    traits: CellTraits
  ) {
    let first = CellPoint(column: window.column + column, row: window.row + row)
    guard clip.contains(first) else { return }
    let old = buffer[first.column, first.row]
    let ground = background ?? old.background
    let ink = color?.composited(over: ground ?? .black)
    var cell = Cell(
      SafeText(escaped: glyph.text), foreground: ink, background: ground, attributes: attributes,
      traits: traits.union(self.traits))
    cell.traits.set(.hollow, to: cell.isArea && !self.traits.contains(.filled))
    if background == nil { cell.traits.set(.filled, to: old.traits.contains(.filled)) }
    // A blank keeps the edge of the ground that it stands on.
    if background == nil, cell.isBlank { cell.edge = old.edge }
    guard glyph.columns == 2 else {
      put(cell, at: first)
      return
    }
    let second = CellPoint(column: first.column + 1, row: first.row)
    guard clip.contains(second) else {
      put(Cell(" ", background: ground, traits: cell.traits), at: first)
      return
    }
    put(cell, at: first)
    cell.text = " "
    put(cell, at: second)
    buffer[second.column, second.row].text = ""
  }

  /// Puts a cell as it is, such as one of two that a wide character takes.
  public mutating func replace(_ cell: Cell, column: Int, row: Int) {
    let place = CellPoint(column: window.column + column, row: window.row + row)
    if clip.contains(place) { buffer[place.column, place.row] = cell }
  }

  /// Gives a cell an edge and leaves it as it is otherwise.
  mutating func setEdge(_ edge: CellEdge, column: Int, row: Int) {
    let place = CellPoint(column: window.column + column, row: window.row + row)
    if clip.contains(place) { buffer[place.column, place.row].edge = edge }
  }

  /// Writes a narrow cell; a wide character that loses one of its halves loses the other.
  private mutating func put(_ cell: Cell, at place: CellPoint) {
    buffer.cutWide(around: place.column..<(place.column + 1), row: place.row)
    buffer[place.column, place.row] = cell
    if let state { buffer[place.column, place.row].state = state }
  }

  /// Lets a bracket be drawn in a cell that is empty.
  mutating func setBracket(_ bracket: String, column: Int, row: Int) {
    let place = CellPoint(column: window.column + column, row: window.row + row)
    if clip.contains(place), buffer[place.column, place.row].isBlank {
      buffer[place.column, place.row].state?.bracket = bracket
    }
  }
}

/// Where a text stands in its width.
public enum TextAlignment: Hashable, Sendable {
  case left, center, right
}

extension Canvas {
  /// Draws one line into a width, cut with `…` where it does not fit.
  public mutating func draw(
    _ text: SafeText, in rect: CellRect, alignment: TextAlignment = .left, color: Color?,
    background: Color? = nil, attributes: Attributes = [], traits: CellTraits = []
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
      attributes: attributes, traits: traits)
  }
}
