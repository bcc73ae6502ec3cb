/// How large a screen is rendered, in cells.
struct ScreenSize: Equatable, Sendable {
  let columns: Int
  let rows: Int

  /// More than any terminal has, and little enough to make in memory.
  static let limit = 1000

  static let standard = ScreenSize(columns: 80, rows: 24)

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// The size written as `80x24`; nil where it is not, or beyond 1 to `limit`.
  init?(_ text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      1...Self.limit ~= columns, 1...Self.limit ~= rows
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
