import Cells
import Colors
import Diagnostics
import Skins
import Texts
import Theming

extension Inspector {
  func drawDetails(into canvas: inout Canvas) {
    canvas.rule("─", column: 1, row: 0, columns: canvas.size.columns - 2, color: Chrome.rule)
    switch selected {
    case .color(let role): drawColorDetails(of: role, into: &canvas)
    case .font(let role): drawFontDetails(of: role, into: &canvas)
    case .image(let role): drawImageDetails(of: role, into: &canvas)
    case nil: break
    }
  }

  private func drawColorDetails(of selected: ColorRole, into canvas: inout Canvas) {
    let resolved = model.roles[selected]
    let columns = canvas.size.columns - 2
    let caption = InspectorText.roleCaption(role: selected.rawValue).text(in: language)
    var row = drawHead(caption, role: selected.rawValue, key: resolved.key, resolved, into: &canvas)
    if let shown {
      canvas.draw(
        shown.text(in: language), in: CellRect(column: 1, row: row, columns: columns - 2, rows: 1),
        color: shown.isFar ? Chrome.warning : Chrome.quiet)
      if shown.isFar { canvas.draw("!", column: columns, row: row, color: Chrome.warning, attributes: .bold) }
    }
    if palette != nil { row += 1 }
    PairList(pairs: pairs(of: selected), role: selected, model: model, language: language)
      .draw(row: row, rows: canvas.size.rows - row, into: &canvas)
  }

  /// Where the value of the selected role stands: in two lines where one would be cut before it says what matters.
  func sourceLines(columns: Int) -> [SafeText] {
    var lines: [SafeText] = []
    for nameColumns in [Int.max, 24, 16, 10, 5] {
      let source = source(nameColumns: nameColumns)
      lines = source.displayWidth <= columns ? [source] : source.wrapped(to: max(1, columns))
      if lines.count <= 2 { return lines }
    }
    return [lines[0], lines.dropFirst().joined(separator: " ")]
  }

  private func source(nameColumns: Int) -> SafeText {
    let provenance = Provenance(model: model, language: language, nameColumns: nameColumns)
    return switch selected {
    case .color(let role): provenance.source(of: model.roles[role])
    case .font(let role): provenance.source(of: model.roles[role])
    case .image(let role):
      provenance.source(of: InspectedImage(role: model.roles[role], shown: model.images[role]))
    case nil: ""
    }
  }

  /// What every role has: its words and its name, its key and how it found that, and where the value stands.
  ///
  /// - Returns: the row under it.
  func drawHead(
    _ title: SafeText, role: String, key: String?, _ inspection: some RoleInspection,
    into canvas: inout Canvas
  ) -> Int {
    let provenance = Provenance(model: model, language: language)
    let columns = canvas.size.columns - 2
    canvas.draw(
      title, in: CellRect(column: 1, row: 1, columns: columns, rows: 1), color: Chrome.strong,
      attributes: .bold)
    let role = SafeText(role)
    if title.displayWidth + role.displayWidth + 2 <= columns {
      canvas.draw(role, column: 1 + columns - role.displayWidth, row: 1, color: Chrome.quiet)
    }
    var column = 1
    if let key {
      let text = SafeText(key).truncated(to: columns)
      column += canvas.draw(text, column: column, row: 2, color: Chrome.text) + 1
    }
    canvas.draw(
      provenance.origin(of: inspection), in: rest(from: column, row: 2, of: columns), color: Chrome.quiet)
    let isError = inspection.place?.problems.contains { $0.severity == .error } ?? false
    let lines = sourceLines(columns: columns)
    for (index, line) in lines.enumerated() {
      canvas.draw(
        line, in: rest(from: 1, row: 3 + index, of: columns), color: isError ? Chrome.error : Chrome.quiet)
    }
    return 3 + lines.count
  }

  func rest(from column: Int, row: Int, of columns: Int) -> CellRect {
    CellRect(column: column, row: row, columns: columns + 1 - column, rows: 1)
  }

  /// Every pair that the screen draws with a role, as the text or as the ground.
  func pairs(of role: ColorRole) -> [ColorPair] {
    ColorPair.drawn.filter { $0.text == role || $0.ground == role }
  }
}
