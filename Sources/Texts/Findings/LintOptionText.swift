/// What is wrong with the `Lint` dictionary of a `Skinscope.plist`.
public enum LintOptionText: Localizable, Hashable {
  case unknownCode(String, suggestion: String?)
  case unknownLevel(String, suggestion: String?)
  case unknownSkin(String)
  case unknownKey(String)
  case unknownThreshold(String, known: [String])
  case noNumber(String)
  case noDictionary(String)

  public var english: SafeText {
    switch self {
    case .unknownCode(let code, let suggestion):
      "there is no finding \(quoted(code))" + (suggestion.map { "; did you mean \(quoted($0))?" } ?? "")
    case .unknownLevel(let code, let suggestion):
      "\(code) can be \"off\", \"note\", \"warning\" or \"error\""
        + (suggestion.map { "; did you mean \(quoted($0))?" } ?? "")
    case .unknownSkin(let skin): "there is no skin \(quoted(skin)) to set findings for"
    case .unknownKey(let key): "no skin has the key \(quoted(key)) to set findings for"
    case .unknownThreshold(let name, let known):
      "there is no threshold \(quoted(name)); there are \(known.joined(separator: ", "))"
    case .noNumber(let name): "the threshold \(quoted(name)) has to be a number, 0 or more"
    case .noDictionary(let name): "\(quoted(name)) has to be a dictionary; it is passed over"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .unknownCode(let code, let suggestion):
      "没有名为 \(quoted(code)) 的检查" + (suggestion.map { "；您是不是想用 \(quoted($0))？" } ?? "")
    case .unknownLevel(let code, let suggestion):
      "\(code) 可以是 \"off\"、\"note\"、\"warning\" 或 \"error\""
        + (suggestion.map { "；是否想写 \(quoted($0))？" } ?? "")
    case .unknownSkin(let skin): "没有皮肤 \(quoted(skin))，无法为它设置检查"
    case .unknownKey(let key): "没有皮肤含有键 \(quoted(key))，无法为它设置检查"
    case .unknownThreshold(let name, let known):
      "没有名为 \(quoted(name)) 的阈值；可用的有 \(known.joined(separator: "、"))"
    case .noNumber(let name): "阈值 \(quoted(name)) 必须是不小于 0 的数字"
    case .noDictionary(let name): "\(quoted(name)) 必须是字典；已忽略"
    }
  }
}
