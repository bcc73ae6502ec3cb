import Cells
import Testing
import Texts

@testable import skinscope

@MainActor @Suite struct HelpTests {
  private func run(_ arguments: [String]) -> Outcome {
    Program(environment: Environment(), readInput: { "" }, showPreview: { _, _ in Outcome() }).run(arguments)
  }

  @Test("Every page fits 80 columns in both languages, save one example that cannot be broken")
  func everyPageFits() {
    for language in Language.allCases {
      let help = HelpPage(language: language)
      let pages = [help.overview()] + CommandName.allCases.map(help.page)
      for line in pages.joined(separator: "\n").split(separator: "\n") where !line.contains("| jq ") {
        #expect(line.displayWidth <= 80, "\(line)")
      }
    }
  }

  @Test("Every page begins with examples, and each command has a line of the overview to itself")
  func everyPageBeginsWithExamples() {
    for language in Language.allCases {
      let help = HelpPage(language: language)
      let overview = help.overview()
      for command in CommandName.allCases {
        let lines = help.page(of: command).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[2] == HelpText.examples.text(in: language) && lines[3].contains("skinscope"))
        let ending = "  " + command.summary.text(in: language) + "\n"
        #expect(overview.contains(ending.description), "\(command)")
      }
    }
  }

  @Test("Every command and every option stands in one group of the help, and none that is ours alone")
  func everyCommandStandsInOneGroup() {
    #expect(CommandGroup.allCases.flatMap(\.commands).count == CommandName.allCases.count)
    #expect(!OptionName.told.contains(.words) && OptionName.told.count == OptionName.allCases.count - 1)
    #expect(!run(["completion", "--help"]).output.contains("--words"))
    #expect(run(["--wrods"]).messages.first == "skinscope: there is no option --wrods")
  }

  @Test("Headings are bold on a terminal, and plain in a pipe and where NO_COLOR or a dumb terminal is")
  func headingsAreBold() {
    func heading(_ variables: [String: String], isTerminal: Bool) -> Bool {
      Program(
        environment: Environment(variables: variables, outputIsTerminal: isTerminal), readInput: { "" },
        showPreview: { _, _ in Outcome() }
      ).run(["list", "--help"]).outputBytes.contains(0x1B)
    }
    #expect(heading(["TERM": "xterm"], isTerminal: true))
    #expect(!heading(["TERM": "xterm"], isTerminal: false))
    #expect(!heading(["TERM": "dumb"], isTerminal: true))
    #expect(!heading(["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true))
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
      let words = line.split(separator: " ").drop { $0.hasSuffix("skinscope") || $0 == "eval" }
        .prefix { $0 != ">" }.map { word in word.filter { !"')\"".contains($0) } }
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
}
