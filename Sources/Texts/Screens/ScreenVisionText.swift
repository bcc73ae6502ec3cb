/// The words for the eyes through which the whole screen is shown.
public enum ScreenVisionText: Localizable, Hashable, CaseIterable {
  case normal, protan, deutan, tritan, grey
  /// What the key has just done.
  case normalNow, protanNow, deutanNow, tritanNow, greyNow

  public var english: SafeText {
    switch self {
    case .normal: "normal vision"
    case .protan: "protan"
    case .deutan: "deutan"
    case .tritan: "tritan"
    case .grey: "grey"
    case .normalNow: "colours as they are"
    case .protanNow: "as seen without the cones for red"
    case .deutanNow: "as seen without the cones for green"
    case .tritanNow: "as seen without the cones for blue"
    case .greyNow: "without colours, luminance alone"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .normal: "正常色觉"
    case .protan: "红色盲"
    case .deutan: "绿色盲"
    case .tritan: "蓝色盲"
    case .grey: "灰度"
    case .normalNow: "颜色恢复原样"
    case .protanNow: "缺少感红视锥时所见"
    case .deutanNow: "缺少感绿视锥时所见"
    case .tritanNow: "缺少感蓝视锥时所见"
    case .greyNow: "去掉颜色，只看亮度"
    }
  }
}
