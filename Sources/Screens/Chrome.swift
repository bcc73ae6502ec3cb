import Colors

/// The fixed neutral colours of everything that is not the phone's screen. They are never the skin's.
public enum Chrome {
  /// What the phone lies on.
  public static let desk = Color(rgb: 0x17171B)
  public static let statusLine = Color(rgb: 0x0E0E11)
  public static let phoneCase = Color(rgb: 0x4B4B55)
  static let phoneKeys = Color(rgb: 0x3A3A43)
  public static let selection = Color(rgb: 0x2B2B34)
  public static let panel = Color(rgb: 0x202026)
  public static let text = Color(rgb: 0xC9C9D2)
  public static let strong = Color(rgb: 0xFFFFFF)
  public static let quiet = Color(rgb: 0x8B8B97)
  public static let rule = Color(rgb: 0x3A3A44)
  public static let good = Color(rgb: 0x7CC492)
  public static let warning = Color(rgb: 0xE0B050)
  public static let error = Color(rgb: 0xFF7466)

  /// The line around what is selected or has the focus, on a ground of the skin's.
  static func outline(on ground: Color) -> Color {
    ground.isLight ? Color(rgb: 0xC2410C) : Color(rgb: 0xFFB340)
  }

  /// The line around what the mouse is over, on a ground of the skin's.
  static func faintOutline(on ground: Color) -> Color {
    ground.isLight ? Color(rgb: 0x6B6B75) : Color(rgb: 0xA5A5B0)
  }
}
