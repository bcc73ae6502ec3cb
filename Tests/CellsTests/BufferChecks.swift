import Cells

extension CellBuffer {
  /// What stands in a row; the right halves of wide characters are left out.
  func text(ofRow row: Int) -> String { self.row(row).map(\.text).joined() }

  /// All rows.
  var texts: [String] { (0..<rows).map { text(ofRow: $0) } }

  /// The first place where a wide character lacks a half; nil where none does.
  var firstCut: String? {
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = self[column, row]
        let isWide = cell.text.displayWidth == 2
        let next = column + 1 < columns && self[column + 1, row].isContinuation
        if isWide != next { return "\(column), \(row): “\(cell.text)”" }
        if cell.isContinuation, column == 0 { return "0, \(row): half of nothing" }
      }
    }
    return nil
  }
}

extension Cell {
  /// What is seen of it in 24 bits.
  var look: Cell {
    Cell("\(text)", foreground: foreground, background: background, attributes: attributes)
  }
}
