/// Bytes of a file that are to be others.
struct ByteChange: Hashable, Sendable {
  /// Empty where something is put in.
  var range: Range<Int>
  var replacement: [UInt8]
}

extension [ByteChange] {
  /// In the order of the file; what is put in at one place keeps its own order.
  var sortedByPlace: [ByteChange] {
    enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }

  /// The bytes with all of it done; nil where two changes touch the same bytes, or there are no such bytes.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var position = 0
    for change in sortedByPlace {
      guard change.range.lowerBound >= position, change.range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<change.range.lowerBound]
      result += change.replacement
      position = change.range.upperBound
    }
    return result + bytes[position...]
  }

  /// What leads back, in places of the changed bytes.
  func inverted(from bytes: [UInt8]) -> [ByteChange] {
    var shift = 0
    return sortedByPlace.map { change in
      let start = change.range.lowerBound + shift
      shift += change.replacement.count - change.range.count
      return ByteChange(
        range: start..<(start + change.replacement.count), replacement: Array<UInt8>(bytes[change.range]))
    }
  }
}
