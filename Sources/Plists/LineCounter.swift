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
    case .utf8: advance(to: end, continues: { $0 & 0xC0 == 0x80 })
    case .latin1: advance(to: end, continues: { _ in false })
    case .utf16LittleEndian: advanceUnits(to: end, lowByte: 0)
    case .utf16BigEndian: advanceUnits(to: end, lowByte: 1)
    }
    return SourcePosition(line: line, column: column, offset: max(target, 0))
  }

  private mutating func advance(to end: Int, continues: (UInt8) -> Bool) {
    var (line, column) = (line, column)
    bytes.withUnsafeBufferPointer { bytes in
      while offset < end {
        let byte = bytes[offset]
        offset += 1
        if byte >= 0x20 {
          if !continues(byte) { column += 1 }
        } else if byte == 0x0A || byte == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A) {
          line += 1
          column = 1
        } else {
          column += 1
        }
      }
    }
    (self.line, self.column) = (line, column)
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
