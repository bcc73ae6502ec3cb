/// What is wrong with a pack, in words: what the app does with it, and what to write instead.
public enum ProblemText: Localizable, Hashable {
  /// A reader's own words for what stopped it, already in plain language.
  case unreadable(reason: String)
  /// What is wrong with `Skinscope.plist`.
  case map(MapText)

  public var english: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .map(let text): text.english
    }
  }

  public var simplifiedChinese: String {
    switch self {
    case .unreadable(let reason): "无法读取：\(reason)"
    case .map(let text): text.simplifiedChinese
    }
  }
}
