/// The words of choosing another key for a role.
public enum BindText: Localizable, Hashable {
  case title(role: String)
  case placeholder
  /// Leave it to the words of the keys: what they say.
  case byWords(key: String?)
  case noKey
  case now
  case missing
  case nothing
  case count(found: Int, all: Int)
  case bound(role: String, key: String)
  case unbound(role: String)
  case guessedAgain(role: String)
  case sameAsBefore

  public var english: SafeText {
    switch self {
    case .title(let role): "Key for \(role)"
    case .placeholder: "letters of the key"
    case .byWords(let key): "by its words: " + (key.map { SafeText($0) } ?? "none")
    case .noKey: "no key"
    case .now: "now"
    case .missing: "not here"
    case .nothing: "No key is like that."
    case .count(let found, let all): "\(found) of \(all)"
    case .bound(let role, let key): "\(role) is bound to \(key)"
    case .unbound(let role): "\(role) is bound to no key"
    case .guessedAgain(let role): "\(role) is left to the words of the keys"
    case .sameAsBefore: "that is its key already; there is nothing to write"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .title(let role): "\(role) 用哪个键"
    case .placeholder: "键名中的几个字"
    case .byWords(let key): "按键名推测：" + (key.map { SafeText($0) } ?? "无")
    case .noKey: "不用键"
    case .now: "现用"
    case .missing: "此处没有"
    case .nothing: "没有这样的键。"
    case .count(let found, let all): "\(found)/\(all) 个"
    case .bound(let role, let key): "\(role) 已绑定到 \(key)"
    case .unbound(let role): "\(role) 不再用任何键"
    case .guessedAgain(let role): "\(role) 改为按键名推测"
    case .sameAsBefore: "已经是这个键，无需写入"
    }
  }
}
