import Cells
import Testing

@Suite("Rectangles of cells")
struct GeometryTests {
  @Test("A rectangle holds its own places and no others")
  func rectangleHoldsItsPlaces() {
    let rect = CellRect(column: 2, row: 3, columns: 4, rows: 2)
    let inside = [(2, 3), (5, 4), (2, 4)]
    let outside = [(1, 3), (6, 3), (2, 2), (2, 5)]
    for (column, row) in inside { #expect(rect.contains(CellPoint(column: column, row: row))) }
    for (column, row) in outside { #expect(!rect.contains(CellPoint(column: column, row: row))) }
  }

  @Test("Negative sizes read as empty")
  func negativeSizesAreEmpty() {
    #expect(CellRect(column: 5, row: 5, columns: -3, rows: 2).isEmpty)
    #expect(CellRect(column: 0, row: 0, columns: 3, rows: 3).inset(columns: 2, rows: 0).columns == 0)
    let buffer = CellBuffer(columns: -1, rows: -7)
    #expect(buffer.cells.isEmpty && buffer.columns == 0 && buffer.rows == 0)
  }

  @Test("Rectangles that do not meet have an empty intersection")
  func intersections() {
    let rect = CellRect(column: 0, row: 0, columns: 4, rows: 4)
    #expect(
      rect.intersection(CellRect(column: 2, row: 1, columns: 9, rows: 1))
        == CellRect(column: 2, row: 1, columns: 2, rows: 1))
    #expect(rect.intersection(CellRect(column: 4, row: 0, columns: 2, rows: 2)).isEmpty)
    #expect(rect.intersection(CellRect(column: -9, row: -9, columns: 3, rows: 3)).isEmpty)
  }

  @Test("Edges between cells go to the nearest, and neighbours stay neighbours", arguments: -8...8)
  func edgesAreRounded(eighths: Int) {
    let start = Double(eighths) / 8
    let left = CellRect(roundingColumn: start, row: 0, columns: 2.5, rows: 1)
    let right = CellRect(roundingColumn: start + 2.5, row: 0, columns: 2.5, rows: 1)
    #expect(left.endColumn == right.column)
    let whole = CellRect(roundingColumn: start, row: start, columns: 5, rows: 3)
    #expect(whole.size == CellSize(columns: 5, rows: 3))
  }

  @Test("What is no number reads as 0")
  func whatIsNoNumberReadsAsZero() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(CellRect(roundingColumn: value, row: value, columns: 1, rows: 1).column == 0)
    }
  }

  @Test("Places outside a buffer read as blank and ignore writing")
  func placesOutsideAreHarmless() {
    var buffer = CellBuffer(columns: 2, rows: 1)
    for (column, row) in [(-1, 0), (2, 0), (0, 1), (0, -1)] {
      buffer[column, row] = Cell("x")
      #expect(buffer[column, row] == .blank)
    }
    #expect(buffer.cells == [.blank, .blank])
  }
}
