import Colors
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
    scale = roles.scale(ofText: pair.text)
  }

  /// All pairs that the screen draws, in the order of `ColorPair.drawn`.
  public static func all(in roles: RoleResolution) -> [PairContrast] {
    ColorPair.drawn.map { PairContrast($0, in: roles) }
  }

  /// The lightness contrast Lc of APCA, for information.
  public var lightness: Double { text.lightnessContrast(on: ground) }

  public var grade: ContrastGrade { ContrastGrade(contrast: contrast, scale: scale) }
}
