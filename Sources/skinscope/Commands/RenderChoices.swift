/// The pages of the phone, as `--page` names them.
enum RenderPage: String, CaseIterable, Sendable {
  case messages, work, palette
}

/// The forms in which a screen is written.
enum RenderFormat: String, CaseIterable, Sendable {
  case txt, ansi, json
}
