/// Finds names that have a text in them, among very many, without looking at each.
///
/// Every three bytes that follow each other in a name lead to it. A text can only be in the names to which all of its own
/// threes lead, and those of its rarest are few.
struct NameIndex: Sendable {
  private let names: [[UInt8]]
  /// Three bytes above, the place of a name below; sorted, each once.
  private let entries: [UInt64]

  init(_ names: [[UInt8]]) {
    self.names = names
    var entries: [UInt64] = []
    entries.reserveCapacity(names.reduce(0) { $0 + max(0, $1.count - 2) })
    for (place, name) in names.enumerated() {
      for three in Self.threes(of: name) { entries.append(three << 32 | UInt64(place)) }
    }
    entries.sort()
    // A name may have the same three several times.
    var kept = 0
    for entry in entries where kept == 0 || entries[kept - 1] != entry {
      entries[kept] = entry
      kept += 1
    }
    self.entries = Array(entries[..<kept])
  }

  /// The places of the names that have `part` in them, in their order. Names are compared as places are asked for: very
  /// many may have the part, and very many parts be looked for.
  func places(having part: [UInt8]) -> some Sequence<Int> {
    let ranges = Self.threes(of: part).map { range(of: $0) }
    let rarest = ranges.min { $0.count < $1.count }
    // Every name has what is shorter than three bytes, as far as the index tells.
    return (rarest ?? names.indices).lazy
      .map { rarest == nil ? $0 : Int(entries[$0] & 0xFFFF_FFFF) }
      .filter { names[$0].holdsBytes(part) }
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
