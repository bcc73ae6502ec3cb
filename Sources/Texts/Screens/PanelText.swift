/// The words that panels share: their titles, and what their keys do, short enough for the status line.
public enum PanelText: Localizable, Hashable {
  case findTitle
  case walk, keep, goBack, leave

  public var english: SafeText {
    switch self {
    case .findTitle: "Find a skin"
    case .walk: "walk"
    case .keep: "keep"
    case .goBack: "back"
    case .leave: "leave"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .findTitle: "查找皮肤"
    case .walk: "移动"
    case .keep: "选定"
    case .goBack: "返回"
    case .leave: "离开"
    }
  }
}
