import Colors

extension MappedCell {
  /// A cell of a terminal without colours: attributes alone say what is on, pressed, selected, chosen, disabled.
  ///
  /// What is `.filled` is reversed. A glyph that fills a part of its cell is drawn where only one of the two is
  /// filled; where both are alike it would be a stray block, and the edge between the two is drawn instead, if they
  /// differ in 24 bits. Text of a low contrast is dim, as it is faint with colours.
  init(withoutColors cell: Cell) {
    self.init(
      text: cell.text, foreground: .standard, background: .standard, attributes: cell.attributes)
    let isGroundFilled = cell.traits.contains(.filled)
    if cell.traits.contains(.picture), cell.isBlank || cell.isArea {
      text = Self.shade(of: cell)
      return
    }
    if cell.isArea {
      let isGlyphFilled = !cell.traits.contains(.hollow)
      if isGlyphFilled == isGroundFilled { text = " " }
    } else if !cell.isBlank {
      if cell.traits.contains(.chosen) { attributes.insert(.underline) }
      if cell.traits.contains(.disabled) || cell.isFaint {
        // Many terminals show bold and dim together as neither.
        attributes.remove(.bold)
        attributes.insert(.dim)
      }
    }
    if let state = cell.state, state.kind == .disabled, cell.isBlank, let bracket = state.bracket {
      // Dim is nothing on some terminals.
      text = bracket
      attributes.insert(.dim)
    }
    if isGroundFilled { attributes.insert(.reverse) }
    if text == " ", let edge = cell.edge, !edge.fillDiffers, edge.isSeenIn24Bits {
      text = edge.glyph.rawValue
      attributes.insert(.dim)
    }
  }

  /// Four steps from dark to light, the light of the text being that of a picture. The whole block is left out: it
  /// would glare.
  private static func shade(of cell: Cell) -> String {
    let grounds = [cell.background, cell.isBlank ? nil : cell.foreground].compactMap { $0 }
    guard !grounds.isEmpty else { return cell.text }
    let lightness = grounds.reduce(0) { $0 + Lab($1).lightness } / Double(grounds.count)
    let shades = [" ", "░", "▒", "▓"]
    return shades[min(shades.count - 1, max(0, Int(lightness / 100 * Double(shades.count))))]
  }
}

extension Cell {
  /// True for text below WCAG's least, 3.
  fileprivate var isFaint: Bool {
    guard let foreground, let background else { return false }
    return foreground.contrast(with: background) < 3
  }
}
