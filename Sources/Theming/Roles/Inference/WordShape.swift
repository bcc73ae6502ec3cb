/// What tells most words apart without comparing them letter by letter.
struct WordShape: Sendable {
  let first: UInt8?
  let count: Int
  /// A bit for each letter that occurs, by the low five bits of its byte.
  let letters: UInt32

  init(_ bytes: some Collection<UInt8>) {
    first = bytes.first
    count = bytes.count
    letters = bytes.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  /// False where no `slips` slips make one word of the other: each changes the length by one at most, and the
  /// letters that occur by two, the one that goes and the one that comes.
  func isWithin(_ slips: Int, of other: WordShape) -> Bool {
    abs(count - other.count) <= slips && (letters ^ other.letters).nonzeroBitCount <= 2 * slips
  }
}
