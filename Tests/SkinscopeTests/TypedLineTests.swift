import Testing

@testable import skinscope

@Suite("A command line that is being typed") struct TypedLineTests {
  private struct Case: CustomTestStringConvertible {
    /// The words, the cursor at the end of the one with a bar.
    let line: String
    let command: CommandName
    let place: TypedLine.Place
    var lead = ""
    var typed = ""
    var pack: String?
    var testDescription: String { line }

    var parsed: TypedLine {
      let words = line.split(separator: " ").map(String.init)
      let cursor = words.firstIndex { $0.hasSuffix("|") } ?? words.count
      return TypedLine(
        before: Array(words[..<cursor]), word: cursor < words.count ? String(words[cursor].dropLast()) : "",
        after: Array(words.dropFirst(cursor + 1)))
    }
  }

  @Test(
    "It is told what stands at the cursor",
    arguments: [
      Case(line: "|", command: .preview, place: .first),
      Case(line: "re|", command: .preview, place: .first, typed: "re"),
      Case(line: "--offline |", command: .preview, place: .first),
      Case(line: "-- |", command: .preview, place: .operand(0)),
      Case(line: "-- list |", command: .preview, place: .operand(1), pack: "list"),
      Case(line: "list |", command: .list, place: .operand(0)),
      Case(line: "Skins |", command: .preview, place: .operand(1), pack: "Skins"),
      Case(line: "show night |", command: .show, place: .operand(1)),
      Case(line: "show ni| Skins", command: .show, place: .operand(0), typed: "ni", pack: "Skins"),
      Case(line: "render Skins --skin |", command: .render, place: .value(of: .skin), pack: "Skins"),
      Case(
        line: "render --skin n| Skins", command: .render, place: .value(of: .skin), typed: "n", pack: "Skins"),
      Case(
        line: "--skin n| render Skins", command: .render, place: .value(of: .skin), typed: "n", pack: "Skins"),
      Case(line: "render --skin --a|", command: .render, place: .option, typed: "--a"),
      Case(
        line: "render --skin=ni|", command: .render, place: .value(of: .skin), lead: "--skin=", typed: "ni"),
      Case(line: "render --skin=|", command: .render, place: .value(of: .skin), lead: "--skin="),
      Case(line: "render -ox/y|", command: .render, place: .value(of: .output), lead: "-o", typed: "x/y"),
      Case(line: "render -o|", command: .render, place: .option, typed: "-o"),
      Case(line: "render -o |", command: .render, place: .value(of: .output)),
      Case(line: "render -|", command: .render, place: .option, typed: "-"),
      Case(line: "render --skin -|", command: .render, place: .value(of: .skin), typed: "-"),
      Case(line: "render --json=x|", command: .render, place: .option, typed: "--json=x"),
      Case(line: "render --nothing=x|", command: .render, place: .option, typed: "--nothing=x"),
      Case(line: "color - --on |", command: .color, place: .value(of: .on)),
      Case(line: "render --all= --skin= Skins |", command: .render, place: .operand(1), pack: "Skins"),
      Case(line: "diff a b |", command: .diff, place: .operand(2), pack: "a"),
    ])
  private func whatStandsAtTheCursor(_ wanted: Case) {
    let line = wanted.parsed
    #expect(line.command == wanted.command)
    #expect(line.place == wanted.place)
    #expect(line.lead == wanted.lead && line.typed == wanted.typed)
    #expect(line.pack == wanted.pack)
  }

  @Test("Every word of every example is taken as the parser takes it", arguments: CommandName.allCases)
  func asTheParserDoes(_ command: CommandName) throws {
    for example in command.examples {
      let line = example.line.description.split { "|<>)".contains($0) }.first ?? ""
      let words = line.split(separator: " ").drop { $0.hasSuffix("skinscope") || $0 == "eval" }.map(
        String.init)
      let typed = TypedLine(before: words, word: "")
      let parsed = try ArgumentParser.parse(words)
      #expect(typed.command == parsed.command && typed.options == Set(parsed.options.keys))
      #expect(typed.operands.sorted { $0.key < $1.key }.map(\.value) == parsed.operands)
    }
  }
}
