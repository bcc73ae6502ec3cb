/// What the inspector says of fonts and images.
public enum OtherRoleText: Localizable, Hashable {
  case fonts, images
  case font(role: String), image(role: String)
  /// A font without a name.
  case systemFont(size: SafeText)
  case namedFont(String, size: SafeText)
  case bold
  case noImage
  case noKey
  /// At which scale an image is shown, and which there are.
  case scales(used: Int, all: [Int])
  case asTemplate
  case standsIn(link: String)
  case fontCrashes
  case fileMissing(defaultShown: Bool)

  public var english: SafeText {
    switch self {
    case .fonts: "Fonts"
    case .images: "Images"
    case .font(let role): Self.fontCaptions[role]?.english ?? SafeText(role)
    case .image(let role): Self.imageCaptions[role]?.english ?? SafeText(role)
    case .systemFont(let size): "system \(size)"
    case .namedFont(let name, let size): "\(name) \(size)"
    case .bold: "bold"
    case .noImage: "none"
    case .noKey: "no key for it, nothing shown"
    case .scales(let used, let all): "@\(used)x of \(Self.list(all))"
    case .asTemplate: "in its bar's tint"
    case .fontCrashes: "would crash the app, system 14 shown"
    case .fileMissing(let isDefault): "its file is not there, \(isDefault ? "default's" : "nothing") shown"
    case .standsIn(let link): "stands in for \(link)"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .fonts: "字体"
    case .images: "图片"
    case .font(let role): Self.fontCaptions[role]?.chinese ?? SafeText(role)
    case .image(let role): Self.imageCaptions[role]?.chinese ?? SafeText(role)
    case .systemFont(let size): "系统字体 \(size)"
    case .namedFont(let name, let size): "\(name) \(size)"
    case .bold: "粗体"
    case .noImage: "无"
    case .noKey: "没有键，不显示"
    case .scales(let used, let all): "用 @\(used)x，有 \(Self.list(all))"
    case .asTemplate: "以所在栏的主题色绘制"
    case .fontCrashes: "会让 App 崩溃，显示系统字体 14"
    case .fileMissing(let isDefault): "找不到文件，\(isDefault ? "显示 default 的图片" : "不显示")"
    case .standsIn(let link): "暂代 \(link)"
    }
  }

  private static func list(_ scales: [Int]) -> SafeText { scales.map { "@\($0)x" }.joined(separator: " ") }

  /// Every font role's name in words; a test holds the tables against the roles.
  static let fontCaptions: [String: (english: SafeText, chinese: SafeText)] = [
    "nav.title": ("Font of the bar's title", "导航栏标题字体"),
    "label.headline": ("Font of the headline", "标题文字字体"),
    "label.body": ("Font of the body text", "正文字体"),
    "label.caption": ("Font of the caption", "说明文字字体"),
    "button": ("Font of buttons", "按钮字体"),
    "picker": ("Font of the picker", "滚轮字体"),
    "tab": ("Font of tabs", "标签字体"),
  ]

  static let imageCaptions: [String: (english: SafeText, chinese: SafeText)] = [
    "hero": ("Picture at the top", "顶部图片"),
    "nav.left": ("Left item of the bar", "导航栏左侧图标"),
    "nav.right": ("Right item of the bar", "导航栏右侧图标"),
    "button": ("Picture of a button", "按钮图片"),
    "button.highlighted": ("Picture, pressed", "按下的按钮图片"),
    "switch.on": ("Picture of a switch, on", "开关打开图片"),
    "switch.off": ("Picture of a switch, off", "开关关闭图片"),
    "tab.1": ("First tab's icon", "第一个标签图标"),
    "tab.1.selected": ("First tab's icon, selected", "第一个标签选中图标"),
    "tab.2": ("Second tab's icon", "第二个标签图标"),
    "tab.2.selected": ("Second tab's icon, selected", "第二个标签选中图标"),
  ]

  /// The names of the roles that have words.
  public static var captionedFonts: Set<String> { Set(fontCaptions.keys) }
  public static var captionedImages: Set<String> { Set(imageCaptions.keys) }
}
