import Colors
import Testing

@testable import Terminal

/// One after the other: what is held while asking is the process's.
@MainActor @Suite(.serialized) struct TerminalConversationTests {
  private let terminal: PseudoTerminal
  private let entry: TerminfoEntry

  init() throws {
    terminal = try #require(PseudoTerminal(columns: 20, rows: 3))
    entry = try TerminfoEntry.read(environment: ["TERM": "xterm-256color"])
  }

  private func conversation(_ environment: [String: String] = [:]) -> TerminalConversation {
    TerminalConversation(
      terminal: entry, environment: environment, input: terminal.inside, output: terminal.inside)
  }

  private static let depthAnswer = "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\"
  private static let fence = "\u{1B}[?64;1;2c"

  @Test("An answer decides, and the terminal is as before afterwards")
  func answersDecide() {
    let before = terminal.modes
    let conversation = conversation()
    terminal.type(Self.depthAnswer + Self.fence)
    let decision = conversation.decideDepth(option: nil, environment: [:], terminal: entry)
    #expect(decision == DepthDecision(depth: .truecolor, reason: .answer))
    #expect(!conversation.isWaiting)
    #expect(terminal.modes != before)
    conversation.end()
    #expect(terminal.modes == before)
    // Before it the answer itself was shown, which here came before there was a question.
    #expect(terminal.written().hasSuffix("\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m\u{1B}[c"))
  }

  @Test("Nothing is asked when the answer is known, and the modes are left alone")
  func nothingIsAskedInVain() {
    let before = terminal.modes
    for (option, environment) in [
      (ColorDepth.truecolor, [:]), (nil, ["NO_COLOR": "1"]), (nil, ["COLORTERM": "truecolor"]),
      (nil, ["STY": "1.x", "TERM": "screen"]), (nil, ["INSIDE_EMACS": "29.4,comint"]),
    ] as [(ColorDepth?, [String: String])] {
      let conversation = conversation(environment)
      _ = conversation.decideDepth(option: option, environment: environment, terminal: entry)
      #expect(conversation.transcript.sent.isEmpty)
    }
    #expect(terminal.modes == before)
    #expect(terminal.written().isEmpty)
  }

  @Test("Few colours are asked for along with the depth, or alone where the depth is known")
  func palettes() {
    let first = conversation()
    terminal.type("\u{1B}]4;3;rgb:1212/3434/5656\u{1B}\\" + Self.fence)
    let decision = first.decideDepth(option: .indexed16, environment: [:], terminal: entry)
    #expect(decision.depth == .indexed16)
    #expect(first.answers.palette(for: .indexed16)?.entries[3].color == Color(rgb: 0x123456))
    first.end()
    #expect(!terminal.written().contains("$q"))

    var eight = entry
    eight.numbers["colors"] = 8
    let second = conversation()
    terminal.type("\u{1B}]4;3;rgb:1212/3434/5656\u{1B}\\" + Self.fence)
    #expect(second.decideDepth(option: nil, environment: [:], terminal: eight).depth == .indexed8)
    #expect(second.answers.palette(for: .indexed8)?.entries[3].color == Color(rgb: 0x123456))
    second.end()
    #expect(terminal.written().contains("$qm"))
  }

  @Test("What was typed ahead, before, amid and behind the answer, comes as the surface's first events")
  func typedAhead() throws {
    let before = terminal.modes
    let conversation = conversation()
    terminal.type("n界" + Self.depthAnswer + "\u{1B}[B" + Self.fence + "q")
    _ = conversation.decideDepth(option: nil, environment: [:], terminal: entry)
    let surface = try TerminalSurface(
      terminal: entry, depth: .truecolor, input: terminal.inside, output: terminal.inside,
      conversation: conversation)
    #expect(
      surface.readEvents() == ["n", "界"].map { .key(.character($0)) } + [.key(.down), .key(.character("q"))])
    surface.close()
    #expect(terminal.modes == before)
  }

  /// Every place at which an answer can be torn.
  @Test("A torn answer whose rest comes late is no key", arguments: 0...25)
  func tornAnswers(cut: Int) throws {
    let answer = Array((Self.depthAnswer + "\u{1B}[?6c").unicodeScalars)
    let (first, rest) = (answer.prefix(cut), answer.dropFirst(cut))
    var decoder = InputDecoder()
    decoder.expectAnswers()
    #expect(decoder.decode(first.map { .scalar($0) }) == [])
    #expect(decoder.decode(rest.map { .scalar($0) }) == [.answered])
    #expect(decoder.answers.depth == .truecolor)
    #expect(!decoder.awaitsAnswers && !decoder.isHolding)
  }

  @Test("Escape that no answer follows is a key, when it is let go")
  func escapeIsAKey() {
    var decoder = InputDecoder()
    decoder.expectAnswers()
    #expect(decoder.decode([.scalar("\u{1B}")]) == [])
    #expect(decoder.isHolding)
    #expect(decoder.letGo() == [.key(.escape)])
    #expect(decoder.decode([.scalar("\u{1B}")]) == [])
    #expect(decoder.decode([.key(.up)]) == [.key(.escape), .key(.up)])
    decoder.expectNoAnswers()
    #expect(decoder.decode([.scalar("\u{1B}")]) == [.key(.escape)])
  }

  @Test("A terminal that is gone is no reason to wait")
  func hangUps() throws {
    let gone = try #require(PseudoTerminal(columns: 6, rows: 2))
    gone.hangUp()
    let conversation = TerminalConversation(
      terminal: entry, environment: [:], input: gone.inside, output: gone.inside)
    conversation.ask(TerminalQuestions(asksDepth: true))
    #expect(conversation.answers.depth == nil)
    conversation.end()
  }
}
