/// Values for the cases of an enumeration, for some of them or for all, in the order of the cases.
///
/// A dictionary would hash the name of a case for every question, and a type whose parameters have to conform to
/// something costs a start a search through all that the program knows of types.
public struct CaseTable<Case, Value> {
  @usableFromInline var slots: [Value?]

  @inlinable
  init(slots: [Value?]) { self.slots = slots }
}

extension CaseTable where Case: CaseIterable & Equatable {
  @inlinable
  public init() { self.init(slots: Array(repeating: nil, count: Case.allCases.count)) }

  /// A table with what `value` says of each case, nil for nothing.
  @inlinable
  public init(_ value: (Case) throws -> Value?) rethrows { self.init(slots: try Case.allCases.map(value)) }

  /// The value for a case, nil for none.
  @inlinable
  public subscript(key: Case) -> Value? {
    get { Self.place(of: key).flatMap { slots[$0] } }
    set { if let place = Self.place(of: key) { slots[place] = newValue } }
  }

  /// The values that are there.
  @inlinable
  public var values: [Value] { slots.compactMap { $0 } }

  /// Whether every case has a value.
  @inlinable
  public var isFull: Bool { slots.allSatisfy { $0 != nil } }

  @inlinable
  public var isEmpty: Bool { slots.allSatisfy { $0 == nil } }

  /// The same cases with other values.
  @inlinable
  public func mapValues<Other>(_ transform: (Value) throws -> Other) rethrows -> CaseTable<Case, Other> {
    CaseTable<Case, Other>(slots: try slots.map { try $0.map(transform) })
  }

  /// Cases are few: looking for one among them takes less than hashing it.
  @inlinable
  static func place(of key: Case) -> Int? {
    var place = 0
    for other in Case.allCases {
      if other == key { return place }
      place += 1
    }
    return nil
  }
}

extension CaseTable: ExpressibleByDictionaryLiteral where Case: CaseIterable & Equatable {
  /// Of a case that is written twice the last value counts.
  @inlinable
  public init(dictionaryLiteral elements: (Case, Value)...) {
    self.init()
    for (key, value) in elements { self[key] = value }
  }
}

extension CaseTable: Sequence where Case: CaseIterable {
  /// The cases that have a value, in their order.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var pairs: Zip2Sequence<Case.AllCases, [Value?]>.Iterator

    @inlinable
    init(_ slots: [Value?]) { pairs = zip(Case.allCases, slots).makeIterator() }

    @inlinable
    public mutating func next() -> (key: Case, value: Value)? {
      while let (key, slot) = pairs.next() {
        if let value = slot { return (key, value) }
      }
      return nil
    }
  }

  @inlinable
  public func makeIterator() -> Iterator { Iterator(slots) }
}

extension CaseTable: Sendable where Case: Sendable, Value: Sendable {}
extension CaseTable: Equatable where Value: Equatable {}
extension CaseTable: Hashable where Value: Hashable {}
