/// A key taken apart into words, and what they mean.
struct KeyWords: Sendable {
  /// A word as it was found, in lower case.
  struct Word: Hashable, Sendable {
    var text: String
    var concepts: ConceptSet
  }

  let words: [Word]
  /// The number that the key ends in or bears as an ordinal (`文字一`, `font2`), nil where it bears none.
  let ordinal: Int?
  /// What the words mean.
  let concepts: ConceptSet

  /// Takes `key` apart at changes of script and case, at digits and at everything that is neither letter nor digit.
  ///
  /// - Parameter mark: the word that the team puts in front of its keys, if it was found out.
  init(_ key: String, mark: String? = nil, vocabulary: Vocabulary = .shared) {
    var words: [Word] = []
    var latin: [String] = []
    func closeLatin() {
      words += Self.latinWords(latin, vocabulary)
      latin = []
    }
    for run in Self.runs(of: key) {
      switch run.kind {
      case .latin: latin += Self.humps(run.text).map { $0.lowercased() }
      case .chinese:
        closeLatin()
        words += Self.chineseWords(run.text, vocabulary)
      case .digits:
        closeLatin()
        words.append(Word(text: String(run.text), concepts: [.ordinal]))
      }
    }
    closeLatin()
    words = Self.withoutPrefix(words, mark: mark)
    self.words = Self.withNegations(words)
    ordinal = self.words.last { $0.concepts == [.ordinal] }.flatMap { Self.number($0.text) }
    concepts = self.words.reduce(into: []) { $0.formUnion($1.concepts) }
  }

  func has(_ concept: Concept) -> Bool { concepts.contains(concept) }

  private static func number(_ text: String) -> Int? {
    Int(text) ?? Vocabulary.chineseOrdinals.firstIndex(of: text).map { $0 + 1 }
  }
}

// MARK: - Runs

extension KeyWords {
  private enum RunKind { case latin, chinese, digits }
  private struct Run {
    var kind: RunKind
    var text: Substring
  }

  private static func kind(of scalar: Unicode.Scalar, after kind: RunKind?) -> RunKind? {
    switch scalar.value {
    case 0x30...0x39: .digits
    case 0x41...0x5A, 0x61...0x7A: .latin
    case 0...0x7F: nil
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .chinese
    default:
      // Accents and the like belong to the letter before them.
      scalar.properties.isGraphemeExtend ? kind : scalar.properties.isAlphabetic ? .latin : nil
    }
  }

  private static func runs(of key: String) -> [Run] {
    var runs: [Run] = []
    var start = key.startIndex
    var current: RunKind?
    // By scalars: to find whole characters takes many times as long.
    let scalars = key.unicodeScalars
    for index in scalars.indices {
      let kind = kind(of: scalars[index], after: current)
      if kind == current { continue }
      if let current { runs.append(Run(kind: current, text: key[start..<index])) }
      current = kind
      start = index
    }
    if let current { runs.append(Run(kind: current, text: key[start...])) }
    return runs
  }
}

// MARK: - Latin letters

extension KeyWords {
  /// `kUISwitchOn` is k, UI, Switch, On: a capital opens a word unless it stands among capitals.
  private static func humps(_ run: Substring) -> [Substring] {
    let letters = Array(run)
    var humps: [Substring] = []
    var start = run.startIndex
    var index = run.startIndex
    for position in letters.indices {
      let opensWord =
        position > 0 && letters[position].isUppercase
        && (letters[position - 1].isLowercase
          || (position + 1 < letters.count && letters[position + 1].isLowercase))
      if opensWord {
        humps.append(run[start..<index])
        start = index
      }
      index = run.index(after: index)
    }
    humps.append(run[start...])
    return humps
  }

  /// Words that one another's neighbours complete are read as one, whatever parts them (`high_light`, `navBar`).
  private static func latinWords(_ texts: [String], _ vocabulary: Vocabulary) -> [Word] {
    var words: [Word] = []
    var position = 0
    while position < texts.count {
      let text = texts[position]
      let pair = position + 1 < texts.count ? text + texts[position + 1] : nil
      if let pair, let concepts = vocabulary[pair] {
        words.append(Word(text: pair, concepts: concepts))
        position += 2
      } else if let concepts = vocabulary[text] {
        words.append(Word(text: text, concepts: concepts))
        position += 1
      } else if let pair, let concepts = vocabulary.correction(of: pair) {
        words.append(Word(text: pair, concepts: concepts))
        position += 2
      } else {
        words += unknownLatinWords(text, vocabulary)
        position += 1
      }
    }
    return words
  }

  /// A word that is not in the tables: words run together (`navbgcolor`), else misspelt, else unknown.
  private static func unknownLatinWords(_ text: String, _ vocabulary: Vocabulary) -> [Word] {
    if text.utf8.count <= longestRun {
      let parts = cut(text[...], longest: longestWord, shortest: 2, vocabulary)
      if !parts.contains(where: { $0.concepts == [.unknown] }) { return parts }
    }
    return [Word(text: text, concepts: vocabulary.correction(of: text) ?? [.unknown])]
  }

  /// Words longer than any of the vocabulary, and runs of words longer than any that people write.
  private static let longestWord = 20
  private static let longestRun = 32

  /// A short word at the front that nobody knows is the team's mark (`JJ_navColor`, `gkTextColor`).
  private static func withoutPrefix(_ words: [Word], mark: String?) -> [Word] {
    guard let first = words.first, words.count > 1, first.concepts == [.unknown],
      first.text.utf8.count <= 3 || first.text == mark
    else { return words }
    return [Word(text: first.text, concepts: [.mark])] + words.dropFirst()
  }

  /// “not selected” is a normal state, however it is written.
  private static func withNegations(_ words: [Word]) -> [Word] {
    var result: [Word] = []
    for word in words {
      if word.concepts == [.selected], let last = result.last,
        ["un", "not", "non", "no"].contains(last.text)
      {
        result[result.count - 1] = Word(text: last.text + word.text, concepts: [.normal])
      } else {
        result.append(word)
      }
    }
    return result
  }
}

// MARK: - Chinese and words run together

extension KeyWords {
  private static func chineseWords(_ run: Substring, _ vocabulary: Vocabulary) -> [Word] {
    cut(run, longest: vocabulary.longestChinese, shortest: 1, vocabulary)
  }

  /// Cuts letters into known words such that the fewest letters are left over, and then into the fewest words.
  /// Left-over neighbours make one unknown word.
  private static func cut(_ run: Substring, longest: Int, shortest: Int, _ vocabulary: Vocabulary) -> [Word] {
    let letters = Array(run.utf8)
    struct Cut {
      var unknown: Int
      var words: Int
      var length: Int
    }
    // Where each letter begins, and the end of the last.
    let places = letters.indices.filter { letters[$0] & 0xC0 != 0x80 } + [letters.count]
    let count = places.count - 1
    func text(_ start: Int, _ length: Int) -> ArraySlice<UInt8> {
      letters[places[start]..<places[start + length]]
    }
    var best = [Cut](repeating: Cut(unknown: 0, words: 0, length: 0), count: count + 1)
    for start in (0..<count).reversed() {
      let rest = best[start + 1]
      var choice = Cut(unknown: rest.unknown + 1, words: rest.words + 1, length: 0)
      for length in stride(from: min(longest, count - start), through: shortest, by: -1)
      where vocabulary.has(text(start, length)) {
        let rest = best[start + length]
        if (rest.unknown, rest.words + 1) < (choice.unknown, choice.words) {
          choice = Cut(unknown: rest.unknown, words: rest.words + 1, length: length)
        }
      }
      best[start] = choice
    }
    var words: [Word] = []
    var position = 0
    while position < count {
      let length = max(1, best[position].length)
      let known = best[position].length == 0 ? nil : vocabulary[text(position, length)]
      let text = String(decoding: text(position, length), as: UTF8.self)
      let concepts = known ?? [.unknown]
      if concepts == [.unknown], let last = words.last, last.concepts == [.unknown] {
        words[words.count - 1].text += text
      } else {
        words.append(Word(text: text, concepts: concepts))
      }
      position += length
    }
    return words
  }
}
