import Colors
import Texts
import Theming

/// How well a text reads on its ground, as one skin shows them.
public struct PairContrast: Hashable, Sendable {
  public let pair: ColorPair
  /// Both as seen: opaque, composited.
  public let text: Color
  public let ground: Color
  /// The contrast ratio of WCAG 2.2, 1 to 21.
  public let contrast: Double
  public let scale: TextScale

  public init(_ pair: ColorPair, in roles: RoleResolution) {
    self.pair = pair
    text = roles[pair.text].shown
    ground = roles[pair.ground].shown
    contrast = text.contrast(with: ground)
    scale = pair.text.textScale(in: roles)
  }

  /// All pairs that the screen draws, in the order of `ColorPair.drawn`.
  public static func all(in roles: RoleResolution) -> [PairContrast] {
    ColorPair.drawn.map { PairContrast($0, in: roles) }
  }

  /// The lightness contrast Lc of APCA, for information.
  public var lightness: Double { text.lightnessContrast(on: ground) }

  public var grade: ContrastGrade { ContrastGrade(contrast: contrast, scale: scale) }
}

extension ColorRole {
  /// How large the text of this role is in the sense of WCAG: by its font's size and weight.
  func textScale(in roles: RoleResolution) -> TextScale {
    guard let role = font else { return .normal }
    let font = roles[role]
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
