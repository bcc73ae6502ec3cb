import Cells
import Colors
import Skins
import Texts
import Theming
import Widgets

/// The mock phone: its pages between a navigation bar and a tab bar, and the keys' focus among its widgets.
///
/// It is skinned by `refreshSkin` and `apply(theme:)` alone.
@MainActor
public final class Phone: Window, Themeable {
  /// The pages that can be shown.
  public enum Tab: String, CaseIterable, Sendable {
    case messages, work, palette
  }

  let language: Language
  private let glass = View()
  private let statusBar = StatusBarView()
  let navigationBar = NavigationBar()
  let stack = PageStack()
  let tabBar = TabBar()
  let messages: MessagesPage
  let work: WorkPage
  let detail: DetailPage
  let palette: PalettePage
  public private(set) var tab: Tab = .messages
  private var plan = PhoneLayout(rows: SceneLayout.smallest.rows - 1)
  private weak var focused: View?
  /// Told, in words, of what a person does to the widgets.
  public var onEvent: (@MainActor (String) -> Void)? {
    didSet { messages.onEvent = onEvent }
  }

  public init(language: Language) {
    self.language = language
    messages = MessagesPage(language: language)
    work = WorkPage(language: language)
    detail = DetailPage(language: language)
    palette = PalettePage(language: language)
    super.init()
    addSubview(glass)
    for view in [stack, navigationBar, statusBar, tabBar] { glass.addSubview(view) }
    stack.onChange = { [weak self] in self?.pageChanged() }
    work.onNext = { [weak self] in self.map { $0.stack.push($0.detail) } }
    tabBar.onSelect = { [weak self] in self?.show($0 == 0 ? .messages : .work) }
    navigationBar.onBack = { [weak self] in self?.pop() }
    stack.setRoot(messages)
    ThemeService.shared.window = self
    for themeable in [self, messages, work, detail, palette] as [any Themeable] {
      ThemeService.shared.addThemeable(themeable)
    }
  }

  // MARK: Skin

  /// Binds the phone's images to the keys of a pack.
  public func bindImages(_ bindings: RoleBindings) {
    let keys = { (role: ImageRole) in bindings[role].key }
    func image(_ role: ImageRole, _ target: View) -> WidgetImage? {
      let image = keys(role).flatMap { SkinImage($0, target: target) }
      return bindings.templates.contains(role) ? image?.asTemplate : image
    }
    messages.hero.refreshSkin = { [weak messages] hero in messages?.showHero(image(.hero, hero)) }
    navigationBar.refreshSkin = { bar in
      bar.leftImage = image(.navigationBarLeft, bar)
      bar.rightImage = image(.navigationBarRight, bar)
    }
    messages.normal.refreshSkin = { button in
      button.setBackgroundImage(image(.button, button), for: .normal)
    }
    messages.pressed.refreshSkin = { button in
      button.setBackgroundImage(
        image(.buttonHighlighted, button) ?? image(.button, button), for: .highlighted)
    }
    let titles = [ScreenText.messages.text(in: language), ScreenText.work.text(in: language)]
    tabBar.refreshSkin = { bar in
      bar.items = [
        TabBarItem(
          title: titles[0], image: image(.firstTab, bar), selectedImage: image(.firstTabSelected, bar)),
        TabBarItem(
          title: titles[1], image: image(.secondTab, bar), selectedImage: image(.secondTabSelected, bar)),
      ]
    }
    for row in [messages.notifications, messages.silent] {
      row.toggle.refreshSkin = { toggle in
        toggle.onImage = image(.switchOn, toggle)
        toggle.offImage = image(.switchOff, toggle)
      }
    }
  }

  public func apply(theme: any Theme) {
    glass.backgroundColor = theme.viewBackgroundColor
    navigationBar.tintColor = theme.navigationBarTintColor
    statusBar.color = theme.navigationBarTitleColor
    Looks(theme: theme).tabBar.apply(to: tabBar)
  }

  // MARK: Pages

  /// Shows a page; the detail page is left.
  public func show(_ tab: Tab) {
    self.tab = tab
    switch tab {
    case .messages: stack.setRoot(messages)
    case .work: stack.setRoot(work)
    case .palette: stack.setRoot(palette)
    }
    switch tab {
    case .messages: tabBar.show(0)
    case .work: tabBar.show(1)
    case .palette: tabBar.show(nil)
    }
  }

  /// Leaves a pushed page.
  /// - Returns: false where none is.
  @discardableResult
  public func pop() -> Bool { stack.pop() != nil }

  /// Pushes the detail page, from *Work*.
  public func pushDetail() {
    if tab != .work { show(.work) }
    stack.push(detail)
  }

  private func pageChanged() {
    navigationBar.title = stack.top?.title ?? ""
    navigationBar.showsBackButton = stack.pages.count > 1
    if let focused, !focusable.contains(where: { $0 === focused }) { focus(nil) }
  }

  // MARK: Focus

  /// What can have the focus on the page that is seen, in the order of Tab.
  private var focusable: [View] {
    var views: [View] = [navigationBar]
    switch stack.top {
    case messages:
      views += [messages.normal, messages.pressed, messages.notifications.toggle]
      if !messages.silent.isHidden { views.append(messages.silent.toggle) }
      views.append(messages.picker)
    case work: views.append(work.next)
    case palette: views.append(palette)
    default: break
    }
    views.append(tabBar)
    return views.filter(\.canBecomeFocused)
  }

  public var hasFocus: Bool { focused != nil }

  /// Moves the focus by one, around.
  public func moveFocus(by step: Int) {
    let views = focusable
    guard !views.isEmpty else { return }
    guard let focused, let index = views.firstIndex(where: { $0 === focused }) else {
      focus(step > 0 ? views.first : views.last)
      return
    }
    focus(views[(index + step + views.count) % views.count])
  }

  /// Leaves the widgets.
  public func dropFocus() { focus(nil) }

  private func focus(_ view: View?) {
    focused?.isFocused = false
    focused = view
    view?.isFocused = true
    setNeedsDisplay()
  }

  /// Operates the widget that has the focus.
  /// - Returns: false where nothing has it, or the press means nothing to it.
  public func operate(_ press: Press) -> Bool {
    focused?.press(press) ?? false
  }

  /// Scrolls the page where it can be, whether or not it has the focus.
  public func scrollPage(by lines: Int) -> Bool {
    guard stack.top === palette else { return false }
    palette.scroll(by: lines)
    return true
  }

  /// The role whose element has the focus.
  public var focusedRole: ColorRole? {
    switch focused {
    case messages.normal, work.next: .buttonTitle
    case messages.pressed: .buttonHighlightedTitle
    case messages.notifications.toggle, messages.silent.toggle:
      (focused as? Switch)?.isOn == true ? .switchOn : .switchOff
    case messages.picker: .pickerSelectedText
    case tabBar: .tabBarSelectedItem
    case navigationBar: .navigationBarTint
    default: nil
    }
  }

  // MARK: Layout and drawing

  public override func layoutSubviews() {
    plan = PhoneLayout(rows: frame.rows)
    glass.frame = bounds.inset(columns: plan.caseRows, rows: plan.caseRows)
    let margin = glass.frame.columns >= 38 ? 3 : 2
    let columns = glass.frame.columns
    let barRows = PhoneLayout.statusBar + plan.navigationBar
    statusBar.margin = margin
    statusBar.frame = CellRect(column: 0, row: 0, columns: columns, rows: PhoneLayout.statusBar)
    navigationBar.margin = margin
    navigationBar.titleRow = PhoneLayout.statusBar
    navigationBar.frame = CellRect(column: 0, row: 0, columns: columns, rows: barRows)
    tabBar.frame = CellRect(
      column: 0, row: glass.frame.rows - plan.tabBar, columns: columns, rows: plan.tabBar)
    stack.frame = CellRect(
      column: 0, row: barRows, columns: columns, rows: glass.frame.rows - barRows - plan.tabBar)
    messages.plan = plan
    // The second switch has no room on a small phone, and what is not seen cannot keep the focus.
    if plan.switches < 2, focused === messages.silent.toggle { focus(messages.notifications.toggle) }
    messages.margin = margin
    work.margin = margin
    detail.margin = margin
    palette.margin = margin
  }

  public override func draw(into canvas: inout Canvas) {
    guard plan.caseRows > 0 else { return }
    canvas.fillOutline(canvas.bounds, color: Chrome.phoneCase)
  }

  public override func drawOver(into canvas: inout Canvas) {
    let rect = glass.frame
    let columns = rect.column..<rect.endColumn
    canvas.separate(row: rect.row + navigationBar.frame.endRow - 1, columns: columns)
    // The tab bar has a line of its own there, which may be of the bar's own colour.
    canvas.separate(row: rect.row + tabBar.frame.row - 1, columns: columns, isBelow: true)
    guard plan.caseRows > 0, rect.columns > 2 else { return }
    let (right, bottom) = (rect.endColumn - 1, rect.endRow - 1)
    for (glyph, column) in [("▟" as SafeText, rect.column), ("▙", right)] {
      canvas.cutOut(glyph, column: column, row: rect.row, from: Chrome.phoneCase)
    }
    for (glyph, column) in [("▖" as SafeText, rect.column), ("▗", right)] {
      canvas.draw(glyph, column: column, row: bottom, color: Chrome.phoneCase)
    }
    guard plan.tabBar >= 4 else { return }
    // The line that iOS draws for the thumb.
    let length = rect.columns / 3
    canvas.rule(
      "▂", column: rect.column + (rect.columns - length) / 2, row: bottom, columns: length,
      color: tabBar.unselectedItemTintColor)
  }

  /// Whether there is room for the case around the glass.
  var hasCase: Bool { plan.caseRows > 0 }

  /// The phone without its case, in the scene's places.
  var glassRect: CellRect { glass.convertToScene(glass.bounds) }

  /// The keys at the sides of the case, volume left and power right, where there is room beside it.
  func drawKeys(into canvas: inout Canvas) {
    guard plan.caseRows > 0, frame.column > 0 else { return }
    let keys: [(Int, SafeText, [Int])] = [
      (frame.column - 1, "▐", [5, 6, 8, 9]), (frame.endColumn, "▌", [6, 7, 8]),
    ]
    for (column, glyph, rows) in keys {
      for row in rows {
        canvas.draw(glyph, column: column, row: frame.row + row, color: Chrome.phoneKeys)
      }
    }
  }

  /// Where the widget with the focus stands, in the scene's places.
  var focusedRect: CellRect? {
    guard let focused else { return nil }
    if focused === navigationBar { return navigationBar.convertToScene(navigationBar.leftRect) }
    if focused === tabBar { return tabBar.convertToScene(tabBar.itemRect(tabBar.selectedIndex ?? 0)) }
    return focused.convertToScene(focused.bounds)
  }

  /// Where a role is seen, in the scene's places.
  func rects(of role: ColorRole) -> [CellRect] {
    switch role {
    case .navigationBarBackground: [navigationBar.convertToScene(navigationBar.bounds)]
    case .navigationBarTitle: [navigationBar.convertToScene(navigationBar.titleTextRect)]
    case .navigationBarTint: [navigationBar.convertToScene(navigationBar.leftRect)]
    case .tabBarBackground: [tabBar.convertToScene(tabBar.bounds)]
    case .tabBarItem, .tabBarSelectedItem: tabRects(of: role)
    case .viewBackground, .labelHeadline, .labelBody, .labelCaption, .buttonBackground, .buttonTitle,
      .buttonHighlightedBackground, .buttonHighlightedTitle, .buttonDisabledTitle, .switchOn, .switchOff,
      .switchThumb, .pickerBackground, .pickerText, .pickerSelectedText, .pickerSelection, .separator, .tint:
      pageRects(of: role)
    }
  }

  private func pageRects(of role: ColorRole) -> [CellRect] {
    guard let page = stack.top as? any RoleElements else { return [] }
    return page.rects(of: role).filter { !$0.isEmpty }.map { page.convertToScene($0) }
  }

  private func tabRects(of role: ColorRole) -> [CellRect] {
    tabBar.items.indices
      .filter { ($0 == tabBar.selectedIndex) == (role == .tabBarSelectedItem) }
      .map { tabBar.convertToScene(tabBar.itemRect($0)) }
  }
}

extension View {
  /// A rectangle of this view in the scene's places: those of the top view's own superview.
  func convertToScene(_ rect: CellRect) -> CellRect {
    var top: View = self
    while let parent = top.superview { top = parent }
    return convertToRoot(rect).offset(columns: top.frame.column, rows: top.frame.row)
  }
}
