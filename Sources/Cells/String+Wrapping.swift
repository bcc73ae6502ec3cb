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

  /// As much of the text as fits in `columns`, ended behind a word with `…`; within a word only where that leaves little
  /// of the line free.
  public func shortened(to columns: Int) -> String {
    guard columns > 1, displayWidth > columns, let line = wrapped(to: columns - 1).first,
      line.displayWidth * 3 >= columns * 2
    else { return truncated(to: columns) }
    var end = line[...]
    while let last = end.last, ",;:，；：、 ".contains(last) { end = end.dropLast() }
    return end + "…"
  }

  /// What must not begin a line, and what must not end one.
  private static let closing = "，。；：、！？）》〉」』】〕”’…,.;:!?)]"
  private static let opening = "（《〈「『【〔“‘(["

  /// Words, blanks, and wide characters with the punctuation that belongs to them: what a line is not broken within.
  package var wrappingUnits: [String] {
    var units: [String] = []
    var word = ""
    func flush() {
      if !word.isEmpty { units.append(word) }
      word = ""
    }
    /// The word is whole when it ends in a wide character, unless that one opens something.
    var endsWide = false
    var isOpen = false
    for character in self {
      let text = String(character)
      let isWide = text.displayWidth == 2
      if character == " " {
        flush()
        units.append(" ")
        isOpen = false
        continue
      }
      if Self.closing.contains(character), !units.isEmpty || !word.isEmpty {
        if word.isEmpty, units.last != " ", let last = units.popLast() { word = last }
      } else if !isOpen, isWide || endsWide || Self.opening.contains(character) && !character.isASCII {
        flush()
      }
      word += text
      isOpen = Self.opening.contains(character)
      endsWide = isWide && !isOpen
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
