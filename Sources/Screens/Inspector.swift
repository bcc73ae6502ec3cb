import Cells
import Colors
import Diagnostics
import Skins
import Texts
import Theming

/// The roles beside the phone: for each its colour, its key, its value, and how it came by them.
struct Inspector {
  let model: SkinModel
  let language: Language
  /// The role whose details are shown.
  var selected: ColorRole?
  /// True while ↑ and ↓ walk the roles.
  var hasKeys: Bool
  var changed: Set<ColorRole> = []
  /// The entries of a terminal of few colours, in which the selected colour may not be shown as it is meant.
  var palette: Palette?

  /// One line of the list.
  private enum Line: Hashable {
    case heading(RoleGroup)
    case role(ColorRole)
  }

  /// Rows under the list: a rule and the details.
  private var detailRows: Int { palette == nil ? 5 : 6 }

  func draw(into canvas: inout Canvas) {
    canvas.fill(canvas.bounds, with: Chrome.desk)
    drawTitle(into: &canvas)
    let listRows = canvas.size.rows - 2 - detailRows
    guard listRows > 0 else { return }
    canvas.inside(CellRect(column: 0, row: 2, columns: canvas.size.columns, rows: listRows)) {
      drawList(into: &$0)
    }
    canvas.inside(
      CellRect(
        column: 0, row: canvas.size.rows - detailRows, columns: canvas.size.columns,
        rows: detailRows)
    ) {
      drawDetails(into: &$0)
    }
  }

  // MARK: Title

  private func drawTitle(into canvas: inout Canvas) {
    var counts = [
      InspectorText.ownCount(model.roles.count(.own)).text(in: language),
      InspectorText.guessedCount(model.roles.count(.guessed)).text(in: language),
    ]
    let theme = model.roles.count(.theme)
    if theme > 0 { counts.append(InspectorText.themeCount(theme).text(in: language)) }
    let right = counts.joined(separator: " · ")
    let width = right.displayWidth
    canvas.draw(right, column: canvas.size.columns - width - 1, row: 0, color: Chrome.quiet)
    var column = 1
    column += canvas.draw("‹ ", column: column, row: 0, color: Chrome.quiet)
    let place = " \(model.index + 1)/\(model.pack.skins.count) ›"
    let room = canvas.size.columns - width - 3 - place.displayWidth - column
    let name = SafeText(model.skin.name).description.truncated(to: max(1, room))
    column += canvas.draw(name, column: column, row: 0, color: Chrome.strong, attributes: .bold)
    canvas.draw(place, column: column, row: 0, color: Chrome.quiet)
  }

  // MARK: List

  private var lines: [Line] {
    RoleGroup.allCases.flatMap { group in
      [.heading(group)] + ColorRole.allCases.filter { $0.group == group }.map(Line.role)
    }
  }

  private func drawList(into canvas: inout Canvas) {
    let lines = lines
    let first = firstLine(of: lines, rows: canvas.size.rows)
    for (row, line) in lines.dropFirst(first).prefix(canvas.size.rows).enumerated() {
      switch line {
      case .heading(let group):
        canvas.draw(group.text.text(in: language), column: 1, row: row, color: Chrome.quiet)
      case .role(let role): drawRole(role, row: row, into: &canvas)
      }
    }
    drawScrollMarks(first: first, count: lines.count, into: &canvas)
  }

  /// The list stands still until the selected role would leave it, with its heading kept in sight.
  private func firstLine(of lines: [Line], rows: Int) -> Int {
    guard lines.count > rows, let selected, let index = lines.firstIndex(of: .role(selected)) else {
      return 0
    }
    return max(0, min(index - rows * 2 / 3, lines.count - rows))
  }

  private func drawScrollMarks(first: Int, count: Int, into canvas: inout Canvas) {
    let column = canvas.size.columns - 1
    if first > 0 { canvas.draw("↑", column: column, row: 0, color: Chrome.quiet) }
    if first + canvas.size.rows < count {
      canvas.draw("↓", column: column, row: canvas.size.rows - 1, color: Chrome.quiet)
    }
  }

  private func drawRole(_ role: ColorRole, row: Int, into canvas: inout Canvas) {
    let resolved = model.roles[role]
    let columns = canvas.size.columns
    let isSelected = role == selected
    if isSelected {
      let line = CellRect(column: 0, row: row, columns: columns - 1, rows: 1)
      canvas.with(.filled) { $0.fill(line, with: Chrome.selection) }
      canvas.draw(
        "▌", column: 0, row: row, color: hasKeys ? Chrome.warning : Chrome.quiet, traits: .writing)
    }
    canvas.swatch(resolved.shown, column: 2, row: row, columns: 2, edge: Chrome.quiet)
    let value = resolved.color.alpha == 255 ? resolved.color.hex : resolved.color.argbHex
    let mark = mark(of: resolved)
    let valueEnd = columns - 4
    let keyRoom = keyColumns(of: columns)
    let provenance = valueEnd - 11 - 5 - keyRoom
    let isForeign = resolved.from.ownership == .theme
    let color = isSelected ? Chrome.strong : isForeign ? Chrome.quiet : Chrome.text
    let key = CellRect(column: 5, row: row, columns: max(0, keyRoom), rows: 1)
    canvas.draw(name(of: resolved), in: key, color: resolved.key == nil ? Chrome.quiet : color)
    if provenance >= 16 {
      let words = Provenance(model: model, language: language).line(of: resolved)
      canvas.draw(
        words, in: CellRect(column: 5 + keyRoom + 2, row: row, columns: provenance, rows: 1),
        color: Chrome.quiet)
    }
    let alarm = resolved.worstProblem.map { $0 == .error ? Chrome.error : Chrome.warning }
    canvas.draw(
      value, column: valueEnd - value.displayWidth, row: row,
      color: alarm ?? (changed.contains(role) ? Chrome.good : color))
    canvas.draw(alarm == nil ? mark.0 : "!", column: columns - 3, row: row, color: alarm ?? mark.1)
  }

  /// A wide inspector gives the keys what the longest of them takes, and the rest to where they come from.
  private func keyColumns(of columns: Int) -> Int {
    guard columns >= 56 else { return max(0, columns - 4 - 9 - 6) }
    let longest = ColorRole.allCases.map { name(of: model.roles[$0]).displayWidth }.max() ?? 0
    return min(max(10, longest), columns / 2 - 10)
  }

  /// The key, or for a role without one what the role is.
  private func name(of role: ResolvedColor) -> String {
    if let key = role.key { return SafeText(key).description }
    return InspectorText.roleCaption(role: role.role.rawValue).text(in: language)
  }

  private func mark(of role: ResolvedColor) -> (String, Color) {
    switch role.from {
    case .map, .name: (" ", Chrome.quiet)
    case .inferred: ("~", Chrome.warning)
    case .derived: ("·", Chrome.warning)
    case .theme: ("–", Chrome.quiet)
    }
  }

  // MARK: Details

  private func drawDetails(into canvas: inout Canvas) {
    canvas.rule("─", column: 1, row: 0, columns: canvas.size.columns - 2, color: Chrome.rule)
    guard let selected else { return }
    let resolved = model.roles[selected]
    let provenance = Provenance(model: model, language: language)
    let columns = canvas.size.columns - 2
    let title = InspectorText.roleCaption(role: selected.rawValue).text(in: language)
    let role = selected.rawValue
    canvas.draw(
      title, in: CellRect(column: 1, row: 1, columns: columns, rows: 1), color: Chrome.strong,
      attributes: .bold)
    if title.displayWidth + role.displayWidth + 2 <= columns {
      canvas.draw(role, column: 1 + columns - role.displayWidth, row: 1, color: Chrome.quiet)
    }
    var column = 1
    if let key = resolved.key {
      let text = SafeText(key).description.truncated(to: columns)
      column += canvas.draw(text, column: column, row: 2, color: Chrome.text) + 1
    }
    canvas.draw(
      provenance.origin(of: resolved), in: rest(from: column, row: 2, of: columns), color: Chrome.quiet)
    canvas.draw(
      provenance.source(of: resolved), in: rest(from: 1, row: 3, of: columns),
      color: resolved.worstProblem == .error ? Chrome.error : Chrome.quiet)
    drawContrast(of: resolved, row: detailRows - 1, into: &canvas)
    if let shown = ShownColor(of: selected, in: model.roles, palette: palette) {
      canvas.draw(
        shown.text(in: language), in: CellRect(column: 1, row: 4, columns: columns - 2, rows: 1),
        color: shown.isFar ? Chrome.warning : Chrome.quiet)
      if shown.isFar { canvas.draw("!", column: columns, row: 4, color: Chrome.warning, attributes: .bold) }
    }
  }

  private func rest(from column: Int, row: Int, of columns: Int) -> CellRect {
    CellRect(column: column, row: row, columns: columns + 1 - column, rows: 1)
  }

  /// The role as text on its ground, or as a ground with the first text that stands on it.
  private func drawContrast(of role: ResolvedColor, row: Int, into canvas: inout Canvas) {
    let pairs = ColorPair.drawn
    guard
      let pair = pairs.first(where: { $0.text == role.role })
        ?? pairs.first(where: { $0.ground == role.role })
    else { return }
    let text = model.roles[pair.text].shown
    let ground = model.roles[pair.ground].shown
    let ratio = text.contrast(with: ground)
    let grade = ContrastText(ratio: ratio, isExempt: pair.isDisabledText)
    var column = 1
    column +=
      canvas.draw(" Aa ", column: column, row: row, color: text, background: ground, attributes: .bold) + 1
    column += canvas.draw(grade.text, column: column, row: row, color: grade.color) + 1
    canvas.draw(
      words(for: pair, seenFrom: role.role), in: rest(from: column, row: row, of: canvas.size.columns - 2),
      color: Chrome.quiet)
  }

  /// Of a text, what it stands on; of a ground, what stands on it.
  private func words(for pair: ColorPair, seenFrom role: ColorRole) -> String {
    if pair.text != role {
      return InspectorText.roleCaption(role: pair.text.rawValue).text(in: language).lowercased()
    }
    let ground = InspectorText.roleCaption(role: pair.ground.rawValue).text(in: language).lowercased()
    return InspectorText.on(ground: ground).text(in: language)
  }
}

/// A contrast ratio with its WCAG grade, as the inspector writes it.
struct ContrastText {
  let text: String
  let color: Color

  init(ratio: Double, isExempt: Bool) {
    // Rounded down: 4.49 is not AA and must not read 4.5.
    let tenths = Int(ratio * 10)
    let number = "\(tenths / 10).\(tenths % 10):1"
    if ratio >= 7 {
      (text, color) = (number + " AAA", Chrome.good)
    } else if ratio >= 4.5 {
      (text, color) = (number + " AA", Chrome.good)
    } else if isExempt {
      (text, color) = (number, Chrome.quiet)
    } else {
      (text, color) = (number + " < AA", Chrome.warning)
    }
  }
}

extension RoleGroup {
  var text: InspectorText {
    switch self {
    case .view: .view
    case .navigationBar: .navigationBar
    case .labels: .labels
    case .buttons: .buttons
    case .switches: .switches
    case .picker: .picker
    case .tabBar: .tabBar
    case .general: .general
    }
  }
}

extension ResolvedColor {
  /// How bad the worst finding about its value is; nil where there is none.
  var worstProblem: Severity? { resolution?.problems.map(\.severity).max() }
}
