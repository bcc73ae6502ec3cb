import Colors
import Texts

@testable import Cells

/// Text of any kind on its way to a screen.
extension FuzzTarget {
  static let texts = FuzzTarget("texts", longestInput: 512) { bytes throws(BrokenPromise) in
    let text = String(decoding: bytes, as: UTF8.self)
    let safe = SafeText(text)
    try SafePromises.check(safe)
    try hold(SafeText(safe.description) == safe, "safe text stays as it is")
    try hold(
      safe.displayWidth == safe.glyphs.reduce(0) { $0 + $1.columns }, "a text is as wide as its glyphs")
    for columns in [1, 2, 7, 40] { try TextPromises.checkDrawing(safe, columns: columns) }
    try SafePromises.check(JSONValue.string(text).text())
  }
}

enum TextPromises {
  /// A text in so many columns fills them and no others.
  static func checkDrawing(_ text: SafeText, columns: Int) throws(BrokenPromise) {
    for line in text.wrapped(to: columns) {
      try hold(
        line.displayWidth <= max(2, columns), "\(line.description.debugDescription) is wrapped to \(columns)")
    }
    try hold(text.truncated(to: columns).displayWidth <= columns, "a text that is cut fits")
    var canvas = Canvas(size: CellSize(columns: columns, rows: 1), filledWith: .black)
    canvas.draw(text, column: -1, row: 0, color: nil)
    canvas.draw(text, in: CellRect(column: 0, row: 0, columns: columns, rows: 1), color: nil)
    try check(canvas.buffer)
  }

  /// Wide characters are whole, and nothing in a cell steers a terminal.
  static func check(_ screen: CellBuffer) throws(BrokenPromise) {
    for row in 0..<screen.rows { try check(screen.row(row)) }
  }

  private static func check(_ row: ArraySlice<Cell>) throws(BrokenPromise) {
    var needsHalf = false
    for cell in row {
      try hold(cell.isContinuation == needsHalf, "wide characters have both halves")
      needsHalf = cell.text.displayWidth == 2
      try SafePromises.check(cell.text)
    }
    try hold(!needsHalf, "the last column has no half character")
  }
}
