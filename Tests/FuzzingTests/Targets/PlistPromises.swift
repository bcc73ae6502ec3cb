import Diagnostics
import Texts

@testable import Plists

/// What holds for a property list, whatever its bytes.
enum PlistPromises {
  /// Reads it by its own reader, and once more as any file.
  static func check(
    _ bytes: [UInt8], read: () throws(PlistFailure) -> PlistDocument
  ) throws(BrokenPromise) {
    let document: PlistDocument?
    do throws(PlistFailure) {
      document = try read()
    } catch {
      try hold((0...bytes.count).contains(error.offset ?? 0), "a failure stands inside the file")
      document = nil
    }
    if let document { try check(document, of: bytes) }
    do throws(PlistError) {
      _ = try PlistReader.read(bytes, file: "a\u{1B}[2Jb")
    } catch {
      try SafePromises.check(error.diagnostic)
    }
  }

  /// The excerpt of a file that can be read can be read, has the same entries on the same lines, and their values or
  /// empty dictionaries.
  static func checkExcerpt(of bytes: [UInt8]) throws(BrokenPromise) {
    let names = [[], ["default"], ["a", "b"]][bytes.count % 3]
    guard let excerpt = PlistExcerpt(of: bytes, wanted: nil, others: names),
      let whole = try? PlistReader.read(bytes, file: ""),
      case .dictionary(let root) = whole.root.value
    else { return }
    guard let document = try? PlistReader.read(excerpt.bytes, file: ""),
      case .dictionary(let part) = document.root.value
    else { throw BrokenPromise(description: "an excerpt can be read") }
    try hold(part.entries.map(\.key) == root.entries.map(\.key), "an excerpt has all names")
    for (entry, original) in zip(part.entries, root.entries) {
      try hold(entry.keySpan?.start.line == original.keySpan?.start.line, "lines stay")
      if names.contains(entry.key) {
        try hold(
          JSONValue(entry.node.value).text() == JSONValue(original.node.value).text(),
          "what is wanted stays whole")
      }
    }
  }

  /// Places, order and keys of a document.
  static func check(_ document: PlistDocument, of bytes: [UInt8]) throws(BrokenPromise) {
    var nodes = 0
    try check(document.root, depth: 1, nodes: &nodes, bytes: bytes, document: document)
    if document.format == .binary {
      try hold(document.entryRanges.isEmpty, "a binary plist has no places")
    } else {
      try checkRanges(of: document, bytes: bytes)
    }
    try checkWriting(document)
  }

  private static func check(
    _ node: PlistNode, depth: Int, nodes: inout Int, bytes: [UInt8], document: PlistDocument
  ) throws(BrokenPromise) {
    nodes += 1
    try hold(nodes <= Limits.Plist.nodes, "the nodes are limited")
    try check(node.span, bytes: bytes, document: document)
    switch node.value {
    case .dictionary(let dictionary):
      try hold(depth <= Limits.Plist.depth, "the depth is limited")
      try checkKeys(of: dictionary)
      for entry in dictionary.entries + dictionary.overridden {
        nodes += 1
        try check(entry.keySpan, bytes: bytes, document: document)
        try check(entry.node, depth: depth + 1, nodes: &nodes, bytes: bytes, document: document)
      }
    case .array(let items):
      try hold(depth <= Limits.Plist.depth, "the depth is limited")
      for item in items {
        try check(item, depth: depth + 1, nodes: &nodes, bytes: bytes, document: document)
      }
    case .string(let text): try checkText(text, at: node.span, bytes: bytes, document: document)
    case .integer, .real, .boolean, .date, .data, .null: break
    }
  }

  private static func check(
    _ span: SourceSpan?, bytes: [UInt8], document: PlistDocument
  ) throws(BrokenPromise) {
    guard let span else { return try hold(document.format == .binary, "only binary plists have no lines") }
    try hold(document.format != .binary, "binary plists have no lines")
    try hold(span.bytes.lowerBound >= 0 && span.bytes.upperBound <= bytes.count, "a span is inside the file")
    // Counting anew is for the small files of the fuzzers.
    guard document.isUTF8, span.start.offset <= 512 else { return }
    let place = Self.place(of: span.start.offset, in: bytes)
    try hold(
      (span.start.line, span.start.column) == place,
      "\(span.start.line):\(span.start.column) is \(place.0):\(place.1)")
  }

  /// Line and column of a byte of a file in UTF-8, counted from its beginning.
  private static func place(of offset: Int, in bytes: [UInt8]) -> (Int, Int) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var (line, column) = (1, 1)
    for index in start..<max(start, offset) {
      switch bytes[index] {
      case 0x0A: (line, column) = (line + 1, 1)
      case 0x0D where index + 1 >= bytes.count || bytes[index + 1] != 0x0A: (line, column) = (line + 1, 1)
      case 0x80...0xBF: break
      default: column += 1
      }
    }
    return (line, column)
  }

  private static func checkKeys(of dictionary: PlistDictionary) throws(BrokenPromise) {
    var seen: Set<[UInt8]> = []
    for (index, entry) in dictionary.entries.enumerated() {
      try hold(seen.insert(Array(entry.key.utf8)).inserted, "a key counts once")
      try hold(dictionary.index(of: entry.key, guess: index + 1) == index, "a key is found where it stands")
    }
    for entry in dictionary.overridden {
      try hold(seen.contains(Array(entry.key.utf8)), "what is overridden is so by another entry")
    }
  }

  /// Text without escapes is what stands in the file.
  private static func checkText(
    _ text: String, at span: SourceSpan?, bytes: [UInt8], document: PlistDocument
  ) throws(BrokenPromise) {
    guard let span, document.isUTF8 else { return }
    let written = bytes[span.bytes]
    let marks = Array((document.format == .json ? "\\" : "&<\r").utf8)
    guard !written.contains(where: marks.contains) else { return }
    try hold(text.utf8.elementsEqual(written), "\(text.debugDescription) is written \(Array(written))")
  }

  /// Entries stand inside the file and inside one another, one after the other.
  private static func checkRanges(of document: PlistDocument, bytes: [UInt8]) throws(BrokenPromise) {
    var ends: [Int: Int] = [:]
    for range in document.entryRanges {
      try hold(
        range.bytes.lowerBound >= (ends[range.depth] ?? 0) && range.bytes.upperBound <= bytes.count,
        "entries follow one another")
      ends[range.depth] = range.bytes.upperBound
      try hold(range.bytes.holds(range.keyText) && range.bytes.holds(range.value), "an entry has its parts")
      try hold(range.keyText.upperBound <= range.value.lowerBound, "the key stands before the value")
      try hold(range.value.holds(range.valueText), "a value has its text")
    }
    guard case .dictionary(let root) = document.root.value else { return }
    try hold(
      document.entryRanges.count { $0.depth == 1 } == root.entries.count + root.overridden.count,
      "every entry has its place")
  }

  /// What is written as JSON reads as the same.
  private static func checkWriting(_ document: PlistDocument) throws(BrokenPromise) {
    let text = JSONValue(document.root.value).text(linesDownTo: 2)
    let again: PlistDocument
    do throws(PlistFailure) {
      again = try JSONReader.read(Array(text.utf8), entryDepth: 1)
    } catch {
      throw BrokenPromise(description: "what is written cannot be read: \(error) in \(text)")
    }
    let same = JSONValue(again.root.value).text(linesDownTo: 2)
    try hold(same == text, "what is written reads otherwise: \(same) after \(text)")
  }
}

extension Range<Int> {
  fileprivate func holds(_ inner: Range<Int>) -> Bool {
    lowerBound <= inner.lowerBound && inner.upperBound <= upperBound
  }
}
