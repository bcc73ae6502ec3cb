import Colors
import Terminal
import Testing
import Texts

@Suite struct DepthDecisionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var environment: [String: String] = [:]
    var option: ColorDepth?
    var colors: Int32 = 256
    var booleans: Set<String> = []
    var answer: ColorDepth?
    var depth: ColorDepth
    var reason: DepthReason

    var testDescription: String {
      "\(option?.rawValue ?? "-") \(environment.sorted { $0.key < $1.key }) \(colors) \(booleans)"
    }
  }

  static let cases: [Case] = [
    // What the user says.
    Case(
      environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"], option: .indexed16, depth: .indexed16,
      reason: .option),
    Case(environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"], depth: .mono, reason: .noColor),
    Case(environment: ["NO_COLOR": "", "COLORTERM": "24bit"], depth: .truecolor, reason: .colorTerm),
    // What the environment says.
    Case(environment: ["COLORTERM": "truecolor"], colors: 8, depth: .truecolor, reason: .colorTerm),
    Case(environment: ["COLORTERM": "TrueColor"], depth: .truecolor, reason: .colorTerm),
    Case(environment: ["COLORTERM": "1"], depth: .indexed256, reason: .terminfoColors(256)),
    Case(environment: ["COLORTERM": "gnome-terminal"], depth: .indexed256, reason: .terminfoColors(256)),
    // GNU screen hands on what it cannot show; tmux calls itself screen and can.
    Case(
      environment: ["COLORTERM": "truecolor", "TERM": "screen-256color", "STY": "1.tty"], depth: .indexed256,
      reason: .terminfoColors(256)),
    Case(
      environment: ["COLORTERM": "truecolor", "TERM": "screen.xterm-256color"], depth: .indexed256,
      reason: .terminfoColors(256)),
    Case(
      environment: ["COLORTERM": "truecolor", "TERM": "xterm-256color", "STY": "1.tty"], depth: .indexed256,
      reason: .terminfoColors(256)),
    Case(
      environment: ["COLORTERM": "truecolor", "TERM": "screen-256color", "TMUX": "/tmp/tmux,1,0"],
      depth: .truecolor, reason: .colorTerm),
    Case(
      environment: [
        "COLORTERM": "truecolor", "TERM": "tmux-256color", "TMUX": "/tmp/tmux,1,0", "STY": "1.tty",
      ],
      depth: .truecolor, reason: .colorTerm),
    // What the terminal's description says.
    Case(booleans: ["RGB"], depth: .truecolor, reason: .terminfoDirectColor),
    Case(booleans: ["Tc"], depth: .truecolor, reason: .terminfoDirectColor),
    // What the terminal itself says, which comes before the number of colours only.
    Case(answer: .truecolor, depth: .truecolor, reason: .answer),
    Case(booleans: ["Tc"], answer: .indexed256, depth: .truecolor, reason: .terminfoDirectColor),
    Case(colors: 0x100_0000, depth: .indexed256, reason: .terminfoColors(0x100_0000)),
    Case(colors: 255, depth: .indexed16, reason: .terminfoColors(255)),
    Case(colors: 16, depth: .indexed16, reason: .terminfoColors(16)),
    Case(colors: 8, depth: .indexed8, reason: .terminfoColors(8)),
    Case(colors: 7, depth: .mono, reason: .terminfoColors(7)),
    Case(colors: 0, depth: .mono, reason: .terminfoColors(0)),
    // macOS's Terminal.
    Case(
      environment: [
        "TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "455.1", "COLORTERM": "truecolor",
      ],
      depth: .indexed256, reason: .appleTerminal),
    Case(environment: ["TERM_PROGRAM": "Apple_Terminal"], depth: .indexed256, reason: .appleTerminal),
    Case(
      environment: ["TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "466"], depth: .truecolor,
      reason: .appleTerminal),
    // What runs in it has another terminal.
    Case(
      environment: [
        "TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "466", "TERM": "screen-256color",
        "STY": "1.x",
      ], depth: .indexed256, reason: .terminfoColors(256)),
    Case(
      environment: ["TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "x"], answer: .truecolor,
      depth: .truecolor, reason: .answer),
  ]

  @Test("The first that knows the depth decides on it", arguments: cases)
  func theFirstThatKnowsDecides(_ example: Case) {
    let terminal = TerminfoEntry(
      name: "test", booleans: example.booleans, numbers: ["colors": example.colors])
    let decision = DepthDecision.decide(
      option: example.option, environment: example.environment, terminal: terminal,
      answer: { example.answer })
    #expect(decision == DepthDecision(depth: example.depth, reason: example.reason))
  }

  static let known: [([String: String], String, Int32, ColorDepth?, ColorDepth)] = [
    ([:], "xterm-256color", 256, nil, .truecolor), ([:], "xterm", 8, nil, .truecolor),
    ([:], "xterm-256color", 256, .indexed256, .indexed256), ([:], "xterm", 8, .truecolor, .truecolor),
    (["STY": "1.x", "COLORTERM": "truecolor"], "screen-256color", 256, nil, .indexed256),
    (["TERM": "screen-256color", "TMUX": "x"], "screen-256color", 256, nil, .truecolor),
    ([:], "linux", 8, nil, .indexed16), ([:], "linux-16color", 16, nil, .indexed16),
    ([:], "vt100", -1, nil, .mono), ([:], "vte-256color", 256, nil, .truecolor),
    (["COLORTERM": "truecolor"], "ansi", 8, nil, .truecolor), ([:], "ansi", 8, nil, .indexed8),
    (["TERM_PROGRAM": "Apple_Terminal"], "xterm-256color", 256, nil, .indexed256),
    (
      ["TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "466"], "xterm-256color", 256, nil,
      .truecolor
    ),
  ]

  @Test("It is known which terminals cannot show more", arguments: known)
  func limits(
    _ environment: [String: String], _ name: String, _ colors: Int32, _ answer: ColorDepth?,
    _ limit: ColorDepth
  ) {
    let terminal = TerminfoEntry(name: name, numbers: ["colors": colors])
    #expect(DepthDecision.limit(environment: environment, terminal: terminal, answer: answer) == limit)
  }

  @Test("The terminal is not asked when something else decides")
  func theTerminalIsNotAskedInVain() {
    var asked = 0
    _ = DepthDecision.decide(
      option: nil, environment: ["COLORTERM": "truecolor"], terminal: TerminfoEntry(name: "test"),
      answer: {
        asked += 1
        return nil
      })
    #expect(asked == 0)
  }
}
