import Cells
import Texts

extension SafeText {
  /// The text broken into lines of at most `columns`, see `String`.
  func wrapped(toColumns columns: Int, indent: Int, hanging: Int) -> [SafeText] {
    description.wrapped(toColumns: columns, indent: indent, hanging: hanging).map { SafeText(escaped: $0) }
  }
}

extension String {
  /// The text broken into lines of at most `columns`, indentation included: between words, and between any two
  /// Chinese characters that punctuation does not bind. A word too long for a line gets one of its own.
  func wrapped(toColumns columns: Int, indent: Int, hanging: Int) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var width = indent
    var isEmpty = true
    for piece in pieces() {
      let pieceWidth = piece.displayWidth
      if !isEmpty, width + pieceWidth > columns, piece != " " {
        lines.append(line.trimmingTrailingBlanks)
        (line, width, isEmpty) = (String(repeating: " ", count: hanging), hanging, true)
      }
      if isEmpty, piece == " " { continue }
      line += piece
      width += pieceWidth
      isEmpty = false
    }
    lines.append(line.trimmingTrailingBlanks)
    return lines
  }

  /// Blanks, words, and single wide characters with the punctuation that may not be parted from them.
  func pieces() -> [String] {
    var pieces: [String] = []
    var joins = false
    for character in self {
      let isWide = String(character).displayWidth > 1
      let closes = Self.closing.contains(character)
      if let last = pieces.last, character != " ", last != " ",
        joins || closes || (!isWide && !Self.endsWide(last))
      {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      joins = Self.opening.contains(character)
    }
    return pieces
  }

  private static func endsWide(_ piece: String) -> Bool {
    piece.last.map { String($0).displayWidth > 1 } ?? false
  }

  private static let closing: Set<Character> = ["，", "。", "：", "；", "、", "？", "！", "”", "）", "…"]
  private static let opening: Set<Character> = ["“", "（"]

  /// The text without the blanks at its end.
  var trimmingTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
