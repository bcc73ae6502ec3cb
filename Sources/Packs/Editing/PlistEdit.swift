import Plists
import Texts

/// A plist or JSON file of which whole skins are exchanged, added and removed. All other bytes stay as they
/// are, comments included.
struct PlistEdit {
  private let bytes: [UInt8]
  private let document: PlistDocument
  private var exchanged: [Int: [UInt8]] = [:]
  private var removed: Set<Int> = []
  private var added: [[UInt8]] = []

  /// - Parameters:
  ///   - bytes: A file that holds at least one skin.
  ///   - document: The same, read.
  ///   - file: Its name, for messages.
  /// - Throws: `EditError` where parts of it cannot be exchanged.
  init(_ bytes: [UInt8], document: PlistDocument, file: String) throws(EditError) {
    guard document.format != .binary, !document.entryRanges.isEmpty else {
      throw .refused(.targetIsBinary(file))
    }
    guard document.isUTF8 else { throw .refused(.targetEncoding(file)) }
    self.bytes = bytes
    self.document = document
  }

  private var ranges: [PlistEntryRange] { document.entryRanges }

  /// What `set` did.
  enum Outcome {
    case added, exchanged, unchanged
  }

  /// Gives a skin the entry that it has in another file.
  ///
  /// - Parameters:
  ///   - source: That file, read, and its bytes.
  mutating func set(
    _ entry: PlistEntry, from source: PlistDocument, bytes sourceBytes: [UInt8]
  ) throws(EditError) -> Outcome {
    let text = try text(of: entry, from: source, bytes: sourceBytes)
    guard let index = ranges.lastIndex(where: { Self.same($0.key, entry.key) }) else {
      added.append(text)
      return .added
    }
    if bytes[ranges[index].bytes].elementsEqual(text) { return .unchanged }
    exchanged[index] = text
    return .exchanged
  }

  /// Takes a skin out, every time that it is written.
  mutating func remove(_ key: String) {
    removed.formUnion(ranges.indices.filter { Self.same(ranges[$0].key, key) })
  }

  /// The file with all that done.
  var result: [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for (range, replacement) in edits {
      result += bytes[position..<max(position, range.lowerBound)]
      result += replacement
      position = max(position, range.upperBound)
    }
    return result + bytes[position...]
  }

  // MARK: Ranges

  /// What is to be put in the place of which bytes, in the order of the file.
  private var edits: [(Range<Int>, [UInt8])] {
    var edits: [(Range<Int>, [UInt8])] = exchanged.map { (ranges[$0.key].bytes, $0.value) }
    edits += removed.map { (rangeWithSeparator(of: $0), []) }
    if let last = ranges.indices.last {
      let separator = (document.format == .json ? [UInt8(ascii: ",")] : []) + leadingBlanks(of: last)
      let end = ranges[last].bytes.upperBound
      edits += added.map { (end..<end, separator + $0) }
    }
    // What is added at the end comes after what happens to the last entry, in the order in which it was added.
    return edits.enumerated().sorted {
      ($0.element.0.lowerBound, $0.element.0.upperBound, $0.offset)
        < ($1.element.0.lowerBound, $1.element.0.upperBound, $1.offset)
    }.map(\.element)
  }

  /// An entry and what parts it from its neighbours: what adding it would have added.
  private func rangeWithSeparator(of index: Int) -> Range<Int> {
    let entry = ranges[index].bytes
    switch document.format {
    case .xml, .binary:
      return (entry.lowerBound - leadingBlanks(of: index).count)..<entry.upperBound
    case .json:
      let kept = ranges.indices.first { !removed.contains($0) } ?? ranges.count
      if index > kept { return ranges[index - 1].bytes.upperBound..<entry.upperBound }
      let next = index + 1 < ranges.count ? ranges[index + 1].bytes.lowerBound : entry.upperBound
      return entry.lowerBound..<next
    }
  }

  /// The blanks right before an entry.
  private func leadingBlanks(of index: Int) -> [UInt8] {
    let before = bytes[..<ranges[index].bytes.lowerBound]
    let start = before.lastIndex { !Self.blanks.contains($0) }.map { $0 + 1 } ?? 0
    return Array(before[start...])
  }

  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// The bytes of an entry for this file: as they are written there, where both are of one format.
  private func text(
    of entry: PlistEntry, from source: PlistDocument, bytes sourceBytes: [UInt8]
  ) throws(EditError) -> [UInt8] {
    if source.format == document.format, source.isUTF8,
      let range = source.entryRanges.last(where: { Self.same($0.key, entry.key) })
    {
      return Array(sourceBytes[range.bytes])
    }
    let leading = String(decoding: leadingBlanks(of: ranges.count - 1), as: UTF8.self)
    return Array(try SkinText.write(entry, as: document.format, leading: leading).utf8)
  }

  /// Keys are told apart byte by byte, as the app does.
  private static func same(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
}
