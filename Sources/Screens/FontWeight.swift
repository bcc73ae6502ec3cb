import Texts

/// How heavy a font is, told from its name.
enum FontWeight {
  /// True for names such as `Avenir-Heavy` and `Georgia-BoldItalic`; a semibold is lighter than the bold that
  /// WCAG means.
  static func isBold(_ name: String) -> Bool {
    let name = name.lowercased().utf8
    if name.holds("semibold".utf8) || name.holds("demibold".utf8) { return false }
    return ["bold", "heavy", "black"].contains { name.holds($0.utf8) }
  }
}
