import Texts

// The same measures for text that may be shown; what is cut of safe text is safe.
extension SafeText {
  /// The columns that this text takes on a terminal.
  public var displayWidth: Int { description.displayWidth }

  /// The text as glyphs, see `String.glyphs`.
  public var glyphs: [Glyph] { description.glyphs }

  /// As much of the text as fits in `columns`, with `…` for what is left off.
  public func truncated(to columns: Int) -> SafeText {
    displayWidth <= columns ? self : SafeText(escaped: description.truncated(to: columns))
  }

  /// The text, cut or filled with blanks at its end, so that it takes exactly `columns`.
  public func padded(to columns: Int) -> SafeText { SafeText(escaped: description.padded(to: columns)) }

  /// The text in lines of at most `columns`: broken at blanks, and between any two wide characters.
  public func wrapped(to columns: Int) -> [SafeText] {
    description.wrapped(to: columns).map { SafeText(escaped: $0) }
  }

  /// Words with a name in them in so many columns: a name that is too long is shortened within, and never the words.
  public static func naming(
    _ name: String, columns: Int, _ words: (_ name: String) -> SafeText
  ) -> SafeText {
    let whole = words(name)
    let others = whole.displayWidth - SafeText(name).displayWidth
    return whole.displayWidth <= columns ? whole : words(name.shortenedWithin(max(5, columns - others)))
  }

  /// As much of the text as fits in `columns`, ended behind a word with `…`; within a word only where that leaves little
  /// of the line free.
  public func shortened(to columns: Int) -> SafeText { SafeText(escaped: description.shortened(to: columns)) }
}
