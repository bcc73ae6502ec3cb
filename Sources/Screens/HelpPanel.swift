import Cells
import Colors
import Texts

/// The keys and the marks, in a panel over the screen.
struct HelpPanel {
  let language: Language
  /// The first line shown where not all are.
  var first = 0
  /// Of which the foot says what to set for more colours.
  var depth = DepthWords()
  /// Keys that change something are left out.
  var isKiosk = false

  private struct Line {
    var sign: SafeText = ""
    var meaning: (any Localizable)?
    var signColor = Chrome.warning
    var color = Chrome.text
    /// A line of its own, without a sign.
    var text: SafeText = ""
  }

  private var lines: [Line] {
    let marks: [(SafeText, StatusText)] = [
      ("~", .legendGuessed), ("·", .legendDerived), ("–", .legendTheme),
    ]
    let changing: [SafeText] = ["e", "+", "u  U", "x", "Ctrl-Z"]
    return KeyTable.rows.filter { !isKiosk || !changing.contains($0.0) }.map { Line(sign: $0, meaning: $1) }
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
    /// Empty rows above and below, inside the frame.
    var air: Int
    var panel = CellRect(column: 0, row: 0, columns: 0, rows: 0)
    /// What stands under them.
    var foot: [SafeText] = []

    /// Between a key and its meaning, and between two columns of lines.
    static let gap = 2
    static let gutter = 4

    var columns: Int { signs.count }
    /// How many lines can be shown at once.
    var places: Int { columns * rows }
    /// The row of the first line.
    var top: Int { 1 + air }
    /// All columns of lines side by side.
    var width: Int {
      signs.reduce(0) { $0 + $1 + Self.gap + textColumns } + (columns - 1) * Self.gutter
    }
    func left(of column: Int) -> Int {
      signs.prefix(column).reduce(0) { $0 + $1 + Self.gap + textColumns + Self.gutter }
    }
  }

  /// Lays the lines out so that all are seen at once, in two columns where the screen is wide, with air where there is room;
  /// where nothing does that, in one column that is scrolled, with what is said of the depth behind its end.
  private func plan(_ size: CellSize) -> (plan: Plan, lines: [Line]) {
    let lines = lines
    let columns = size.columns >= 100 ? [2, 1] : [1, 2]
    for air in [1, 0] {
      for count in columns {
        if let plan = plan(of: lines, in: size, columns: count, air: air) { return (plan, lines) }
      }
    }
    return scrolled(lines, in: size)
  }

  /// Nil where not all of it fits.
  private func plan(of lines: [Line], in size: CellSize, columns: Int, air: Int) -> Plan? {
    let rows = (lines.count + columns - 1) / columns
    let signs = (0..<columns).map { signColumns(lines.dropFirst($0 * rows).prefix(rows)) }
    var plan = Plan(signs: signs, rows: rows, textColumns: textColumns(lines), air: air)
    let foot = StatusText.helpFoot.text(in: language)
    let width = max(plan.width, foot.displayWidth) + 6
    guard width <= size.columns else { return nil }
    let note = note(columns: width - 2 * margin(of: width))
    let feet = note.isEmpty ? [[foot], []] : [[foot, ""] + note, note]
    func height(_ foot: [SafeText]) -> Int { rows + (foot.isEmpty ? 0 : foot.count + 1) + 2 + 2 * air }
    guard let fitting = feet.first(where: { height($0) <= size.rows }) else { return nil }
    plan.foot = fitting
    plan.panel = Self.centred(columns: width, rows: height(fitting), in: size)
    return plan
  }

  private func scrolled(_ lines: [Line], in size: CellSize) -> (plan: Plan, lines: [Line]) {
    var plan = Plan(
      signs: [signColumns(lines[...])], rows: max(1, size.rows - 4), textColumns: textColumns(lines), air: 1)
    let width = min(size.columns, plan.width + 6)
    let note = note(columns: width - 2 * margin(of: width))
    let all = note.isEmpty ? lines : lines + [Line()] + note.map { Line(color: Chrome.quiet, text: $0) }
    plan.rows = min(plan.rows, all.count)
    plan.panel = Self.centred(columns: width, rows: min(size.rows, plan.rows + 4), in: size)
    return (plan, all)
  }

  private func signColumns(_ lines: ArraySlice<Line>) -> Int { lines.map(\.sign.displayWidth).max() ?? 0 }

  private func textColumns(_ lines: [Line]) -> Int {
    lines.map { $0.meaning?.text(in: language).displayWidth ?? 0 }.max() ?? 0
  }

  private static func centred(columns: Int, rows: Int, in size: CellSize) -> CellRect {
    CellRect(
      column: (size.columns - columns) / 2, row: max(0, (size.rows - rows) / 2), columns: columns, rows: rows)
  }

  /// How many colours there are, why, and what to set for more.
  private func note(columns: Int) -> [SafeText] {
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
      for (index, line) in lines.dropFirst(start).prefix(plan.places).enumerated() {
        draw(line, place: index, plan: plan, into: &canvas)
      }
      let end = canvas.size.columns - 2
      if start > 0 { canvas.draw("↑", column: end, row: plan.top, color: Chrome.quiet) }
      if start + plan.places < lines.count {
        canvas.draw("↓", column: end, row: plan.top + plan.rows - 1, color: Chrome.quiet)
      }
      let margin = margin(of: canvas.size.columns)
      for (index, text) in plan.foot.enumerated() {
        let row = plan.top + plan.rows + 1 + index
        canvas.draw(
          text, in: CellRect(column: margin, row: row, columns: canvas.size.columns - 2 * margin, rows: 1),
          color: Chrome.quiet)
      }
    }
  }

  private func draw(_ line: Line, place: Int, plan: Plan, into canvas: inout Canvas) {
    let column = place / plan.rows
    let left = margin(of: canvas.size.columns) + plan.left(of: column)
    let row = plan.top + place % plan.rows
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
