import Plists
import Skins
import Texts

/// An entry that is to be put into a file: its key and its value with tags or quotes, as they are to be written.
struct NewEntry {
  let key: String
  let keyText: [UInt8]
  let element: [UInt8]
  /// What is to be read there; nil where the value is no text.
  let text: String?
}

/// How what is put in is written, so that it looks like the rest of its file.
extension PlistPatch {
  /// An entry of a text.
  /// - Parameter keyText: how the key is written; nil for as usual.
  func newEntry(_ key: String, _ text: String, keyText: [UInt8]? = nil) -> NewEntry {
    NewEntry(key: key, keyText: keyText ?? escaped(key), element: element(text), text: text)
  }

  /// An entry as it is written elsewhere in the file.
  func copy(of entry: PlistEntryRange) -> NewEntry {
    NewEntry(
      key: entry.key, keyText: Array(bytes[entry.keyText]), element: Array(bytes[entry.value]), text: nil)
  }

  var isJSON: Bool { document.format == .json }
  private var comma: [UInt8] { isJSON ? [UInt8(ascii: ",")] : [] }

  // MARK: Places

  mutating func insert(
    _ entry: NewEntry, among siblings: [PlistOutline.Entry], depth: Int, order: [String]
  ) {
    guard let first = siblings.first?.range, let last = siblings.last?.range else { return }
    guard let place = order.firstIndex(where: { Self.same($0, entry.key) }) else {
      return put(text(of: entry, near: last, depth: depth), after: last)
    }
    let before = Set(order[..<place])
    if let neighbour = siblings.last(where: { before.contains($0.range.key) })?.range {
      put(text(of: entry, near: neighbour, depth: depth), after: neighbour)
    } else {
      let start = first.bytes.lowerBound
      let text = text(of: entry, near: first, depth: depth) + comma + first.leadingBlanks(in: bytes)
      changes.append(ByteChange(range: start..<start, replacement: text))
    }
  }

  /// Puts an entry behind another, and behind the remarks that stand on that one's line.
  mutating func put(_ text: [UInt8], after neighbour: PlistEntryRange) {
    let end = isJSON ? neighbour.bytes.upperBound : endOfRemarks(after: neighbour.bytes.upperBound)
    changes.append(
      ByteChange(range: end..<end, replacement: comma + separator(after: neighbour) + text))
  }

  /// The blanks before what follows an entry: those before itself, but that an opening bracket needs none.
  private func separator(after entry: PlistEntryRange) -> [UInt8] {
    let blanks = entry.leadingBlanks(in: bytes)
    let isFirst = bytes[..<(entry.bytes.lowerBound - blanks.count)].last == UInt8(ascii: "{")
    return isJSON && isFirst && blanks.isEmpty ? [0x20] : blanks
  }

  /// Puts entries into a dictionary that has none, or that is not there itself.
  ///
  /// - Throws: `EditError` where it, or what it is in, is a value of another kind.
  mutating func fill(_ parent: [String], with entries: [NewEntry]) throws(EditError) {
    try checkHoldsEntries(parent)
    let depth = parent.count + 1
    let lead = lead(depth: depth)
    let inner = entries.enumerated().flatMap { index, entry in
      (index > 0 ? comma : []) + lead + text(of: entry, near: nil, depth: depth)
    }
    let closing = self.lead(depth: depth - 1)
    let whole =
      Array((isJSON ? "{" : "<dict>").utf8) + inner + closing + Array((isJSON ? "}" : "</dict>").utf8)
    guard let opening = parent.isEmpty ? document.root.span?.bytes : outline[parent]?.range.valueText else {
      let section = NewEntry(
        key: parent.last ?? "", keyText: escaped(parent.last ?? ""), element: whole, text: nil)
      let outer = Array(parent.dropLast())
      let siblings = outline.children(of: outer)
      if siblings.isEmpty {
        try fill(outer, with: [section])
      } else {
        insert(section, among: siblings, depth: parent.count, order: Section.allCases.map(\.rawValue))
      }
      return
    }
    if bytes[opening].suffix(2).elementsEqual("/>".utf8) {
      changes.append(ByteChange(range: opening, replacement: whole))
    } else {
      let end = opening.upperBound
      let isClosed = end < bytes.count && (bytes[end] == UInt8(ascii: "<") || bytes[end] == UInt8(ascii: "}"))
      changes.append(ByteChange(range: end..<end, replacement: inner + (isClosed ? closing : [])))
    }
  }

  /// Where the comments end that follow an entry on its own line; the entry's end where something else follows.
  private func endOfRemarks(after end: Int) -> Int {
    var (position, remarksEnd) = (end, end)
    while position < bytes.count {
      if bytes[position] == 0x20 || bytes[position] == 0x09 {
        position += 1
      } else if bytes[position...].starts(with: "<!--".utf8) {
        position += 4
        while position < bytes.count, !bytes[position...].starts(with: "-->".utf8) { position += 1 }
        position = min(bytes.count, position + 3)
        remarksEnd = position
      } else {
        return bytes[position] == 0x0A || bytes[position] == 0x0D ? remarksEnd : end
      }
    }
    return end
  }

  // MARK: Blanks

  /// What stands before an entry so deep in this file: what stands before another, else one step more than outside.
  private func lead(depth: Int) -> [UInt8] {
    if depth <= 0 { return newline }
    if let entry = outline.first(atDepth: depth) {
      let blanks = entry.leadingBlanks(in: bytes)
      // One line's end is enough where skins are parted by an empty line.
      let line = blanks.lastIndex(of: 0x0A).map { Array(blanks[($0 + 1)...]) }
      return line.map { newline + $0 } ?? blanks
    }
    return lead(depth: depth - 1) + Array((isJSON ? "  " : "\t").utf8)
  }

  private var newline: [UInt8] {
    guard let end = bytes.firstIndex(of: 0x0A) else { return [0x0A] }
    return end > 0 && bytes[end - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
  }

  // MARK: Text

  /// An entry, with what another has between its key and its value.
  private func text(of entry: NewEntry, near neighbour: PlistEntryRange?, depth: Int) -> [UInt8] {
    keyElement(entry.keyText) + gap(of: neighbour ?? outline.first(atDepth: depth), depth: depth)
      + entry.element
  }

  private func gap(of entry: PlistEntryRange?, depth: Int) -> [UInt8] {
    guard let entry else { return isJSON ? Array(": ".utf8) : lead(depth: depth) }
    let gap = bytes[entry.keyText.upperBound..<max(entry.keyText.upperBound, entry.value.lowerBound)]
    if isJSON { return Array(gap.dropFirst()) }
    let blanks = gap.first == UInt8(ascii: "<") ? gap.drop { $0 != UInt8(ascii: ">") }.dropFirst() : gap
    return blanks.allSatisfy(PlistEntryRange.isBlank) ? Array(blanks) : lead(depth: depth)
  }

  func keyElement(_ text: [UInt8]) -> [UInt8] {
    isJSON ? Array("\"".utf8) + text + Array("\"".utf8) : Array("<key>".utf8) + text + Array("</key>".utf8)
  }

  func element(_ text: String) -> [UInt8] {
    isJSON
      ? Array(JSONValue.string(text).text().utf8)
      : Array("<string>".utf8) + escaped(text) + Array("</string>".utf8)
  }

  /// A text as it is written between tags or quotes.
  func escaped(_ text: String) -> [UInt8] {
    if isJSON { return Array(JSONValue.string(text).text().utf8.dropFirst().dropLast()) }
    return text.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      case UInt8(ascii: "<"): Array("&lt;".utf8)
      case UInt8(ascii: ">"): Array("&gt;".utf8)
      case 0x0D: Array("&#13;".utf8)
      default: [byte]
      }
    }
  }

  /// Whether a value is a text that stands between tags or quotes.
  func isText(_ entry: PlistEntryRange) -> Bool {
    if isJSON { return bytes[entry.value].first == UInt8(ascii: "\"") }
    return entry.valueText != entry.value && bytes[entry.value].starts(with: "<string".utf8)
  }
}
