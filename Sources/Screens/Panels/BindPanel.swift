import Cells
import Colors
import Skins
import Texts
import Theming

/// The keys that can serve a role, the selected one shown on the phone.
public struct BindPanel: Sendable {
  /// What can be chosen.
  public enum Choice: Hashable, Sendable {
    /// What the words of the keys say.
    case byWords(key: String?)
    case noKey
    case key(String)
  }

  /// A choice as the list shows it.
  public struct Line: Sendable {
    public var choice: Choice
    /// The characters of the key that were typed, counted from 0.
    public var marked: [Int]
    /// A colour's swatch; nil for what is none.
    public var swatch: Color?
    public var value: SafeText
    /// It is what serves the role as the pack is saved.
    public var isCurrent: Bool

    public init(choice: Choice, marked: [Int], swatch: Color?, value: SafeText, isCurrent: Bool) {
      (self.choice, self.marked, self.swatch) = (choice, marked, swatch)
      (self.value, self.isCurrent) = (value, isCurrent)
    }
  }

  public var role: ScreenRole
  public var input: InputLine
  /// The lines around the selected one, and how many there are before them.
  public var near: [Line]
  public var firstNear: Int
  public var selected: Int
  public var count: Int
  public var total: Int

  public init(
    role: ScreenRole, input: InputLine, near: [Line], firstNear: Int, selected: Int, count: Int, total: Int
  ) {
    (self.role, self.input, self.near, self.firstNear) = (role, input, near, firstNear)
    (self.selected, self.count, self.total) = (selected, count, total)
  }

  /// The list's first row, with air above it where the panel is not tight.
  private static func listRow(of rows: Int) -> Int { rows < 14 ? 2 : 3 }
}

extension BindPanel: PanelContent {
  var title: any Localizable { BindText.title(role: role.name) }
  var isAboutRole: Bool { true }

  public var hints: [PanelHint] {
    [.init("↑↓", PanelText.walk), .init("Enter", TuneText.write, changes: true), .init("Esc", TuneText.drop)]
  }

  func item(atRow row: Int, rows: Int) -> Int? {
    let top = Self.listRow(of: rows)
    let index = Self.firstLine(selected: selected, count: count, rows: max(0, rows - top)) + row - top
    return row >= top && index < count ? index : nil
  }

  func draw(_ model: SkinModel, language: Language, into canvas: inout Canvas) {
    let columns = canvas.size.columns
    let found = BindText.count(found: count, all: total).text(in: language)
    if title.text(in: language).displayWidth + found.displayWidth + 3 <= columns {
      canvas.draw(found, column: columns - found.displayWidth - 1, row: 0, color: Chrome.quiet)
    }
    input.draw(
      in: CellRect(column: 1, row: 1, columns: columns - 2, rows: 1),
      placeholder: BindText.placeholder.text(in: language), into: &canvas)
    let top = Self.listRow(of: canvas.size.rows)
    let rows = max(0, canvas.size.rows - top)
    if count == 0 {
      canvas.draw(
        BindText.nothing.text(in: language), in: CellRect(column: 2, row: top, columns: columns - 3, rows: 1),
        color: Chrome.quiet)
    }
    let first = Self.firstLine(selected: selected, count: count, rows: rows)
    for (index, line) in near.dropFirst(max(0, first - firstNear)).prefix(rows).enumerated() {
      draw(line, isSelected: first + index == selected, row: top + index, language: language, into: &canvas)
    }
  }

  private func draw(
    _ line: Line, isSelected: Bool, row: Int, language: Language, into canvas: inout Canvas
  ) {
    let columns = canvas.size.columns
    if isSelected { canvas.markSelected(row: row) }
    if let swatch = line.swatch { canvas.swatch(swatch, column: 2, row: row, columns: 2, edge: Chrome.quiet) }
    let now = BindText.now.text(in: language)
    let nowEnd = columns - 1
    if line.isCurrent {
      canvas.draw(now, column: nowEnd - now.displayWidth, row: row, color: Chrome.good)
    }
    let valueEnd = nowEnd - now.displayWidth - 2
    let value = line.value
    let room = valueEnd - 5
    let name = name(of: line.choice, in: language)
    let valueColumns = min(value.displayWidth, max(9, room - name.displayWidth - 2), max(0, room / 2))
    canvas.draw(
      value, in: CellRect(column: valueEnd - valueColumns, row: row, columns: valueColumns, rows: 1),
      color: isSelected ? Chrome.strong : Chrome.quiet)
    let end = valueEnd - valueColumns - 2
    guard case .key(let key) = line.choice else {
      canvas.draw(
        name, in: CellRect(column: 5, row: row, columns: max(0, end - 5), rows: 1),
        color: isSelected ? Chrome.strong : Chrome.quiet)
      return
    }
    MarkedName(key, marked: line.marked).draw(
      from: 5, to: end, row: row, color: isSelected ? Chrome.strong : Chrome.text, into: &canvas)
  }

  private func name(of choice: Choice, in language: Language) -> SafeText {
    switch choice {
    case .byWords(let key): BindText.byWords(key: key).text(in: language)
    case .noKey: BindText.noKey.text(in: language)
    case .key(let key): SafeText(key)
    }
  }
}
