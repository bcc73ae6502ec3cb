/// The forms in which a screen is written.
enum RenderFormat: String, CaseIterable, Sendable {
  case txt, ansi, svg, html, png, json

  /// What follows the last dot of a file's name; nil where there is none but one that hides the file.
  static func fileExtension(of path: String) -> String? {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }
}
