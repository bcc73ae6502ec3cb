/// A name made ready to be searched: its characters without case and accents, and where words begin.
struct FuzzyName: Sendable {
  /// One number a character, in the order of the name; the highest bit is set where a word begins.
  private let marked: [UInt32]
  /// A bit for each letter, taken modulo 64: a quick no for most names.
  private let letterSet: UInt64

  private static let wordBit: UInt32 = 1 << 31

  init(_ name: String) {
    var marked: [UInt32] = []
    marked.reserveCapacity(name.utf8.count)
    var letterSet: UInt64 = 0
    var before: LetterKind?
    func add(_ letter: UInt32, _ kind: LetterKind) {
      letterSet |= 1 << UInt64(letter & 63)
      marked.append((before.map { kind.beginsWord(after: $0) } ?? true) ? letter | Self.wordBit : letter)
      before = kind
    }
    if name.unicodeScalars.allSatisfy(\.isWholeCharacter) {
      for scalar in name.unicodeScalars { add(Self.fold(scalar), LetterKind(scalar)) }
    } else {
      for character in name {
        guard let scalar = character.unicodeScalars.first else { continue }
        add(Self.fold(scalar), LetterKind(scalar))
      }
    }
    self.marked = marked
    self.letterSet = letterSet
  }

  /// The characters without case and accents.
  var letters: some Collection<UInt32> { marked.lazy.map { $0 & ~Self.wordBit } }

  /// A character without case and accents, by its first scalar; what has neither stands for itself.
  private static func fold(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x41...0x5A: scalar.value + 0x20
    case 0..<0x80, 0x3040...0x9FFF: scalar.value
    default:
      LetterFolding.plain[scalar]
        ?? scalar.properties.lowercaseMapping.unicodeScalars.first.map { LetterFolding.plain[$0] ?? $0.value }
        ?? scalar.value
    }
  }

  // MARK: Matching

  /// What is typed, as names are compared with it.
  struct Query {
    fileprivate let letters: [UInt32]
    fileprivate let letterSet: UInt64
    /// All that was typed, with the blanks within it.
    fileprivate let typed: [UInt32]
    /// What the rows of a match are worked out in, kept so that it need not be made for each name.
    fileprivate var best: [Int32] = []
    fileprivate var next: [Int32] = []

    /// - Parameter text: blanks in it only part the letters.
    init(_ text: String) {
      let name = FuzzyName(String(text.filter { !$0.isWhitespace }))
      letters = Array(name.letters)
      letterSet = name.letterSet
      let typed = text.drop { $0.isWhitespace }
      self.typed = Array(FuzzyName(String(typed.reversed().drop { $0.isWhitespace }.reversed())).letters)
    }

    var isEmpty: Bool { letters.isEmpty }
  }

  private static let letterScore: Int32 = 1
  private static let runBonus: Int32 = 8
  private static let wordBonus: Int32 = 6
  private static let startBonus: Int32 = 4
  private static let none = Int32.min

  /// How well the name has the letters in their order; nil where it has not.
  ///
  /// It is the best of all ways to lay the letters into the name: in one run, at the starts of words, early.
  func score(_ query: inout Query) -> Int? {
    guard mayHave(query) else { return nil }
    if query.isEmpty { return 0 }
    return lay(&query) { _, _, _ in }.map { best in
      // Of two names that have all this alike, the shorter is meant.
      Int(best.score) * 64 - min(marked.count, 63) + wordingRank(query) << 32
    }
  }

  /// How much of the name is what was typed as it stands: all of it, its beginning, a part, or none. That comes before
  /// the best way to lay single letters.
  private func wordingRank(_ query: Query) -> Int {
    let typed = query.typed
    guard !typed.isEmpty, typed.count <= marked.count else { return 0 }
    func stands(at start: Int) -> Bool {
      typed.indices.allSatisfy { marked[start + $0] & ~Self.wordBit == typed[$0] }
    }
    if stands(at: 0) { return typed.count == marked.count ? 3 : 2 }
    return (0...marked.count - typed.count).contains(where: stands) ? 1 : 0
  }

  /// Which characters of the name are the letters, counted from 0; empty where it has them not.
  func places(_ query: Query) -> [Int] {
    var query = query
    guard mayHave(query), !query.isEmpty else { return [] }
    let count = marked.count
    var from = Array(repeating: -1, count: query.letters.count * count)
    guard let best = lay(&query, record: { from[$0 * count + $1] = $2 }) else { return [] }
    var places: [Int] = []
    var place = best.place
    for order in query.letters.indices.reversed() where place >= 0 {
      places.append(place)
      place = from[order * count + place]
    }
    return places.reversed()
  }

  private func mayHave(_ query: Query) -> Bool {
    guard letterSet & query.letterSet == query.letterSet else { return false }
    var wanted = 0
    for letter in marked {
      guard wanted < query.letters.count else { return true }
      if letter & ~Self.wordBit == query.letters[wanted] { wanted += 1 }
    }
    return wanted == query.letters.count
  }

  /// Lays the letters one after the other, knowing for each place the best score with the letter there.
  /// - Parameter record: told of each letter and place at which place the letter before it lies best.
  private func lay(_ query: inout Query, record: (Int, Int, Int) -> Void) -> (score: Int32, place: Int)? {
    let count = marked.count
    if query.best.count < count {
      query.best = Array(repeating: Self.none, count: count)
      query.next = query.best
    }
    for place in 0..<count { query.best[place] = Self.none }
    for (order, letter) in query.letters.enumerated() {
      // The best of the places before this one, wherever the letter before lies.
      var reach = (score: Self.none, place: -1)
      for place in 0..<count {
        var score = Self.none
        if marked[place] & ~Self.wordBit == letter {
          let own = Self.letterScore + (marked[place] & Self.wordBit != 0 ? Self.wordBonus : 0)
          var from = -1
          if order == 0 {
            score = own + (place == 0 ? Self.startBonus : 0) - Int32(min(place, 8) / 2)
          } else {
            if reach.place >= 0 { (score, from) = (reach.score + own, reach.place) }
            if place > 0, query.best[place - 1] != Self.none {
              let run = query.best[place - 1] + own + Self.runBonus
              if run > score { (score, from) = (run, place - 1) }
            }
          }
          if score != Self.none { record(order, place, from) }
        }
        if query.best[place] > reach.score { reach = (query.best[place], place) }
        query.next[place] = score
      }
      swap(&query.best, &query.next)
    }
    var found: (score: Int32, place: Int)?
    for place in 0..<count where query.best[place] > found?.score ?? Self.none {
      found = (query.best[place], place)
    }
    return found
  }
}
