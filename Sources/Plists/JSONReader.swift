import Diagnostics
import Texts

/// Reads JSON as RFC 8259 has it, nothing more, with the place of every key and value. A byte order mark is
/// skipped.
struct JSONReader {
  private let bytes: [UInt8]
  private var index: Int
  private var counter: LineCounter
  private var nodesLeft: Int
  private var entryRanges: [PlistEntryRange] = []
  private let entryDepth: Int

  /// Reads `bytes`.
  ///
  /// - Parameter nodesLeft: How many values and keys there may be.
  static func read(
    _ bytes: [UInt8], entryDepth: Int, nodesLeft: Int = Limits.Plist.nodes
  ) throws(PlistFailure) -> PlistDocument {
    var reader = JSONReader(bytes, entryDepth: entryDepth, nodesLeft: nodesLeft)
    let root = try reader.value(depth: 1)
    reader.skipBlanks()
    guard reader.index == bytes.count else { throw reader.failure(.textAfterEnd) }
    return PlistDocument(root: root, format: .json, entryRanges: reader.entryRanges)
  }

  private init(_ bytes: [UInt8], entryDepth: Int, nodesLeft: Int) {
    self.nodesLeft = nodesLeft
    self.entryDepth = entryDepth
    self.bytes = bytes
    index = TextEncoding(of: bytes).byteOrderMarkCount
    counter = LineCounter(bytes)
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(PlistFailure) -> PlistNode {
    skipBlanks()
    try countNode()
    let start = index
    switch peek {
    case UInt8(ascii: "{"):
      let span = try openContainer(depth: depth)
      return PlistNode(.dictionary(try entries(depth: depth)), span: span)
    case UInt8(ascii: "["):
      let span = try openContainer(depth: depth)
      return PlistNode(.array(try elements(depth: depth)), span: span)
    case UInt8(ascii: "\""):
      let (text, span) = try string()
      return PlistNode(.string(text), span: span)
    case UInt8(ascii: "t"): return PlistNode(.boolean(true), span: try word("true"))
    case UInt8(ascii: "f"): return PlistNode(.boolean(false), span: try word("false"))
    case UInt8(ascii: "n"): return PlistNode(.null, span: try word("null"))
    case nil: throw failure(.unfinished)
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
      let position = counter.position(at: start)
      let value = try number()
      return PlistNode(value, span: SourceSpan(start: position, byteCount: index - start))
    default: throw failure(.valueExpected)
    }
  }

  private mutating func openContainer(depth: Int) throws(PlistFailure) -> SourceSpan {
    guard depth <= Limits.Plist.depth else {
      throw PlistFailure(limit: .depth(Limits.Plist.depth), at: index)
    }
    let span = SourceSpan(start: counter.position(at: index), byteCount: 1)
    index += 1
    return span
  }

  private mutating func entries(depth: Int) throws(PlistFailure) -> PlistDictionary {
    var builder = DictionaryBuilder()
    skipBlanks()
    if take(UInt8(ascii: "}")) { return builder.dictionary }
    while true {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw failure(peek == nil ? .unfinished : .keyExpected) }
      try countNode()
      let start = index
      let (key, keySpan) = try string()
      skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw failure(peek == nil ? .unfinished : .colonExpected) }
      skipBlanks()
      let valueStart = index
      let node = try value(depth: depth + 1)
      builder.add(PlistEntry(key: key, keySpan: keySpan, node: node), lastCounts: true)
      if depth <= entryDepth {
        entryRanges.append(
          PlistEntryRange(
            key: key, depth: depth, start: start, keySpan: keySpan, value: valueStart..<index,
            span: node.span))
      }
      if try takeEnd(UInt8(ascii: "}")) { return builder.dictionary }
    }
  }

  private mutating func elements(depth: Int) throws(PlistFailure) -> [PlistNode] {
    var nodes: [PlistNode] = []
    skipBlanks()
    if take(UInt8(ascii: "]")) { return nodes }
    while true {
      nodes.append(try value(depth: depth + 1))
      if try takeEnd(UInt8(ascii: "]")) { return nodes }
    }
  }

  /// Takes the `closing` bracket, and then returns true, or a comma with something after it.
  private mutating func takeEnd(_ closing: UInt8) throws(PlistFailure) -> Bool {
    skipBlanks()
    if take(closing) { return true }
    let comma = index
    guard take(UInt8(ascii: ",")) else {
      throw failure(peek == nil ? .unfinished : .commaExpected(closing: String(UnicodeScalar(closing))))
    }
    skipBlanks()
    if peek == closing { throw PlistFailure(.json(.trailingComma), at: comma) }
    return false
  }

  // MARK: Words and numbers

  private mutating func word(_ word: StaticString) throws(PlistFailure) -> SourceSpan {
    let text = Array("\(word)".utf8)
    guard bytes[index...].starts(with: text) else { throw failure(.valueExpected) }
    let span = SourceSpan(start: counter.position(at: index), byteCount: text.count)
    index += text.count
    return span
  }

  private mutating func number() throws(PlistFailure) -> PlistValue {
    let start = index
    var isWhole = true
    _ = take(UInt8(ascii: "-"))
    let leading = index
    guard takeDigits(), bytes[leading] != UInt8(ascii: "0") || index == leading + 1 else {
      throw PlistFailure(.json(.invalidNumber), at: start)
    }
    if take(UInt8(ascii: ".")) {
      isWhole = false
      guard takeDigits() else { throw PlistFailure(.json(.invalidNumber), at: start) }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isWhole = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard takeDigits() else { throw PlistFailure(.json(.invalidNumber), at: start) }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let integer = Int64(text) { return .integer(integer) }
    guard let real = Double(text) else { throw PlistFailure(.json(.invalidNumber), at: start) }
    return .real(real)
  }

  /// Takes digits; false where there is none.
  private mutating func takeDigits() -> Bool {
    let start = index
    while let byte = peek, Self.isDigit(byte) { index += 1 }
    return index > start
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: Steps

  private mutating func string() throws(PlistFailure) -> (text: String, span: SourceSpan) {
    let start = index + 1
    let position = counter.position(at: start)
    let text = try JSONString.read(bytes, from: start)
    index = text.end + 1
    return (text.string, SourceSpan(start: position, byteCount: text.end - start))
  }

  private mutating func countNode() throws(PlistFailure) {
    nodesLeft -= 1
    if nodesLeft < 0 { throw PlistFailure(limit: .nodes(Limits.Plist.nodes), at: index) }
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 32 || byte == 9 || byte == 10 || byte == 13 { index += 1 }
  }

  private func failure(_ text: JSONText) -> PlistFailure { PlistFailure(.json(text), at: index) }
}
