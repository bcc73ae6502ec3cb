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
      ("i", .keyInspector), ("t", .keyTheme), ("m", .keyDepth), ("r", .keyReload), ("Ctrl-L", .keyRedraw),
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
    let columns = min(canvas.size.columns, max(keyColumns + 3 + texts, foot.displayWidth) + 6)
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

  private func drawTable(keyColumns: Int, foot: String, into canvas: inout Canvas) {
    // On a small screen the marks and the air give way to the keys.
    let rows = canvas.size.rows - 2
    let showsMarks = rows >= keys.count + marks.count + 2
    let text = CellRect(
      column: 3 + keyColumns + 3, row: 0, columns: canvas.size.columns - keyColumns - 8, rows: 1)
    var row = 1
    for (key, meaning) in keys.prefix(rows) {
      canvas.draw(key, column: 3, row: row, color: Chrome.warning)
      canvas.draw(meaning.text(in: language), in: text.offset(columns: 0, rows: row), color: Chrome.text)
      row += 1
    }
    guard showsMarks else { return }
    row += 1
    for (mark, meaning) in marks {
      canvas.draw(mark, column: 3, row: row, color: mark == "–" ? Chrome.quiet : Chrome.warning)
      canvas.draw(meaning.text(in: language), in: text.offset(columns: 0, rows: row), color: Chrome.quiet)
      row += 1
    }
    if row + 1 < canvas.size.rows - 1 {
      let line = CellRect(column: 3, row: row + 1, columns: canvas.size.columns - 6, rows: 1)
      canvas.draw(foot, in: line, color: Chrome.quiet)
    }
  }
}
