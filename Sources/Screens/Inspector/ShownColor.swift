import Cells
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
  /// - Parameters:
  ///   - palette: the entries that the terminal has; nil in 24 bits and without colours.
  ///   - screen: what is drawn now, and where on it the role is seen.
  init?(
    of role: ColorRole, in roles: RoleResolution, palette: Palette?,
    on screen: (buffer: CellBuffer, places: [CellRect])? = nil
  ) {
    guard let palette else { return nil }
    intended = roles[role].shown
    let match: Palette.Match?
    if let (buffer, places) = screen, let shown = buffer.entry(showing: intended, at: places, of: palette) {
      match = shown
    } else if let ground = Self.ground(under: role) {
      let scale = ColorPair.drawn.contains { $0.text == role } ? roles.scale(ofText: role) : .normal
      match = palette.nearest(toText: intended, on: roles[ground].shown, scale: scale)
    } else {
      match = palette.nearest(to: intended)
    }
    guard let match, match.color.rgb != intended.rgb else { return nil }
    self.match = match
  }

  /// On what a role is written that is not to be seen on the screen; nil for a ground. Lines and signs are drawn as
  /// text is.
  private static func ground(under role: ColorRole) -> ColorRole? {
    if role == .separator || role == .tint { return .viewBackground }
    return ColorPair.drawn.first { $0.text == role }?.ground
  }

  /// True where anybody sees the difference.
  var isFar: Bool { match.difference > 5 }

  /// `#2F4F4F → 23 #005F5F ΔE 8.5`
  func text(in language: Language) -> SafeText {
    InspectorText.shownAs(
      intended.hex, index: Int(match.index), color: match.color.hex,
      difference: DeltaE(match.difference).text
    ).text(in: language)
  }
}

extension CellBuffer {
  /// The entry by which a colour is drawn at some places: of a text, a line or a sign first, else of a ground. Nil where
  /// none has that colour.
  fileprivate func entry(showing color: Color, at places: [CellRect], of palette: Palette) -> Palette.Match? {
    var ground: Cell?
    for place in places {
      for row in place.row..<max(place.row, place.endRow) {
        for column in place.column..<max(place.column, place.endColumn) where contains(column, row) {
          let cell = self[column, row]
          let isText = !cell.isArea && !cell.text.isEmpty && cell.text != " "
          if isText, cell.foreground?.rgb == color.rgb {
            return Self.match(color, by: DepthMapper.mapped(cell, to: palette).foreground)
          }
          if ground == nil, cell.background?.rgb == color.rgb { ground = cell }
        }
      }
    }
    return ground.flatMap { Self.match(color, by: DepthMapper.mapped($0, to: palette).background) }
  }

  private static func match(_ color: Color, by shown: TerminalColor) -> Palette.Match? {
    guard case .entry(let index, let entry) = shown else { return nil }
    return Palette.Match(index: index, color: entry, difference: entry.difference(from: color))
  }
}
