import Cells
import Colors
import Texts
import Theming

/// Texts on their grounds, the worst first, in the rows that there are.
struct PairList {
  private let pairs: [ColorPair]
  private let role: ColorRole
  private let model: SkinModel
  private let language: Language

  /// - Parameter role: the role from which they are seen.
  init(pairs: [ColorPair], role: ColorRole, model: SkinModel, language: Language) {
    (self.role, self.model, self.language) = (role, model, language)
    let ranks = pairs.enumerated().map { (rank: Self.rank(of: $1, in: model), order: $0, pair: $1) }
    self.pairs = ranks.sorted { ($0.rank, $0.order) < ($1.rank, $1.order) }.map(\.pair)
  }

  /// Draws them from a row on; where there are more than rows the last one says how many are left out.
  func draw(row: Int, rows: Int, into canvas: inout Canvas) {
    guard rows > 0 else { return }
    let isWhole = pairs.count <= rows
    let shown = pairs.prefix(isWhole ? rows : rows - 1)
    let line = PairLine(model: model, language: language)
    for (index, pair) in shown.enumerated() {
      line.draw(pair, seenFrom: role, row: row + index, into: &canvas)
    }
    guard !isWhole else { return }
    let rest = pairs.dropFirst(shown.count)
    let failing = rest.count { Self.rank(of: $0, in: model) < 1 }
    canvas.draw(
      InspectorText.morePairs(rest.count, failing: failing).text(in: language),
      in: CellRect(column: 1, row: row + shown.count, columns: canvas.size.columns - 2, rows: 1),
      color: failing > 0 ? Chrome.warning : Chrome.quiet)
  }

  /// How much of the contrast that AA asks for a pair has; what WCAG asks nothing of comes last.
  private static func rank(of pair: ColorPair, in model: SkinModel) -> Double {
    guard !pair.isDisabledText else { return .infinity }
    let asked = model.roles.scale(ofText: pair.text) == .normal ? 4.5 : 3
    return model.roles[pair.text].shown.contrast(with: model.roles[pair.ground].shown) / asked
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
