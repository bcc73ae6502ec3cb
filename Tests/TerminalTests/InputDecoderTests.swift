import CCurses
import TestSupport
import Testing

@testable import Terminal

@Suite struct InputDecoderTests {
  static func tokens(_ text: String) -> [InputToken] { text.unicodeScalars.map { .scalar($0) } }

  static let typed: [(String, [TerminalEvent])] = [
    ("q", [.key(.character("q"))]),
    ("界é", [.key(.character("界")), .key(.character("é"))]),
    ("\t\r\n \u{7F}\u{8}", [.tab, .enter, .enter, .character(" "), .backspace, .backspace].map { .key($0) }),
    ("\u{3}\u{C}\u{1A}", [.key(.control("c")), .key(.control("l")), .key(.control("z"))]),
    ("\u{0}\u{1C}", [.key(.control(" ")), .key(.control("\\"))]),
    ("\u{9B}\u{80}", []),
    // Escape, alone and with what a person types after it.
    ("\u{1B}", [.key(.escape)]),
    ("\u{1B}\u{1B}", [.key(.escape), .key(.escape)]),
    ("\u{1B}x", [.key(.escape), .key(.character("x"))]),
    ("\u{1B}[", [.key(.escape), .key(.character("["))]),
    ("\u{1B}]", [.key(.escape), .key(.character("]"))]),
    // Keys with modifiers are the keys.
    ("\u{1B}[1;5A\u{1B}[1;2D", [.key(.up), .key(.left)]),
    ("\u{1B}[5;3~\u{1B}[24;2~", [.key(.pageUp), .key(.function(12))]),
    ("\u{1B}OA\u{1B}OM", [.key(.up), .key(.enter)]),
    // What nobody knows, and answers that come late, are no keys.
    ("\u{1B}[99;99xq", [.key(.character("q"))]),
    ("\u{1B}[?62;22cn", [.key(.character("n"))]),
    ("\u{1B}[In\u{1B}[O", [.key(.character("n"))]),
    ("\u{1B}P1$r48;2;1;2;3m\u{1B}\\n", [.key(.character("n"))]),
    ("\u{1B}]11;rgb:0000/0000/0000\u{7}n", [.key(.character("n"))]),
    ("\u{1B}]11;rgb:0/0/0\u{1B}[Bn", [.key(.down), .key(.character("n"))]),
    ("\u{1B}[1;\u{1B}[B", [.key(.down)]),
  ]

  @Test("Characters become keys", arguments: typed)
  func charactersBecomeKeys(_ text: String, _ events: [TerminalEvent]) {
    var decoder = InputDecoder()
    #expect(decoder.decode(Self.tokens(text)) == events)
  }

  static let reports: [(String, [TerminalEvent])] = [
    ("0;12;5M", [.mouse(MouseEvent(.press(.left), column: 11, row: 4))]),
    ("0;12;5m", [.mouse(MouseEvent(.release(.left), column: 11, row: 4))]),
    ("1;1;1M", [.mouse(MouseEvent(.press(.middle), column: 0, row: 0))]),
    ("2;1;1M", [.mouse(MouseEvent(.press(.right), column: 0, row: 0))]),
    ("20;1;1M", [.mouse(MouseEvent(.press(.left), column: 0, row: 0))]),
    ("32;3;4M", [.mouse(MouseEvent(.drag(.left), column: 2, row: 3))]),
    ("64;300;200M", [.mouse(MouseEvent(.wheel(.up), column: 299, row: 199))]),
    ("65;1;1M", [.mouse(MouseEvent(.wheel(.down), column: 0, row: 0))]),
    ("66;1;1M", [.mouse(MouseEvent(.wheel(.left), column: 0, row: 0))]),
    ("67;1;1M", [.mouse(MouseEvent(.wheel(.right), column: 0, row: 0))]),
    ("35;300;200M", [.mouse(MouseEvent(.move, column: 299, row: 199))]),
    ("0;0;1M", []),
    ("0;1M", []),
    ("0;1;99999999999999999999M", []),
    (";;M", []),
    ("0;1;1q", []),
  ]

  @Test("Reports of the mouse become events, and bad ones nothing", arguments: reports)
  func reportsBecomeEvents(_ report: String, _ events: [TerminalEvent]) {
    var decoder = InputDecoder()
    #expect(decoder.decode([.mouse] + Self.tokens(report)) == events)
    #expect(decoder.decode(Self.tokens("n")) == [.key(.character("n"))])
  }

  @Test("A report in the old form is passed over, whatever characters it has")
  func oldReportsArePassedOver() {
    var decoder = InputDecoder()
    #expect(decoder.decode([.oldMouse] + Self.tokens(" qq") + Self.tokens("n")) == [.key(.character("n"))])
  }

  @Test("What is pasted is text and no keys")
  func pastedTextIsNoKeys() {
    var decoder = InputDecoder()
    let tokens =
      [.pasteBegins] + Self.tokens("a\r\nb\rc\nq") + [.key(.up), .unknownKey] + Self.tokens("界") + [
        .pasteEnds
      ]
    #expect(decoder.decode(tokens) == [.paste("a\nb\nc\nq界")])
  }

  @Test("What comes in pieces is put together")
  func piecesArePutTogether() {
    var decoder = InputDecoder()
    #expect(decoder.decode([.mouse] + Self.tokens("0;1")) == [])
    #expect(decoder.decode(Self.tokens("2;5M")) == [.mouse(MouseEvent(.press(.left), column: 11, row: 4))])
    #expect(decoder.decode([.pasteBegins] + Self.tokens("ab")) == [])
    #expect(decoder.decode(Self.tokens("cd") + [.pasteEnds]) == [.paste("abcd")])
    #expect(decoder.decode(Self.tokens("\u{1B}P1$r48;2")) == [])
    #expect(decoder.decode(Self.tokens(";1;2;3m\u{1B}")) == [])
    #expect(decoder.decode(Self.tokens("\\n")) == [.key(.character("n"))])
  }

  @Test("A paste without an end does not grow for ever")
  func pastesAreBounded() {
    var decoder = InputDecoder()
    let much = Array(repeating: InputToken.scalar("a"), count: (1 << 20) + 100)
    let events = decoder.decode([.pasteBegins] + much + [.pasteEnds])
    #expect(events == [.paste(String(repeating: "a", count: 1 << 20))])
  }

  @Test("A string without an end gives the keyboard back when it is let go")
  func stringsAreBounded() {
    var decoder = InputDecoder()
    let much = Array(repeating: InputToken.scalar("a"), count: 9000)
    _ = decoder.decode(Self.tokens("\u{1B}]") + much)
    #expect(decoder.letGo() == [])
    #expect(decoder.decode(Self.tokens("n")) == [.key(.character("n"))])
  }

  @Test("No sequence of any characters crashes the decoder or leaves it deaf")
  func anythingMayCome() {
    var numbers = SeededNumbers(seed: 7)
    let alphabet: [InputToken] =
      Self.tokens("\u{1B}[]O?;<~0159MmPX^_\\\u{7}\u{0}\u{9C}qA界") + [
        .mouse, .oldMouse, .unknownKey, .key(.up),
      ]
    for _ in 0..<2000 {
      var decoder = InputDecoder()
      let count = Int(numbers.next() % 40)
      _ = decoder.decode((0..<count).map { _ in alphabet[Int(numbers.next() % UInt64(alphabet.count))] })
      // Two ends of strings, three characters of an old report, and a key that ends whatever is left.
      _ = decoder.decode(Self.tokens("\u{7}\u{7}   ") + [.key(.up)])
      #expect(decoder.decode(Self.tokens("n")) == [.key(.character("n"))])
    }
  }

  @Test("Every key code is known")
  func everyCodeIsKnown() {
    #expect(InputToken(code: CURSES_KEY_UNKNOWN) == .unknownKey)
    #expect(InputToken(code: CURSES_KEY_PAGE_DOWN) == .key(.pageDown))
    #expect(InputToken(code: CURSES_KEY_FUNCTION + 5) == .key(.function(5)))
    for (sequence, code) in InputToken.sequences {
      #expect(InputToken(code: code) != .unknownKey, "\(sequence.dropFirst())")
    }
  }
}
