/// What is wrong with an image: what the app does with it, and what to write instead.
public enum ImageText: Localizable, Hashable {
  case isNoText
  case insecureURL(String)
  /// `nearest` is a name that was probably meant.
  case missing(String, nearest: String?)
  /// There is nothing below `default` to fall back to.
  case missingInDefault(String, nearest: String?)
  case extensionNeeded(String, found: String)
  case nameCase(String, found: String)
  case ambiguous(String, found: [String], shown: String)
  /// The only name that has the wanted one in it.
  case partOfName(String, found: String)
  case unreadable(String, reason: PictureText)
  case scaleMissing(String, missing: [Int])
  case scaleMismatch(
    String, width: Int, height: Int, than: String, largerWidth: Int, largerHeight: Int)
  case unused(String)
  case switchIgnored(role: String)

  public var english: SafeText {
    switch self {
    case .isNoText:
      "an image has to be a string, a file name or a link: the app shows the image of \"default\""
    case .insecureURL(let url): "iOS blocks \(quoted(url)) unless the app allows it; use https"
    case .missingInDefault(let name, let nearest):
      "there is no image \(quoted(name)): the app shows nothing; "
        + (nearest.map { "did you mean \(quoted($0))?" } ?? "add the file, or correct the name")
    case .missing(let name, let nearest):
      "there is no image \(quoted(name)): the app shows the image of \"default\", else nothing"
        + (nearest.map { "; did you mean \(quoted($0))?" } ?? "")
    case .extensionNeeded(let name, let found):
      "\(quoted(name)) without extension finds only PNG files: the app does not find it; write \(quoted(found))"
    case .nameCase(let name, let found):
      "\(quoted(name)) is spelt \(quoted(found)): an iPhone does not find it, the simulator does; spell both alike"
    case .ambiguous(let name, let found, let shown):
      "\(quoted(name)) is part of several names, and the app takes any of them: \(found.map(quoted).joined(separator: ", ")); \(quoted(shown)) is shown here"
    case .partOfName(let name, let found):
      "\(quoted(name)) is only part of the name \(quoted(found)), which the app takes for it; spell both alike, or rename the file if it is not meant"
    case .unreadable(let name, let reason): "\(quoted(name)) cannot be shown: \(reason.english)"
    case .scaleMissing(let name, let missing):
      "\(quoted(name)) is not there at \(Self.scales(missing, " and ")): it is scaled and looks soft on some phones; export it"
    case .scaleMismatch(let name, let width, let height, let other, let largerWidth, let largerHeight):
      "\(quoted(name)) has \(width) × \(height) pixels, which does not go with \(largerWidth) × \(largerHeight) of \(quoted(other)): the image changes its size from phone to phone; export both from one drawing"
    case .unused(let path):
      "no entry and no part of the screen shows \(quoted(path)); remove it, unless the app asks for it by its name"
    case .switchIgnored(let role):
      "since iOS 7 a switch shows no image: \(role) is not drawn; set the colour role of the same name"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .isNoText: "图片必须是字符串（文件名或链接），App 显示 \"default\" 的图片"
    case .insecureURL(let url): "除非 App 允许，iOS 会拦截 \(quoted(url))；请使用 https"
    case .missingInDefault(let name, let nearest):
      "没有图片 \(quoted(name))，App 不显示任何图片；"
        + (nearest.map { "是否指 \(quoted($0))？" } ?? "请添加文件或更正名称")
    case .missing(let name, let nearest):
      "没有图片 \(quoted(name))，App 显示 \"default\" 的图片，否则不显示"
        + (nearest.map { "；是否指 \(quoted($0))？" } ?? "")
    case .extensionNeeded(let name, let found):
      "\(quoted(name)) 没有扩展名，只能找到 PNG 文件，App 找不到它；请写 \(quoted(found))"
    case .nameCase(let name, let found):
      "\(quoted(name)) 实际写作 \(quoted(found))，iPhone 找不到而模拟器能找到；请统一大小写"
    case .ambiguous(let name, let found, let shown):
      "有多个文件名包含 \(quoted(name))，App 会任取其一：\(found.map(quoted).joined(separator: "、"))；此处显示 \(quoted(shown))"
    case .partOfName(let name, let found):
      "\(quoted(name)) 只是文件名 \(quoted(found)) 的一部分，App 会把它当作此图片；请统一名称，若非此图请将文件改名"
    case .unreadable(let name, let reason): "无法显示 \(quoted(name))：\(reason.simplifiedChinese)"
    case .scaleMissing(let name, let missing):
      "\(quoted(name)) 缺少 \(Self.scales(missing, " 和 ")) 图，在部分手机上会被缩放而发虚；请导出"
    case .scaleMismatch(let name, let width, let height, let other, let largerWidth, let largerHeight):
      "\(quoted(name)) 为 \(width) × \(height) 像素，与 \(quoted(other)) 的 \(largerWidth) × \(largerHeight) 不成比例，图片大小会因手机而异；请从同一设计稿导出"
    case .unused(let path): "没有条目或屏幕部分显示 \(quoted(path))；若 App 也不按其名取用，请删除"
    case .switchIgnored(let role): "自 iOS 7 起开关不显示图片，\(role) 不会被绘制；请设置同名的颜色角色"
    }
  }

  private static func scales(_ scales: [Int], _ and: SafeText) -> SafeText {
    scales.map { "@\($0)x" }.joined(separator: and)
  }
}
