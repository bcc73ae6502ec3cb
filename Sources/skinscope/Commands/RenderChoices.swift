import Screens

/// The pages of the phone, as `--page` names them.
enum RenderPage: String, CaseIterable, Sendable {
  case messages, work, palette

  /// The phone's own page.
  var tab: Phone.Tab {
    switch self {
    case .messages: .messages
    case .work: .work
    case .palette: .palette
    }
  }
}

/// The forms in which a screen is written.
enum RenderFormat: String, CaseIterable, Sendable {
  case txt, ansi, json
}
