import Colors
import Terminal
import Texts

/// The program: from arguments to an outcome.
@MainActor
struct Program {
  let environment: Environment
  /// All of standard input, asked for only where a command wants it.
  let readInput: () throws(SystemError) -> String
  /// Shows the preview of a pack until it is quit; throws where the terminal has no screen to show it on.
  let showPreview: @MainActor (OpenPack, PreviewCommand) throws(TerminalError) -> Outcome
  /// Asks the terminal how many colours it gets.
  var askTerminal: @MainActor (Environment) -> TerminalReport = TerminalInquiry.reportAtOnce
  /// Binds this process to looking at the pack of that name, for good; tells what the system cannot forbid.
  var bind: @MainActor (_ pack: String) -> [KioskText] = KioskEdge.bind
  /// Writes lines to standard error at once.
  var tell: @MainActor (_ lines: [SafeText]) -> Void = KioskEdge.tell

  /// Carries out a command line.
  ///
  /// - Parameter arguments: those after the program's name.
  func run(_ arguments: [String]) -> Outcome {
    let language = language(of: arguments)
    do throws(UsageError) {
      return try run(ArgumentParser.parse(arguments), language: language)
    } catch {
      return .usage(error, language: language)
    }
  }

  /// What `--lang` asks for, else the locale; told before parsing, so that even a wrong command line is answered in
  /// that language.
  func language(of arguments: [String]) -> Language {
    let options = arguments.prefix { $0 != "--" }
    var asked = environment.language
    for (option, value) in zip(options, Array(options.dropFirst()) + [""]) {
      if option == "--lang" {
        asked = Language(option: value) ?? asked
      } else if option.hasPrefix("--lang=") {
        asked = Language(option: String(option.dropFirst(7))) ?? asked
      }
    }
    return asked
  }

  private func run(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    let help = HelpPage(language: language, isStyled: environment.outputDepth != nil)
    if arguments.has(.version) { return Outcome(output: "skinscope \(Version.current)\n") }
    if arguments.has(.help) {
      return Outcome(output: arguments.commandIsImplied ? help.overview() : help.page(of: arguments.command))
    }
    switch arguments.command {
    case .color: return try color(arguments, language: language)
    case .cache: return try cache(arguments, language: language)
    case .completion: return try completion(arguments, language: language)
    case .manual: return Outcome(output: ManualPage(language: language).text)
    case .help: return Outcome(output: try help.page(asked: arguments.operands.first))
    case .list: return try list(arguments, language: language)
    case .show: return try show(arguments, language: language)
    case .lint: return try lint(arguments, language: language)
    case .diff: return try diff(arguments, language: language)
    case .render: return try render(arguments, language: language)
    case .sheet: return try sheet(arguments, language: language)
    case .preview: return try preview(arguments, language: language)
    case .install: return try install(arguments, language: language)
    case .remove: return try remove(arguments, language: language)
    case .pack: return try pack(arguments, language: language)
    }
  }

  private func color(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    var ground: Color?
    if let value = arguments.options[.on] {
      guard let color = ColorReading(value).color else {
        throw UsageError(.groundUnreadable(value), command: .color)
      }
      ground = color
    }
    do throws(SystemError) {
      let command = ColorCommand(
        values: try values(of: arguments.operands), ground: ground, isJSON: arguments.has(.json),
        swatchDepth: environment.outputDepth, language: language)
      guard arguments.has(.terminal) else { return command.run() }
      return command.run(on: askTerminal(environment))
    } catch {
      let input = StreamText.standardInput.text(in: language).description
      return .failure(StreamText.cannotRead(input, reason: error.reason), language: language)
    }
  }

  /// The operands, with the lines of standard input in the place of `-`.
  private func values(of operands: [String]) throws(SystemError) -> [String] {
    var values: [String] = []
    var input: String?
    for operand in operands {
      guard operand == "-", input == nil else {
        if operand != "-" { values.append(operand) }
        continue
      }
      let text = try readInput()
      input = text
      values += text.lines
    }
    return values
  }
}

extension String {
  /// The lines of a text, ended by LF or CR LF; what follows the last line end is a line if it is not empty.
  var lines: [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    for byte in utf8 {
      if byte == 0x0A {
        if line.last == 0x0D { line.removeLast() }
        lines.append(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      } else {
        line.append(byte)
      }
    }
    if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }
}
