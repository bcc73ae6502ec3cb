import Texts

/// A command line taken apart: which command, and what it is to work on.
struct ParsedArguments: Equatable, Sendable {
  var command: CommandName
  /// The values of the options given, empty for flags. Of an option given twice the last counts.
  var options: [OptionName: String] = [:]
  var operands: [String] = []
  /// True where the command's name was not typed, but understood.
  var commandIsImplied = false

  /// Whether a flag is given.
  func has(_ option: OptionName) -> Bool { options[option] != nil }
}

/// Takes a command line apart by the declarations of commands and options.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var options: [(name: OptionName, value: String)] = []
  private var operands: [String] = []
  /// How many operands stood before `--`; only those can name a command.
  private var plainOperands = 0

  /// Parses the arguments after the program's name.
  ///
  /// - Throws: `UsageError` with what is wrong and, where something is near, what was probably meant.
  static func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(rest: arguments[...])
    try parser.split()
    return try parser.assemble()
  }

  private init(rest: ArraySlice<String>) { self.rest = rest }

  /// Tells options from operands. What an option takes does not depend on the command, so that options may
  /// stand before it.
  private mutating func split() throws(UsageError) {
    while let token = rest.popFirst() {
      if token == "--" {
        operands += rest
        return
      } else if token.hasPrefix("--") {
        try splitLong(token.dropFirst(2))
      } else if token.hasPrefix("-"), token.count > 1 {
        try splitLetter(token)
      } else {
        operands.append(token)
        plainOperands += 1
      }
    }
  }

  private mutating func splitLong(_ token: Substring) throws(UsageError) {
    let parts = token.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = OptionName(rawValue: name) else {
      let suggestion = NearestName.of(name, among: availableOptions.map(\.rawValue))
      throw UsageError(
        .unknownOption("--" + name, suggestion: suggestion.map { "--" + $0 }), command: namedCommand)
    }
    try add(option, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func splitLetter(_ token: String) throws(UsageError) {
    let letter = token.dropFirst().first
    guard let option = OptionName.allCases.first(where: { $0.letter == letter }) else {
      throw UsageError(.unknownOption(token, suggestion: nil), command: namedCommand)
    }
    let attached = token.dropFirst(2)
    try add(option, attached: attached.isEmpty ? nil : String(attached))
  }

  private mutating func add(_ option: OptionName, attached: String?) throws(UsageError) {
    guard option.value != .flag else {
      if let attached { throw UsageError(.valueNotTaken(option.spelling, attached), command: namedCommand) }
      return options.append((option, ""))
    }
    if let attached {
      options.append((option, attached))
    } else if let next = rest.first, next == "-" || !next.hasPrefix("-") {
      rest.removeFirst()
      options.append((option, next))
    } else {
      throw UsageError(
        .valueMissing(option.spelling, placeholder: option.placeholder(in: namedCommand) ?? ""),
        command: namedCommand)
    }
  }

  /// The command that the operands so far name.
  private var namedCommand: CommandName? {
    plainOperands > 0 ? operands.first.flatMap(CommandName.init) : nil
  }

  private var availableOptions: [OptionName] { namedCommand?.options ?? OptionName.told }
}

extension ArgumentParser {
  /// Puts the parts together and checks them against the command's declaration.
  private func assemble() throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments(command: namedCommand ?? .preview)
    parsed.commandIsImplied = namedCommand == nil
    parsed.operands = Array(operands.dropFirst(namedCommand == nil ? 0 : 1))
    for (option, value) in options {
      guard (parsed.command.options + parsed.command.internalOptions).contains(option) else {
        throw UsageError(
          .foreignOption(option.spelling, command: parsed.command.rawValue), command: parsed.command)
      }
      try check(value, of: option, command: parsed.command)
      parsed.options[option] = value
    }
    // Whoever asks for help need not have got the rest right.
    if !parsed.has(.help), !parsed.has(.version) { try checkCount(parsed) }
    return parsed
  }

  private func check(_ value: String, of option: OptionName, command: CommandName) throws(UsageError) {
    switch option.value {
    case .flag, .text, .output:
      return
    case .choice(let names):
      try check(value, of: option, isAmong: names, command: command)
    case .format:
      try check(value, of: option, isAmong: command.formats, command: command)
    case .size:
      guard ScreenSize(value) != nil else {
        throw UsageError(.notASize(option.spelling, value, limit: ScreenSize.limit), command: command)
      }
    case .seconds:
      guard let seconds = Double(value), seconds > 0, seconds.isFinite else {
        throw UsageError(.notSeconds(option.spelling, value), command: command)
      }
    case .minutes:
      guard let minutes = Double(value), minutes > 0, minutes <= 24 * 60 else {
        throw UsageError(.notMinutes(option.spelling, value), command: command)
      }
    case .language:
      guard Language(option: value) != nil else {
        throw UsageError(
          .unknownChoice(option.spelling, value, choices: Language.options, suggestion: nil), command: command
        )
      }
    }
  }

  private func check(
    _ value: String, of option: OptionName, isAmong names: [String], command: CommandName
  ) throws(UsageError) {
    if names.contains(value) { return }
    let suggestion = NearestName.of(value, among: names)
    throw UsageError(
      .unknownChoice(option.spelling, value, choices: names, suggestion: suggestion), command: command)
  }

  private func checkCount(_ parsed: ParsedArguments) throws(UsageError) {
    let declared = parsed.command.operands
    // Whoever asks about the terminal need not ask about a value as well.
    let least = parsed.has(.terminal) ? 0 : declared.filter { $0.count != .optional }.count
    if parsed.operands.count < least {
      throw UsageError(
        .operandMissing(declared[parsed.operands.count].placeholder, command: parsed.command.rawValue),
        command: parsed.command)
    }
    if let missing = parsed.command.requiredOptions.first(where: { !parsed.has($0) }) {
      throw UsageError(
        .optionMissing(
          missing.spelling, placeholder: missing.placeholder(in: parsed.command) ?? "",
          command: parsed.command.rawValue),
        command: parsed.command)
    }
    // What is being typed on another command line is not for this one to judge.
    if parsed.has(.words) { return }
    if parsed.operands.count > declared.count, declared.last?.count != .oneOrMore {
      throw surplus(parsed.operands[declared.count], of: parsed)
    }
  }

  /// Two words without a command are more often a mistyped command than two packs.
  private func surplus(_ operand: String, of parsed: ParsedArguments) -> UsageError {
    if parsed.commandIsImplied, let first = parsed.operands.first { return CommandName.unknown(first) }
    return UsageError(.operandUnexpected(operand, command: parsed.command.rawValue), command: parsed.command)
  }
}

extension CommandName {
  /// What to say of a name that is no command's.
  static func unknown(_ name: String) -> UsageError {
    UsageError(.unknownCommand(name, suggestion: NearestName.of(name, among: allCases.map(\.rawValue))))
  }
}

extension Language {
  /// What the help names as values of `--lang`.
  static let options = ["en", "zh"]

  /// The language that `--lang` names: `en`, `zh`, or a locale that begins with one of them.
  init?(option: String) {
    let name = option.lowercased().prefix { $0.isLetter }
    guard name == "en" || name == "zh" else { return nil }
    self.init(locale: option)
  }
}
