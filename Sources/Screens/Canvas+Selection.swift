import Cells

extension Canvas {
  /// Marks a row of a list as the selected one, before its text is drawn. Without colours it is reversed.
  ///
  /// - Parameters:
  ///   - columns: how far the mark reaches; nil for the whole width.
  ///   - hasKeys: false where the keys go elsewhere for now.
  mutating func markSelected(row: Int, columns: Int? = nil, hasKeys: Bool = true) {
    let line = CellRect(column: 0, row: row, columns: columns ?? size.columns, rows: 1)
    with(.filled) { $0.fill(line, with: Chrome.selection) }
    draw("▌", column: 0, row: row, color: hasKeys ? Chrome.warning : Chrome.quiet, traits: .writing)
  }
}
