/// Why a value of `default` had better not be copied into another skin.
public enum FillFault: Localizable, Hashable, CaseIterable {
  case crashes, unreadable, nonsense, wrongKind, empty

  public var english: SafeText {
    switch self {
    case .crashes: "crashes the app"
    case .unreadable: "the app cannot read it"
    case .nonsense: "not only hex digits"
    case .wrongKind: "of a wrong kind"
    case .empty: "empty"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .crashes: "会让 App 崩溃"
    case .unreadable: "App 读不了"
    case .nonsense: "含有非十六进制字符"
    case .wrongKind: "类型不对"
    case .empty: "空"
    }
  }
}
