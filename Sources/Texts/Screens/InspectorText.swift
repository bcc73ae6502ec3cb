/// The words of the inspector.
public enum InspectorText: Localizable, Hashable {
  case view, navigationBar, labels, buttons, switches, picker, tabBar, general
  case ownCount(Int), guessedCount(Int), themeCount(Int)
  // Where a role's key comes from.
  case byMap, byName, byInference
  case mapShort, nameShort, guessedShort
  case fromRole(String)
  case derivedFrom(role: String), builtIn
  // Where the value comes from.
  case thisSkin, takenFromDefault(skin: String), lastResort
  case line(Int)
  case wouldCrash(defaultShown: Bool), unreadable(defaultShown: Bool), nonsense
  /// Of a hundred colour roles, how many are the pack's own.
  case ownShare(percent: Int)
  case on(ground: SafeText)
  /// What a colour is shown as where colours are few: an entry of the palette, and how far off it is.
  case shownAs(String, index: Int, color: String, difference: SafeText)
  /// Pairs of text and ground for which there is no row.
  case morePairs(Int, failing: Int)
  case roleCaption(role: String)

  public var english: SafeText {
    switch self {
    case .view: "View"
    case .navigationBar: "Navigation bar"
    case .labels: "Labels"
    case .buttons: "Buttons"
    case .switches: "Switch"
    case .picker: "Picker"
    case .tabBar: "Tab bar"
    case .general: "Everywhere"
    case .ownCount(let count): "\(count) own"
    case .guessedCount(let count): "\(count) guessed"
    case .themeCount(let count): "\(count) iOS"
    case .byMap: "by Skinscope.plist"
    case .byName: "named as the role"
    case .byInference: "guessed from its words"
    case .mapShort: "map"
    case .nameShort: "by name"
    case .guessedShort: "guessed"
    case .fromRole(let role): "from \(role)"
    case .derivedFrom(let role): "derived from \(role)"
    case .builtIn: "iOS's own, no key for it"
    case .thisSkin: "this skin"
    case .takenFromDefault(let skin): "not in \(skin), taken from default"
    case .lastResort: "in no skin, the app's last resort"
    case .line(let line): "line \(line)"
    case .wouldCrash(let isDefault): "would crash the app, \(isDefault ? "default's" : "white") shown"
    case .ownShare(let percent): "\(percent) % own"
    case .unreadable(let isDefault): "unreadable, \(isDefault ? "default's" : "white") shown"
    case .nonsense: "no hex digits, shown as the app computes it"
    case .on(let ground): "on \(ground)"
    case .shownAs(let color, let index, let shown, let difference):
      "\(color) → \(index) \(shown) ΔE \(difference)"
    case .morePairs(let count, let failing):
      "… and \(count) more" + (failing > 0 ? failing == 1 ? ", 1 fails" : ", \(failing) fail" : "")
    case .roleCaption(let role): Self.english(role)
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .view: "页面"
    case .navigationBar: "导航栏"
    case .labels: "文字"
    case .buttons: "按钮"
    case .switches: "开关"
    case .picker: "滚轮"
    case .tabBar: "标签栏"
    case .general: "通用"
    case .ownCount(let count): "自有 \(count)"
    case .guessedCount(let count): "推测 \(count)"
    case .themeCount(let count): "iOS \(count)"
    case .byMap: "由 Skinscope.plist 指定"
    case .byName: "与角色同名"
    case .byInference: "按键名推测"
    case .mapShort: "指定"
    case .nameShort: "同名"
    case .guessedShort: "推测"
    case .fromRole(let role): "由 \(role)"
    case .derivedFrom(let role): "由 \(role) 派生"
    case .builtIn: "iOS 默认，包中没有键"
    case .thisSkin: "本皮肤"
    case .takenFromDefault(let skin): "\(skin) 中没有，取自 default"
    case .lastResort: "任何皮肤都没有，App 的最后回退"
    case .line(let line): "第 \(line) 行"
    case .wouldCrash(let isDefault): "会让 App 崩溃，显示\(isDefault ? " default 的值" : "白色")"
    case .ownShare(let percent): "自有 \(percent)%"
    case .unreadable(let isDefault): "无法读取，显示\(isDefault ? " default 的值" : "白色")"
    case .nonsense: "不是十六进制，按 App 的算法显示"
    case .on(let ground): "位于\(ground)"
    case .shownAs(let color, let index, let shown, let difference):
      "\(color) → \(index) \(shown) ΔE \(difference)"
    case .morePairs(let count, let failing): "…… 另有 \(count) 个" + (failing > 0 ? "，\(failing) 个不达标" : "")
    case .roleCaption(let role): Self.chinese(role)
    }
  }

  /// What a role is, in words, by its name.
  private static func english(_ role: String) -> SafeText {
    captions[role]?.english ?? SafeText(role)
  }

  private static func chinese(_ role: String) -> SafeText {
    captions[role]?.chinese ?? SafeText(role)
  }

  /// Every colour role's name in words; a test holds the table against the roles.
  static let captions: [String: (english: SafeText, chinese: SafeText)] = [
    "view.background": ("The page", "页面"),
    "nav.background": ("The navigation bar", "导航栏"),
    "nav.title": ("Title of the bar", "导航栏标题"),
    "nav.tint": ("Items of the bar", "导航栏按钮"),
    "label.headline": ("Headline", "标题文字"),
    "label.body": ("Body text", "正文"),
    "label.caption": ("Caption", "说明文字"),
    "button.background": ("The button", "按钮"),
    "button.title": ("Title of a button", "按钮文字"),
    "button.highlightedBackground": ("The pressed button", "按下的按钮"),
    "button.highlightedTitle": ("Title, pressed", "按下的按钮文字"),
    "button.disabledTitle": ("Title, disabled", "禁用的按钮文字"),
    "switch.on": ("Switch, on", "开关打开"),
    "switch.off": ("Switch, off", "开关关闭"),
    "switch.thumb": ("Thumb of the switch", "开关滑块"),
    "picker.background": ("The picker", "滚轮背景"),
    "picker.text": ("Rows of the picker", "滚轮文字"),
    "picker.selectedText": ("The chosen row", "滚轮选中文字"),
    "picker.selection": ("The chosen row's band", "滚轮选中行"),
    "tab.background": ("The tab bar", "标签栏"),
    "tab.item": ("Tab", "标签"),
    "tab.selectedItem": ("Tab, selected", "选中的标签"),
    "separator": ("Separator", "分割线"),
    "tint": ("Tint", "主题色"),
  ]

  /// The names of the roles that have words.
  public static var captionedRoles: Set<String> { Set(captions.keys) }
}
