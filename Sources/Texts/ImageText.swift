/// What is wrong with an image: what the app does with it, and what to write instead.
public enum ImageText: Localizable, Hashable {
  case isNoText
  case insecureURL(String)
  case missing(String)
  case extensionNeeded(String, found: String)
  case nameCase(String, found: String)
  case ambiguous(String, found: [String])
  case scaleMissing(String, missing: [Int])
  case scaleMismatch(String, size: String, other: String, otherSize: String)
  case unreadable(String, reason: PictureText)
  case unused(String)
  case switchIgnored(role: String)

  public var english: String {
    switch self {
    case .isNoText:
      "an image has to be a string, a file name or a link: the app shows the image of \"default\""
    case .insecureURL(let url): "iOS blocks \(quoted(url)) unless the app allows it; use https"
    case .missing(let name):
      "there is no image \(quoted(name)): the app shows the image of \"default\", else nothing"
    case .extensionNeeded(let name, let found):
      "\(quoted(name)) without extension finds only PNG files: the app does not find it; write \(quoted(found))"
    case .nameCase(let name, let found):
      "\(quoted(name)) is spelt \(quoted(found)): an iPhone does not find it, the simulator does; spell both alike"
    case .ambiguous(let name, let found):
      "\(quoted(name)) is part of several names, and the app takes any of them: \(found.map(quoted).joined(separator: ", "))"
    case .scaleMissing(let stem, let missing):
      "the image \(quoted(stem)) lacks \(missing.map { "@\($0)x" }.joined(separator: " and ")): a phone of that scale shows another one, blurred or shrunk; export it"
    case .scaleMismatch(let name, let size, let other, let otherSize):
      "\(quoted(name)) is \(size) and \(quoted(other)) \(otherSize), which is not in the proportion of their scales: the image changes its size from phone to phone; export both from one drawing"
    case .unreadable(let name, let reason):
      "\(quoted(name)) cannot be shown: \(reason.english)"
    case .unused(let stem):
      "no entry and no part of the screen shows the image \(quoted(stem)); remove it, unless the app asks for it by this name"
    case .switchIgnored(let role):
      "since iOS 7 a switch shows no image: \(role) is not drawn; set the colour role of the same name"
    }
  }

  public var simplifiedChinese: String {
    switch self {
    case .isNoText: "图片必须是字符串（文件名或链接），应用显示 \"default\" 的图片"
    case .insecureURL(let url): "除非应用允许，iOS 会拦截 \(quoted(url))；请使用 https"
    case .missing(let name): "没有图片 \(quoted(name))，应用显示 \"default\" 的图片，否则不显示"
    case .extensionNeeded(let name, let found):
      "\(quoted(name)) 没有扩展名，只能找到 PNG 文件，应用找不到它；请写 \(quoted(found))"
    case .nameCase(let name, let found):
      "\(quoted(name)) 实际写作 \(quoted(found))，iPhone 找不到而模拟器能找到；请统一大小写"
    case .ambiguous(let name, let found):
      "有多个文件名包含 \(quoted(name))，应用会任取其一：\(found.map(quoted).joined(separator: "、"))"
    case .scaleMissing(let stem, let missing):
      "图片 \(quoted(stem)) 缺少 \(missing.map { "@\($0)x" }.joined(separator: " 和 "))，该倍率的手机会显示另一种，模糊或被缩小；请导出"
    case .scaleMismatch(let name, let size, let other, let otherSize):
      "\(quoted(name)) 为 \(size)，\(quoted(other)) 为 \(otherSize)，与倍率不成比例，图片大小会因手机而异；请从同一设计稿导出"
    case .unreadable(let name, let reason): "\(quoted(name)) 无法显示：\(reason.simplifiedChinese)"
    case .unused(let stem): "没有条目或屏幕部分显示图片 \(quoted(stem))；若应用也不按此名取用，请删除"
    case .switchIgnored(let role): "自 iOS 7 起开关不显示图片，\(role) 不会被绘制；请设置同名的颜色角色"
    }
  }
}
