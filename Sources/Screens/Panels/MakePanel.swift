import Cells
import Colors
import Texts

/// Making skins and keys: a choice first, then what is asked for it with all that it will write.
public struct MakePanel: Sendable {
  /// One of the things that can be made.
  public struct Item: Sendable {
    public var text: MakeText
    /// It has nothing to work on here.
    public var isIdle: Bool

    public init(text: MakeText, isIdle: Bool) { (self.text, self.isIdle) = (text, isIdle) }
  }

  /// A line of what will be written.
  public struct Line: Sendable {
    public var text: SafeText
    /// A colour before and after; nil for what is none.
    public var swatches: [Color]

    public init(text: SafeText, swatches: [Color] = []) { (self.text, self.swatches) = (text, swatches) }
  }

  /// What is asked for.
  public struct Field: Sendable {
    public var label: MakeText
    public var input: InputLine

    public init(label: MakeText, input: InputLine) { (self.label, self.input) = (label, input) }
  }

  /// What is shown once something was chosen.
  public struct Form: Sendable {
    public var title: MakeText
    public var fields: [Field] = []
    public var focused = 0
    /// How far a whole skin is moved, in words; nil for what is typed.
    public var amount: SafeText?
    public var lines: [Line] = []
    /// How many of them are scrolled past.
    public var firstLine = 0
    /// How many there are beyond those that were handed over.
    public var more = 0
    public var remark: MakeText?
    /// Why it cannot be written as it stands.
    public var refusal: MakeText?

    public init(title: MakeText) { self.title = title }
  }

  public var items: [Item]
  public var selected: Int
  public var form: Form?

  public init(items: [Item], selected: Int, form: Form?) {
    (self.items, self.selected, self.form) = (items, selected, form)
  }
}

extension MakePanel: PanelContent {
  var title: any Localizable { form?.title ?? MakeText.title }

  public var hints: [PanelHint] {
    let back = PanelHint("Esc", TuneText.back)
    guard let form else { return [.init("↑↓", TuneText.choose), .init("Enter", TuneText.keep), back] }
    let change: [PanelHint] = form.amount == nil ? [] : [.init("←→", TuneText.change)]
    let next: [PanelHint] = form.fields.count > 1 ? [.init("Tab", MakeText.nextField)] : []
    // The shortest list that may be longer than its room.
    let scroll: [PanelHint] = form.lines.count > 5 ? [.init("PgUp/PgDn", PanelText.walk)] : []
    return change + next + [.init("Enter", TuneText.write), back] + scroll
  }

  /// How far what will be written can be scrolled in a panel of so many rows; 0 where all of it is seen.
  public func lastFirstLine(rows: Int) -> Int {
    guard let form else { return 0 }
    let count = form.lines.count + form.more
    let room = Self.planRoom(of: form, rows: rows)
    return count <= room ? 0 : max(0, form.lines.count - max(1, form.more > 0 ? room - 1 : room))
  }

  private static func planRow(of form: Form, rows: Int) -> Int {
    let isTight = rows < 14
    return (isTight ? 1 : 2) + form.fields.count + (form.amount == nil ? 0 : 1) + (isTight ? 0 : 1)
  }

  /// Rows for the lines and for how many more there are.
  private static func planRoom(of form: Form, rows: Int) -> Int {
    rows - planRow(of: form, rows: rows) - 1 - (form.remark == nil ? 0 : 1)
  }

  private static let listRow = 2

  func item(atRow row: Int, rows: Int) -> Int? {
    let index = row - Self.listRow
    return form == nil && items.indices.contains(index) ? index : nil
  }

  func draw(_ model: SkinModel, language: Language, into canvas: inout Canvas) {
    if let form {
      draw(form, language: language, into: &canvas)
      return
    }
    let columns = canvas.size.columns
    for (index, item) in items.enumerated() {
      let row = Self.listRow + index
      let isSelected = index == selected
      if isSelected { canvas.markSelected(row: row) }
      canvas.draw(
        item.text.text(in: language), in: CellRect(column: 2, row: row, columns: columns - 3, rows: 1),
        color: item.isIdle ? Chrome.quiet : isSelected ? Chrome.strong : Chrome.text)
    }
  }

  private func draw(_ form: Form, language: Language, into canvas: inout Canvas) {
    let columns = canvas.size.columns
    var row = canvas.size.rows < 14 ? 1 : 2
    let labels = form.fields.map { $0.label.text(in: language).displayWidth }
    let fieldColumn = 2 + (labels.max() ?? 0)
    for (index, field) in form.fields.enumerated() {
      let isFocused = index == form.focused
      canvas.draw(
        field.label.text(in: language), column: 1, row: row, color: isFocused ? Chrome.strong : Chrome.quiet,
        attributes: isFocused ? .bold : [])
      let rect = CellRect(column: fieldColumn, row: row, columns: columns - fieldColumn - 1, rows: 1)
      if isFocused {
        field.input.draw(in: rect, into: &canvas)
      } else {
        let text = SafeText(field.input.text)
        canvas.draw(
          text, in: CellRect(column: fieldColumn + 1, row: row, columns: max(0, rect.columns - 1), rows: 1),
          color: Chrome.text)
      }
      row += 1
    }
    if let amount = form.amount {
      let label = MakeText.by.text(in: language)
      let used = canvas.draw(label, column: 1, row: row, color: Chrome.quiet)
      canvas.draw("‹ \(amount) ›", column: 2 + used, row: row, color: Chrome.strong, attributes: .bold)
    }
    drawPlan(form, from: Self.planRow(of: form, rows: canvas.size.rows), language: language, into: &canvas)
  }

  private func drawPlan(_ form: Form, from start: Int, language: Language, into canvas: inout Canvas) {
    let columns = canvas.size.columns
    func line(_ text: SafeText, _ row: Int, color: Color, column: Int = 1) {
      canvas.draw(
        text, in: CellRect(column: column, row: row, columns: max(0, columns - column - 1), rows: 1),
        color: color)
    }
    let count = form.lines.count + form.more
    if let refusal = form.refusal {
      for (index, text) in refusal.text(in: language).wrapped(to: columns - 2).prefix(3).enumerated() {
        line(text, start + index, color: Chrome.warning)
      }
      return
    }
    guard count > 0 else { return line(MakeText.nothing.text(in: language), start, color: Chrome.quiet) }
    line(MakeText.willWrite(count).text(in: language), start, color: Chrome.quiet)
    let room = Self.planRoom(of: form, rows: canvas.size.rows)
    let first = min(form.firstLine, lastFirstLine(rows: canvas.size.rows))
    let left = count - first
    let shown = left <= room ? form.lines.count - first : max(0, min(form.lines.count - first, room - 1))
    if first > 0 { canvas.draw("↑", column: columns - 1, row: start + 1, color: Chrome.quiet) }
    var row = start + 1
    for item in form.lines.dropFirst(first).prefix(shown) {
      var column = 2
      for swatch in item.swatches {
        canvas.swatch(swatch, column: column, row: row, columns: 2, edge: Chrome.quiet)
        column += 2
      }
      line(item.text, row, color: Chrome.text, column: item.swatches.isEmpty ? 2 : column + 1)
      row += 1
    }
    if shown < left, row < canvas.size.rows {
      line(MakeText.more(left - shown).text(in: language), row, color: Chrome.quiet, column: 2)
      row += 1
    }
    if let remark = form.remark, row < canvas.size.rows {
      line(remark.text(in: language), row, color: Chrome.quiet)
    }
  }
}
