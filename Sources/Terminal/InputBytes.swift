/// Input that is read as bytes, past ncurses, put together to characters.
struct InputBytes: Sendable {
  /// The beginning of a character whose rest has not come.
  private var incomplete: [UInt8] = []

  /// The characters that are whole by now.
  mutating func tokens(_ bytes: some Collection<UInt8>) -> [InputToken] {
    let whole = incomplete + bytes
    let end = whole.endOfWholeCharacters
    incomplete = Array(whole[end...])
    return String(decoding: whole[..<end], as: UTF8.self).unicodeScalars.map { .scalar($0) }
  }
}

extension [UInt8] {
  /// How many bytes there are before a character of UTF-8 that is cut off at the end.
  fileprivate var endOfWholeCharacters: Int {
    for (distance, byte) in reversed().prefix(3).enumerated() where byte & 0b1100_0000 != 0b1000_0000 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > distance + 1 ? count - distance - 1 : count
    }
    return count
  }
}
