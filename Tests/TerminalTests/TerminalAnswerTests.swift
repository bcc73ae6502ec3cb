import Colors
import Testing

@testable import Terminal

@Suite struct TerminalAnswerTests {
  /// As xterm, kitty, foot and Windows Terminal write it, and what is none of it.
  static let statusStrings: [(String, ColorDepth?)] = [
    ("1$r0;48:2::1:2:3m", .truecolor), ("1$r48:2:1:2:3m", .truecolor), ("1$r0;48;2;1;2;3m", .truecolor),
    ("1$r0;1;48:2::1:2:3m", .truecolor), ("1$r0;48:5:16m", .indexed256), ("1$r0;48;5;0m", .indexed256),
    ("1$r0m", nil), ("1$rm", nil), ("1$r0;40m", nil), ("0$r", nil), ("0$r48:2:1:2:3m", nil),
    ("1$r48:2:1:2:4m", nil), ("1$r48:2m", nil), ("1$r48m", nil), ("1$r48:5m", nil),
    ("1$r48;2;99999999999;2;3m", nil),
  ]

  @Test("The depth is read out of the answer to the test colour", arguments: statusStrings)
  func depths(_ text: String, _ depth: ColorDepth?) {
    #expect(TerminalAnswer(introducer: "P", text: text) == .testColor(depth))
  }

  static let entries: [(String, UInt8, UInt32)] = [
    ("4;1;rgb:cdcd/0000/0000", 1, 0xCD0000), ("4;200;rgb:ffff/0000/d7d7", 200, 0xFF00D7),
    ("4;255;rgb:f/8/0", 255, 0xFF8800), ("4;0;rgb:ff/80/01", 0, 0xFF8001),
    ("4;7;rgb:fff/000/800", 7, 0xFF0080),
    ("4;7;rgba:1212/3434/5656/ffff", 7, 0x123456), ("4;7;#123456", 7, 0x123456),
    ("4;7;#123456789abc", 7, 0x12569A), ("4;7;#abc", 7, 0xA0B0C0),
  ]

  @Test("Entries of the palette are read in every form that X knows", arguments: entries)
  func paletteEntries(_ text: String, _ index: UInt8, _ rgb: UInt32) {
    #expect(TerminalAnswer(introducer: "]", text: text) == .paletteEntry(index, Color(rgb: rgb)))
  }

  @Test(
    "What is no answer to what we ask is none",
    arguments: [
      "4;256;rgb:0/0/0", "4;1;rgb:0/0", "4;1;rgb:0/0/00000", "4;1;rgb:-1/0/0", "4;1;red", "4;1;#12345",
      "4;1;?",
      "4;1", "11;rgb:0/0/0", "", "4;;rgb:0/0/0", "4;1;#äöü", "4;1;rgb:g/0/0",
    ])
  func noAnswers(_ text: String) { #expect(TerminalAnswer(introducer: "]", text: text) == nil) }

  @Test("What the terminal is ends its answers, and other reports do not")
  func fences() {
    let fences: [(String, [Int])] = [
      ("[?6c", []), ("[?62;c", []), ("[?64;1;2;6;9c", [1, 2, 6, 9]), ("[?62;4;22c", [4, 22]),
    ]
    for (text, attributes) in fences { #expect(TerminalAnswer(control: text) == .fence(attributes)) }
    for text in ["[>0;276;0c", "[?1u", "[c", "[?6x", "[?a6c"] {
      #expect(TerminalAnswer(control: text) == nil)
    }
  }

  @Test("All that is asked goes out at once, with a request for what the terminal is at the end")
  func questions() {
    func text(_ questions: TerminalQuestions) -> String { String(decoding: questions.bytes, as: UTF8.self) }
    #expect(text(TerminalQuestions()).isEmpty)
    #expect(
      text(TerminalQuestions(asksDepth: true))
        == "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m\u{1B}[c")
    #expect(
      text(TerminalQuestions(entries: 254...255))
        == "\u{1B}]4;254;?\u{1B}\\\u{1B}]4;255;?\u{1B}\\\u{1B}[c")
    #expect(TerminalQuestions.palette(for: .indexed8).entries == 0...7)
    #expect(TerminalQuestions.palette(for: .indexed256).isEmpty)
  }

  @Test("A palette that was told in part is xterm's for the rest")
  func partsOfPalettes() {
    var answers = TerminalAnswers()
    #expect(answers.palette(for: .indexed16) == nil)
    answers.take(.paletteEntry(1, Color(rgb: 0x123456)))
    answers.take(.paletteEntry(200, .white))
    let palette = answers.palette(for: .indexed8)
    #expect(palette?.entries.count == 8)
    #expect(palette?.entries[1].color == Color(rgb: 0x123456))
    #expect(palette?.entries[2].color == Palette.xterm8.entries[2].color)
    #expect(answers.palette(for: .indexed256) == nil)
  }
}
