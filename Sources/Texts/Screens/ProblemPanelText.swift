/// The words of the panel of problems.
public enum ProblemPanelText: Localizable, Hashable {
  case title
  case none
  case wholePack
  case goToRole, goToLine
  case noElement(key: String)
  case place(file: String, line: Int)

  public var english: SafeText {
    switch self {
    case .title: "Problems"
    case .none: "Nothing is wrong with this skin."
    case .wholePack: "the pack"
    case .goToRole: "role"
    case .goToLine: "line"
    case .noElement(let key): "no element of the screen shows \(key)"
    case .place(let file, let line): "\(file), line \(line)"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .title: "问题"
    case .none: "这个皮肤没有问题。"
    case .wholePack: "整个包"
    case .goToRole: "角色"
    case .goToLine: "所在行"
    case .noElement(let key): "画面上没有用到 \(key) 的元素"
    case .place(let file, let line): "\(file)，第 \(line) 行"
    }
  }
}
