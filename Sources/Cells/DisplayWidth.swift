import CUTF8Proc
import Texts

/// What of a text stands in one cell (or two), after everything on which terminals differ was taken off.
public struct Glyph: Hashable, Sendable {
  /// A base character and at most four combining marks.
  public let text: String
  /// 1 or 2.
  public let columns: Int
}

extension String {
  /// The columns that this text takes on a terminal. Text from packs goes through `SafeText` first.
  public var displayWidth: Int {
    var columns = 0
    for scalar in unicodeScalars {
      guard let taken = Glyph.columns(ofPlain: scalar) else { return glyphs.reduce(0) { $0 + $1.columns } }
      columns += taken
    }
    return columns
  }

  /// The text as glyphs. Terminals agree on the width of Chinese, kana, Hangul, plain emoji and combining marks,
  /// and differ on variation selectors, joiners, skin tones and flags: so a grapheme keeps its base and its
  /// combining marks only, a flag becomes its two letters, and what has no width is drawn as U+FFFD.
  public var glyphs: [Glyph] {
    var result: [Glyph] = []
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      guard let columns = Glyph.columns(ofPlain: scalar) else { return mixedGlyphs }
      result.append(Glyph(text: String(scalar), columns: columns))
    }
    return result
  }

  private var mixedGlyphs: [Glyph] {
    var result: [Glyph] = []
    for character in self { Glyph.append(character, to: &result) }
    return result
  }

  /// As much of the text as fits in `columns`, with `…` for what is left off.
  public func truncated(to columns: Int) -> String {
    if displayWidth <= columns { return self }
    if columns <= 0 { return "" }
    var text = ""
    var used = 1
    for glyph in glyphs {
      if used + glyph.columns > columns { break }
      text += glyph.text
      used += glyph.columns
    }
    return text + "…"
  }

  /// As much of the text as fits in `columns`, its beginning and its end, with `…` for what is left out between.
  public func shortenedWithin(_ columns: Int) -> String {
    guard displayWidth > columns, columns >= 3 else { return truncated(to: columns) }
    var head = truncated(to: columns / 2 + 1)
    head.removeLast()
    var room = columns - 1 - head.displayWidth
    let tail = glyphs.reversed().prefix { glyph in
      room -= glyph.columns
      return room >= 0
    }
    return head + "…" + tail.reversed().map(\.text).joined()
  }

  /// The text, cut or filled with blanks at its end, so that it takes exactly `columns`.
  public func padded(to columns: Int) -> String {
    let text = truncated(to: columns)
    return text + String(repeating: " ", count: Swift.max(0, columns - text.displayWidth))
  }
}

extension Glyph {
  /// The columns of what is a character of its own whatever stands beside it, in nearly all texts: ASCII, lines and
  /// blocks, and the usual Chinese; nil for the rest, and it is no longer so where a mark follows.
  fileprivate static func columns(ofPlain scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20..<0x7F, 0x2500...0x259F: 1
    case 0x4E00...0x9FFF: 2
    default: nil
    }
  }

  fileprivate static func append(_ character: Character, to glyphs: inout [Glyph]) {
    var scalars = character.unicodeScalars.makeIterator()
    guard let base = scalars.next() else { return }
    if isRegionalIndicator(base) {
      for scalar in character.unicodeScalars where isRegionalIndicator(scalar) {
        glyphs.append(Glyph(text: letter(of: scalar), columns: 1))
      }
      return
    }
    let columns = width(of: base)
    guard columns > 0, !SafeText.isControl(base) else {
      glyphs.append(Glyph(text: "\u{FFFD}", columns: 1))
      return
    }
    var text = String(base)
    var marks = 0
    while let scalar = scalars.next() {
      if scalar.value == 0x200D { break }
      if marks < SafeText.mostMarks, isCombining(scalar) {
        text.unicodeScalars.append(scalar)
        marks += 1
      } else if width(of: scalar) > 0, !scalar.properties.isEmojiModifier {
        // A spacing mark, as Devanagari has them: terminals give it a cell of its own.
        glyphs.append(Glyph(text: text, columns: columns))
        append(Character(scalar), to: &glyphs)
        return
      }
    }
    glyphs.append(Glyph(text: text, columns: columns))
  }

  /// Columns of one scalar by utf8proc's table (Unicode's East Asian Width, emoji presentation wide), with the
  /// C library's answers where the two differ, because those are what ncurses and the terminals count with.
  static func width(of scalar: Unicode.Scalar) -> Int {
    if isJamoOnBase(scalar) { return 0 }
    switch scalar.properties.generalCategory {
    case .spacingMark: return 1
    case .unassigned: return 0
    default: return max(0, Int(utf8proc_charwidth(utf8proc_int32_t(scalar.value))))
    }
  }

  /// True for the vowels and final consonants that are drawn into the Hangul syllable before them.
  private static func isJamoOnBase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: true
    default: false
    }
  }

  /// True for what is drawn onto the character before it: marks, and the later letters of a Hangul syllable.
  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isVariationSelector { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return isJamoOnBase(scalar)
    }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func letter(of regionalIndicator: Unicode.Scalar) -> String {
    Unicode.Scalar(regionalIndicator.value - 0x1F1E6 + 0x41).map { String($0) } ?? "\u{FFFD}"
  }
}
