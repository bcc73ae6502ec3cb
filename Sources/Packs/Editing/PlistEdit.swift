import Plists
import Texts

/// A plist or JSON file of which whole skins are exchanged, added and removed. All other bytes stay as they
/// are, comments included.
struct PlistEdit {
  private let bytes: [UInt8]
  private let document: PlistDocument
  private let file: String
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
    self.file = file
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
    let index = ranges.lastIndex { PlistPatch.same($0.key, entry.key) }
    let text = try text(of: entry, from: source, bytes: sourceBytes, near: index.map { ranges[$0] })
    guard let index else {
      added.append(text)
      return .added
    }
    if bytes[ranges[index].bytes].elementsEqual(text) { return .unchanged }
    exchanged[index] = text
    return .exchanged
  }

  /// Takes a skin out, every time that it is written.
  mutating func remove(_ key: String) {
    removed.formUnion(ranges.indices.filter { PlistPatch.same(ranges[$0].key, key) })
  }

  /// The file with all that done.
  var result: [UInt8] {
    get throws(EditError) {
      guard let result = changes.applied(to: bytes) else { throw .refused(.checkFailed(file)) }
      return result
    }
  }

  /// What is to be put in the place of which bytes. What is added at the end comes after what happens to the last
  /// entry, in the order in which it was added.
  private var changes: [ByteChange] {
    let isJSON = document.format == .json
    var changes = exchanged.map { ByteChange(range: ranges[$0.key].bytes, replacement: $0.value) }
    changes += PlistRemoval(siblings: ranges, indices: removed).ranges(in: bytes, isJSON: isJSON).map {
      ByteChange(range: $0, replacement: [])
    }
    if let last = ranges.last {
      let separator = (isJSON ? [UInt8(ascii: ",")] : []) + last.leadingBlanks(in: bytes)
      let end = last.bytes.upperBound
      changes += added.map { ByteChange(range: end..<end, replacement: separator + $0) }
    }
    return changes
  }

  /// The bytes of an entry for this file: as they are written there, where both are of one format, with the line ends
  /// and the indentation of this file.
  private func text(
    of entry: PlistEntry, from source: PlistDocument, bytes sourceBytes: [UInt8], near: PlistEntryRange?
  ) throws(EditError) -> [UInt8] {
    guard let neighbour = near ?? ranges.last else { throw .refused(.targetIsBinary(file)) }
    let style = LineStyle(of: neighbour, among: ranges, in: bytes)
    if source.format == document.format, source.isUTF8,
      let range = source.entryRanges.last(where: { PlistPatch.same($0.key, entry.key) })
    {
      return style.adopt(
        sourceBytes[range.bytes], from: LineStyle(of: range, among: source.entryRanges, in: sourceBytes),
        isJSON: document.format == .json)
    }
    return Array(try SkinText.write(entry, as: document.format, style: style).utf8)
  }
}
