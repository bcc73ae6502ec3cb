/// The words of the panel that finds a skin.
public enum FindText: Localizable, Hashable {
  case placeholder
  case nothing
  /// Skins that the filter hides have them.
  case nothingAmong(filter: SafeText, others: Int)
  case count(found: Int, all: Int)
  case empty

  public var english: SafeText {
    switch self {
    case .placeholder: "letters of its name, in order"
    case .nothing: "no skin has these letters in this order"
    case .nothingAmong(let filter, let others):
      "no \(filter) skin has these letters, \(others == 1 ? "1 other has" : "\(others) others have"): "
        + "Esc, then l for the others"
    case .count(let found, let all): "\(found) of \(all)"
    case .empty: "empty"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .placeholder: "依次输入名字里的字"
    case .nothing: "没有皮肤的名字依次含有这些字"
    case .nothingAmong(let filter, let others):
      "没有\(filter)皮肤含有这些字，另有 \(others) 个皮肤含有：先按 Esc，再按 l 看其他皮肤"
    case .count(let found, let all): "\(all) 个中的 \(found) 个"
    case .empty: "空"
    }
  }
}
