import Colors
import Texts

extension RoleResolution {
  /// What the text of a role is to WCAG, by its font's size and weight. The bars' buttons are icons on the mock screen.
  public func scale(ofText role: ColorRole) -> TextScale {
    guard let font = role.font.map({ self[$0] }) else { return .icon }
    return TextScale(size: font.size, isBold: font.bold || FontWeight.isBold(font.name))
  }
}

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
