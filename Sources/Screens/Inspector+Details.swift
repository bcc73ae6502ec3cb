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
    drawHead(caption, role: selected.rawValue, key: resolved.key, resolved, into: &canvas)
    for (index, pair) in pairs(of: selected).enumerated() {
      drawContrast(of: pair, seenFrom: selected, row: (palette == nil ? 4 : 5) + index, into: &canvas)
    }
    if let shown {
      canvas.draw(
        shown.text(in: language), in: CellRect(column: 1, row: 4, columns: columns - 2, rows: 1),
        color: shown.isFar ? Chrome.warning : Chrome.quiet)
      if shown.isFar { canvas.draw("!", column: columns, row: 4, color: Chrome.warning, attributes: .bold) }
    }
  }

  /// What every role has: its words and its name, its key and how it found that, and where the value stands.
  func drawHead(
    _ title: SafeText, role: String, key: String?, _ inspection: some RoleInspection,
    into canvas: inout Canvas
  ) {
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
    canvas.draw(
      provenance.source(of: inspection), in: rest(from: 1, row: 3, of: columns),
      color: isError ? Chrome.error : Chrome.quiet)
  }

  func rest(from column: Int, row: Int, of columns: Int) -> CellRect {
    CellRect(column: column, row: row, columns: columns + 1 - column, rows: 1)
  }

  /// Every pair that the screen draws with a role, as the text or as the ground.
  func pairs(of role: ColorRole) -> [ColorPair] {
    ColorPair.drawn.filter { $0.text == role || $0.ground == role }
  }

  private func drawContrast(of pair: ColorPair, seenFrom role: ColorRole, row: Int, into canvas: inout Canvas)
  {
    PairLine(model: model, language: language).draw(pair, seenFrom: role, row: row, into: &canvas)
  }
}

/// A text on its ground with its contrast, as the inspector and the tuning show it.
struct PairLine {
  let model: SkinModel
  let language: Language

  func draw(_ pair: ColorPair, seenFrom role: ColorRole, row: Int, into canvas: inout Canvas) {
    let text = model.roles[pair.text].shown
    let ground = model.roles[pair.ground].shown
    let grade = ContrastText(
      ratio: text.contrast(with: ground), isExempt: pair.isDisabledText,
      scale: model.roles.scale(ofText: pair.text))
    var column = 1
    column +=
      canvas.draw(" Aa ", column: column, row: row, color: text, background: ground, attributes: .bold) + 1
    column += canvas.draw(grade.text, column: column, row: row, color: grade.color) + 1
    canvas.draw(
      words(for: pair, seenFrom: role),
      in: CellRect(column: column, row: row, columns: max(0, canvas.size.columns - 1 - column), rows: 1),
      color: Chrome.quiet)
  }

  /// Of a text, what it stands on; of a ground, what stands on it.
  private func words(for pair: ColorPair, seenFrom role: ColorRole) -> SafeText {
    if pair.text != role {
      return InspectorText.roleCaption(role: pair.text.rawValue).text(in: language).lowercased()
    }
    let ground = InspectorText.roleCaption(role: pair.ground.rawValue).text(in: language).lowercased()
    return InspectorText.on(ground: ground).text(in: language)
  }
}
