import Plists

/// How the lines of a skin stand in a file: how they end, how far the skin is indented, and how much each level in it.
struct LineStyle: Hashable {
  let newline: [UInt8]
  /// The blanks before the skin's key on its line; nil where it does not begin one.
  let base: [UInt8]?
  /// The blanks that one level more has; nil where no line of the file tells.
  let step: [UInt8]?

  /// - Parameters:
  ///   - range: The entry of a skin.
  ///   - ranges: All of them: one that is written on one line has its step from the others.
  init(of range: PlistEntryRange, among ranges: [PlistEntryRange], in bytes: [UInt8]) {
    let end = bytes.firstIndex(of: 0x0A)
    newline = end.map { $0 > 0 && bytes[$0 - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A] } ?? [0x0A]
    base = Self.indentation(of: range, in: bytes)
    step = ([range] + ranges).lazy.compactMap { Self.step(in: $0, of: bytes) }.first
  }

  /// The step to write with, where no line tells one.
  var usualStep: [UInt8] { step ?? (base?.first ?? 0x09 == 0x09 ? [0x09] : [0x20, 0x20]) }

  /// An entry of a file of another style, in this one. Texts and keys stay as they are read: an XML reader takes every
  /// line end for the same.
  func adopt(_ entry: ArraySlice<UInt8>, from source: LineStyle, isJSON: Bool) -> [UInt8] {
    if self == source { return Array(entry) }
    var result: [UInt8] = []
    result.reserveCapacity(entry.count + entry.count / 8)
    var place = XMLPlace()
    var position = entry.startIndex
    while position < entry.endIndex {
      guard let end = Self.endOfLineBreak(at: position, in: entry) else {
        if !isJSON { place.take(entry[position...]) }
        result.append(entry[position])
        position += 1
        continue
      }
      // The blanks of a text belong to it.
      let isLayout = isJSON || place.isBetweenTags(at: position)
      result += newline
      position = end
      guard isLayout else { continue }
      let blanks = entry[position...].prefix(while: Self.isIndentation)
      let isEmptyLine = Self.endOfLineBreak(at: blanks.endIndex, in: entry) != nil
      result += isEmptyLine ? Array(blanks) : indentation(for: blanks, from: source)
      position = blanks.endIndex
    }
    return result
  }

  /// As many levels deep as the blanks are in the other style; what is no whole level stays.
  private func indentation(for blanks: ArraySlice<UInt8>, from source: LineStyle) -> [UInt8] {
    guard let base, let outer = source.base, blanks.starts(with: outer) else { return Array(blanks) }
    var rest = blanks.dropFirst(outer.count)
    var result = base
    while let step = source.step, rest.starts(with: step) {
      rest = rest.dropFirst(step.count)
      result += usualStep
    }
    return result + rest
  }

  private static func isIndentation(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func indentation(of entry: PlistEntryRange, in bytes: [UInt8]) -> [UInt8]? {
    let start = entry.bytes.lowerBound
    let line = bytes[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let blanks = bytes[line..<start]
    return blanks.allSatisfy(isIndentation) ? Array(blanks) : nil
  }

  /// What the first line in an entry that is indented more than the entry itself has more.
  private static func step(in entry: PlistEntryRange, of bytes: [UInt8]) -> [UInt8]? {
    guard let base = indentation(of: entry, in: bytes) else { return nil }
    for line in bytes[entry.bytes].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).dropFirst() {
      let blanks = line.prefix(while: isIndentation)
      if blanks.count > base.count, blanks.count < line.count, blanks.starts(with: base) {
        return Array(blanks.dropFirst(base.count))
      }
    }
    return nil
  }

  /// Where the line break ends that begins at a place; nil where none does.
  private static func endOfLineBreak(at place: Int, in entry: ArraySlice<UInt8>) -> Int? {
    guard place < entry.endIndex, entry[place] == 0x0A || entry[place] == 0x0D else { return nil }
    let isPair = entry[place] == 0x0D && place + 1 < entry.endIndex && entry[place + 1] == 0x0A
    return place + (isPair ? 2 : 1)
  }
}

/// Where in XML a byte stands: between the tags of a dictionary, or in what is read as text.
private struct XMLPlace {
  /// Behind the comment, the CDATA section or the tag that came last.
  private var end = 0
  private var isInLeaf = false
  private var endsText = false

  /// - Parameter position: not before what was taken in last.
  func isBetweenTags(at position: Int) -> Bool { !isInLeaf && !(endsText && position < end) }

  /// Takes in the first byte of the rest.
  mutating func take(_ rest: ArraySlice<UInt8>) {
    guard rest.startIndex >= end, rest.first == UInt8(ascii: "<") else { return }
    endsText = false
    if rest.starts(with: "<!--".utf8) {
      end = Self.end(of: "-->", in: rest.dropFirst(4))
    } else if rest.starts(with: "<![CDATA[".utf8) {
      end = Self.end(of: "]]>", in: rest)
      endsText = true
    } else if rest.starts(with: "<?".utf8) {
      end = Self.end(of: "?>", in: rest)
    } else {
      end = Self.end(of: ">", in: rest)
      let isOpen = !rest.starts(with: "</".utf8) && !rest[..<end].suffix(2).elementsEqual("/>".utf8)
      isInLeaf = isOpen && !["<dict", "<array"].contains { rest.starts(with: $0.utf8) }
    }
  }

  /// Behind the first of some marks.
  private static func end(of mark: String, in stretch: ArraySlice<UInt8>) -> Int {
    stretch.indices.first { stretch[$0...].starts(with: mark.utf8) }.map { $0 + mark.utf8.count }
      ?? stretch.endIndex
  }
}
