/// A command line that is being typed, as far as it can be understood: nothing in it is wrong yet.
struct TypedLine: Equatable {
  /// What stands where the cursor is.
  enum Place: Equatable {
    /// The first word that is no option, which may name a command.
    case first
    /// The operand of that number behind the command's name.
    case operand(Int)
    case option
    case value(of: OptionName)
  }

  /// The command that is named, else the one that is understood.
  var command = CommandName.preview
  var place = Place.first
  /// What of the cursor's word belongs to it and stays: `--skin=`, `-o`.
  var lead = ""
  /// What has been typed behind that.
  var typed = ""
  /// A word that begins with a dash would be read as an option there.
  var mindsDashes = true
  /// The options that are there.
  var options: Set<OptionName> = []
  /// The operands that are there, by their numbers.
  var operands: [Int: String] = [:]

  /// Takes a command line apart as `ArgumentParser` does, but for what is wrong in it.
  ///
  /// - Parameters:
  ///   - before: the words before the cursor's, without the program's name.
  ///   - word: the cursor's word up to the cursor.
  ///   - after: the words behind it.
  init(before: [String], word: String, after: [String] = []) {
    var reader = Reader()
    for word in before { reader.take(word) }
    (place, lead, typed) = reader.place(of: word)
    mindsDashes = lead.isEmpty && !reader.endsOptions
    switch place {
    case .first, .operand: reader.skipOperand()
    case .value, .option: reader.waiting = nil
    }
    for word in after { reader.take(word) }
    command = reader.command ?? .preview
    options = reader.options
    operands = reader.operands
  }
}

extension TypedLine {
  private struct Reader {
    var command: CommandName?
    var options: Set<OptionName> = []
    var operands: [Int: String] = [:]
    /// The option that the next word is the value of.
    var waiting: OptionName?
    var endsOptions = false
    private var count = 0

    mutating func take(_ word: String) {
      let isValue = waiting != nil && !Self.isOption(word)
      waiting = nil
      if isValue { return }
      guard !endsOptions, Self.isOption(word) else { return takeOperand(word) }
      if word == "--" {
        endsOptions = true
      } else if let (option, attached) = Self.option(word) {
        options.insert(option)
        if option.value != .flag, attached == nil { waiting = option }
      }
    }

    mutating func skipOperand() { count += 1 }

    private mutating func takeOperand(_ word: String) {
      if command == nil, count == 0, !endsOptions, let named = CommandName(rawValue: word) {
        command = named
      } else {
        operands[count] = word
        count += 1
      }
    }

    /// What the cursor's word is, what of it stays, and what of it is typed.
    func place(of word: String) -> (Place, lead: String, typed: String) {
      let isOption = Self.isOption(word)
      if let waiting, !isOption { return (.value(of: waiting), "", word) }
      guard !endsOptions, isOption || word == "-" else {
        return (command == nil && count == 0 && !endsOptions ? .first : .operand(count), "", word)
      }
      if let (option, attached) = Self.option(word), let attached, option.value != .flag {
        return (.value(of: option), String(word.dropLast(attached.count)), String(attached))
      }
      return (.option, "", word)
    }

    private static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }

    /// The option that a word names, and the value that stands in the same word.
    private static func option(_ word: String) -> (OptionName, attached: Substring?)? {
      if word.hasPrefix("--") {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let option = OptionName(rawValue: String(parts.first ?? "")) else { return nil }
        return (option, parts.count > 1 ? parts[1] : nil)
      }
      let letter = word.dropFirst().first
      guard let option = OptionName.allCases.first(where: { $0.letter == letter && letter != nil }) else {
        return nil
      }
      let attached = word.dropFirst(2)
      return (option, attached.isEmpty ? nil : attached)
    }
  }
}

extension TypedLine {
  /// The pack that the line names; nil where it names none, and the one at hand is meant.
  var pack: String? {
    numberOfPack.flatMap { operands[$0] }
  }

  /// The pack whose skins may be named; nil for the one at hand. Where a pack has to be named and is not yet, it is none
  /// but the current folder: what has to be named is never the shipped one.
  var packOfSkins: String? {
    let mustBeNamed = numberOfPack.map { command.operands[$0].count != .optional } ?? false
    return pack ?? (mustBeNamed ? "." : nil)
  }

  private var numberOfPack: Int? { command.operands.firstIndex { $0.kind == .pack } }
}
