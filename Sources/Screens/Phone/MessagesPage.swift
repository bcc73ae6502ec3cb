import Cells
import Colors
import Texts
import Theming
import Widgets

/// The page that shows every role: labels in their fonts, buttons in their states, switches, a picker.
@MainActor
final class MessagesPage: Page, Themeable {
  let language: Language
  var plan = PhoneLayout(rows: SceneLayout.smallest.rows - 1) {
    didSet { if plan != oldValue { setNeedsLayout() } }
  }
  var margin = 2 {
    didSet { if margin != oldValue { setNeedsLayout() } }
  }

  let hero = ImageView()
  /// Why the hero cannot be shown, over its place-holder.
  private let heroReason = Label()
  let headline = FontLabel()
  let body = FontLabel()
  let caption = FontLabel()
  let rules = [RuleView(), RuleView()]
  let normal: Button
  let pressed: Button
  let disabled: Button
  let notifications = SettingRow(isOn: true)
  let silent = SettingRow(isOn: false)
  let picker = PickerView()
  private let hours: TimeWheels
  /// Told of what a person does to the page's widgets, for the log.
  var onEvent: (@MainActor (String) -> Void)?

  init(language: Language) {
    self.language = language
    normal = Button(title: ScreenText.normal.text(in: language))
    pressed = Button(title: ScreenText.pressed.text(in: language))
    disabled = Button(title: ScreenText.disabled.text(in: language))
    hours = TimeWheels(language: language)
    super.init()
    pressed.isHighlighted = true
    hero.showsRealPicture = true
    disabled.isEnabled = false
    body.text = ScreenText.bodySample.text(in: language)
    caption.text = ScreenText.captionSample.text(in: language)
    notifications.label.text = ScreenText.notifications.text(in: language)
    silent.label.text = ScreenText.silentAtNight.text(in: language)
    picker.dataSource = hours
    picker.selectRow(12, inComponent: 0)
    picker.selectRow(30, inComponent: 1)
    for view in [hero, headline, body, caption, normal, pressed, disabled, notifications, silent, picker] {
      addSubview(view)
    }
    addSubview(heroReason)
    for rule in rules { addSubview(rule) }
    for row in [notifications, silent] {
      row.toggle.addTarget(self, for: .valueChanged) { page, toggle in
        page.onEvent?(toggle.isOn ? "The switch is turned on." : "The switch is turned off.")
      }
    }
    normal.addTarget(self, for: .touchUpInside) { _, button in button.isHighlighted = true }
    skin()
  }

  override var title: SafeText { ScreenText.messages.text(in: language) }

  /// What follows the skin itself, not the theme.
  private func skin() {
    let language = language
    headline.refreshSkin = { label in
      let name = SkinService.shared.current.name
      label.text = ScreenText.currentSkin(name: name).text(in: language)
    }
  }

  func apply(theme: any Theme) {
    let looks = Looks(theme: theme)
    looks.page.apply(to: self)
    looks.headline.apply(to: headline.label)
    looks.body.apply(to: body.label, notifications.label, silent.label)
    looks.caption.apply(to: caption.label)
    for line in [headline, body, caption] {
      looks.badge.apply(to: line.badge)
      line.nameFont(in: language)
    }
    looks.button.apply(to: normal, pressed, disabled)
    looks.toggle.apply(to: notifications.toggle, silent.toggle)
    looks.picker.apply(to: picker)
    looks.rule.apply(to: rules[0], rules[1])
    looks.hero.apply(to: hero)
    looks.heroReason.apply(to: heroReason)
  }

  /// Shows the picture at the top, or why there is none.
  func showHero(_ image: WidgetImage?) {
    hero.image = image
    // What is not wide, an icon for instance, would be cut down to its middle.
    hero.contentMode = (image?.aspect ?? 2) > 1.3 ? .scaleAspectFill : .scaleAspectFit
    heroReason.text = image?.reason?.text(in: language) ?? ""
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    var row = plan.gap(.aboveHero)
    let columns = max(0, frame.columns - 2 * margin)
    func place(_ view: View, rows: Int) {
      view.frame = CellRect(column: margin, row: row, columns: columns, rows: rows)
      row += rows
    }
    place(hero, rows: plan.hero)
    // The place-holder has the file's name in the row above.
    let reasonRow = hero.frame.row + (plan.hero - 1) / 2 + 1
    let reasonColumns = max(0, columns - 2)
    heroReason.frame = CellRect(
      column: margin + 1, row: reasonRow, columns: reasonColumns,
      rows: min(max(0, hero.frame.endRow - reasonRow), max(1, heroReason.wrappedRows(columns: reasonColumns)))
    )
    row += plan.gap(.underHero)
    place(headline, rows: plan.headline)
    place(body, rows: plan.body)
    place(caption, rows: PhoneLayout.caption)
    place(rules[0], rows: PhoneLayout.rule)
    row += plan.gap(.aboveButtons)
    placeButtons(row: row, columns: columns)
    row += PhoneLayout.buttons + plan.gap(.underButtons)
    place(notifications, rows: PhoneLayout.switchRows)
    silent.isHidden = plan.switches < 2
    row += 1
    if plan.switches == 2 { place(silent, rows: PhoneLayout.switchRows) } else { row -= 1 }
    row += plan.gap(.underSwitches)
    place(rules[1], rows: PhoneLayout.rule)
    picker.frame = CellRect(column: 0, row: row, columns: frame.columns, rows: plan.picker)
  }

  private func placeButtons(row: Int, columns: Int) {
    let gap = columns >= 36 ? 2 : 1
    let width = max(0, (columns - 2 * gap) / 3)
    let spare = max(0, columns - 3 * width - 2 * gap)
    var column = margin
    for (index, button) in [normal, pressed, disabled].enumerated() {
      button.frame = CellRect(column: column, row: row, columns: width, rows: PhoneLayout.buttons)
      column += width + gap + (index == 0 ? spare / 2 : spare - spare / 2)
    }
  }
}

extension MessagesPage: RoleElements {
  func rects(of role: ColorRole) -> [CellRect] {
    switch role {
    case .viewBackground: [bounds]
    case .labelHeadline: [headline.frame]
    case .labelBody: [body.frame]
    case .labelCaption: [caption.frame]
    case .buttonBackground, .buttonTitle: [normal.frame]
    case .buttonHighlightedBackground, .buttonHighlightedTitle: [pressed.frame]
    case .buttonDisabledTitle: [disabled.frame]
    case .switchOn, .switchThumb: [toggleRect(notifications.toggle.isOn ? notifications : silent)]
    case .switchOff: [toggleRect(notifications.toggle.isOn ? silent : notifications)]
    case .pickerBackground, .pickerText: [picker.frame]
    case .pickerSelectedText, .pickerSelection:
      [CellRect(column: 0, row: picker.frame.row + (plan.picker - 1) / 2, columns: frame.columns, rows: 1)]
    case .separator: rules.map(\.frame)
    case .navigationBarBackground, .navigationBarTitle, .navigationBarTint, .tabBarBackground, .tabBarItem,
      .tabBarSelectedItem, .tint:
      []
    }
  }

  private func toggleRect(_ row: SettingRow) -> CellRect {
    row.isHidden ? .zero : row.toggle.frame.offset(columns: row.frame.column, rows: row.frame.row)
  }
}

/// A line of text with a dim badge that names its font.
@MainActor
final class FontLabel: View {
  let label = Label()
  let badge = Label()
  var text: SafeText {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }
  private var fullBadge: SafeText = ""
  private var shortBadge: SafeText = ""

  init() {
    super.init()
    addSubview(label)
    addSubview(badge)
  }

  /// Writes the badge anew, after the font changed.
  func nameFont(in language: Language) {
    let font = label.font
    shortBadge = font.sizeText
    fullBadge =
      font.name.isEmpty
      ? ScreenText.system(size: shortBadge).text(in: language)
      : SafeText(font.name) + " " + shortBadge
    setNeedsLayout()
  }

  override func layoutSubviews() {
    // The name of the font gives way to the text; its size stays.
    let room = frame.columns - label.text.displayWidth - 2
    badge.text = fullBadge.displayWidth <= room ? fullBadge : shortBadge
    let width = min(badge.text.displayWidth, frame.columns)
    label.frame = CellRect(
      column: 0, row: 0, columns: max(0, frame.columns - width - 1), rows: frame.rows)
    badge.frame = CellRect(column: frame.columns - width, row: 0, columns: width, rows: frame.rows)
  }
}

/// A name and a switch.
@MainActor
final class SettingRow: View {
  let label = Label()
  let toggle: Switch

  init(isOn: Bool) {
    toggle = Switch(isOn: isOn)
    super.init()
    addSubview(label)
    addSubview(toggle)
  }

  override func layoutSubviews() {
    let width = min(Switch.size.columns, frame.columns)
    toggle.frame = CellRect(
      column: frame.columns - width, row: 0, columns: width, rows: min(frame.rows, Switch.size.rows))
    label.frame = CellRect(column: 0, row: 0, columns: max(0, frame.columns - width - 1), rows: frame.rows)
  }
}

/// Hours and minutes.
@MainActor
final class TimeWheels: PickerViewDataSource {
  private let language: Language

  init(language: Language) {
    self.language = language
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { 2 }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 24 : 60
  }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> SafeText {
    (component == 0 ? ScreenText.hours(row) : ScreenText.minutes(row)).text(in: language)
  }
}
