/// A language that Skinscope speaks.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The language of a locale name such as `zh_CN.UTF-8`, `en_GB`, `C`; anything not Chinese is English.
  public init(locale: String) {
    self = locale.lowercased().hasPrefix("zh") ? .simplifiedChinese : .english
  }
}

/// A text of ours that every language has. Each catalogue is an enum whose two functions switch over all its
/// cases, so that a missing translation does not compile.
public protocol Localizable: Sendable {
  /// The text in English.
  var english: SafeText { get }
  /// The text in Simplified Chinese.
  var simplifiedChinese: SafeText { get }
}

extension Localizable {
  /// The text in `language`.
  public func text(in language: Language) -> SafeText {
    switch language {
    case .english: english
    case .simplifiedChinese: simplifiedChinese
    }
  }
}
