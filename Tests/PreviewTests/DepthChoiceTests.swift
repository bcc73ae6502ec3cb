import Colors
import Terminal
import Testing
import Texts

@testable import Preview

@Suite struct DepthChoiceTests {
  @Test("Each press shows fewer colours, and the depth of the start comes back with its reason")
  func aRound() {
    for home in ColorDepth.allCases {
      let decision = DepthDecision(depth: home, reason: .colorTerm)
      var choice = DepthChoice(decision)
      var seen: [ColorDepth] = [home]
      for _ in 1..<ColorDepth.allCases.count {
        choice.goOn()
        #expect(choice.current.reason == .key)
        seen.append(choice.current.depth)
      }
      #expect(Set(seen).count == ColorDepth.allCases.count)
      choice.goOn()
      #expect(choice.current == decision)
    }
  }

  @Test("A late answer is offered where it would have decided, and taken by the next press")
  func lateAnswers() {
    var choice = DepthChoice(DepthDecision(depth: .indexed256, reason: .terminfoColors(256)))
    #expect(choice.hear(nil) == false)
    #expect(choice.hear(.indexed256) == false)
    #expect(choice.hear(.truecolor) == true)
    #expect(choice.current.depth == .indexed256)
    choice.goOn()
    #expect(choice.current == DepthDecision(depth: .truecolor, reason: .answer))
    choice.goOn()
    #expect(choice.current == choice.home)

    var asked = DepthChoice(DepthDecision(depth: .indexed256, reason: .option))
    #expect(asked.hear(.truecolor) == false)
  }

  @Test("What the terminal is known not to show is left out, but for what was asked for")
  func limits() {
    func round(_ home: ColorDepth, _ limit: ColorDepth) -> [ColorDepth] {
      var choice = DepthChoice(DepthDecision(depth: home, reason: .terminfoColors(1)), limit: limit)
      var seen: [ColorDepth] = []
      repeat {
        choice.goOn()
        seen.append(choice.current.depth)
      } while choice.current != choice.home
      return seen
    }
    #expect(round(.indexed256, .indexed256) == [.indexed16, .indexed8, .mono, .indexed256])
    #expect(round(.indexed8, .indexed16) == [.mono, .indexed16, .indexed8])
    #expect(round(.truecolor, .indexed8) == [.indexed8, .mono, .truecolor])
    #expect(round(.mono, .mono) == [.mono])
    #expect(!DepthChoice(DepthDecision(depth: .mono, reason: .noColor), limit: .mono).canGoOn)
    var late = DepthChoice(DepthDecision(depth: .indexed256, reason: .terminfoColors(256)))
    #expect(late.hear(.indexed256) == false)
    for _ in 0..<4 { late.goOn() }
    #expect(late.current == late.home)
  }

  @Test("The status line says the depth and why")
  func words() {
    let decision = DepthDecision(depth: .indexed256, reason: .terminfoColors(256))
    #expect(decision.words(isExact: false, in: .english).full == "256 (terminfo: 256 colours)")
    #expect(
      decision.words(isExact: true, in: .english).full == "256 (palette redefined, terminfo: 256 colours)")
    let words = decision.words(isExact: false, in: .english, environment: ["SSH_TTY": "/dev/pts/0"])
    #expect((words.short, words.bare, words.hint) == ("256 (terminfo)", "256", "more: SendEnv COLORTERM"))
    #expect(words.advice.contains("~/.ssh/config"))
    for (environment, hint) in [
      (["SSH_TTY": "/dev/pts/0"], "more: ssh -o SendEnv=COLORTERM"), ([:], "more: ssh -o SendEnv=COLORTERM"),
      (["SSH_TTY": "/dev/pts/0", "TMUX": "/tmp/a"], ""),
    ] as [([String: String], SafeText)] {
      let guest = decision.words(isExact: false, in: .english, environment: environment, forGuest: true)
      #expect(guest.hint == hint && !guest.advice.contains("export") && !guest.advice.contains("sshd_config"))
    }
    #expect(decision.words(isExact: true, in: .simplifiedChinese).full == "256 (已改写调色板，terminfo：256 色)")
  }

  @Test(
    "The depth of last time comes back where nobody asks for another and the terminal shows as much",
    arguments: [
      (ColorDepth.truecolor, DepthReason.colorTerm, ColorDepth.indexed16, ColorDepth.indexed16),
      (.indexed256, .terminfoColors(256), .truecolor, .indexed256),
      (.indexed256, .option, .mono, .indexed256),
      (.mono, .noColor, .indexed256, .mono),
    ])
  func depthOfLastTime(home: ColorDepth, reason: DepthReason, last: ColorDepth, depth: ColorDepth) {
    let choice = DepthChoice(DepthDecision(depth: home, reason: reason), last: last)
    #expect(choice.current.depth == depth)
    #expect((choice.current.reason == .key) == (depth != home))
  }
}
