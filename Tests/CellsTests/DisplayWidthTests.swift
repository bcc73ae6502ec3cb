import Testing

@testable import Cells

@Suite("The width of text")
struct DisplayWidthTests {
  @Test(
    "Text takes as many columns as terminals give it",
    arguments: [
      ("", 0), ("abc", 3), ("~ !", 3), ("青瓷", 4), ("导航栏背景色", 12), ("，。", 4), ("かな", 4), ("한글", 4),
      ("ｱｲ", 2), ("Ａ", 2), ("é", 1), ("e\u{301}", 1), ("ż", 1), ("—…", 2), ("─│╭▐▌▄▀", 7), ("▁▇█", 3),
      ("→·×", 3), ("●", 1), ("😀", 2), ("永e\u{301}x", 4), ("ไทย", 3), ("ที่", 1), ("שָׁ", 1), ("कि", 2),
      ("\u{1100}\u{1161}", 2),
    ])
  func textTakesColumns(_ text: String, _ columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(
    "What terminals differ on is taken off",
    arguments: [
      ("❤️", "❤", 1), ("✈\u{FE0F}", "✈", 1), ("1\u{FE0F}\u{20E3}", "1\u{20E3}", 1), ("👍🏽", "👍", 2),
      ("👩‍👩‍👧", "👩", 2), ("🏳️‍🌈", "🏳", 1), ("🇨🇳", "CN", 2), ("🇨", "C", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴", 2),
    ])
  func whatTerminalsDifferOnIsTakenOff(_ text: String, _ drawn: String, _ columns: Int) {
    #expect(text.glyphs.map(\.text).joined() == drawn)
    #expect(text.displayWidth == columns)
  }

  @Test(
    "What has no width and every control is drawn as U+FFFD",
    arguments: [
      "\u{0}", "\u{7}", "\u{1B}", "\t", "\n", "\r\n", "\u{7F}", "\u{9B}", "\u{301}", "\u{200B}", "\u{200D}",
      "\u{FE0F}", "\u{1161}", "\u{378}", "\u{202E}", "\u{E0041}",
    ])
  func whatHasNoWidthIsReplaced(_ text: String) {
    #expect(text.glyphs == [Glyph(text: "\u{FFFD}", columns: 1)])
  }

  @Test("A pile of marks is cut to what a cell of ncurses holds")
  func marksAreCut() {
    let zalgo = "a" + String(repeating: "\u{301}", count: 50) + "b"
    #expect(zalgo.glyphs.map(\.text.unicodeScalars.count) == [5, 1])
    #expect(zalgo.displayWidth == 2)
  }

  @Test("Every scalar becomes glyphs of one or two columns that hold no control", .timeLimit(.minutes(2)))
  func everyScalarBecomesGlyphs() {
    for value in UInt32(0)..<0x11000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let glyphs = String(scalar).glyphs
      let isFine = glyphs.count == 1 && (1...2).contains(glyphs[0].columns) && !glyphs[0].text.isEmpty
      if !isFine { Issue.record("U+\(String(value, radix: 16)): \(glyphs)") }
      if value < 0x20 || (0x7F..<0xA0).contains(value) { #expect(glyphs[0].text == "\u{FFFD}") }
    }
  }

  @Test(
    "What does not fit is cut with an ellipsis, and a wide character never in two",
    arguments: [
      ("abc", 3, "abc"), ("abc", 2, "a…"), ("abc", 1, "…"), ("abc", 0, ""), ("abc", -5, ""), ("", 0, ""),
      ("青瓷色", 6, "青瓷色"), ("青瓷色", 5, "青瓷…"), ("青瓷色", 4, "青…"), ("青瓷色", 2, "…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("a青", 2, "a…"), ("🇨🇳x", 2, "C…"),
    ])
  func whatDoesNotFitIsCut(_ text: String, _ columns: Int, _ cut: String) {
    #expect(text.truncated(to: columns) == cut)
    #expect(cut.displayWidth <= max(0, columns))
  }

  @Test(
    "Padding gives exactly the width asked for",
    arguments: [("ab", 4, "ab  "), ("青瓷色", 4, "青… "), ("青", 3, "青 "), ("", 2, "  "), ("abc", 0, "")])
  func paddingGivesExactly(_ text: String, _ columns: Int, _ padded: String) {
    #expect(text.padded(to: columns) == padded)
  }
}
