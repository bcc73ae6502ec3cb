/// A bash command line up to the cursor, taken apart by bash's rules of quoting.
struct BashLine: Equatable {
  /// The words that are finished, without their quotes and without the program's name.
  private(set) var words: [String] = []
  /// The cursor's.
  private(set) var word = BashWord()

  /// - Parameters:
  ///   - line: from the program's name up to the cursor.
  ///   - breaks: the characters behind which readline sees a new word, `COMP_WORDBREAKS`.
  init(_ line: String, breaks: String) {
    var reader = Reader(breaks: Set(breaks))
    for character in line { reader.take(character) }
    let finished = reader.words
    words = Array(finished.dropFirst())
    word = reader.word ?? BashWord()
  }

  private struct Reader {
    let breaks: Set<Character>
    var words: [String] = []
    var word: BashWord?
    private var escapes = false

    init(breaks: Set<Character>) { self.breaks = breaks }

    mutating func take(_ character: Character) {
      if escapes {
        escapes = false
        // Between double quotes a backslash is one, unless it would change what follows.
        let isOne = word?.quote == "\"" && !"$`\"\\\n".contains(character)
        return add(isOne ? "\\\(character)" : String(character))
      }
      switch (word?.quote, character) {
      case ("'", "'"), ("\"", "\""): word?.close()
      case ("'", _): add(String(character))
      case (_, "\\"):
        escapes = true
        add("")
      case ("\"", "$"), ("\"", "`"), (nil, "$"), (nil, "`"):
        add(String(character))
        word?.isExpanded = true
      case ("\"", _): add(String(character))
      case (_, "'"), (_, "\""):
        add("")
        word?.open(character)
      case (_, " "), (_, "\t"), (_, "\n"), (_, "<"), (_, ">"): endWord()
      case (_, ";"), (_, "|"), (_, "&"), (_, "("):
        endWord()
        words.removeAll()
      case (_, _):
        add(String(character))
        if breaks.contains(character) { word?.breakHere() }
      }
    }

    private mutating func add(_ text: String) {
      var changed = word ?? BashWord()
      changed.text += text
      word = changed
    }

    private mutating func endWord() {
      if let word { words.append(word.text) }
      word = nil
    }
  }
}

/// A word that is typed in bash, and what readline takes of it for the word that a completion replaces.
struct BashWord: Equatable {
  /// Without its quotes.
  var text = ""
  /// The quotation mark that is open at its end.
  private(set) var quote: Character?
  /// What stands before the part that is replaced, without its quotes.
  private(set) var kept = ""
  /// It has a variable or a command in it, of which only bash knows the value.
  var isExpanded = false
  private var keptByBreak = ""

  mutating func open(_ mark: Character) {
    (quote, kept) = (mark, text)
  }

  mutating func close() {
    (quote, kept) = (nil, keptByBreak)
  }

  mutating func breakHere() {
    (kept, keptByBreak) = (text, text)
  }

  /// How `whole` is to be spelled from where bash replaces, nil where it is no continuation of what stays.
  func continuation(to whole: String) -> String? {
    guard let rest = unquotedContinuation(to: whole) else { return nil }
    switch quote {
    case "'": return rest.map { $0 == "'" ? #"'\''"# : String($0) }.joined()
    case "\"": return rest.map(Self.betweenDoubleQuotes).joined()
    default:
      let home = rest.hasPrefix("~/") ? "~" : ""
      return home
        + rest.dropFirst(home.count).map { Self.special.contains($0) ? "\\\($0)" : String($0) }.joined()
    }
  }

  /// The same without quotes.
  func unquotedContinuation(to whole: String) -> Substring? {
    whole.lowercased().hasPrefix(kept.lowercased()) ? whole.dropFirst(kept.count) : nil
  }

  private static let special = Set(" \t\"'\\$`&;<>|()*?[]{}!#~^")

  private static func betweenDoubleQuotes(_ character: Character) -> String {
    switch character {
    case "\"", "$", "`", "\\": "\\\(character)"
    // The history is called between double quotes too, and a backslash would stay.
    case "!": #""'!'""#
    default: String(character)
    }
  }
}
