import Testing
import Texts

@testable import skinscope

@Suite struct ArgumentParserTests {
  private func parse(_ arguments: [String]) throws -> ParsedArguments { try ArgumentParser.parse(arguments) }

  @Test("Without a command it previews, and the first word is the pack")
  func withoutACommandItPreviews() throws {
    #expect(try parse([]) == ParsedArguments(command: .preview, commandIsImplied: true))
    #expect(
      try parse(["themes"])
        == ParsedArguments(command: .preview, operands: ["themes"], commandIsImplied: true))
    #expect(try parse(["preview", "themes"]) == ParsedArguments(command: .preview, operands: ["themes"]))
  }

  @Test("Options stand anywhere before --, with a blank or an equals sign")
  func optionsStandAnywhere() throws {
    let expected = ParsedArguments(
      command: .render, options: [.skin: "night", .output: "x", .all: ""], operands: ["themes"])
    for line in [
      "render themes --skin night -o x --all", "--skin=night render --all -ox themes",
      "--all --output x render --skin night -- themes",
    ] {
      #expect(try parse(line.split(separator: " ").map(String.init)) == expected)
    }
  }

  @Test("After -- nothing is an option or a command")
  func afterTheDashesNothingIsAnOption() throws {
    #expect(try parse(["color", "--", "--json", "-"]).operands == ["--json", "-"])
    #expect(
      try parse(["--", "list"])
        == ParsedArguments(command: .preview, operands: ["list"], commandIsImplied: true))
  }

  @Test("A single dash is an operand, and a value")
  func aSingleDashIsAnOperand() throws {
    #expect(try parse(["color", "-"]).operands == ["-"])
    #expect(try parse(["render", "-o", "-"]).options[.output] == "-")
  }

  @Test("Of an option given twice the last counts")
  func theLastCounts() throws {
    #expect(try parse(["render", "--size", "10x5", "--size", "80X24"]).options[.size] == "80X24")
  }

  @Test("Values may be empty or begin with a dash behind an equals sign")
  func valuesMayBeOdd() throws {
    #expect(try parse(["render", "--skin="]).options[.skin] == "")
    #expect(try parse(["render", "--skin=--x=y"]).options[.skin] == "--x=y")
  }

  @Test("Asking for help forgives what is missing")
  func helpForgives() throws {
    #expect(try parse(["show", "--help"]).has(.help))
    #expect(try parse(["color", "-h"]).has(.help))
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var line: [String]
    var english: String

    init(_ line: String, _ english: String) {
      self.line = line.split(separator: " ").map(String.init)
      self.english = english
    }

    var testDescription: String { line.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake("list --jsn", "there is no option --jsn; did you mean --json?"),
    Mistake("list --frobnicate", "there is no option --frobnicate"),
    Mistake("color -1", "there is no option -1"),
    Mistake("list --size 80x24", "list has no option --size"),
    Mistake("list --json=yes", "--json takes no value, but \"yes\" was given"),
    Mistake(
      "render --skin", "--skin needs a value: --skin SKIN; one that begins with a dash is written --skin=-…"),
    Mistake(
      "render --skin --all",
      "--skin needs a value: --skin SKIN; one that begins with a dash is written --skin=-…"),
    Mistake(
      "render --format jsn",
      "--format cannot be \"jsn\"; it is one of txt, ansi, svg, html, png, json; did you mean json?"),
    Mistake(
      "render --color 17",
      "--color cannot be \"17\"; it is one of auto, truecolor, 256, 16, 8, mono; did you mean 16?"),
    Mistake(
      "render --size 80", "--size cannot be \"80\": it is columns and rows, each 1 to 1000, such as 80x24"),
    Mistake(
      "render --size 0x9", "--size cannot be \"0x9\": it is columns and rows, each 1 to 1000, such as 80x24"),
    Mistake(
      "render --size 99999999999999999999x1",
      "--size cannot be \"99999999999999999999x1\": it is columns and rows, each 1 to 1000, such as 80x24"),
    Mistake("list --lang fr", "--lang cannot be \"fr\"; it is one of en, zh"),
    Mistake("show", "show needs SKIN"),
    Mistake("color", "color needs VALUE"),
    Mistake("list a b", "\"b\" is more than list takes"),
    Mistake("lsit themes", "there is no command or pack \"lsit\"; did you mean list?"),
    Mistake("list --lang fr", "--lang cannot be \"fr\"; it is one of en, zh"),
    Mistake("list --\u{1B}[2J", "there is no option --␛[2J"),
  ]

  @Test("A mistake is named, and what was probably meant", arguments: mistakes)
  func aMistakeIsNamed(_ mistake: Mistake) {
    let error = #expect(throws: UsageError.self) { try parse(mistake.line) }
    #expect(error?.text.english.description == mistake.english.description)
  }

  @Test(
    "The nearest name is found, and none where none is near",
    arguments: [
      ("jsno", "json"), ("JSON", "json"), ("rendre", "render"), ("pre", "preview"), ("nigth", "night"),
      ("青磁", "青瓷"), ("青", "青瓷"), ("zzzz", nil), ("", nil), ("x", nil),
    ])
  func theNearestNameIsFound(_ name: String, _ nearest: String?) {
    #expect(NearestName.of(name, among: ["json", "render", "preview", "night", "青瓷", "list"]) == nearest)
  }

  @Test("Languages go by any usual name")
  func languagesGoByAnyUsualName() {
    for name in ["zh", "zh-Hans", "zh_CN.UTF-8", "ZH"] {
      #expect(Language(option: name) == .simplifiedChinese)
    }
    for name in ["en", "en_GB"] { #expect(Language(option: name) == .english) }
    for name in ["fr", "", "zhx", "english"] { #expect(Language(option: name) == nil) }
  }
}
