/// What became of a change that was to be written into the pack.
public enum WriteText: Localizable, Hashable {
  case saved(String), undone(String), redone(String)
  case notAllowed

  public var english: String {
    switch self {
    case .saved(let what): "written: \(what)"
    case .undone(let what): "undone: \(what)"
    case .redone(let what): "done again: \(what)"
    case .notAllowed: "nothing may be written here"
    }
  }

  public var simplifiedChinese: String {
    switch self {
    case .saved(let what): "已写入：\(what)"
    case .undone(let what): "已撤销：\(what)"
    case .redone(let what): "已重做：\(what)"
    case .notAllowed: "这里不允许写入"
    }
  }
}
