import Cells
import Colors
import Terminal
import Testing
import Texts

@testable import skinscope

@MainActor @Suite struct TerminalReportTests {
  private func run(_ arguments: [String], report: TerminalReport) -> Outcome {
    Program(
      environment: Environment(), readInput: { "" }, showPreview: { _, _ in Outcome() },
      askTerminal: { _ in report }
    ).run(arguments)
  }

  private let report = TerminalReport(
    terminal: "xterm-256color", decision: DepthDecision(depth: .indexed256, reason: .terminfoColors(256)),
    asked: .silent, milliseconds: 200, advice: [.setColorTerm, .forOnce])

  @Test("People get the depth, the reason, and what to set")
  func people() {
    #expect(
      run(["color", "--terminal"], report: report).output == """
        terminal    xterm-256color
        colours     256
        because of  terminfo: 256 colours
        asked       no answer within 200 ms
        to change   if the terminal shows 24-bit colours: export COLORTERM=truecolor
                    for once: --color truecolor, 256, 16, 8 or mono; in the preview the
                    key m

        """)
  }

  @Test("Values may be asked for with it, and without it must be")
  func values() {
    let output = run(["color", "--terminal", "#3A6EA5"], report: report).output
    #expect(output.hasPrefix("terminal ") && output.contains("\n\n#3A6EA5\n"))
    #expect(run(["color"], report: report).exit == .usage)
  }

  @Test("Programs get an object of both")
  func programs() {
    let output = run(["color", "--terminal", "--json", "#3A6EA5"], report: report).output
    #expect(output.contains(#""depth": "256""#) && output.contains(#""values": ["#))
    #expect(output.contains(#""answered": false"#))
  }

  @Test("Every line fits 80 columns in both languages, whatever the advice")
  func everyLineFits() {
    let all: [TerminalAdviceText] = [
      .leaveOutOption, .unsetNoColor, .passColorTerm, .setColorTerm, .tmuxFeatures, .tmuxConverts,
      .screen(ignoresColorTerm: true), .appleTerminal, .linuxConsole(8),
      .linuxConsole(16), .otherDescription("vt\u{1B}220", with: "xterm-256color"), .unsetColorTerm,
      .otherDirectDescription("vt\u{1B}220"),
      .forOnce,
    ]
    let report = TerminalReport(
      terminal: "x\u{1B}y", decision: nil, advice: all, failure: .termUnknown(name: "x\u{1B}y"))
    for language in Language.allCases {
      for line in report.text(in: language).split(separator: "\n") {
        #expect(line.displayWidth <= 80, "\(line)")
        #expect(!line.contains("\u{1B}"))
      }
    }
  }

  nonisolated static let advice: [([String: String], DepthReason, ColorDepth, TerminalAdviceText)] = [
    (["SSH_CONNECTION": "1"], .terminfoColors(256), .indexed256, .passColorTerm),
    (["SSH_TTY": "/dev/pts/1"], .terminfoColors(8), .indexed8, .passColorTerm),
    (["TMUX": "x", "SSH_TTY": "x"], .terminfoColors(256), .indexed256, .tmuxFeatures),
    (["TMUX": "x", "COLORTERM": "truecolor"], .colorTerm, .truecolor, .tmuxConverts),
    (
      ["STY": "x", "COLORTERM": "truecolor"], .terminfoColors(256), .indexed256,
      .screen(ignoresColorTerm: true)
    ),
    (["STY": "x"], .terminfoColors(256), .indexed256, .screen(ignoresColorTerm: false)),
    (["TERM_PROGRAM": "Apple_Terminal"], .appleTerminal, .indexed256, .appleTerminal),
    (["NO_COLOR": "1"], .noColor, .mono, .unsetNoColor),
    ([:], .terminfoColors(256), .indexed256, .setColorTerm), ([:], .answer, .truecolor, .forOnce),
    ([:], .option, .mono, .leaveOutOption),
  ]

  @Test("The advice that helps most comes first", arguments: advice)
  func theAdviceThatHelpsMostComesFirst(
    _ environment: [String: String], _ reason: DepthReason, _ depth: ColorDepth, _ first: TerminalAdviceText
  ) {
    let decision = DepthDecision(depth: depth, reason: reason)
    #expect(decision.advice(environment: environment, terminal: "xterm").first == first)
  }

  @Test("A console is told that it has no more")
  func consoles() {
    let decision = DepthDecision(depth: .indexed8, reason: .terminfoColors(8))
    #expect(decision.advice(environment: [:], terminal: "linux").first == .linuxConsole(8))
    let sixteen = DepthDecision(depth: .indexed16, reason: .terminfoColors(16))
    #expect(sixteen.advice(environment: [:], terminal: "linux-16color").first == .linuxConsole(16))
  }

  @Test("Inside of GNU screen and tmux another description of theirs is proposed, not xterm's")
  func descriptionsOfMultiplexers() {
    let decision = DepthDecision(depth: .indexed8, reason: .terminfoColors(8))
    for (environment, name) in [
      (["STY": "1.x", "TERM": "screen"], "screen-256color"),
      (["TMUX": "x", "TERM": "screen"], "tmux-256color"),
      (["TERM": "xterm"], "xterm-256color"),
    ] {
      let term = environment["TERM"] ?? ""
      let advice = decision.advice(environment: environment, terminal: term)
      #expect(advice.contains(.otherDescription(term, with: name)))
    }
  }

  @Test("A promise is taken back where it was made, not only for once")
  func promises() {
    func first(_ reason: DepthReason) -> TerminalAdviceText? {
      DepthDecision(depth: .truecolor, reason: reason).advice(environment: [:], terminal: "x").first
    }
    #expect(first(.colorTerm) == .unsetColorTerm)
    #expect(first(.terminfoDirectColor) == .otherDirectDescription("x"))
    #expect(first(.key) == .forOnce)
  }
}
