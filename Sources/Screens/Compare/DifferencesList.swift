import Cells
import Colors
import Skins
import Texts
import Theming

/// What differs between the two phones beside it: each key with both values and how far apart they look, and the
/// selected one in full.
struct DifferencesList {
  let comparison: Comparison
  let model: SkinModel
  let language: Language
  let selected: ColorRole?
  let hasKeys: Bool

  /// One line of the list.
  private enum Line: Hashable {
    case heading(CompareText)
    case difference(Int)
  }

  private static let listRow = 2
  private static let detailRows = 6

  private var lines: [Line] {
    let all = comparison.differences.indices
    let otherKeys = all.filter {
      if case .key = comparison.differences[$0].subject { true } else { false }
    }
    let roles = all.prefix(all.count - otherKeys.count)
    return roles.map { .difference($0) }
      + (otherKeys.isEmpty ? [] : [.heading(.otherKeys)] + otherKeys.map { .difference($0) })
  }

  func draw(into canvas: inout Canvas) {
    canvas.fill(canvas.bounds, with: Chrome.desk)
    let columns = canvas.size.columns
    let count = CompareText.differ(comparison.differences.count).text(in: language)
    canvas.draw(
      CompareText.listTitle.text(in: language),
      in: CellRect(column: 1, row: 0, columns: columns - 3 - count.displayWidth, rows: 1),
      color: Chrome.strong, attributes: .bold)
    canvas.draw(count, column: columns - 1 - count.displayWidth, row: 0, color: Chrome.quiet)
    let plan = Plan(
      columns: columns, names: comparison.differences.map { name(of: $0).displayWidth },
      values: comparison.differences.flatMap(\.values.colorColumns))
    drawTitles(plan, into: &canvas)
    let rows = listRows(of: canvas.size.rows)
    guard rows > 0 else { return }
    let lines = lines
    let first = firstLine(of: lines, rows: rows)
    for (row, line) in lines.dropFirst(first).prefix(rows).enumerated() {
      switch line {
      case .heading(let text):
        canvas.draw(text.text(in: language), column: 1, row: Self.listRow + row, color: Chrome.quiet)
      case .difference(let index):
        draw(comparison.differences[index], row: Self.listRow + row, plan: plan, into: &canvas)
      }
    }
    if first > 0 { canvas.draw("↑", column: columns - 1, row: Self.listRow, color: Chrome.quiet) }
    if first + rows < lines.count {
      canvas.draw("↓", column: columns - 1, row: Self.listRow + rows - 1, color: Chrome.quiet)
    }
    drawDetails(into: &canvas)
  }

  /// The role whose line stands in a row of a list of so many.
  func role(atRow row: Int, rows: Int) -> ColorRole? {
    let shown = listRows(of: rows)
    let lines = lines
    let index = firstLine(of: lines, rows: shown) + row - Self.listRow
    guard (Self.listRow..<Self.listRow + max(0, shown)).contains(row), lines.indices.contains(index),
      case .difference(let difference) = lines[index]
    else { return nil }
    return comparison.differences[difference].role
  }

  private func listRows(of rows: Int) -> Int { rows - Self.listRow - Self.detailRows }

  private func firstLine(of lines: [Line], rows: Int) -> Int {
    guard lines.count > rows, let index = comparison.differences.firstIndex(where: { $0.role == selected })
    else { return 0 }
    return max(0, min(index - rows * 2 / 3, lines.count - rows))
  }

  // MARK: Lines

  /// Where the parts of a line stand.
  private struct Plan {
    let keyColumns: Int
    let before: Int
    let after: Int
    let end: Int
    let swatch: Int
    /// Between a swatch and its colour.
    let swatchGap: Int

    /// - Parameters:
    ///   - names: the columns that each key takes.
    ///   - values: the columns that each colour takes in writing.
    init(columns: Int, names: [Int], values: [Int]) {
      let isWide = columns >= 56
      let gap = isWide ? 3 : 1
      swatchGap = isWide ? 1 : 0
      // A colour is never cut: half of it is another one. Where it has an alpha, swatches and keys give way.
      let longestValue = isWide ? 9 : values.max() ?? 7
      swatch = isWide || longestValue <= 7 ? 2 : 1
      let least = swatch + swatchGap + longestValue
      // The key, both values, how far they are apart, and the margins at both sides.
      let margin = swatch == 1 ? 1 : 2
      let room = columns - 2 - margin - 4 - 2 * gap
      let longest = max(8, names.max() ?? 0)
      keyColumns = max(4, min(room - 2 * least, longest))
      // Names of fonts and files get what is left, within reason.
      let value = max(least, min(26, (room - keyColumns) / 2))
      before = 2 + keyColumns + gap
      after = before + value + gap
      end = after + value + 4
    }
  }

  private func drawTitles(_ plan: Plan, into canvas: inout Canvas) {
    let room = plan.after - plan.before - 1
    canvas.draw(
      comparison.partnerTitle, in: CellRect(column: plan.before, row: 1, columns: room, rows: 1),
      color: Chrome.quiet)
    canvas.draw(
      comparison.ownTitle, in: CellRect(column: plan.after, row: 1, columns: room, rows: 1),
      color: Chrome.quiet)
    canvas.draw("ΔE", column: plan.end - 2, row: 1, color: Chrome.quiet)
  }

  private func draw(_ difference: Difference, row: Int, plan: Plan, into canvas: inout Canvas) {
    let isSelected = difference.role != nil && difference.role == selected
    if isSelected {
      canvas.markSelected(row: row, columns: canvas.size.columns - 1, hasKeys: hasKeys)
    }
    let color = isSelected ? Chrome.strong : Chrome.text
    canvas.draw(
      name(of: difference), in: CellRect(column: 2, row: row, columns: plan.keyColumns, rows: 1),
      color: difference.key == nil ? Chrome.quiet : color)
    switch difference.values {
    case .colors(let before, let after):
      draw(before, column: plan.before, row: row, color: color, plan: plan, into: &canvas)
      draw(after, column: plan.after, row: row, color: color, plan: plan, into: &canvas)
      let words = DeltaE(before.shown, after.shown).shortText
      canvas.draw(words, column: plan.end - words.displayWidth, row: row, color: Chrome.quiet)
    case .fonts(let before, let after):
      let texts = (before.words(in: language), after.words(in: language))
      draw(texts, isFont: true, row: row, color: color, plan: plan, into: &canvas)
    case .texts(let before, let after):
      draw((SafeText(before), SafeText(after)), row: row, color: color, plan: plan, into: &canvas)
    case .pictures(let name):
      let other = CompareText.otherPicture.text(in: language)
      draw((SafeText(name), other), row: row, color: color, plan: plan, into: &canvas)
    }
  }

  private func draw(
    _ texts: (SafeText, SafeText), isFont: Bool = false, row: Int, color: Color, plan: Plan,
    into canvas: inout Canvas
  ) {
    for (text, column, end) in [(texts.0, plan.before, plan.after - 1), (texts.1, plan.after, plan.end)] {
      canvas.draw(
        Self.fitted(text, isFont: isFont, columns: end - column), column: column, row: row, color: color)
    }
  }

  /// A text cut to its room; of a font the name is cut and never the size.
  private static func fitted(_ text: SafeText, isFont: Bool, columns: Int) -> SafeText {
    guard text.displayWidth > columns, isFont, let size = text.split(separator: " ").last, size != text
    else {
      return text.truncated(to: max(0, columns))
    }
    let name = text.removing(suffix: " " + size)
    return name.truncated(to: max(1, columns - 1 - size.displayWidth)) + " " + size
  }

  private func draw(
    _ swatch: Difference.Swatch, column: Int, row: Int, color: Color, plan: Plan, into canvas: inout Canvas
  ) {
    canvas.swatch(swatch.shown, column: column, row: row, columns: plan.swatch, edge: Chrome.quiet)
    canvas.draw(
      SafeText(swatch.text), column: column + plan.swatch + plan.swatchGap, row: row, color: color)
  }

  /// The key, or for a role without one what the role is.
  private func name(of difference: Difference) -> SafeText {
    if let key = difference.key { return SafeText(key) }
    switch difference.subject {
    case .color(let role): return InspectorText.roleCaption(role: role.rawValue).text(in: language)
    case .font(let role): return SafeText(role.rawValue)
    case .image(let role): return SafeText(role.rawValue)
    case .key(_, let key): return SafeText(key)
    }
  }

  // MARK: Details

  /// The selected role on both sides: what it is, where each value comes from, and the contrast of its pairs.
  private func drawDetails(into canvas: inout Canvas) {
    let top = canvas.size.rows - Self.detailRows
    let columns = canvas.size.columns - 2
    canvas.rule("─", column: 1, row: top, columns: columns, color: Chrome.rule)
    guard let selected, let partner = comparison.partner else { return }
    let title = InspectorText.roleCaption(role: selected.rawValue).text(in: language)
    canvas.draw(
      title, in: CellRect(column: 1, row: top + 1, columns: columns, rows: 1), color: Chrome.strong,
      attributes: .bold)
    let delta = "ΔE " + DeltaE(partner.roles[selected].shown, model.roles[selected].shown).text
    if title.displayWidth + delta.displayWidth + 2 <= columns {
      canvas.draw(delta, column: 1 + columns - delta.displayWidth, row: top + 1, color: Chrome.text)
    }
    drawSide(partner, comparison.partnerTitle, row: top + 2, into: &canvas)
    drawSide(model, comparison.ownTitle, row: top + 4, into: &canvas)
  }

  private func drawSide(_ side: SkinModel, _ title: SafeText, row: Int, into canvas: inout Canvas) {
    guard let selected else { return }
    let columns = canvas.size.columns - 2
    let resolved = side.roles[selected]
    let value = SafeText(resolved.color.text)
    canvas.swatch(resolved.shown, column: 1, row: row, columns: 2, edge: Chrome.quiet)
    var column = 4 + canvas.draw(value, column: 4, row: row, color: Chrome.text) + 1
    column +=
      canvas.draw(
        title.truncated(to: max(1, columns - column)), column: column, row: row, color: Chrome.quiet) + 2
    if let pair = ColorPair.drawn.first(where: { $0.text == selected || $0.ground == selected }) {
      let grade = ContrastText(
        ratio: side.roles[pair.text].shown.contrast(with: side.roles[pair.ground].shown),
        isExempt: pair.isDisabledText, scale: side.roles.scale(ofText: pair.text))
      let room = 1 + columns - column
      if grade.text.displayWidth <= room {
        canvas.draw(grade.text, column: 1 + columns - grade.text.displayWidth, row: row, color: grade.color)
      }
    }
    let words = Provenance(model: side, language: language).line(of: resolved)
    canvas.draw(
      words, in: CellRect(column: 4, row: row + 1, columns: columns - 3, rows: 1), color: Chrome.quiet)
  }
}

extension Difference.Values {
  /// The columns that the colours take in writing; none where there are no colours.
  fileprivate var colorColumns: [Int] {
    switch self {
    case .colors(let before, let after): [before.text.utf8.count, after.text.utf8.count]
    case .fonts, .texts, .pictures: []
    }
  }
}
