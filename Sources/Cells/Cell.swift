import Colors
import Texts

/// How a cell's text is drawn, beside its colours.
public struct Attributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let bold = Attributes(rawValue: 1)
  public static let dim = Attributes(rawValue: 2)
  public static let italic = Attributes(rawValue: 4)
  public static let underline = Attributes(rawValue: 8)
  public static let reverse = Attributes(rawValue: 16)
}

/// One place of the screen: what stands in it, in which colours.
public struct Cell: Hashable, Sendable {
  /// One base character with its combining marks, one or two columns wide; empty right of a wide one.
  public internal(set) var text: String
  /// Opaque; nil is the terminal's own.
  public var foreground: Color?
  /// Opaque; nil is the terminal's own.
  public var background: Color?
  public var attributes: Attributes
  public var traits: CellTraits
  /// What tells two grounds apart here where the terminal shows both alike.
  public var edge: CellEdge?
  /// What it shows of a control's state, where that may be lost.
  public var state: CellState?

  public init(
    _ text: SafeText = " ", foreground: Color? = nil, background: Color? = nil, attributes: Attributes = [],
    traits: CellTraits = []
  ) {
    self.text = text.description
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.traits = traits
  }

  public static let blank = Cell()
  /// True for the right half of a wide character.
  public var isContinuation: Bool { text.isEmpty }
}

/// A screen as a value.
public struct CellBuffer: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  /// Row by row.
  public private(set) var cells: [Cell]
  /// What terminals with real pictures may show in the place of cells, in the order in which it was drawn.
  public internal(set) var pictures: [PlacedPicture] = []

  public init(columns: Int, rows: Int, filledWith cell: Cell = .blank) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: cell, count: self.columns * self.rows)
  }

  /// The cell at a place of the screen; places outside read as blank and ignore writing.
  public subscript(column: Int, row: Int) -> Cell {
    get { contains(column, row) ? cells[row * columns + column] : .blank }
    set { if contains(column, row) { cells[row * columns + column] = newValue } }
  }

  public func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && row >= 0 && column < columns && row < rows
  }

  /// Changes cells of one row, all of them on the screen.
  mutating func change(_ columns: Range<Int>, row: Int, _ body: (inout Cell) -> Void) {
    let start = row * self.columns
    for column in columns { body(&cells[start + column]) }
  }

  /// Takes the other half from each wide character that has one half in these columns of a row and one outside.
  mutating func cutWide(around columns: Range<Int>, row: Int) {
    guard row >= 0, row < rows else { return }
    let (first, end) = (row * self.columns + columns.lowerBound, row * self.columns + columns.upperBound)
    if columns.lowerBound > 0, columns.lowerBound < self.columns, cells[first].isContinuation {
      cells[first - 1].text = " "
    }
    if columns.upperBound >= 0, columns.upperBound < self.columns, cells[end].isContinuation {
      cells[end].text = " "
    }
  }

  /// The cells of one row.
  public func row(_ row: Int) -> ArraySlice<Cell> { cells[row * columns..<(row + 1) * columns] }
}
