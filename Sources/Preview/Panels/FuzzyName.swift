/// A name made ready to be searched: its characters without case and accents, and where words begin.
struct FuzzyName: Sendable {
  /// One number a character, in the order of the name.
  private let letters: [UInt32]
  private let startsWord: [Bool]

  init(_ name: String) {
    var letters: [UInt32] = []
    var startsWord: [Bool] = []
    var before: Kind?
    for character in name {
      let kind = Kind(character)
      letters.append(Self.fold(character))
      startsWord.append(before.map { kind.beginsWord(after: $0) } ?? true)
      before = kind
    }
    self.letters = letters
    self.startsWord = startsWord
  }

  /// What is typed, as it is compared: blanks only part the letters.
  static func letters(ofQuery query: String) -> [UInt32] {
    query.filter { !$0.isWhitespace }.map(fold)
  }

  /// A character without case and accents; what has neither stands for itself.
  private static func fold(_ character: Character) -> UInt32 {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII {
      let value = first.value
      return (0x41...0x5A).contains(value) ? value + 0x20 : value
    }
    let small = first.properties.lowercaseMapping.unicodeScalars.first ?? first
    return Self.plain[small] ?? small.value
  }

  /// Small letters of Latin with their accents taken off, and full-width forms made narrow.
  private static let plain: [Unicode.Scalar: UInt32] = {
    var plain: [Unicode.Scalar: UInt32] = [:]
    let families = [
      "a": "àáâãäåāăą", "c": "çćč", "d": "ďđ", "e": "èéêëēėęě", "g": "ğģ", "i": "ìíîïīįı", "l": "łļľ",
      "n": "ñńņň", "o": "òóôõöøōő", "r": "řŕ", "s": "śşšș", "t": "ťţț", "u": "ùúûüūůűų", "y": "ýÿ",
      "z": "źżž",
    ]
    for (base, accented) in families {
      guard let base = base.unicodeScalars.first else { continue }
      for scalar in accented.unicodeScalars { plain[scalar] = base.value }
    }
    for value in UInt32(0xFF01)...0xFF5E {
      let narrow = value - 0xFEE0
      guard let wide = Unicode.Scalar(value) else { continue }
      plain[wide] = (0x41...0x5A).contains(narrow) ? narrow + 0x20 : narrow
    }
    return plain
  }()

  /// What a character is to the words of a name.
  private enum Kind: Hashable {
    case small, capital, digit, wide, other

    init(_ character: Character) {
      guard let scalar = character.unicodeScalars.first else {
        self = .other
        return
      }
      if scalar.properties.isIdeographic {
        self = .wide
      } else if character.isNumber {
        self = .digit
      } else if character.isUppercase {
        self = .capital
      } else {
        self = character.isLetter ? .small : .other
      }
    }

    /// Words begin behind what is no letter, where the script changes, and at a capital: `nightBlue2`, `青瓷light`.
    func beginsWord(after before: Kind) -> Bool {
      switch (before, self) {
      case (_, .other): false
      case (.capital, .small): false
      case (let before, let kind): before != kind
      }
    }
  }

  /// How well a name has the letters in their order, and which of its characters they are; nil where it has not.
  struct Match: Hashable {
    var score: Int
    var places: [Int]
  }

  private static let runBonus = 8
  private static let wordBonus = 6
  private static let startBonus = 4

  /// Finds the letters in their order where they score best: in one run, at the starts of words, early.
  ///
  /// The best of all ways to lay them into the name, by dynamic programming over letters and places.
  func match(_ query: [UInt32]) -> Match? {
    guard !query.isEmpty else { return Match(score: 0, places: []) }
    guard hasInOrder(query) else { return nil }
    let count = letters.count
    // best[place]: the score of the letters so far with the last of them at this place; nil where it cannot be.
    var best: [Int?] = Array(repeating: nil, count: count)
    var cameFrom: [[Int]] = []
    for (order, letter) in query.enumerated() {
      var next: [Int?] = Array(repeating: nil, count: count)
      var from = Array(repeating: -1, count: count)
      var reach: (score: Int, place: Int)?
      for place in 0..<count {
        // What can be reached from any letter before this place, a little worse for each place passed over.
        if letters[place] == letter {
          let own = 1 + (startsWord[place] ? Self.wordBonus : 0)
          if order == 0 {
            next[place] = own + (place == 0 ? Self.startBonus : 0) - min(place, 8) / 2
          } else {
            if let reach { (next[place], from[place]) = (reach.score + own, reach.place) }
            if place > 0, let run = best[place - 1], run + own + Self.runBonus > next[place] ?? Int.min {
              (next[place], from[place]) = (run + own + Self.runBonus, place - 1)
            }
          }
        }
        if let score = best[place], score > reach?.score ?? Int.min { reach = (score, place) }
      }
      best = next
      cameFrom.append(from)
    }
    guard var place = best.indices.filter({ best[$0] != nil }).max(by: { (best[$0] ?? 0) < (best[$1] ?? 0) }),
      let score = best[place]
    else { return nil }
    var places: [Int] = []
    for from in cameFrom.reversed() {
      places.append(place)
      place = from[place]
    }
    // Of two names that have all this alike, the shorter is meant.
    return Match(score: score * 64 - min(count, 63), places: places.reversed())
  }

  private func hasInOrder(_ query: [UInt32]) -> Bool {
    var wanted = query.startIndex
    for letter in letters where letter == query[wanted] {
      wanted += 1
      if wanted == query.endIndex { return true }
    }
    return false
  }
}
