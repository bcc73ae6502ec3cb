/// The words for the order in which skins are walked, and for which of them.
public enum OrderText: Localizable, Hashable {
  case byFile, byName, byLuminance
  case all, light, dark
  case sortedNow(SafeText)
  case filteredNow(SafeText, count: Int, all: Int)
  case noneSuch(SafeText)

  public var english: SafeText {
    switch self {
    case .byFile: "in file order"
    case .byName: "by name"
    case .byLuminance: "lightest first"
    case .all: "all skins"
    case .light: "light"
    case .dark: "dark"
    case .sortedNow(let order): "skins are walked \(order)"
    case .filteredNow(let filter, let count, let all): "walking \(filter): \(count) of \(all) skins"
    case .noneSuch(let filter): "no skin is \(filter); all are walked"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .byFile: "文件顺序"
    case .byName: "按名字"
    case .byLuminance: "由浅到深"
    case .all: "全部皮肤"
    case .light: "浅色"
    case .dark: "深色"
    case .sortedNow(let order): "皮肤顺序：\(order)"
    case .filteredNow(let filter, let count, let all): "只看\(filter)：\(all) 个皮肤中的 \(count) 个"
    case .noneSuch(let filter): "没有\(filter)皮肤，仍看全部"
    }
  }
}
