import Cells
import Colors
import Diagnostics
import Skins
import Texts
import Theming
import Widgets

/// Every key of the pack, used or not: colours as swatches, fonts as specimens, images as thumbnails.
@MainActor
final class PalettePage: Page, Themeable {
  let language: Language
  var margin = 2 {
    didSet { if margin != oldValue { setNeedsLayout() } }
  }
  private var items: [Item] = []
  /// What the page holds is asked for only when it is shown, as a pack may have very many keys.
  private var isCollected = false
  private var rows: [PaletteRow] = []
  private(set) var firstItem = 0
  private var theme: any Theme = DefaultTheme()

  /// One line of the page.
  enum Item: Hashable {
    case heading(Section, count: Int)
    case key(Section, String)
    case nothing

    /// The lines that it takes: pictures need two to be told apart.
    var rows: Int {
      if case .key(.image, _) = self { 2 } else { 1 }
    }
  }

  init(language: Language) {
    self.language = language
    super.init()
    refreshSkin = { page in
      page.isCollected = false
      page.setNeedsLayout()
    }
  }

  override var title: SafeText { ScreenText.palette.text(in: language) }
  override var canBecomeFocused: Bool { true }

  /// How far it can be scrolled.
  private var lastFirstItem: Int {
    var rows = visibleRows
    var first = items.count
    while first > 0, items[first - 1].rows <= rows {
      first -= 1
      rows -= items[first].rows
    }
    return max(0, min(first, items.count - 1))
  }
  private var visibleRows: Int { max(0, frame.rows - 1) }

  override func press(_ press: Press) -> Bool {
    switch press {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .left, .right, .select: return false
    }
    return true
  }

  /// Scrolls by lines, as far as there are any.
  func scroll(by lines: Int) {
    collect()
    let first = min(max(0, firstItem + lines), lastFirstItem)
    guard first != firstItem else { return }
    firstItem = first
    setNeedsLayout()
  }

  /// Goes to a line, as far as there are any.
  func scroll(to item: Int) { scroll(by: item - firstItem) }

  /// The key in the line at a place of the page; nil where there is none.
  func key(at point: CellPoint) -> (section: Section, key: String)? {
    guard let row = rows.first(where: { !$0.isHidden && $0.frame.contains(point) }),
      case .key(let section, let key) = row.item
    else { return nil }
    return (section, key)
  }

  private func collect() {
    guard !isCollected else { return }
    isCollected = true
    guard let pack = SkinService.shared.pack else { return }
    let skin = SkinService.shared.current
    var items: [Item] = []
    for section in [Section.color, .font, .image] {
      var keys = pack.keys(of: section, in: skin)
      if section == .image { keys += SkinService.shared.images.fileKeys(in: skin) }
      guard !keys.isEmpty else { continue }
      items.append(.heading(section, count: keys.count))
      items += keys.map { .key(section, $0) }
    }
    self.items = items.isEmpty ? [.nothing] : items
  }

  func apply(theme: any Theme) {
    self.theme = theme
    Looks(theme: theme).page.apply(to: self)
    for row in rows { row.apply(theme: theme) }
  }

  override func layoutSubviews() {
    collect()
    firstItem = min(firstItem, lastFirstItem)
    var line = 0
    var shown = 0
    while line < visibleRows, items.indices.contains(firstItem + shown) {
      let item = items[firstItem + shown]
      let row = row(shown)
      row.isHidden = false
      row.frame = CellRect(
        column: margin, row: 1 + line, columns: max(0, frame.columns - 2 * margin),
        rows: min(item.rows, visibleRows - line))
      row.show(item)
      line += item.rows
      shown += 1
    }
    for row in rows.dropFirst(shown) { row.isHidden = true }
  }

  /// The n-th row view, made when it is first needed.
  private func row(_ index: Int) -> PaletteRow {
    if rows.indices.contains(index) { return rows[index] }
    let row = PaletteRow(language: language)
    row.apply(theme: theme)
    rows.append(row)
    addSubview(row)
    return row
  }

  /// What shows where in the list one is.
  override func draw(into canvas: inout Canvas) {
    let last = lastFirstItem
    guard last > 0, visibleRows > 0 else { return }
    let lines = items.reduce(0) { $0 + $1.rows }
    let length = min(visibleRows, max(1, visibleRows * visibleRows / lines))
    let start = (visibleRows - length) * min(firstItem, last) / last
    for row in 0..<length {
      canvas.draw(
        "▐", column: frame.columns - 1, row: 1 + start + row, color: theme.captionColor.withAlpha(120),
        traits: .writing)
    }
  }
}

extension PalettePage: RoleElements {
  func rects(of role: ColorRole) -> [CellRect] {
    guard let key = (ThemeService.shared.theme as? SkinTheme)?.roles[role].key else { return [] }
    return rows.filter { !$0.isHidden && $0.item == .key(.color, key) }.map(\.frame)
  }
}

/// One line of the palette, skinned by its key.
@MainActor
final class PaletteRow: View, Themeable {
  private let language: Language
  private let swatch = SwatchView()
  private let picture = ImageView()
  private let name = Label()
  private let value = Label()
  /// The app would crash on the entry or cannot read it, so that a fallback is shown.
  private var isFaulty = false
  private(set) var item: PalettePage.Item = .nothing

  init(language: Language) {
    self.language = language
    super.init()
    value.textAlignment = .right
    picture.contentMode = .scaleAspectFit
    for view in [swatch, picture, name, value] { addSubview(view) }
  }

  func apply(theme: any Theme) {
    let looks = Looks(theme: theme)
    looks.body.apply(to: name)
    looks.caption.apply(to: value)
    value.textAlignment = .right
    swatch.edge = theme.captionColor.withAlpha(150)
    restoreFont()
  }

  /// Shows another line.
  func show(_ item: PalettePage.Item) {
    guard item != self.item else { return }
    self.item = item
    refreshSkin = { row in row.readSkin() }
  }

  private func readSkin() {
    swatch.isHidden = true
    picture.isHidden = true
    value.text = ""
    isFaulty = problems().contains { $0.severity == .error }
    switch item {
    case .heading(let section, let count):
      name.text = heading(section, count: count)
    case .nothing:
      name.text = ScreenText.noKeys.text(in: language)
    case .key(.color, let key):
      swatch.isHidden = false
      swatch.color = SkinColor(key)
      name.text = SafeText(key)
      value.text = SafeText(swatch.color.text)
    case .key(.font, let key):
      let font = SkinFont(key)
      name.text = "Aa永 " + SafeText(key)
      value.text =
        font.name.isEmpty
        ? ScreenText.system(size: font.sizeText).text(in: language)
        : SafeText(font.name) + " " + font.sizeText
    case .key(.image, let key):
      picture.isHidden = false
      picture.image = SkinImage(key, target: self)
      name.text = SafeText(key)
      value.text = describe(picture.image)
    }
    restoreFont()
    setNeedsLayout()
  }

  /// The file's name, or why it is not shown.
  private func describe(_ image: WidgetImage?) -> SafeText {
    if let reason = image?.reason { return reason.text(in: language) }
    return image?.name.map { SafeText($0) } ?? "–"
  }

  private func problems() -> [DiagnosticCode] {
    let skin = SkinService.shared.current
    guard let pack = SkinService.shared.pack else { return [] }
    return switch item {
    case .key(.color, let key): pack.color(key, in: skin).problems
    case .key(.font, let key): pack.font(key, in: skin).problems
    case .key(.image, _), .heading, .nothing: []
    }
  }

  override func drawOver(into canvas: inout Canvas) {
    if isFaulty { canvas.flag(column: value.frame.column - 1, row: 0) }
  }

  private func restoreFont() {
    if case .key(.font, let key) = item { name.font = SkinFont(key) }
    if case .heading = item { name.font.isBold = true } else { name.font.isBold = false }
  }

  private func heading(_ section: Section, count: Int) -> SafeText {
    switch section {
    case .color: ScreenText.colors(count).text(in: language)
    case .font: ScreenText.fonts(count).text(in: language)
    case .image: ScreenText.images(count).text(in: language)
    }
  }

  override func layoutSubviews() {
    guard picture.isHidden else {
      layOutPicture()
      return
    }
    let indent = swatch.isHidden ? 0 : 4
    swatch.frame = CellRect(column: 0, row: 0, columns: 3, rows: 1)
    let width = min(value.text.displayWidth, max(0, (frame.columns - indent) / 2))
    value.textAlignment = .right
    name.frame = CellRect(
      column: indent, row: 0, columns: max(0, frame.columns - indent - width - 1), rows: 1)
    value.frame = CellRect(column: frame.columns - width, row: 0, columns: width, rows: 1)
  }

  /// The thumbnail, the key beside it, and the file's name below the key.
  private func layOutPicture() {
    let indent = 10
    picture.frame = CellRect(column: 0, row: 0, columns: indent - 2, rows: frame.rows)
    value.textAlignment = .left
    let columns = max(0, frame.columns - indent)
    name.frame = CellRect(column: indent, row: 0, columns: columns, rows: 1)
    value.frame = CellRect(column: indent, row: 1, columns: columns, rows: max(0, frame.rows - 1))
  }
}
