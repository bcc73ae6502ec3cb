import Texts

/// The words that keys are made of and what each means. To teach the inference a word, add it to the tables of
/// English or Chinese words; nothing else needs to know.
struct Vocabulary: Sendable {
  /// The words, English in lower case, with the place of what they mean in `meanings`.
  private let words: WordTable
  private let meanings: [ConceptSet]
  /// English words that are long enough to be recognised when they are misspelt.
  private let correctable: Lazy<[Correctable]>
  /// The letters of the longest Chinese word.
  let longestChinese: Int

  static let shared = Vocabulary()

  init() {
    var words = WordTable()
    var meanings: [ConceptSet] = []
    func add(_ text: String, _ meaning: ConceptSet) {
      words.add(text, number: meanings.count)
      meanings.append(meaning)
    }
    for entry in Self.english { add(entry.words, entry.concepts) }
    add(Self.englishForeign, [.foreign])
    let english = words.indices
    for entry in Self.chinese { add(entry.words, entry.concepts) }
    add(Self.chineseForeign, [.foreign])
    for ordinal in Self.chineseOrdinals { add(ordinal, [.ordinal]) }
    correctable = Lazy { [words] in
      english.filter { words[$0].count >= Self.shortestCorrectable }.map {
        Correctable(index: $0, shape: WordShape(words[$0]))
      }
    }
    longestChinese = words.indices[english.upperBound...].map { Self.letterCount(words[$0]) }.max() ?? 1
    self.words = words
    self.meanings = meanings
  }

  /// How many characters UTF-8 bytes are: all but those that go on with one.
  private static func letterCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  /// One to nine; the place in the array is the number less one.
  static let chineseOrdinals = ["一", "二", "三", "四", "五", "六", "七", "八", "九"]

  /// What the word means, nil for a word that is not in the tables.
  subscript(word: String) -> ConceptSet? { self[Array(word.utf8)[...]] }

  /// What the word of these bytes means, nil for one that is not in the tables.
  subscript(word: ArraySlice<UInt8>) -> ConceptSet? { words.number(of: word).map { meanings[$0] } }

  /// Whether the word of these bytes is in the tables.
  func has(_ word: ArraySlice<UInt8>) -> Bool { words.number(of: word) != nil }

  /// What a misspelt English word means, nil where no word or words of different meanings are near it.
  ///
  /// One slip is forgiven in words of six letters, two in words of nine; the first letter must be right, since
  /// typing errors seldom fall there and real words that differ there are many.
  func correction(of word: String) -> ConceptSet? {
    let letters = Array(word.utf8)
    guard letters.count >= Self.shortestCorrectable - 1 else { return nil }
    var best: (distance: Int, meaning: ConceptSet)?
    let shape = WordShape(letters)
    for candidate in correctable.value where candidate.shape.first == shape.first {
      let allowed = candidate.shape.count >= Self.longWord ? 2 : 1
      guard candidate.shape.isWithin(allowed, of: shape) else { continue }
      let distance = EditDistance.between(letters, Array(words[candidate.index]))
      guard distance <= allowed else { continue }
      let meaning = meanings[words.number(at: candidate.index)]
      if let known = best {
        if distance > known.distance { continue }
        if distance == known.distance && known.meaning != meaning { return nil }
      }
      best = (distance, meaning)
    }
    return best?.meaning
  }

  private static let shortestCorrectable = 6
  private static let longWord = 9

  /// A word that is looked for behind misspelt ones.
  private struct Correctable: Sendable {
    let index: Int
    let shape: WordShape
  }
}
