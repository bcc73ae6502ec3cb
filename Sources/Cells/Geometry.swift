/// A place of the screen, from its upper left corner.
public struct CellPoint: Hashable, Sendable {
  public var column: Int
  public var row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A size in cells.
public struct CellSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A rectangle of whole cells. Negative sizes read as empty.
public struct CellRect: Hashable, Sendable {
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// A rectangle given in fractions of cells, each edge rounded to the nearest whole cell, halves to the right
  /// and down: then a rectangle of whole cells keeps its size wherever it stands.
  public init(roundingColumn column: Double, row: Double, columns: Double, rows: Double) {
    func cell(_ value: Double) -> Int { Int(exactly: (value + 0.5).rounded(.down)) ?? 0 }
    self.init(
      column: cell(column), row: cell(row), columns: cell(column + columns) - cell(column),
      rows: cell(row + rows) - cell(row))
  }

  public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  public var origin: CellPoint { CellPoint(column: column, row: row) }
  public var size: CellSize { CellSize(columns: columns, rows: rows) }
  public var isEmpty: Bool { columns == 0 || rows == 0 }
  /// The first column right of it.
  public var endColumn: Int { column + columns }
  /// The first row below it.
  public var endRow: Int { row + rows }

  /// Whether a cell is one of its own.
  public func contains(_ point: CellPoint) -> Bool {
    point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
  }

  /// The cells that both have; empty where they have none in common.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left, row: top, columns: min(endColumn, other.endColumn) - left,
      rows: min(endRow, other.endRow) - top)
  }

  /// It, so far to the right and down.
  public func offset(columns: Int, rows: Int) -> CellRect {
    CellRect(column: column + columns, row: row + rows, columns: self.columns, rows: self.rows)
  }

  /// It without so many columns at each side, and rows above and below.
  public func inset(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: column + columns, row: row + rows, columns: self.columns - 2 * columns,
      rows: self.rows - 2 * rows)
  }
}
