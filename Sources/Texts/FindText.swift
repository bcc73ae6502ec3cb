/// The words of the panel that finds a skin.
public enum FindText: Localizable, Hashable {
  case placeholder
  case nothing
  case count(found: Int, all: Int)
  case empty

  public var english: SafeText {
    switch self {
    case .placeholder: "letters of its name, in order"
    case .nothing: "no skin has these letters in this order"
    case .count(let found, let all): "\(found) of \(all)"
    case .empty: "empty"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .placeholder: "依次输入名字里的字"
    case .nothing: "没有皮肤的名字依次含有这些字"
    case .count(let found, let all): "\(all) 个中的 \(found) 个"
    case .empty: "空"
    }
  }
}
