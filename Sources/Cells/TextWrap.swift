extension String {
  /// The text in lines of at most `columns`: broken at blanks, and between any two wide characters.
  public func wrapped(to columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in wrappingUnits {
      let width = word.displayWidth
      if used + width > columns, used > 0, word != " " {
        lines.append(line.trimmingTrailingBlanks)
        (line, used) = ("", 0)
      }
      if used == 0, word == " " { continue }
      if width <= columns {
        line += word
        used += width
        continue
      }
      for glyph in word.glyphs {
        if used + glyph.columns > columns, used > 0 {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line += glyph.text
        used += glyph.columns
      }
    }
    if !line.isEmpty { lines.append(line.trimmingTrailingBlanks) }
    return lines
  }

  /// Words, blanks, and wide characters with the punctuation that must not begin a line.
  private var wrappingUnits: [String] {
    var units: [String] = []
    var word = ""
    func flush() {
      if !word.isEmpty { units.append(word) }
      word = ""
    }
    for character in self {
      let text = String(character)
      if character == " " {
        flush()
        units.append(" ")
      } else if "，。；：、！？）》」』”’…,.;:!?)".contains(character), !units.isEmpty || !word.isEmpty {
        if word.isEmpty, let last = units.popLast() { word = last }
        word += text
      } else if text.displayWidth == 2 {
        flush()
        word = text
      } else {
        if word.displayWidth == 2, word.count == 1 { flush() }
        word += text
      }
    }
    flush()
    return units
  }

  private var trimmingTrailingBlanks: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
