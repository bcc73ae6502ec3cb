import Testing

@testable import Terminal

/// Answers that come in pieces, or to no end.
@Suite struct UnfinishedInputTests {
  private func scalars(_ text: String) -> [InputToken] { text.unicodeScalars.map { .scalar($0) } }

  @Test("A string whose end never comes makes no key deaf: control characters and keys end it, and time does")
  func endlessStrings() {
    for beginning in ["\u{1B}P1$r0;48", "\u{1B}]4;1;rgb:12", "\u{1B}_Gi=1", "\u{1B}^x"] {
      var decoder = InputDecoder()
      decoder.expectAnswers()
      #expect(decoder.decode(scalars(beginning)) == [])
      #expect(decoder.isHolding && !decoder.mayHoldKeys)
      var other = decoder
      #expect(other.decode(scalars("\u{03}")) == [.key(.control("c"))])
      #expect(other.decode(scalars("q")) == [.key(.character("q"))])
      other = decoder
      #expect(other.decode([.key(.up)]) == [.key(.up)])
      other = decoder
      #expect(other.letGo() == [])
      #expect(other.decode(scalars("0")) == [.key(.character("0"))])
    }
  }

  @Test("A string longer than any answer is passed over to its end")
  func longStrings() {
    var decoder = InputDecoder()
    let long = "\u{1B}P" + String(repeating: "q", count: 20_000)
    #expect(decoder.decode(scalars(long)) == [])
    #expect(decoder.decode(scalars("q\u{1B}\\n")) == [.key(.character("n"))])
  }

  @Test(
    "A key between two pieces of an answer is a key, and the answer stays whole",
    arguments: ["\u{1B}P1$r0;48:2::1:2:", "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\\u{1B}[?64;1"])
  func keysAmidAnswers(_ first: String) {
    let answer = "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\\u{1B}[?64;1;2c"
    var decoder = InputDecoder()
    decoder.expectAnswers()
    #expect(decoder.decode(scalars(first)) == [])
    #expect(decoder.decode(scalars("q")) == [.key(.character("q"))])
    #expect(decoder.decode(scalars(String(answer.dropFirst(first.count)))) == [.answered])
    #expect(decoder.answers.depth == .truecolor)
  }
}
