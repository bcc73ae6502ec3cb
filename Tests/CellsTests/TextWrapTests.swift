import Cells
import Testing

@Suite("Breaking text into lines")
struct TextWrapTests {
  @Test(
    "Lines break at blanks, and between wide characters",
    arguments: [
      ("", 10, []), ("one", 10, ["one"]), ("one two three", 7, ["one two", "three"]),
      ("one two three", 8, ["one two", "three"]), ("one  two", 4, ["one", "two"]),
      ("  one", 5, ["one"]), ("one ", 3, ["one"]), ("abcdef", 3, ["abc", "def"]),
      ("ab cdefgh", 4, ["ab", "cdef", "gh"]), ("青瓷朱砂", 4, ["青瓷", "朱砂"]), ("青瓷朱砂", 5, ["青瓷", "朱砂"]),
      ("skin青瓷", 6, ["skin青", "瓷"]), ("青瓷skin", 6, ["青瓷", "skin"]),
      ("an http(s) one", 8, ["an", "http(s)", "one"]),
      ("abc", 0, []), ("abc", -1, []),
    ] as [(String, Int, [String])])
  func linesBreak(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(text.wrapped(to: columns) == lines)
  }

  @Test(
    "Punctuation that closes does not begin a line",
    arguments: [
      ("当前皮肤，旧皮肤。", 8, ["当前皮", "肤，旧皮", "肤。"]), ("你好，世界", 4, ["你", "好，", "世界"]),
      ("完成！", 4, ["完", "成！"]), ("stop, go", 5, ["stop,", "go"]), ("读一次。", 6, ["读一", "次。"]),
    ])
  func closingPunctuationStaysBehind(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(text.wrapped(to: columns) == lines)
  }

  @Test("No line is wider than asked for, and no character but blanks is lost", arguments: 2...24)
  func noLineIsTooWide(columns: Int) {
    let texts = [
      "当前皮肤已是 midnight，本页仍显示旧皮肤。", "The skin is 青瓷 now; this page still shows the old one.",
      "静态换肤：离开后重新进入。", "Static skinning: leave and enter again.", "antidisestablishmentarianism，。，。，。",
      "e\u{301}e\u{301} 👍👍👍 한글한글",
    ]
    for text in texts {
      let lines = text.wrapped(to: columns)
      for line in lines { #expect(line.displayWidth <= columns && !line.isEmpty) }
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test(
    "Text that is too long ends behind a word, and within one where the line would be half empty",
    arguments: [
      ("one two three", 13, "one two three"), ("one two three", 12, "one two thr…"),
      ("one two, three", 10, "one two…"),
      ("one twothree", 9, "one twot…"), ("没有写入任何内容，再按一次", 12, "没有写入任…"), ("one two", 0, ""), ("one", 1, "…"),
    ])
  func shortened(_ text: String, _ columns: Int, _ shown: String) {
    #expect(text.shortened(to: columns) == shown)
  }
}
