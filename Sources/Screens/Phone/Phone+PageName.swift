import Texts

extension Phone.Tab {
  /// The page's name as the phone writes it.
  public func name(in language: Language) -> SafeText {
    switch self {
    case .messages: ScreenText.messages.text(in: language)
    case .work: ScreenText.work.text(in: language)
    case .palette: ScreenText.palette.text(in: language)
    }
  }
}
