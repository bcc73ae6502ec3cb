import Diagnostics

/// How the characters of a text file are written, as far as counting them goes.
struct TextEncoding: Equatable {
  enum Form {
    case utf8
    /// Every byte is a character.
    case latin1
    case utf16LittleEndian
    case utf16BigEndian
  }

  var form: Form
  /// The bytes of the byte order mark, which is no character of the text.
  var byteOrderMarkCount: Int

  /// As told by the byte order mark, else by where the zero stands beside a first `<`, `{` or `[`.
  init(of bytes: [UInt8]) {
    (form, byteOrderMarkCount) = (.utf8, 0)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      byteOrderMarkCount = 3
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      (form, byteOrderMarkCount) = (.utf16LittleEndian, 2)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      (form, byteOrderMarkCount) = (.utf16BigEndian, 2)
    } else if bytes.count >= 2 {
      if "<{[".utf8.contains(bytes[0]), bytes[1] == 0 { form = .utf16LittleEndian }
      if "<{[".utf8.contains(bytes[1]), bytes[0] == 0 { form = .utf16BigEndian }
    }
  }

  /// Bytes of the smallest unit.
  var unitWidth: Int {
    switch form {
    case .utf8, .latin1: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    }
  }
}

/// Turns offsets into lines and columns, in one pass over the file as long as the offsets rise. A line ends
/// with LF, CR LF or CR.
struct LineCounter {
  private let bytes: [UInt8]
  private let encoding: TextEncoding
  private var offset: Int
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8], encoding: TextEncoding? = nil) {
    self.bytes = bytes
    self.encoding = encoding ?? TextEncoding(of: bytes)
    offset = self.encoding.byteOrderMarkCount
  }

  /// The place of the byte at `target`.
  mutating func position(at target: Int) -> SourcePosition {
    if target < offset { self = LineCounter(bytes, encoding: encoding) }
    let end = min(target, bytes.count)
    switch encoding.form {
    case .utf8: advance(to: end, isUTF8: true)
    case .latin1: advance(to: end, isUTF8: false)
    case .utf16LittleEndian: advanceUnits(to: end, lowByte: 0)
    case .utf16BigEndian: advanceUnits(to: end, lowByte: 1)
    }
    return SourcePosition(line: line, column: column, offset: max(target, 0))
  }

  private mutating func advance(to end: Int, isUTF8: Bool) {
    var (line, column, offset) = (line, column, offset)
    bytes.withUnsafeBytes { bytes in
      while offset < end {
        // Eight bytes at once, but for those at the very end.
        if isUTF8, offset + 8 <= bytes.count {
          let count = min(8, end - offset)
          let word = ByteWord(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), count: count)
          if word.advance(&line, &column) {
            offset += count
            continue
          }
        }
        let byte = bytes[offset]
        offset += 1
        if byte >= 0x20 {
          if !isUTF8 || byte & 0xC0 != 0x80 { column += 1 }
        } else if byte == 0x0A || byte == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A) {
          line += 1
          column = 1
        } else {
          column += 1
        }
      }
    }
    (self.line, self.column, self.offset) = (line, column, offset)
  }

  private mutating func advanceUnits(to end: Int, lowByte: Int) {
    while offset < end, offset + 1 < bytes.count {
      let unit = unit(at: offset, lowByte: lowByte)
      offset += 2
      if unit == 0x0A
        || unit == 0x0D && (offset + 1 >= bytes.count || self.unit(at: offset, lowByte: lowByte) != 0x0A)
      {
        line += 1
        column = 1
      } else if !(0xDC00...0xDFFF).contains(unit) {
        column += 1
      }
    }
  }

  private func unit(at offset: Int, lowByte: Int) -> UInt16 {
    UInt16(bytes[offset + lowByte]) | UInt16(bytes[offset + 1 - lowByte]) << 8
  }
}

/// Eight bytes of UTF-8, the first in the lowest bits; looked at all at once, with a mask that has the highest bit of each
/// byte that is meant (Anderson, Bit Twiddling Hacks).
private struct ByteWord {
  private let word: UInt64
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101

  /// - Parameter count: How many of the bytes there are, from 1 to 8; the others go on with a character.
  init(_ word: UInt64, count: Int) {
    let there = UInt64.max >> UInt64(64 - 8 * count)
    self.word = UInt64(littleEndian: word) & there | Self.highBits & ~there
  }

  /// Counts the bytes; false where a carriage return is among them, which takes a look at what follows.
  func advance(_ line: inout Int, _ column: inout Int) -> Bool {
    guard equal(to: 0x0D) == 0 else { return false }
    let ends = equal(to: 0x0A)
    // Those of the form `10xxxxxx` go on with a character.
    let characters = ~(word & ~(word << 1)) & Self.highBits
    if ends == 0 {
      column += characters.nonzeroBitCount
    } else {
      line += ends.nonzeroBitCount
      let behind = ends.leadingZeroBitCount
      column = 1 + (characters >> (64 - behind)).nonzeroBitCount
    }
    return true
  }

  /// The mask of the bytes that are `byte`.
  private func equal(to byte: UInt64) -> UInt64 {
    let difference = word ^ (byte &* Self.lowBits)
    let low = ~Self.highBits
    return ~((difference & low &+ low) | difference | low)
  }
}
