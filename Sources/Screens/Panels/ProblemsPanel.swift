import Cells
import Colors
import Diagnostics
import Texts

/// What is wrong with the skin in view, the worst first, and the selected finding in full.
public struct ProblemsPanel: Sendable {
  /// A finding and its place among all, counted from 0.
  public var near: [Diagnostic]
  public var firstNear: Int
  public var selected: Int
  public var count: Int
  /// An element of the screen shows the selected finding's value.
  public var hasRole: Bool
  /// The first of all is why the newest state on the disk is not shown.
  public var isBroken: Bool

  public init(
    near: [Diagnostic], firstNear: Int, selected: Int, count: Int, hasRole: Bool, isBroken: Bool = false
  ) {
    self.isBroken = isBroken
    self.near = near
    self.firstNear = firstNear
    self.selected = selected
    self.count = count
    self.hasRole = hasRole
  }

  private static let listRow = 2

  private var current: Diagnostic? {
    near.indices.contains(selected - firstNear) ? near[selected - firstNear] : nil
  }

  /// Rows of the list in a panel of so many: a screenful leaves the details what their text takes, within reason.
  private func listRows(of rows: Int) -> Int { max(1, rows - Self.listRow - max(5, rows * 2 / 5)) }
}

extension ProblemsPanel: PanelContent {
  var title: any Localizable { ProblemPanelText.title }
  var isAboutRole: Bool { hasRole }

  public var hints: [PanelHint] {
    let walk = PanelHint("↑↓", PanelText.walk)
    let leave = PanelHint("Esc", PanelText.leave)
    guard count > 0 else { return [leave] }
    if isBroken, selected == 0 {
      return [walk, PanelHint("Enter", ProblemPanelText.goToLine, changes: true), leave]
    }
    let role = hasRole ? [PanelHint("Enter", ProblemPanelText.goToRole)] : []
    return [walk] + role + [PanelHint("e", ProblemPanelText.goToLine, changes: true), leave]
  }

  func item(atRow row: Int, rows: Int) -> Int? {
    let shown = listRows(of: rows)
    guard (Self.listRow..<Self.listRow + shown).contains(row) else { return nil }
    let index = Self.firstLine(selected: selected, count: count, rows: shown) + row - Self.listRow
    return index < count ? index : nil
  }

  func draw(_ model: SkinModel, language: Language, into canvas: inout Canvas) {
    let columns = canvas.size.columns
    guard count > 0 else {
      canvas.draw(
        ProblemPanelText.none.text(in: language),
        in: CellRect(column: 1, row: Self.listRow, columns: columns - 2, rows: 1), color: Chrome.quiet)
      return
    }
    drawCounts(model, language: language, into: &canvas)
    let rows = listRows(of: canvas.size.rows)
    let first = Self.firstLine(selected: selected, count: count, rows: rows)
    for (line, problem) in near.dropFirst(max(0, first - firstNear)).prefix(rows).enumerated() {
      drawLine(
        problem, isSelected: first + line == selected, row: Self.listRow + line, language: language,
        into: &canvas)
    }
    // Two rows of air where the list does not need them.
    let ruleRow = Self.listRow + rows
    canvas.rule("─", column: 1, row: ruleRow, columns: columns - 2, color: Chrome.rule)
    let details = CellRect(
      column: 1, row: ruleRow + 1, columns: columns - 2, rows: canvas.size.rows - ruleRow - 1)
    if let current { drawDetails(of: current, in: details, language: language, into: &canvas) }
  }

  private func drawCounts(_ model: SkinModel, language: Language, into canvas: inout Canvas) {
    let texts: [(StatusText, Color)?] = [
      count(.error, model).map { (.errors($0), Chrome.error) },
      count(.warning, model).map { (.warnings($0), Chrome.warning) },
      count(.note, model).map { (.notes($0), Chrome.quiet) },
    ]
    let gap = 2
    var words = texts.compactMap { $0 }.map { (text: $0.0.text(in: language), color: $0.1) }
    func width() -> Int { words.reduce(0) { $0 + $1.text.displayWidth + gap } }
    // Where there is no room for all, the worst is said.
    let room = canvas.size.columns - 1 - title.text(in: language).displayWidth - gap
    while width() > room, !words.isEmpty { words.removeLast() }
    var column = canvas.size.columns - 1 - (width() - gap)
    for (text, color) in words {
      canvas.draw(text, column: column, row: 0, color: color)
      column += text.displayWidth + gap
    }
  }

  private func count(_ severity: Severity, _ model: SkinModel) -> Int? {
    let count = model.count(of: severity) + (isBroken && severity == .error ? 1 : 0)
    return count > 0 ? count : nil
  }

  private func drawLine(
    _ problem: Diagnostic, isSelected: Bool, row: Int, language: Language, into canvas: inout Canvas
  ) {
    let columns = canvas.size.columns
    if isSelected { canvas.markSelected(row: row) }
    canvas.draw(problem.severity.sign, column: 2, row: row, color: problem.severity.color, attributes: .bold)
    let subject =
      (problem.key ?? problem.skin).map { SafeText($0) }
      ?? ProblemPanelText.wholePack.text(in: language)
    let subjectEnd = min(columns - 1, 4 + max(8, min(subject.displayWidth, columns * 2 / 5)))
    canvas.draw(
      subject, in: CellRect(column: 4, row: row, columns: subjectEnd - 4, rows: 1),
      color: isSelected ? Chrome.strong : Chrome.text)
    let rest = CellRect(column: subjectEnd + 2, row: row, columns: columns - subjectEnd - 3, rows: 1)
    if !rest.isEmpty {
      canvas.draw(problem.message.withoutSkin.text(in: language), in: rest, color: Chrome.quiet)
    }
  }

  private func drawDetails(
    of problem: Diagnostic, in rect: CellRect, language: Language, into canvas: inout Canvas
  ) {
    guard !rect.isEmpty else { return }
    let message = problem.message.text(in: language).wrapped(to: rect.columns)
    // The place always has its row; a message that is too long for the others ends in dots.
    let room = rect.rows - 1
    for (line, text) in message.prefix(room).enumerated() {
      let isCut = line == room - 1 && message.count > room
      canvas.draw(
        isCut ? text.truncated(to: rect.columns - 1) + "…" : text, column: rect.column, row: rect.row + line,
        color: Chrome.text)
    }
    let place =
      problem.position.map {
        ProblemPanelText.place(file: FilePath.name(of: problem.file), line: $0.line).text(in: language)
      } ?? SafeText(FilePath.name(of: problem.file))
    let row = rect.row + min(room, message.count)
    let used = canvas.draw(
      place.truncated(to: rect.columns), column: rect.column, row: row, color: Chrome.quiet)
    let code = CellRect(
      column: rect.column + used + 2, row: row, columns: rect.columns - used - 2, rows: 1)
    if !code.isEmpty { canvas.draw(SafeText(problem.code.rawValue), in: code, color: Chrome.quiet) }
  }
}

extension Severity {
  /// How bad it is, in one cell.
  var sign: SafeText {
    switch self {
    case .error: "×"
    case .warning: "!"
    case .note: "·"
    }
  }

  var color: Color {
    switch self {
    case .error: Chrome.error
    case .warning: Chrome.warning
    case .note: Chrome.quiet
    }
  }
}
