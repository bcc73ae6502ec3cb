import Cells
import Colors
import Texts

extension Canvas {
  /// A line around an element: brackets at its sides always, and edges above and below where those cells are
  /// empty, so that nothing that is written is hidden.
  /// - Parameter area: the phone's glass, which the line does not leave.
  mutating func outline(_ rect: CellRect, within area: CellRect, color: (Color) -> Color = Chrome.outline) {
    guard !rect.isEmpty else { return }
    let left = max(area.column, rect.column - 1)
    let right = min(area.endColumn - 1, rect.endColumn)
    let top = rect.row - 1
    let bottom = rect.endRow
    let hasTop = isFree(row: top, columns: left...right, within: area)
    let hasBottom = isFree(row: bottom, columns: left...right, within: area)
    for row in rect.row..<rect.endRow {
      let isFirst = row == rect.row && !hasTop
      let isLast = row == rect.endRow - 1 && !hasBottom
      let isSingle = isFirst && isLast
      mark(isSingle ? "▐" : isFirst ? "╭" : isLast ? "╰" : "│", column: left, row: row, color: color)
      mark(isSingle ? "▌" : isFirst ? "╮" : isLast ? "╯" : "│", column: right, row: row, color: color)
    }
    if hasTop { edge(("╭", "─", "╮"), columns: left...right, row: top, color: color) }
    if hasBottom { edge(("╰", "─", "╯"), columns: left...right, row: bottom, color: color) }
  }

  private mutating func edge(
    _ glyphs: (SafeText, SafeText, SafeText), columns: ClosedRange<Int>, row: Int, color: (Color) -> Color
  ) {
    mark(glyphs.0, column: columns.lowerBound, row: row, color: color)
    for column in columns.dropFirst().dropLast() { mark(glyphs.1, column: column, row: row, color: color) }
    mark(glyphs.2, column: columns.upperBound, row: row, color: color)
  }

  private mutating func mark(_ glyph: SafeText, column: Int, row: Int, color: (Color) -> Color) {
    draw(
      glyph, column: column, row: row, color: color(ground(column, row)), attributes: .bold,
      traits: .writing)
  }

  private func isFree(row: Int, columns: ClosedRange<Int>, within area: CellRect) -> Bool {
    guard row >= area.row, row < area.endRow else { return false }
    return columns.allSatisfy { self[$0, row].text == " " }
  }

  /// A quiet mark at the right of an element whose colour is guessed or not the pack's, where nothing is written.
  ///
  /// - Returns: whether there was room for it.
  mutating func note(_ sign: SafeText, at rect: CellRect, within area: CellRect) -> Bool {
    guard let place = freePlace(beside: rect, within: area) else { return false }
    let ground = ground(place.column, place.row)
    let color =
      sign == "–"
      ? (ground.isLight ? Color(rgb: 0x6B6B75) : Color(rgb: 0xA5A5B0)) : Chrome.outline(on: ground)
    draw(sign, column: place.column, row: place.row, color: color)
    return true
  }

  /// The first cell at an element's sides in which nothing is written: beside it at the right, else where its ground
  /// ends at the right or the left, in each of its rows from the top.
  private func freePlace(beside rect: CellRect, within area: CellRect) -> CellPoint? {
    guard !rect.isEmpty, area.contains(rect.origin) else { return nil }
    let last = area.endColumn - 1
    let edge = min(last, rect.endColumn - 1)
    // The glass has rounded corners: then it is the cell beside.
    let columns = [min(last, rect.endColumn), edge, rect.column, edge - 1, rect.column + 1]
      .filter { (area.column...last).contains($0) }
    let rows = rect.row..<min(rect.endRow, area.endRow)
    return columns.lazy
      .flatMap { column in rows.lazy.map { CellPoint(column: column, row: $0) } }
      .first { self[$0.column, $0.row].text == " " }
  }

  /// A mark at the right of an element that something is wrong with.
  mutating func flag(_ rect: CellRect, within area: CellRect) {
    guard !rect.isEmpty else { return }
    flag(column: min(area.endColumn - 1, rect.endColumn), row: rect.row)
  }

  /// The mark of what the app would get wrong.
  mutating func flag(column: Int, row: Int) {
    draw("!", column: column, row: row, color: .white, background: Color(rgb: 0xD70015), attributes: .bold)
  }
}
