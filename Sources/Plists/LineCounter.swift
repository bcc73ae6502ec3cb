import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
  /// In UTF-8, and without carriage returns.
  private let isPlain: Bool

  init(_ bytes: [UInt8], encoding: TextEncoding? = nil) {
    self.bytes = bytes
    self.encoding = encoding ?? TextEncoding(of: bytes)
    offset = self.encoding.byteOrderMarkCount
    isPlain =
      self.encoding.form == .utf8
      && bytes.withUnsafeBytes { bytes in
        bytes.baseAddress.map { memchr($0, 0x0D, bytes.count) == nil } ?? true
      }
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
    if isPlain { advanceByWords(to: end) }
    var (line, column, offset) = (line, column, offset)
    bytes.withUnsafeBufferPointer { bytes in
      while offset < end {
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

  /// Eight bytes at once, up to those at the very end of the file. No count can overflow that is made of bytes.
  private mutating func advanceByWords(to end: Int) {
    var (line, column, offset) = (line, column, offset)
    bytes.withUnsafeBytes { bytes in
      while offset < end, offset &+ 8 <= bytes.count {
        let left = end &- offset
        var word = ByteWord(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        if left < 8 { word.cut(to: left) }
        let ends = word.lineFeeds
        if ends == 0 {
          column &+= ByteWord.count(word.characters)
        } else {
          line &+= ByteWord.count(ends)
          // Of the characters those behind the last end of a line.
          column = 1 &+ ByteWord.count(word.characters >> (64 - ends.leadingZeroBitCount) & ByteWord.highBits)
        }
        offset &+= min(left, 8)
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

/// Eight bytes of UTF-8, the first in the lowest bits; looked at all at once, with masks that have the highest bit of each
/// byte that is meant (Anderson, Bit Twiddling Hacks).
private struct ByteWord {
  private var word: UInt64
  static let highBits: UInt64 = 0x8080_8080_8080_8080

  init(_ word: UInt64) { self.word = UInt64(littleEndian: word) }

  /// Only the first bytes count, from 1 to 7; the others become what no character begins with.
  mutating func cut(to count: Int) {
    let there = UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    word = word & there | Self.highBits & ~there
  }

  /// Those that are an LF.
  var lineFeeds: UInt64 {
    let difference = word ^ 0x0A0A_0A0A_0A0A_0A0A
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~((difference & low) &+ low | difference | low)
  }

  /// Those that a character begins with, and not those of the form `10xxxxxx`.
  var characters: UInt64 { ~(word & ~(word << 1)) & Self.highBits }

  /// How many bytes a mask means: their sum comes out in the highest byte. The instruction that counts bits is not there
  /// on every processor that we are compiled for.
  static func count(_ mask: UInt64) -> Int {
    Int(truncatingIfNeeded: ((mask >> 7) &* 0x0101_0101_0101_0101) >> 56)
  }
}
