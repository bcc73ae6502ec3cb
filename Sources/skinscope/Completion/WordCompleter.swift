import Texts

/// Finds what may stand at the cursor of a command line, by what the declaration says of its place.
struct WordCompleter {
  let language: Language
  /// The skins of a pack on the disk, of the one at hand for nil; none where it cannot be read.
  let skins: (_ pack: String?) -> [OfferedSkin]
  /// What the revisions are called of the repository that a pack is in, or the current folder for nil.
  let revisions: (_ pack: String?) -> [String]
  /// What is in a folder: `""` is the current one.
  let files: (_ folder: String) -> [OfferedFile]

  /// All that may stand there, in an order that is meant; not all of it begins with what is typed.
  func offers(for line: TypedLine) -> [WordOffer] {
    let offers =
      switch line.place {
      case .first: commands() + operand(0, of: line)
      case .operand(let number): operand(number, of: line)
      case .option: options(of: line)
      case .value(let option): words(option.kind(in: line.command), of: line)
      }
    // Text that a terminal would obey is for no prompt, and nobody could type it.
    return offers.filter { !$0.word.isEmpty && SafeText($0.word).description == $0.word }
  }

  private func commands() -> [WordOffer] {
    CommandName.allCases.map { WordOffer(word: $0.rawValue, note: $0.summary.text(in: language)) }
  }

  private func options(of line: TypedLine) -> [WordOffer] {
    // A letter that is typed is one already.
    if let letter = line.typed.dropFirst().first, line.typed.count == 2,
      line.command.options.contains(where: { $0.letter == letter })
    {
      return [WordOffer(word: line.typed)]
    }
    return line.command.options.filter { !line.options.contains($0) }
      .map { WordOffer(word: $0.spelling, note: $0.summary(for: line.command).text(in: language)) }
  }

  private func operand(_ number: Int, of line: TypedLine) -> [WordOffer] {
    let declared = line.command.operands
    if number < declared.count { return words(declared[number].kind, of: line) }
    if let last = declared.last, last.count == .oneOrMore { return words(last.kind, of: line) }
    // There is room for nothing but options.
    return line.typed.isEmpty ? options(of: line) : []
  }

  private func words(_ kind: WordKind, of line: TypedLine) -> [WordOffer] {
    let lead = line.lead
    switch kind {
    case .free: return []
    case .names(let names):
      return names.map { WordOffer(word: lead + $0, note: Language.note(of: $0)) }
    case .command: return commands()
    case .skin: return skins(of: line)
    case .pack: return paths(line) { Self.ends($0, in: WordKind.packEndings) }
    case .packOrSkin: return skins(of: line) + paths(line) { Self.ends($0, in: WordKind.packEndings) }
    case .revision:
      return (["HEAD"] + revisions(line.pack).filter { !$0.hasPrefix("-") }).map {
        WordOffer(word: lead + $0)
      }
    case .folder: return paths(line) { _ in false }
    case .file(let endings): return paths(line) { endings.isEmpty || Self.ends($0, in: endings) }
    }
  }

  private func skins(of line: TypedLine) -> [WordOffer] {
    skins(line.packOfSkins).filter { !$0.name.isEmpty && (!line.mindsDashes || !$0.name.hasPrefix("-")) }
      .map { WordOffer(word: line.lead + $0.name, note: $0.note) }
  }

  /// The folders, and those files that are wanted, where the typed path has come to. What begins with a dot has to be
  /// asked for.
  private func paths(_ line: TypedLine, wants: (String) -> Bool) -> [WordOffer] {
    let folder = line.typed.lastIndex(of: "/").map { String(line.typed[...$0]) } ?? ""
    // An address is no path, and the net is not asked.
    if line.typed.utf8.holds("://".utf8) { return [] }
    let showsHidden = line.typed.dropFirst(folder.count).hasPrefix(".")
    return files(folder).filter { file in
      if line.mindsDashes, folder.isEmpty, file.name.hasPrefix("-") { return false }
      return (showsHidden || !file.name.hasPrefix(".")) && (file.isFolder || wants(file.name))
    }.map { file in
      WordOffer(
        word: line.lead + folder + file.name + (file.isFolder ? "/" : ""), isOpen: file.isFolder)
    }
  }

  private static func ends(_ name: String, in endings: [String]) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix("." + $0) }
  }
}

extension Language {
  /// What a value of `--lang` is called by those who speak it; nothing of other words.
  fileprivate static func note(of option: String) -> SafeText {
    switch option {
    case "en": "English"
    case "zh": "简体中文"
    default: ""
    }
  }
}
