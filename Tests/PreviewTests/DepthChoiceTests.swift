import Colors
import Terminal
import Testing

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

  @Test("The status line says the depth and why")
  func words() {
    let decision = DepthDecision(depth: .indexed256, reason: .terminfoColors(256))
    #expect(decision.words(isExact: false, in: .english) == "256 (terminfo: 256 colours)")
    #expect(decision.words(isExact: true, in: .english) == "256 (palette redefined, terminfo: 256 colours)")
    #expect(decision.words(isExact: true, in: .simplifiedChinese) == "256 (已改写调色板，terminfo：256 色)")
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
