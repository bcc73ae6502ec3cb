import Texts

/// The words that keys are made of and what each means. To teach the inference a word, add it to the tables of
/// English or Chinese words; nothing else needs to know.
struct Vocabulary: Sendable {
  /// The concepts of each word, English in lower case.
  private let concepts: [String: [Concept]]
  /// English words that are long enough to be recognised when they are misspelt.
  private let correctable: [Correctable]
  /// The letters of the longest Chinese word.
  let longestChinese: Int

  static let shared = Vocabulary()

  init() {
    var concepts: [String: [Concept]] = [:]
    concepts.reserveCapacity(2_048)
    // On bytes and with one look at the table for each word, since this is done at every start.
    func add(_ words: String, _ meaning: [Concept]) {
      func keep(_: inout [Concept]) {}
      for word in words.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
        keep(&concepts[String(Substring(word)), default: meaning])
      }
    }
    for entry in Self.english { add(entry.words, entry.concepts) }
    add(Self.englishForeign, [.foreign])
    correctable = concepts.keys.filter { $0.utf8.count >= Self.shortestCorrectable }.map(Correctable.init)
    for entry in Self.chinese { add(entry.words, entry.concepts) }
    add(Self.chineseForeign, [.foreign])
    for ordinal in Self.chineseOrdinals { add(ordinal, [.ordinal]) }
    longestChinese =
      concepts.keys.filter { $0.utf8.first ?? 0 >= 0x80 }.map(\.unicodeScalars.count).max() ?? 1
    self.concepts = concepts
  }

  /// One to nine; the place in the array is the number less one.
  static let chineseOrdinals = ["一", "二", "三", "四", "五", "六", "七", "八", "九"]

  /// What the word means, nil for a word that is not in the tables.
  subscript(word: String) -> [Concept]? { concepts[word] }

  /// What a misspelt English word means, nil where no word or words of different meanings are near it.
  ///
  /// One slip is forgiven in words of six letters, two in words of nine; the first letter must be right, since
  /// typing errors seldom fall there and real words that differ there are many.
  func correction(of word: String) -> [Concept]? {
    let letters = Array(word.utf8)
    guard letters.count >= Self.shortestCorrectable - 1 else { return nil }
    var best: (distance: Int, meaning: [Concept])?
    let shape = WordShape(letters)
    for candidate in correctable where candidate.shape.first == shape.first {
      let allowed = candidate.shape.count >= Self.longWord ? 2 : 1
      guard candidate.shape.isWithin(allowed, of: shape) else { continue }
      let distance = EditDistance.between(letters, Array(candidate.word.utf8))
      guard distance <= allowed, let meaning = concepts[candidate.word] else { continue }
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
    let word: String
    let shape: WordShape

    init(_ word: String) {
      self.word = word
      shape = WordShape(word.utf8)
    }
  }
}
