import Cells
import Colors
import Skins
import Texts

/// The skins whose names are like what is typed, the best first.
public struct FindPanel: Sendable {
  /// A skin that was found.
  public struct Match: Sendable {
    /// Its place in the file, from 0.
    public let index: Int
    /// The characters of its name that were typed, counted from 0.
    public let marked: [Int]

    public init(index: Int, marked: [Int]) {
      self.index = index
      self.marked = marked
    }
  }

  public var input: InputLine
  /// The matches around the selected one, and how many there are before them.
  public var near: [Match]
  public var firstNear: Int
  public var selected: Int
  /// How many were found, among how many.
  public var count: Int
  public var total: Int
  /// The filter that hides skins which have what is typed, and how many it hides; nil where it hides none.
  public var hidden: (filter: any Localizable, count: Int)?

  public init(input: InputLine, near: [Match], firstNear: Int, selected: Int, count: Int, total: Int) {
    self.input = input
    self.near = near
    self.firstNear = firstNear
    self.selected = selected
    self.count = count
    self.total = total
  }

  private static let listRow = 4
}

extension FindPanel: PanelContent {
  var title: any Localizable { PanelText.findTitle }

  public var hints: [PanelHint] {
    [.init("↑↓", PanelText.walk), .init("Enter", PanelText.keep), .init("Esc", PanelText.goBack)]
  }

  func item(atRow row: Int, rows: Int) -> Int? {
    let shown = max(0, rows - Self.listRow)
    let index = Self.firstLine(selected: selected, count: count, rows: shown) + row - Self.listRow
    return row >= Self.listRow && index < count ? index : nil
  }

  func draw(_ model: SkinModel, language: Language, into canvas: inout Canvas) {
    let columns = canvas.size.columns
    let found = FindText.count(found: count, all: total).text(in: language)
    canvas.draw(found, column: columns - found.displayWidth - 1, row: 0, color: Chrome.quiet)
    input.draw(
      in: CellRect(column: 1, row: 2, columns: columns - 2, rows: 1),
      placeholder: FindText.placeholder.text(in: language), into: &canvas)
    let rows = canvas.size.rows - Self.listRow
    guard rows > 0 else { return }
    if count == 0 {
      let words = hidden.map { hidden in
        FindText.nothingAmong(filter: hidden.filter.text(in: language), others: hidden.count)
      }
      let lines = (words ?? .nothing).text(in: language).wrapped(to: columns - 3)
      for (index, line) in lines.prefix(rows).enumerated() {
        canvas.draw(line, column: 2, row: Self.listRow + index, color: Chrome.quiet)
      }
    }
    let first = Self.firstLine(selected: selected, count: count, rows: rows)
    for (line, match) in near.dropFirst(max(0, first - firstNear)).prefix(rows).enumerated() {
      guard model.pack.skins.indices.contains(match.index) else { continue }
      drawMatch(
        match, of: model.pack.skins[match.index], isSelected: first + line == selected,
        row: Self.listRow + line, language: language, into: &canvas)
    }
  }

  private func drawMatch(
    _ match: Match, of skin: Skin, isSelected: Bool, row: Int, language: Language, into canvas: inout Canvas
  ) {
    let columns = canvas.size.columns
    if isSelected { canvas.markSelected(row: row) }
    let number: SafeText = "\(match.index + 1)"
    let right = skin.isEmpty ? FindText.empty.text(in: language) + " " + number : number
    let end = columns - right.displayWidth - 1
    canvas.draw(right, column: end, row: row, color: Chrome.quiet)
    MarkedName(skin.name, marked: match.marked).draw(
      from: 2, to: end - 1, row: row, color: isSelected ? Chrome.strong : Chrome.text, into: &canvas)
  }
}
