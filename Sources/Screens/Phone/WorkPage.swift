import Cells
import Colors
import Texts
import Theming
import Widgets

/// A short list, from which *Next* pushes the detail page.
@MainActor
final class WorkPage: Page, Themeable {
  let language: Language
  var margin = 2 {
    didSet { if margin != oldValue { setNeedsLayout() } }
  }
  let headline = FontLabel()
  let body = FontLabel()
  let caption = FontLabel()
  let rows: [DisclosureRow]
  let rules = [RuleView(), RuleView(), RuleView()]
  let next: Button
  /// Called when *Next* is pressed.
  var onNext: (@MainActor () -> Void)?

  init(language: Language) {
    self.language = language
    rows = [
      DisclosureRow(name: ScreenText.project.text(in: language), value: "2.4"),
      DisclosureRow(name: ScreenText.reviews.text(in: language), value: "3"),
    ]
    next = Button(title: ScreenText.next.text(in: language))
    super.init()
    headline.text = ScreenText.workHeadline.text(in: language)
    body.text = ScreenText.workBody.text(in: language)
    caption.text = ScreenText.workCaption.text(in: language)
    for view in [headline, body, caption, next] + rows + rules { addSubview(view) }
    next.addTarget(self, for: .touchUpInside) { page, _ in page.onNext?() }
  }

  override var title: SafeText { ScreenText.work.text(in: language) }

  func apply(theme: any Theme) {
    let looks = Looks(theme: theme)
    looks.page.apply(to: self)
    looks.headline.apply(to: headline.label)
    looks.body.apply(to: body.label)
    looks.caption.apply(to: caption.label)
    for line in [headline, body, caption] {
      looks.badge.apply(to: line.badge)
      line.nameFont(in: language)
    }
    for row in rows {
      looks.body.apply(to: row.name)
      looks.caption.apply(to: row.value)
      row.value.textAlignment = .right
    }
    for rule in rules { looks.rule.apply(to: rule) }
    looks.button.apply(to: next)
  }

  override func layoutSubviews() {
    let columns = max(0, frame.columns - 2 * margin)
    let airy = frame.rows >= 22
    var row = 1
    func place(_ view: View, rows: Int = 1) {
      view.frame = CellRect(column: margin, row: row, columns: columns, rows: rows)
      row += rows
    }
    place(headline, rows: airy ? 2 : 1)
    place(body)
    place(caption)
    if airy { row += 1 }
    place(rules[0])
    for (index, line) in rows.enumerated() {
      place(line)
      place(rules[index + 1])
    }
    row += 1
    place(next, rows: 3)
  }
}

extension WorkPage: RoleElements {
  func rects(of role: ColorRole) -> [CellRect] {
    switch role {
    case .viewBackground: [bounds]
    case .labelHeadline: [headline.frame]
    case .labelBody: [body.frame]
    case .labelCaption: [caption.frame]
    case .buttonBackground, .buttonTitle: [next.frame]
    case .separator: rules.map(\.frame)
    case .tint: rows.map { $0.chevronRect.offset(columns: $0.frame.column, rows: $0.frame.row) }
    case .navigationBarBackground, .navigationBarTitle, .navigationBarTint, .buttonHighlightedBackground,
      .buttonHighlightedTitle, .buttonDisabledTitle, .switchOn, .switchOff, .switchThumb,
      .pickerBackground, .pickerText, .pickerSelectedText, .pickerSelection, .tabBarBackground,
      .tabBarItem, .tabBarSelectedItem:
      []
    }
  }
}

/// A name, a value, and a chevron in the tint that trickles down from the window.
@MainActor
final class DisclosureRow: View {
  let name = Label()
  let value = Label()

  init(name: SafeText, value: SafeText) {
    super.init()
    self.name.text = name
    self.value.text = value
    addSubview(self.name)
    addSubview(self.value)
  }

  var chevronRect: CellRect { CellRect(column: frame.columns - 1, row: 0, columns: 1, rows: 1) }

  override func layoutSubviews() {
    let half = frame.columns / 2
    name.frame = CellRect(column: 0, row: 0, columns: half, rows: 1)
    value.frame = CellRect(column: half, row: 0, columns: max(0, frame.columns - half - 2), rows: 1)
  }

  override func draw(into canvas: inout Canvas) {
    canvas.draw("›", column: frame.columns - 1, row: 0, color: tintColor, attributes: .bold)
  }
}
