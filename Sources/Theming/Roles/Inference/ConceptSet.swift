/// Some of the concepts, a bit for each: every key is held against every pattern.
struct ConceptSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  init() {}

  init(arrayLiteral concepts: Concept...) {
    for concept in concepts { insert(concept) }
  }

  var count: Int { bits.nonzeroBitCount }

  mutating func insert(_ concept: Concept) { bits |= Self.bit(of: concept) }
  mutating func formUnion(_ other: ConceptSet) { bits |= other.bits }

  func contains(_ concept: Concept) -> Bool { bits & Self.bit(of: concept) != 0 }
  func isSubset(of other: ConceptSet) -> Bool { bits & ~other.bits == 0 }
  func isDisjoint(with other: ConceptSet) -> Bool { bits & other.bits == 0 }

  /// There are fewer than 64 concepts, which a test makes sure of.
  private static func bit(of concept: Concept) -> UInt64 { 1 << UInt64(concept.rawValue) }
}

extension ConceptSet {
  /// The concepts that are none of others, in the order of their declaration.
  func subtracting(_ other: ConceptSet) -> ConceptSet {
    var rest = self
    rest.bits &= ~other.bits
    return rest
  }
}

extension ConceptSet: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate var bits: UInt64

    mutating func next() -> Concept? {
      guard bits != 0 else { return nil }
      let place = UInt8(truncatingIfNeeded: bits.trailingZeroBitCount)
      bits &= bits - 1
      return Concept(rawValue: place)
    }
  }

  func makeIterator() -> Iterator { Iterator(bits: bits) }
}
