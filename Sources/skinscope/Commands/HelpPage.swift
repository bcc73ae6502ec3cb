import Cells
import Texts

/// The help, made from the declarations of commands and options.
struct HelpPage {
  let language: Language
  /// Headings stand out, on a terminal that can show it.
  var isStyled = false

  /// A term and what is said of it.
  private typealias Row = (term: SafeText, text: SafeText)

  /// No line is longer.
  private static let columns = 80
  /// Longer terms stand in a line of their own.
  private static let longestExample = 42
  private static let longestTerm = 22
  /// So many options are told in groups.
  private static let manyOptions = 7

  /// The page of the whole program.
  func overview() -> SafeText {
    var page: [SafeText] = ["skinscope \(Version.current): \(text(.tagline))", ""]
    let examples = [CommandName.preview, .list, .show, .lint, .render, .color].flatMap {
      $0.examples.prefix($0 == .preview ? 2 : 1)
    }
    page += section(.examples, rows: examples.map(row), longest: Self.longestExample)
    page += usage(["skinscope [PACK] [\(text(.optionWord))…]", "skinscope COMMAND …"])
    let column = CommandName.allCases.map { briefSynopsis($0).displayWidth }.max()
    for group in CommandGroup.allCases {
      let rows = group.commands.map { (briefSynopsis($0), $0.summary.text(in: language)) }
      page += section(group.heading, rows: rows, column: column)
    }
    page += section(.everywhere, rows: OptionName.common.map { row($0, of: .help) })
    page += section(.exitCodes, rows: Self.exitCodes.map { ($0, text($1)) })
    page += remarks([.whatAPackIs, .phoneShowsAnother, .moreHelp])
    return page.joined(separator: "\n") + "\n"
  }

  /// What the exit codes mean.
  static let exitCodes: [(code: SafeText, meaning: HelpText)] = [
    ("0", .exitDone), ("1", .exitFindings), ("2", .exitUsage), ("3", .exitUnreadable),
  ]

  /// The page of the command of that name, or of the whole program.
  func page(asked name: String?) throws(UsageError) -> SafeText {
    guard let name else { return overview() }
    guard let command = CommandName(rawValue: name) else { throw CommandName.unknown(name) }
    return page(of: command)
  }

  /// The page of one command.
  func page(of command: CommandName) -> SafeText {
    var page: [SafeText] = ["skinscope \(command.rawValue): \(command.summary.text(in: language))", ""]
    page += section(.examples, rows: command.examples.map(row), longest: Self.longestExample)
    page += usage(["skinscope \(synopsis(command))"])
    page += options(of: command)
    page += remarks(command.remarks)
    while page.last?.isEmpty == true { page.removeLast() }
    return page.joined(separator: "\n") + "\n"
  }

  private func options(of command: CommandName) -> [SafeText] {
    let rows = command.options.map { row($0, of: command) }
    let column = rows.map(\.term.displayWidth).filter { $0 <= Self.longestTerm }.max()
    guard command.ownOptions.count >= Self.manyOptions else {
      return section(.options, rows: rows, column: column)
    }
    return OptionGroup.allCases.flatMap { group in
      let rows = command.options.filter { $0.group == group }.map { row($0, of: command) }
      return section(group.heading, rows: rows, column: column)
    }
  }

  private func text(_ text: HelpText) -> SafeText { text.text(in: language) }

  private func styled(_ heading: HelpText) -> SafeText {
    isStyled ? "\u{1B}[1m\(text(heading))\u{1B}[0m" : text(heading)
  }

  private func row(_ example: Example) -> Row { (example.line, example.text.text(in: language)) }

  private func row(_ option: OptionName, of command: CommandName) -> Row {
    (SafeText(option.term(in: command)), option.summary(for: command).text(in: language))
  }

  /// The operands, of which all but the first are left out where they are long.
  private func briefSynopsis(_ command: CommandName) -> SafeText {
    let whole = command.synopsis
    guard whole.displayWidth > 18, let first = command.operands.first else { return whole }
    return first.synopsis.count > 8 ? "\(command.rawValue) …" : "\(command.rawValue) \(first.synopsis) …"
  }

  /// The operands, the options that have to be there, and that there are others.
  private func synopsis(_ command: CommandName) -> SafeText {
    var words = [command.synopsis]
    words += command.requiredOptions.map { SafeText($0.usage(in: command)) }
    if command.ownOptions.count > command.requiredOptions.count { words.append("[\(text(.optionWord))…]") }
    return words.joined(separator: " ")
  }

  private func usage(_ lines: [SafeText]) -> [SafeText] {
    [styled(.usage)] + lines.map { "  " + $0 } + [""]
  }

  /// Terms in one column and what is said of them in another; terms longer than the column have a line of their own.
  private func section(
    _ heading: HelpText, rows: [Row], longest: Int = longestTerm, column: Int? = nil
  ) -> [SafeText] {
    guard !rows.isEmpty else { return [] }
    let widest = column ?? rows.map(\.term.displayWidth).filter { $0 <= longest }.max() ?? 4
    let lines = rows.flatMap { term, text -> [SafeText] in
      var lines = wrapped(text, indent: widest + 4)
      if term.displayWidth > widest { return ["  " + term] + lines }
      let margin = SafeText(repeating: " ", count: widest + 4)
      lines[0] = "  " + term.padded(to: widest + 2) + lines[0].removing(prefix: margin)
      return lines
    }
    return [styled(heading)] + lines + [""]
  }

  private func remarks(_ remarks: [HelpText]) -> [SafeText] {
    if remarks.isEmpty { return [] }
    return [styled(.remarks)] + remarks.flatMap { wrapped(text($0), indent: 2) }
  }

  private func wrapped(_ text: SafeText, indent: Int) -> [SafeText] {
    text.wrapped(to: Self.columns - indent).map { SafeText(repeating: " ", count: indent) + $0 }
  }
}

extension CommandName {
  /// The command and its operands, as a synopsis shows them.
  var synopsis: SafeText {
    ([rawValue] + operands.map(\.synopsis)).map { SafeText($0) }.joined(separator: " ")
  }
}

extension OptionName {
  /// As a synopsis shows it: `-o FILE`.
  func usage(in command: CommandName) -> String {
    let name = letter.map { "-\($0)" } ?? spelling
    return placeholder(in: command).map { name + " " + $0 } ?? name
  }
}
