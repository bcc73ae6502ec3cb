import Cells
import Colors
import Texts

/// The keys and the marks, in a panel over the screen.
struct HelpPanel {
  let language: Language

  private var keys: [(String, StatusText)] {
    [
      ("n ] →  p [ ←", .keyNextSkin), ("1 … 9", .keyNthSkin), ("0", .keyDefaultSkin),
      ("-", .keyPreviousSkin), ("g", .keyPage), ("Tab  Shift-Tab", .keyFocus), ("↑ ↓ ← → Space", .keyOperate),
      ("Esc", .keyLeave),
      ("i", .keyInspector), ("t", .keyTheme), ("r", .keyReload), ("Ctrl-L", .keyRedraw),
      ("Ctrl-Z", .keyStop), ("q  Ctrl-C", .keyQuit),
    ]
  }

  private var marks: [(String, StatusText)] {
    [("~", .legendGuessed), ("·", .legendDerived), ("–", .legendTheme)]
  }

  func draw(into canvas: inout Canvas) {
    let keyColumns = keys.map(\.0.displayWidth).max() ?? 0
    let texts = (keys + marks).map { $0.1.text(in: language).displayWidth }.max() ?? 0
    let foot = StatusText.helpFoot.text(in: language)
    let columns = min(canvas.size.columns, max(keyColumns + Self.gap + texts, foot.displayWidth) + 6)
    let rows = min(canvas.size.rows, keys.count + marks.count + 6)
    let panel = CellRect(
      column: (canvas.size.columns - columns) / 2, row: max(0, (canvas.size.rows - rows) / 2),
      columns: columns,
      rows: rows)
    canvas.inside(panel) { canvas in
      canvas.fill(canvas.bounds, with: Chrome.panel)
      canvas.stroke(canvas.bounds, color: Chrome.rule, rounded: true)
      canvas.draw(
        " \(StatusText.helpTitle.text(in: language)) ", column: 2, row: 0, color: Chrome.strong,
        attributes: .bold)
      drawTable(keyColumns: keyColumns, foot: foot, into: &canvas)
    }
  }

  /// Between a key and its meaning.
  private static let gap = 2

  private func drawTable(keyColumns: Int, foot: String, into canvas: inout Canvas) {
    // On a small screen the air goes first, then the foot, then the marks.
    let rows = canvas.size.rows - 2
    let margin = canvas.size.columns < 48 ? 2 : 3
    let first = margin + keyColumns + Self.gap
    let text = CellRect(column: first, row: 0, columns: canvas.size.columns - first - 1, rows: 1)
    var row = 1
    func line(_ sign: String, _ signColor: Color, _ meaning: StatusText, _ color: Color) {
      canvas.draw(sign, column: margin, row: row, color: signColor)
      canvas.draw(meaning.text(in: language), in: text.offset(columns: 0, rows: row), color: color)
      row += 1
    }
    for (key, meaning) in keys.prefix(rows) { line(key, Chrome.warning, meaning, Chrome.text) }
    guard rows >= keys.count + marks.count else { return }
    if rows > keys.count + marks.count { row += 1 }
    for (mark, meaning) in marks {
      line(mark, mark == "–" ? Chrome.quiet : Chrome.warning, meaning, Chrome.quiet)
    }
    if row + 1 < canvas.size.rows - 1 {
      let rect = CellRect(column: margin, row: row + 1, columns: canvas.size.columns - 2 * margin, rows: 1)
      canvas.draw(foot, in: rect, color: Chrome.quiet)
    }
  }
}
