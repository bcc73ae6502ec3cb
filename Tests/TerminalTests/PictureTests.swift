#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Cells
import Colors
import Images
import Testing

@testable import Terminal

/// What is known of a terminal's pictures, and what it is sent for one.
@Suite struct PictureTests {
  static let kitty = ["TERM": "xterm-kitty"]

  static let known: [(String, [String: String], PictureSupport)] = [
    ("xterm-kitty", [:], .by(.kitty)), ("xterm-ghostty", [:], .by(.kitty)),
    ("xterm-256color", [:], .unknown), ("foot", [:], .unknown), ("alacritty", [:], .none),
    // What stands between, or does not answer.
    ("xterm-kitty", ["TMUX": "/tmp/tmux-0/default,1,0"], .none), ("tmux-256color", [:], .none),
    ("screen-256color", ["STY": "1.pts"], .none), ("screen", [:], .none), ("linux", [:], .none),
    ("xterm-256color", ["TERM_PROGRAM": "Apple_Terminal"], .none),
    // What a terminal hands on to one that is started in it says nothing.
    ("xterm-256color", ["TERM_PROGRAM": "WezTerm", "KITTY_WINDOW_ID": "1"], .unknown),
  ]

  @Test("Some terminals are known, the others are to be asked", arguments: known)
  func knownTerminals(_ name: String, _ environment: [String: String], _ support: PictureSupport) {
    let terminal = TerminfoEntry(name: name, strings: ["cup": Array("\u{1B}[%i%p1%d;%p2%dH".utf8)])
    var environment = environment
    environment["TERM"] = name
    #expect(PictureSupport(environment: environment, terminal: terminal) == support)
  }

  static let yes = TerminalAnswer(introducer: "_", text: "Gi=\(0x5C09E0);OK")

  static let answers: [([TerminalAnswer?], [String: String], PictureSupport)] = [
    ([yes, .fence([])], [:], .by(.kitty)),
    ([yes, .name("WezTerm 20240203"), .fence([4])], [:], .by(.kitty)),
    ([.name("WezTerm 20240203"), .fence([4])], [:], .by(.iterm)),
    ([.name("iTerm2 3.5.0"), .fence([])], [:], .by(.iterm)),
    ([.name("XTerm(379)"), .fence([1, 2, 4])], [:], .by(.sixel)),
    ([.name("XTerm(379)"), .fence([1, 2])], ["TERM_PROGRAM": "iTerm.app"], .none),
    ([.fence([])], ["TERM_PROGRAM": "iTerm.app"], .by(.iterm)),
    ([.fence([4])], ["LC_TERMINAL": "iTerm2"], .by(.iterm)),
    ([.fence([])], ["TERM_PROGRAM": "WezTerm"], .none),
  ]

  @Test("Answers decide, kitty's before iTerm2's before sixel", arguments: answers)
  func answersDecide(
    _ said: [TerminalAnswer?], _ environment: [String: String], _ support: PictureSupport
  ) {
    var answers = TerminalAnswers()
    for answer in said.compactMap(\.self) { answers.take(answer) }
    #expect(PictureSupport(answers: answers, environment: environment) == support)
  }

  @Test("Answers about pictures are read, and what is none is not")
  func readingAnswers() {
    #expect(Self.yes == .kittyPictures)
    #expect(TerminalAnswer(introducer: "_", text: "Gi=\(0x5C09E0);ENOTSUPPORTED:no") == nil)
    #expect(TerminalAnswer(introducer: "_", text: "Gi=1;OK") == nil)
    #expect(TerminalAnswer(introducer: "P", text: ">|foot(1.13.1)") == .name("foot(1.13.1)"))
    #expect(TerminalAnswer(control: "[6;18;9t") == .cellSize(PictureSize(width: 9, height: 18)))
    for text in ["[6;18t", "[6;0;9t", "[6;18;99999999999999999999t", "[8;24;80t", "[?1;3S", "[?2;0;5S"] {
      #expect(TerminalAnswer(control: text) == nil, "\(text)")
    }
  }

  @Test("Pictures are asked for along with all else")
  func asking() {
    let text = String(decoding: TerminalQuestions(asksPictures: true).bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}_Gi=\(0x5C09E0),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"))
    #expect(text.hasSuffix("\u{1B}[>q\u{1B}[16t\u{1B}[c"))
  }

  @Test("kitty gets pieces of 4096 characters, of which the last says that it is")
  func pieces() throws {
    // Noise, which cannot be packed.
    var state: UInt32 = 1
    let pixels = (0..<4 * 60 * 60).map { index -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: state >> 24)
    }
    let picture = try #require(Picture(width: 60, height: 60, pixels: pixels))
    let bytes = try #require(
      PictureBytes.show(picture, columns: 6, rows: 3, by: .kitty, number: 1))
    let text = String(decoding: bytes, as: UTF8.self)
    let pieces = text.split(separator: "\u{1B}\\").map { $0.dropFirst(3) }
    try #require(pieces.count > 2)
    #expect(pieces.allSatisfy { ($0.split(separator: ";").last?.count ?? 0) <= 4096 })
    #expect(pieces[0].hasPrefix("a=T,f=100,i=\(0x5C09E1),p=1,c=6,r=3,C=1,q=2,m=1;"))
    #expect(pieces.dropFirst().dropLast().allSatisfy { $0.hasPrefix("q=2,m=1;") && $0.count == 4096 + 8 })
    #expect(pieces.last?.hasPrefix("q=2,m=0;") == true)
  }

  @Test("iTerm2 gets a file in cells")
  func inlineImages() throws {
    let picture = try #require(Picture(width: 1, height: 1, pixels: [1, 2, 3, 255]))
    let bytes = try #require(
      PictureBytes.show(picture, columns: 32, rows: 4, by: .iterm, number: 0))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;size="))
    #expect(text.contains(";width=32;height=4;preserveAspectRatio=0;doNotMoveCursor=1:iVBORw0KGgo"))
    #expect(text.hasSuffix("\u{07}"))
  }

  @Test("Sixels are written band by band, colour by colour, in runs")
  func sixels() throws {
    // Two columns of red, five of white; eight rows.
    let red: [UInt8] = [255, 0, 0, 255]
    let white: [UInt8] = [255, 255, 255, 255]
    let row = (0..<7).flatMap { $0 < 2 ? red : white }
    let picture = try #require(
      Picture(width: 7, height: 8, pixels: Array(repeating: row, count: 8).flatMap(\.self)))
    let indexed = IndexedPicture(picture, colors: 256)
    let (first, second) = indexed.palette == [.white, Color(rgb: 0xFF0000)] ? ("1", "0") : ("0", "1")
    let text = String(decoding: Sixel.encode(indexed), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}P0;1q\"1;1;7;8#"))
    #expect(text.contains("#\(first);2;100;0;0") && text.contains("#\(second);2;100;100;100"))
    #expect(text.contains("#\(first)~~$") && text.contains("#\(second)??!5~$"))
    // Of the last band two rows.
    #expect(text.contains("#\(first)BB$") && text.contains("#\(second)??!5B$"))
    #expect(text.hasSuffix("-\u{1B}\\"))
  }
}
