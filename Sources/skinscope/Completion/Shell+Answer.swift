import Texts

/// What a shell says of the line that is typed, and how it is answered.
extension Shell {
  /// The line that a shell's script hands over behind `--words --`.
  ///
  /// - Parameter operands: of bash the line up to the cursor, the rest of it and `COMP_WORDBREAKS`; of the others the number
  ///   of words before the cursor's, and the words, the cursor's up to the cursor.
  func line(_ operands: [String]) -> (typed: TypedLine, word: BashWord) {
    switch self {
    case .bash:
      let line = BashLine(operands.first ?? "", breaks: operands.count > 2 ? operands[2] : "")
      // The rest of the cursor's own word is replaced by nothing; what is behind it is told apart by blanks.
      let rest = BashLine(": " + (operands.count > 1 ? operands[1] : "").drop { $0 != " " }, breaks: "")
      let after = rest.words + (rest.word.text.isEmpty ? [] : [rest.word.text])
      return (TypedLine(before: line.words, word: line.word.text, after: after), line.word)
    case .zsh, .fish:
      let words = operands.dropFirst()
      let count = min(max(0, operands.first.flatMap { Int($0) } ?? 0), words.count)
      var word = BashWord()
      word.text = words.dropFirst(count).first ?? ""
      if self == .fish { word.text = Self.unquotedByFish(word.text) }
      word.isExpanded = word.text.utf8.contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "`") }
      let typed = TypedLine(
        before: Array(words.prefix(count)), word: word.text, after: Array(words.dropFirst(count + 1)))
      return (typed, word)
    }
  }

  /// The answer as the shell's script reads it.
  func answer(_ offers: [WordOffer], to word: BashWord, on line: TypedLine) -> SafeText {
    switch self {
    case .bash: Self.bashAnswer(offers, to: word)
    case .zsh: Self.zshAnswer(offers, to: word, on: line)
    case .fish: offers.map { "\($0.word)\t\($0.plainNote)\n" }.joined()
    }
  }

  private static func bashAnswer(_ offers: [WordOffer], to word: BashWord) -> SafeText {
    // What bash puts in the place of variables it knows alone; it may look for files.
    if word.isExpanded { return "default\n" }
    var fitting = offers.filter { $0.word.hasPrefix(word.text) }
    if fitting.isEmpty {
      let typed = word.text.lowercased()
      fitting = offers.filter { $0.word.lowercased().hasPrefix(typed) }
    }
    guard fitting.count == 1, let only = fitting.first, only.isOpen else {
      return fitting.compactMap { word.continuation(to: $0.word) }.reduce("nosort\n") { "\($0)\($1)\n" }
    }
    if word.quote == nil { return "nospace\n\(word.continuation(to: only.word) ?? "")\n" }
    // Behind a folder bash sets the slash itself, and does right with the quotes.
    let folder = only.word.hasSuffix("/") ? only.word.dropLast() : only.word[...]
    return "filenames\n\(word.unquotedContinuation(to: String(folder)) ?? "")\n"
  }

  /// zsh shows only what is behind the lead, and quotes by itself.
  private static func zshAnswer(_ offers: [WordOffer], to word: BashWord, on line: TypedLine) -> SafeText {
    if word.isExpanded { return "?\n" }
    var lead = line.lead.hasSuffix("=") ? line.lead : ""
    var answer: SafeText = lead.isEmpty ? "" : "*=\n"
    if let slash = line.typed.lastIndex(of: "/") {
      lead = line.lead + line.typed[...slash]
      answer = "*/\n"
    }
    for offer in offers where offer.word.hasPrefix(lead) {
      let text = offer.word.dropFirst(lead.count).map { $0 == ":" || $0 == "\\" ? "\\\($0)" : String($0) }
        .joined()
      if text.isEmpty { continue }
      answer += offer.isOpen ? "-" : "="
      answer += offer.note.isEmpty ? "\(text)\n" : "\(text):\(offer.plainNote)\n"
    }
    return answer
  }

  /// A word of fish without its quotes, of which the last may still be open.
  private static func unquotedByFish(_ word: String) -> String {
    var text = ""
    var quote: Character?
    var escapes = false
    for character in word {
      if escapes {
        // Between quotes a backslash is one, unless it stands before what would end them.
        if let quote, character != quote, character != "\\" { text.append("\\") }
        text.append(character)
        escapes = false
      } else if character == "\\" {
        escapes = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else {
        text.append(character)
      }
    }
    return text
  }
}
