/// The forms in which a screen is written.
enum RenderFormat: String, CaseIterable, Sendable {
  case txt, ansi, json
}
