import Cells

extension SceneLayout {
  /// The columns of the list of differences, and from how many on there is room for it.
  private static let listColumns = 42
  private static let leastColumnsWithList = 120
  /// Between the two phones, and between them and the list.
  private static let gap = 2

  /// Two phones side by side, and from 120 columns on what differs beside them.
  static func comparing(in size: CellSize) -> (partner: CellRect, own: CellRect, list: CellRect?)? {
    guard size.columns >= Comparison.leastColumns else { return nil }
    let rows = size.rows - 1
    let hasList = size.columns >= leastColumnsWithList
    let area = hasList ? size.columns - listColumns : size.columns
    let columns = min(50, (area - gap) / 2)
    let phoneRows = min(rows, 48)
    // Two phones stand together in the middle; with a list they stand at the left.
    let spare = area - gap - 2 * columns
    let left = hasList ? min(1, spare / 2) : spare / 2
    let row = (rows - phoneRows) / 2
    let partner = CellRect(column: left, row: row, columns: columns, rows: phoneRows)
    let own = CellRect(column: left + columns + gap, row: row, columns: columns, rows: phoneRows)
    let listColumn = own.endColumn + 1
    let list = CellRect(
      column: listColumn, row: 0, columns: min(size.columns - listColumn - 1, 110), rows: rows)
    return (partner, own, hasList ? list : nil)
  }
}
