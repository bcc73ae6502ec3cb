import Cells
import Colors
import Texts

/// The keys and the marks, in a panel over the screen: in one column where that is high enough, else in two, else
/// as far as it goes, to be scrolled.
struct HelpPanel {
  let language: Language
  /// The first line shown where not all are.
  var first = 0
  /// Of which the foot says what to set for more colours.
  var depth = DepthWords()
  /// Keys that change something are left out.
  var isKiosk = false

  private struct Line {
    var sign = ""
    var meaning: (any Localizable)?
    var signColor = Chrome.warning
    var color = Chrome.text
    /// A line of its own, without a sign.
    var text = ""
  }

  private var lines: [Line] {
    let keys: [(String, any Localizable)] = [
      ("n ] →  p [ ←", StatusText.keyNextSkin), ("1 … 9", StatusText.keyNthSkin),
      ("0", StatusText.keyDefaultSkin), ("-", StatusText.keyPreviousSkin), ("/", KeyHelpText.keyFind),
      ("s  l", KeyHelpText.keyOrder),
      ("g", StatusText.keyPage), ("Tab Shift-Tab", StatusText.keyFocus),
      ("↑ ↓ ← → Space", StatusText.keyOperate), ("Esc", StatusText.keyLeave),
      ("i", StatusText.keyInspector), ("!", KeyHelpText.keyProblems), ("e", KeyHelpText.keyEditor),
      ("b", KeyHelpText.keyBind), ("=", KeyHelpText.keyTune), ("+", KeyHelpText.keyMake),
      ("u  U", KeyHelpText.keyUndo),
      ("y", KeyHelpText.keyCopy), ("x", KeyHelpText.keyPicture), ("c  f", KeyHelpText.keyCompare),
      ("d  k", KeyHelpText.keyDiffering), ("h", KeyHelpText.keySaved), ("v", KeyHelpText.keyVision),
      ("t", StatusText.keyTheme),
      ("m", StatusText.keyDepth),
      ("r", StatusText.keyReload), ("Ctrl-L", StatusText.keyRedraw), ("Ctrl-Z", StatusText.keyStop),
      ("q  Ctrl-C", StatusText.keyQuit),
    ]
    let marks: [(String, StatusText)] = [
      ("~", .legendGuessed), ("·", .legendDerived), ("–", .legendTheme),
    ]
    let changing = ["e", "+", "u  U", "x", "Ctrl-Z"]
    return keys.filter { !isKiosk || !changing.contains($0.0) }.map { Line(sign: $0, meaning: $1) }
      + marks.map {
        Line(sign: $0, meaning: $1, signColor: $0 == "–" ? Chrome.quiet : Chrome.warning, color: Chrome.quiet)
      }
  }

  /// How the lines are laid out in a space of so many cells.
  private struct Plan {
    /// Of each column of lines, how wide its keys are.
    var signs: [Int]
    /// Rows of lines that are shown.
    var rows: Int
    var textColumns: Int
    var panel: CellRect
    /// What stands under them.
    var foot: [String] = []

    /// Between a key and its meaning, and between two columns of lines.
    static let gap = 2
    static let gutter = 4

    var columns: Int { signs.count }
    /// All columns of lines side by side.
    var width: Int {
      signs.reduce(0) { $0 + $1 + Self.gap + textColumns } + (columns - 1) * Self.gutter
    }
    func left(of column: Int) -> Int {
      signs.prefix(column).reduce(0) { $0 + $1 + Self.gap + textColumns + Self.gutter }
    }
  }

  /// Lays the lines out. What is said of the depth stands under the foot where there is room, else behind the last line,
  /// where it can be scrolled to.
  private func plan(_ size: CellSize) -> (plan: Plan, lines: [Line]) {
    var lines = lines
    let foot = StatusText.helpFoot.text(in: language)
    // The frame, and a row of air in it above and below.
    let room = max(1, size.rows - 4)
    let half = (lines.count + 1) / 2
    let signs = { (lines: ArraySlice<Line>) in lines.map(\.sign.displayWidth).max() ?? 0 }
    let texts = lines.map { $0.meaning?.text(in: language).displayWidth ?? 0 }.max() ?? 0
    var plan = Plan(
      signs: [signs(lines[..<half]), signs(lines[half...])], rows: half, textColumns: texts,
      panel: CellRect(column: 0, row: 0, columns: 0, rows: 0))
    if lines.count <= room || half > room || plan.width + 6 > size.columns {
      plan.signs = [signs(lines[...])]
      plan.rows = min(lines.count, room)
    }
    let width = min(size.columns, max(plan.width, foot.displayWidth) + 6)
    let note = note(columns: width - 2 * margin(of: width))
    let fits = plan.columns * plan.rows >= lines.count
    let foots = note.isEmpty || !fits ? [[foot]] : [[foot, ""] + note, note, [foot]]
    plan.foot = foots.first { room >= plan.rows + $0.count + 1 } ?? []
    if plan.foot.count <= 1, !note.isEmpty {
      if plan.columns > 1 {
        plan.signs = [signs(lines[...])]
        plan.foot = []
      }
      lines += [Line()] + note.map { Line(color: Chrome.quiet, text: $0) }
      plan.rows = min(lines.count, room)
    }
    let height = min(size.rows, plan.rows + (plan.foot.isEmpty ? 0 : plan.foot.count + 1) + 4)
    plan.panel = CellRect(
      column: (size.columns - width) / 2, row: max(0, (size.rows - height) / 2), columns: width, rows: height)
    return (plan, lines)
  }

  /// How many colours there are, why, and what to set for more.
  private func note(columns: Int) -> [String] {
    if depth.advice.isEmpty { return depth.full.isEmpty ? [] : depth.full.wrapped(to: columns) }
    return depth.full.wrapped(to: columns) + depth.advice.wrapped(to: columns)
  }

  /// The last line that can stand first in a space of so many cells; 0 where all are shown.
  func lastFirst(in size: CellSize) -> Int {
    let (plan, lines) = plan(size)
    return plan.columns > 1 ? 0 : max(0, lines.count - plan.rows)
  }

  func draw(into canvas: inout Canvas) {
    let (plan, lines) = plan(canvas.size)
    let start = plan.columns > 1 ? 0 : min(max(0, first), max(0, lines.count - plan.rows))
    canvas.inside(plan.panel) { canvas in
      canvas.fill(canvas.bounds, with: Chrome.panel)
      canvas.stroke(canvas.bounds, color: Chrome.rule, rounded: true)
      canvas.draw(
        " \(StatusText.helpTitle.text(in: language)) ", column: 2, row: 0, color: Chrome.strong,
        attributes: .bold)
      for (index, line) in lines.dropFirst(start).prefix(plan.columns * plan.rows).enumerated() {
        draw(line, place: index, plan: plan, into: &canvas)
      }
      let end = canvas.size.columns - 2
      if start > 0 { canvas.draw("↑", column: end, row: 2, color: Chrome.quiet) }
      if start + plan.columns * plan.rows < lines.count {
        canvas.draw("↓", column: end, row: 1 + plan.rows, color: Chrome.quiet)
      }
      let margin = margin(of: canvas.size.columns)
      for (index, text) in plan.foot.enumerated() {
        let row = 2 + plan.rows + 1 + index
        canvas.draw(
          text, in: CellRect(column: margin, row: row, columns: canvas.size.columns - 2 * margin, rows: 1),
          color: Chrome.quiet)
      }
    }
  }

  private func draw(_ line: Line, place: Int, plan: Plan, into canvas: inout Canvas) {
    let column = place / plan.rows
    let left = margin(of: canvas.size.columns) + plan.left(of: column)
    let row = 2 + place % plan.rows
    canvas.draw(line.sign, column: left, row: row, color: line.signColor)
    guard let meaning = line.meaning else {
      canvas.draw(line.text, column: left, row: row, color: line.color)
      return
    }
    let text = left + plan.signs[column] + Plan.gap
    canvas.draw(
      meaning.text(in: language),
      in: CellRect(
        column: text, row: row, columns: max(0, min(plan.textColumns, canvas.size.columns - text - 2)),
        rows: 1),
      color: line.color)
  }

  private func margin(of columns: Int) -> Int { columns < 48 ? 2 : 3 }
}
