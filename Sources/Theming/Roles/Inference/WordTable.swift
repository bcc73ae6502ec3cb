/// Words and a number for each, found by their bytes.
///
/// The tables of words are taken in at every start, where a dictionary of strings was a twelfth of the work until the
/// first frame: strings are made, checked and normalised one by one, and hashed so that nobody can foresee how. These
/// words are ours. They stay where they lie in one array of letters, and are found by the hash FNV-1a of Fowler, Noll
/// and Vo, with linear probing.
struct WordTable: Sendable {
  private struct Word: Sendable {
    let start: Int
    let end: Int
    let number: Int
  }

  private var letters: [UInt8] = []
  private var words: [Word] = []
  /// One more than the index of a word; 0 where none is. Always less than half full, a power of two in size.
  private var slots = [UInt16](repeating: 0, count: 4_096)

  var indices: Range<Int> { words.indices }

  /// The bytes of a word, in the order in which they were taken in.
  subscript(index: Int) -> ArraySlice<UInt8> { letters[words[index].start..<words[index].end] }

  /// The number of the word at an index.
  func number(at index: Int) -> Int { words[index].number }

  /// The number of a word, nil where it is not in the table.
  func number(of word: ArraySlice<UInt8>) -> Int? {
    let found = slots[slot(of: word)]
    return found == 0 ? nil : words[Int(found) - 1].number
  }

  /// Takes in words that blanks and line ends part. A word that is there already keeps its number.
  mutating func add(_ text: String, number: Int) {
    var start = letters.count
    letters += text.utf8
    for index in start..<letters.count where letters[index] == 0x20 || letters[index] == 0x0A {
      addWord(start..<index, number)
      start = index + 1
    }
    addWord(start..<letters.count, number)
  }

  /// Takes in the word that these letters are.
  private mutating func addWord(_ place: Range<Int>, _ number: Int) {
    if place.isEmpty { return }
    let slot = slot(of: letters[place])
    guard slots[slot] == 0 else { return }
    words.append(Word(start: place.lowerBound, end: place.upperBound, number: number))
    slots[slot] = UInt16(words.count)
    if words.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = [UInt16](repeating: 0, count: slots.count * 2)
    for index in words.indices { slots[slot(of: self[index])] = UInt16(index + 1) }
  }

  /// Where a word is, or where it would be.
  private func slot(of word: ArraySlice<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Int(Self.hash(word)) & mask
    while slots[slot] != 0, self[Int(slots[slot]) - 1] != word { slot = (slot + 1) & mask }
    return slot
  }

  private static func hash(_ word: ArraySlice<UInt8>) -> UInt32 {
    word.withUnsafeBufferPointer { bytes in
      bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
  }
}
