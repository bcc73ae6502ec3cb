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
  var selected: ScreenRole?
  /// True while ↑ and ↓ walk the roles.
  var hasKeys: Bool
  var changed: Set<ColorRole> = []
  var changedImages: Set<ImageRole> = []
  /// The entries of a terminal of few colours, in which the selected colour may not be shown as it is meant.
  var palette: Palette?
  /// How it is shown, where that differs.
  var shown: ShownColor?

  /// One line of the list.
  private enum Line: Hashable {
    case heading(RoleGroup)
    case otherHeading(OtherRoleText)
    case role(ScreenRole)
  }

  /// Rows under the list: a rule, the details, and a row for each pair that the selected role is one of, as far as
  /// they leave some of the list.
  private func detailRows(of size: CellSize) -> Int {
    let head = 3 + sourceLines(columns: size.columns - 2).count + (palette == nil ? 0 : 1)
    let wanted = selected?.color.map { pairs(of: $0).count } ?? 1
    return head + max(1, min(wanted, size.rows - 2 - head - Self.leastListRows))
  }

  private static let leastListRows = 3

  private func listRows(of size: CellSize) -> Int { size.rows - 2 - detailRows(of: size) }

  func draw(into canvas: inout Canvas) {
    canvas.fill(canvas.bounds, with: Chrome.desk)
    drawTitle(into: &canvas)
    drawShares(into: &canvas)
    let detailRows = detailRows(of: canvas.size)
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
    let skin = SafeText(model.skin.name)
    let right = counts
    let end = canvas.size.columns - right.displayWidth - 1
    canvas.draw(right, column: end, row: 0, color: Chrome.quiet)
    var column = 1
    column += canvas.draw("‹ ", column: column, row: 0, color: Chrome.quiet)
    // A long name is worth more than its place, which the status line has too.
    let places: [SafeText] = [" \(model.index + 1)/\(model.pack.skins.count) ›", " ›"]
    let room = end - 1 - column
    let place = places.first { skin.displayWidth + $0.displayWidth <= room } ?? places[1]
    let name = skin.truncated(to: max(1, room - place.displayWidth))
    column += canvas.draw(name, column: column, row: 0, color: Chrome.strong, attributes: .bold)
    canvas.draw(place, column: column, row: 0, color: Chrome.quiet)
  }

  /// How many roles are the pack's own, and how many guessed: in the same words whatever the skin is called.
  private var counts: SafeText {
    let counts: [InspectorText] = [
      .ownCount(model.roles.count(.own)), .guessedCount(model.roles.count(.guessed)),
    ]
    return counts.map { $0.text(in: language) }.joined(separator: " · ")
  }

  /// One line for all roles: how many are the pack's own, guessed, and not the pack's, and the first as a number.
  private func drawShares(into canvas: inout Canvas) {
    let (share, theme) = (model.roles.ownShare, model.roles.count(.theme))
    let words =
      (theme > 0 ? InspectorText.themeCount(theme).text(in: language) + " · " : "")
      + InspectorText.ownShare(percent: share).text(in: language)
    let end = canvas.size.columns - words.displayWidth - 2
    guard end > 4 else { return }
    canvas.draw(words, column: end + 1, row: 1, color: Chrome.text)
    let columns = end - 1
    let parts: [(RoleOwnership, Color)] = [
      (.own, Chrome.text), (.guessed, Chrome.warning), (.theme, Chrome.rule),
    ]
    var (count, column) = (0, 1)
    for (ownership, color) in parts {
      count += model.roles.count(ownership)
      let next = 1 + columns * count / max(1, ColorRole.allCases.count)
      canvas.rule("▁", column: column, row: 1, columns: next - column, color: color)
      column = next
    }
  }

  /// The role whose line stands in a row of an inspector of some size.
  func role(atRow row: Int, of size: CellSize) -> ScreenRole? {
    let listRows = listRows(of: size)
    guard listRows > 0, (2..<2 + listRows).contains(row) else { return nil }
    let lines = lines
    let index = firstLine(of: lines, rows: listRows) + row - 2
    guard lines.indices.contains(index), case .role(let role) = lines[index] else { return nil }
    return role
  }

  // MARK: List

  private var lines: [Line] {
    RoleGroup.allCases.flatMap { group in
      [.heading(group)] + ColorRole.allCases.filter { $0.group == group }.map { .role(.color($0)) }
    }
      + [.otherHeading(.fonts)] + FontRole.allCases.map { .role(.font($0)) }
      + [.otherHeading(.images)] + ImageRole.allCases.map { .role(.image($0)) }
  }

  private func drawList(into canvas: inout Canvas) {
    let lines = lines
    let first = firstLine(of: lines, rows: canvas.size.rows)
    for (row, line) in lines.dropFirst(first).prefix(canvas.size.rows).enumerated() {
      switch line {
      case .heading(let group):
        canvas.draw(group.text.text(in: language), column: 1, row: row, color: Chrome.quiet)
      case .otherHeading(let text):
        canvas.draw(text.text(in: language), column: 1, row: row, color: Chrome.quiet)
      case .role(.color(let role)): drawRole(role, row: row, into: &canvas)
      case .role(.font(let role)): drawFont(role, row: row, into: &canvas)
      case .role(.image(let role)): drawImage(role, row: row, into: &canvas)
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

  /// - Returns: whether the role is the selected one.
  func drawSelection(of role: ScreenRole, row: Int, into canvas: inout Canvas) -> Bool {
    guard role == selected else { return false }
    canvas.markSelected(row: row, columns: canvas.size.columns - 1, hasKeys: hasKeys)
    return true
  }

  private func drawRole(_ role: ColorRole, row: Int, into canvas: inout Canvas) {
    let resolved = model.roles[role]
    let columns = canvas.size.columns
    let isSelected = drawSelection(of: .color(role), row: row, into: &canvas)
    canvas.swatch(resolved.shown, column: 2, row: row, columns: 2, edge: Chrome.quiet)
    let value = SafeText(resolved.color.text)
    let mark = mark(of: resolved.from)
    let valueEnd = columns - 4
    let keyRoom = keyColumns(of: columns)
    // Before the value, which takes nine columns with its alpha, stays one free.
    let provenance = valueEnd - 10 - 7 - keyRoom
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
  func keyColumns(of columns: Int) -> Int {
    guard columns >= 56 else { return max(0, columns - 4 - 9 - 6) }
    let keyed = ColorRole.allCases.map { model.roles[$0] }.filter { $0.key != nil }
    let others =
      FontRole.allCases.map { model.roles[$0].key } + ImageRole.allCases.map { model.roles[$0].key }
    let longest =
      (keyed.map { name(of: $0) } + others.compactMap { $0.map { SafeText($0) } })
      .map(\.displayWidth).max() ?? 0
    return min(max(16, longest), max(16, columns - 56))
  }

  /// The key, or for a role without one what the role is.
  private func name(of role: ResolvedColor) -> SafeText {
    if let key = role.key { return SafeText(key) }
    return InspectorText.roleCaption(role: role.role.rawValue).text(in: language)
  }

  func mark(of origin: RoleOrigin) -> (SafeText, Color) {
    let mark = origin.mark
    return (mark.isEmpty ? " " : mark, origin.ownership == .theme ? Chrome.quiet : Chrome.warning)
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
  /// How bad the worst is that the app makes of its value; nil where it reads it well. What only the other library would
  /// read otherwise is for `lint` to say.
  var worstProblem: Severity? {
    resolution?.problems.filter { $0 != .colorReaderDiffers }.map(\.severity).max()
  }
}

extension RoleOrigin {
  /// What tells a guess and what is not the pack's from the pack's own, in one cell; empty for that.
  var mark: SafeText {
    switch self {
    case .map, .name: ""
    case .inferred: "~"
    case .derived: "·"
    case .theme: "–"
    }
  }
}

extension RoleResolution {
  /// Of a hundred colour roles, how many are the pack's own. Rounded down: only all of them are 100.
  var ownShare: Int { count(.own) * 100 / max(1, ColorRole.allCases.count) }
}
