/// The forms in which a screen is written.
enum RenderFormat: String, CaseIterable, Sendable {
  case txt, ansi, svg, html, png, json

  /// The format that the name of a file asks for by its extension.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }
}
