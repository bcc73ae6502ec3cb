import Texts

/// The help, made from the declarations of commands and options.
struct HelpPage {
  let language: Language

  /// The page of the whole program.
  func overview() -> SafeText {
    var page: [SafeText] = ["skinscope \(Version.current): \(text(.tagline))", ""]
    let examples = [CommandName.preview, .list, .show, .lint, .render, .color].flatMap {
      $0.examples.prefix($0 == .preview ? 2 : 1)
    }
    page += section(.examples, rows: examples.map { ($0.line, $0.text.text(in: language)) })
    page += section(
      .usage, rows: [("skinscope [PACK]", ""), ("skinscope COMMAND …", "")])
    page += section(
      .commands,
      rows: CommandName.allCases.map { (synopsisOfOperands($0), $0.summary.text(in: language)) })
    page += section(.options, rows: OptionName.common.map { row($0, of: .help) })
    page += section(
      .exitCodes,
      rows: [
        ("0", text(.exitDone)), ("1", text(.exitFindings)), ("2", text(.exitUsage)),
        ("3", text(.exitUnreadable)),
      ])
    page += remarks([.whatAPackIs, .phoneShowsAnother, .moreHelp])
    return page.joined(separator: "\n") + "\n"
  }

  /// The page of the command of that name, or of the whole program.
  func page(asked name: String?) throws(UsageError) -> SafeText {
    guard let name else { return overview() }
    guard let command = CommandName(rawValue: name) else { throw CommandName.unknown(name) }
    return page(of: command)
  }

  /// The page of one command.
  func page(of command: CommandName) -> SafeText {
    var page: [SafeText] = ["skinscope \(command.rawValue): \(command.summary.text(in: language))", ""]
    page += section(.examples, rows: command.examples.map { ($0.line, $0.text.text(in: language)) })
    page += section(.usage, rows: [("skinscope " + synopsis(command), "")])
    page += section(.options, rows: command.options.map { row($0, of: command) })
    page += remarks(command.remarks)
    return page.joined(separator: "\n") + "\n"
  }

  private func text(_ text: HelpText) -> SafeText { text.text(in: language) }

  private func row(_ option: OptionName, of command: CommandName) -> (SafeText, SafeText) {
    (SafeText(option.term(in: command)), option.summary(for: command).text(in: language))
  }

  private func synopsisOfOperands(_ command: CommandName) -> SafeText {
    ([command.rawValue] + command.operands.map(\.synopsis)).map { SafeText($0) }.joined(separator: " ")
  }

  private func synopsis(_ command: CommandName) -> SafeText {
    let options = command.ownOptions.map { option -> SafeText in
      let name = option.letter.map { "-\($0)" } ?? option.spelling
      let whole = option.placeholder(in: command).map { name + " " + $0 } ?? name
      return command.requiredOptions.contains(option) ? "\(whole)" : "[\(whole)]"
    }
    return ([synopsisOfOperands(command)] + options).joined(separator: " ")
  }

  private func section(_ heading: HelpText, rows: [(SafeText, SafeText)]) -> [SafeText] {
    let widest = rows.map(\.0.displayWidth).filter { $0 <= 44 }.max() ?? 0
    let lines = rows.flatMap { term, text -> [SafeText] in
      if text.isEmpty { return wrapped(term, indent: 2, hanging: 6) }
      if term.displayWidth > widest { return ["  " + term] + wrapped(text, indent: widest + 4) }
      let lines = wrapped(text, indent: widest + 4)
      return [
        "  " + term.padded(to: widest + 2)
          + (lines.first?.removing(prefix: SafeText(repeating: " ", count: widest + 4)) ?? "")
      ]
        + lines.dropFirst()
    }
    return [text(heading)] + lines + [""]
  }

  private func remarks(_ remarks: [HelpText]) -> [SafeText] {
    [text(.remarks)] + remarks.flatMap { wrapped(text($0), indent: 2) }
  }

  private func wrapped(_ text: SafeText, indent: Int, hanging: Int? = nil) -> [SafeText] {
    text.wrapped(toColumns: 80, indent: indent, hanging: hanging ?? indent)
  }
}
