/// Finds names that have a text in them, among very many, without looking at each.
///
/// Every three bytes that follow each other in a name lead to it. A text can only be in the names to which all of its own
/// threes lead, and those of its rarest are few.
struct NameIndex: Sendable {
  private let names: [[UInt8]]
  /// Three bytes above, the place of a name below; sorted.
  private let entries: [UInt64]

  init(_ names: [[UInt8]]) {
    self.names = names
    var entries: [UInt64] = []
    entries.reserveCapacity(names.reduce(0) { $0 + max(0, $1.count - 2) })
    for (place, name) in names.enumerated() {
      for three in Self.threes(of: name) { entries.append(three << 32 | UInt64(place)) }
    }
    entries.sort()
    self.entries = entries
  }

  /// The places of the names that have `part` in them, in their order.
  func places(having part: [UInt8]) -> [Int] {
    let candidates = candidates(for: part)
    return candidates.filter { names[$0].holdsBytes(part) }
  }

  private func candidates(for part: [UInt8]) -> [Int] {
    let ranges = Self.threes(of: part).map { range(of: $0) }
    guard let rarest = ranges.min(by: { $0.count < $1.count }) else { return Array(names.indices) }
    var places: [Int] = []
    // A name may have the same three several times.
    for entry in entries[rarest] {
      let place = Int(entry & 0xFFFF_FFFF)
      if places.last != place { places.append(place) }
    }
    return places
  }

  private func range(of three: UInt64) -> Range<Int> {
    lowerBound(three << 32)..<lowerBound((three + 1) << 32)
  }

  private func lowerBound(_ entry: UInt64) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle] < entry { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func threes(of name: [UInt8]) -> [UInt64] {
    guard name.count > 2 else { return [] }
    return (2..<name.count).map { UInt64(name[$0 - 2]) << 16 | UInt64(name[$0 - 1]) << 8 | UInt64(name[$0]) }
  }
}

extension [UInt8] {
  /// Whether `part` stands in it, in one piece.
  func holdsBytes(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    guard part.count <= count else { return false }
    return withUnsafeBufferPointer { whole in
      part.withUnsafeBufferPointer { part in
        (0...(whole.count - part.count)).contains { start in
          whole[start] == first && (1..<part.count).allSatisfy { whole[start + $0] == part[$0] }
        }
      }
    }
  }
}
