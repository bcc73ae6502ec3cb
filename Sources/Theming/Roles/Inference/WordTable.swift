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

  var count: Int { words.count }
  var indices: Range<Int> { words.indices }

  /// The bytes of a word, in the order in which they were taken in.
  subscript(index: Int) -> ArraySlice<UInt8> { letters[words[index].start..<words[index].end] }

  /// The number of the word at an index.
  func number(at index: Int) -> Int { words[index].number }

  /// The number of a word, nil where it is not in the table.
  func number(of word: some Collection<UInt8>) -> Int? {
    let found = slots[slot(of: word)]
    return found == 0 ? nil : words[Int(found) - 1].number
  }

  /// Takes in words that blanks and line ends part. A word that is there already keeps its number.
  mutating func add(_ text: String, number: Int) {
    var start = letters.count
    for byte in text.utf8 {
      if byte == 0x20 || byte == 0x0A {
        close(from: start, number)
        start = letters.count
      } else {
        letters.append(byte)
      }
    }
    close(from: start, number)
  }

  private mutating func close(from start: Int, _ number: Int) {
    guard start < letters.count else { return }
    let slot = slot(of: letters[start...])
    guard slots[slot] == 0 else {
      letters.removeSubrange(start...)
      return
    }
    words.append(Word(start: start, end: letters.count, number: number))
    slots[slot] = UInt16(words.count)
    if words.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = [UInt16](repeating: 0, count: slots.count * 2)
    for index in words.indices { slots[slot(of: self[index])] = UInt16(index + 1) }
  }

  /// Where a word is, or where it would be.
  private func slot(of word: some Collection<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in word { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0, !self[Int(slots[slot]) - 1].elementsEqual(word) { slot = (slot + 1) & mask }
    return slot
  }
}
