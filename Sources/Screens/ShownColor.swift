import Colors
import Texts
import Theming
import Widgets

/// How a role's colour comes out on a terminal of few colours, where it is not shown as it is meant.
struct ShownColor {
  /// Opaque, in 24 bits.
  let intended: Color
  let match: Palette.Match

  /// Nil where the colour is shown exactly.
  /// - Parameter palette: the entries that the terminal has; nil in 24 bits and without colours.
  init?(of role: ColorRole, in roles: RoleResolution, palette: Palette?) {
    intended = roles[role].shown
    let match =
      if let pair = ColorPair.drawn.first(where: { $0.text == role }) {
        palette?.nearest(toText: intended, on: roles[pair.ground].shown, scale: roles.scale(ofText: role))
      } else {
        palette?.nearest(to: intended)
      }
    guard let match, match.color.rgb != intended.rgb else { return nil }
    self.match = match
  }

  /// True where anybody sees the difference.
  var isFar: Bool { match.difference > 5 }

  /// `#2F4F4F → 23 #005F5F ΔE 8.5`
  func text(in language: Language) -> String {
    let tenths = Int((match.difference * 10).rounded())
    return InspectorText.shownAs(
      intended.hex, index: Int(match.index), color: match.color.hex,
      difference: "\(tenths / 10).\(tenths % 10)"
    ).text(in: language)
  }
}

extension RoleResolution {
  /// How large the text of a role is drawn; icons are judged as large text, as WCAG does.
  public func scale(ofText role: ColorRole) -> TextScale {
    guard let font = role.font else { return .large }
    return TextScale(size: self[font].size, isBold: self[font].bold)
  }
}
