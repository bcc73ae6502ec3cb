extension CellBuffer {
  /// A part of the screen; what of it lies outside is blank.
  public func part(_ rect: CellRect) -> CellBuffer {
    var part = CellBuffer(columns: rect.columns, rows: rect.rows)
    for row in 0..<part.rows {
      for column in 0..<part.columns { part[column, row] = self[rect.column + column, rect.row + row] }
    }
    return part
  }
}
