import Cells
import Colors

/// A cell's colours as a picture shows them: the terminal's own are chosen for it, reversed is turned around.
struct CellLook: Hashable, Sendable {
  let text: Color
  let ground: Color
  /// 1, and less where the text is dim.
  let opacity: Double
  let isBold: Bool
  let isItalic: Bool
  let isUnderlined: Bool

  /// A terminal's own colours, as dark ones have them.
  static let standardText = Color(rgb: 0xD6D9DE)
  static let standardGround = Color(rgb: 0x1A1C20)

  init(_ cell: MappedCell) {
    let text = cell.foreground.color ?? Self.standardText
    let ground = cell.background.color ?? Self.standardGround
    let isReversed = cell.attributes.contains(.reverse)
    (self.text, self.ground) = isReversed ? (ground, text) : (text, ground)
    opacity = cell.attributes.contains(.dim) ? 0.6 : 1
    isBold = cell.attributes.contains(.bold)
    isItalic = cell.attributes.contains(.italic)
    isUnderlined = cell.attributes.contains(.underline)
  }
}
