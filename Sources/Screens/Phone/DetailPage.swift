import Cells
import Colors
import Skins
import Texts
import Theming
import Widgets

/// A page that is skinned statically: it reads its colours once, each time it is entered, and says so when
/// they have gone stale.
@MainActor
final class DetailPage: Page, Themeable {
  let language: Language
  var margin = 2 {
    didSet { if margin != oldValue { setNeedsLayout() } }
  }
  let headline = Label()
  let body = Label()
  let rule = RuleView()
  let notice = Label()
  let advice = Label()
  /// The skin whose values it shows, and the theme that it had.
  private(set) var entered: (skin: String, theme: any Theme)?
  private var enteredSkin: String { entered?.skin ?? "" }
  /// The colours that it shows, by their roles.
  private var enteredColors: [Color] = []
  private(set) var isStale = false

  init(language: Language) {
    self.language = language
    super.init()
    advice.text = ScreenText.detailAdvice.text(in: language)
    for view in [headline, body, rule, notice, advice] { addSubview(view) }
  }

  override var title: SafeText { ScreenText.detail.text(in: language) }

  override func willAppear() {
    enter(with: ThemeService.shared.theme, of: SkinService.shared.current.name)
  }

  /// Reads the colours of a theme, once.
  func enter(with theme: any Theme, of skin: String) {
    let looks = Looks(theme: theme)
    entered = (skin, theme)
    enteredColors = Self.colors(of: theme)
    looks.page.apply(to: self)
    looks.headline.apply(to: headline)
    looks.body.apply(to: body, notice)
    looks.caption.apply(to: advice)
    looks.rule.apply(to: rule)
    headline.text = ScreenText.detailHeadline(skin: enteredSkin).text(in: language)
    body.text = ScreenText.detailFresh.text(in: language)
    apply(theme: ThemeService.shared.theme)
  }

  private static func colors(of theme: any Theme) -> [Color] { ColorRole.allCases.map(theme.color) }

  /// Takes nothing of the theme; only says whether what it shows is still that.
  func apply(theme: any Theme) {
    let current = SkinService.shared.current.name
    let isOther = current != enteredSkin
    isStale = !enteredSkin.isEmpty && (isOther || Self.colors(of: theme) != enteredColors)
    let notice: ScreenText =
      isOther ? .detailStale(skin: current) : .detailSaved
    self.notice.text = isStale ? notice.text(in: language) : ""
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let columns = max(0, frame.columns - 2 * margin)
    var row = 1
    func place(_ view: View, rows: Int = 1) {
      view.frame = CellRect(column: margin, row: row, columns: columns, rows: rows)
      row += rows
    }
    place(headline)
    place(body, rows: body.wrappedRows(columns: columns))
    row += 1
    place(rule)
    place(notice, rows: max(1, notice.wrappedRows(columns: columns)))
    place(advice, rows: advice.wrappedRows(columns: columns))
  }
}

extension DetailPage: RoleElements {
  func rects(of role: ColorRole) -> [CellRect] {
    // What it shows is not the role's colour any more.
    if isStale { return [] }
    return switch role {
    case .viewBackground: [bounds]
    case .labelHeadline: [headline.frame]
    case .labelBody: [body.frame]
    case .labelCaption: [advice.frame]
    case .separator: [rule.frame]
    case .navigationBarBackground, .navigationBarTitle, .navigationBarTint, .buttonBackground,
      .buttonTitle, .buttonHighlightedBackground, .buttonHighlightedTitle, .buttonDisabledTitle,
      .switchOn, .switchOff, .switchThumb, .pickerBackground, .pickerText, .pickerSelectedText,
      .pickerSelection, .tabBarBackground, .tabBarItem, .tabBarSelectedItem, .tint:
      []
    }
  }
}
