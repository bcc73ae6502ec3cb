import Cells
import Testing
import Texts

@testable import skinscope

@MainActor @Suite struct HelpTests {
  private func run(_ arguments: [String]) -> Outcome {
    Program(environment: Environment(), readInput: { "" }, showPreview: { _, _ in Outcome() }).run(arguments)
  }

  @Test("Every page fits 80 columns in both languages, save examples and option lists that cannot be broken")
  func everyPageFits() {
    for language in Language.allCases {
      let help = HelpPage(language: language)
      let pages = [help.overview()] + CommandName.allCases.map(help.page)
      for line in pages.joined().split(separator: "\n") where !line.hasPrefix("  skinscope") {
        #expect(line.displayWidth <= 80, "\(line)")
      }
    }
  }

  @Test("The help is reached in every way, and the command's is its own")
  func theHelpIsReachedInEveryWay() {
    let overview = HelpPage(language: .english).overview()
    for line in [["--help"], ["-h"], ["help"], ["help", "--help"].dropLast()] {
      #expect(run(Array(line)).output == overview)
    }
    let page = HelpPage(language: .english).page(of: .color)
    #expect(run(["color", "--help"]).output == page)
    #expect(run(["help", "color"]).output == page)
    #expect(page != overview)
  }

  @Test("Every option that a command has stands in its help", arguments: CommandName.allCases)
  func everyOptionStandsInTheHelp(_ command: CommandName) {
    let page = HelpPage(language: .english).page(of: command)
    for option in command.options { #expect(page.contains(option.spelling)) }
    #expect(HelpPage(language: .english).overview().contains("  \(command.rawValue)"))
  }

  @Test("Every example of the help is a command line that can be parsed", arguments: CommandName.allCases)
  func everyExampleCanBeParsed(_ command: CommandName) throws {
    for example in command.examples {
      let line = example.line.description.split { $0 == "|" || $0 == "<" }.first ?? ""
      let words = line.split(separator: " ").dropFirst().map { word in word.filter { $0 != "'" } }
      #expect(try ArgumentParser.parse(Array(words)).command == command)
    }
  }

  @Test("Help for what is no command names the nearest, exit 2")
  func helpForWhatIsNoCommand() {
    let outcome = run(["help", "colour"])
    #expect(outcome.exit == .usage)
    #expect(
      outcome.messages.first == "skinscope: there is no command or pack \"colour\"; did you mean color?")
  }

  @Test("The version is told")
  func theVersionIsTold() {
    #expect(run(["--version"]).output == "skinscope \(Version.current)\n")
    #expect(run(["-V"]).output == "skinscope \(Version.current)\n")
  }

  @Test("A mistake is answered in the language that the command line asks for")
  func aMistakeIsAnsweredInTheLanguage() {
    #expect(
      run(["--lang", "zh", "list", "--jsn"]).messages.first == "skinscope: 没有 --jsn 这个选项；您是不是想用 --json？")
    #expect(run(["list", "--jsn", "--lang=zh"]).messages.first == "skinscope: 没有 --jsn 这个选项；您是不是想用 --json？")
  }

  @Test("Lines break between words, and in Chinese before no punctuation")
  func linesBreakBetweenWords() {
    #expect("one two three".wrapped(toColumns: 9, indent: 2, hanging: 4) == ["  one two", "    three"])
    #expect("一二三，四五".wrapped(toColumns: 6, indent: 0, hanging: 0) == ["一二", "三，四", "五"])
    #expect("a verylongword b".wrapped(toColumns: 5, indent: 0, hanging: 0) == ["a", "verylongword", "b"])
    #expect("".wrapped(toColumns: 5, indent: 0, hanging: 0) == [""])
  }
}
