import Plists

/// Other texts in the place of values, so that the comments in them stay.
extension PlistPatch {
  /// A stretch of what stands between two tags.
  private struct Piece {
    enum Kind {
      case text, cdata, comment, tag
    }

    let kind: Kind
    let range: Range<Int>
  }

  /// Gives a text that stands between tags or quotes another, where the most of the old one stands.
  func textChanges(of entry: PlistEntryRange, to value: String) -> [ByteChange] {
    guard document.format != .json else {
      return [ByteChange(range: entry.valueText, replacement: escaped(value))]
    }
    let texts = pieces(of: entry.valueText).filter { $0.kind == .text || $0.kind == .cdata }
    guard let main = texts.max(by: Self.isShorter) else {
      // Nothing is there, or nothing but comments.
      let end = entry.valueText.upperBound
      return [ByteChange(range: end..<end, replacement: escaped(value))]
    }
    // What the new text has in common with the old stays where it is, and the comments between.
    var rest = Array(value.utf8)[...]
    var kept: Set<Range<Int>> = []
    for piece in texts.prefix(while: { $0.range != main.range }) {
      guard let text = plainText(of: piece), rest.starts(with: text) else { break }
      rest = rest.dropFirst(text.count)
      kept.insert(piece.range)
    }
    for piece in texts.reversed().prefix(while: { $0.range != main.range }) {
      guard let text = plainText(of: piece), rest.suffix(text.count).elementsEqual(text) else { break }
      rest = rest.dropLast(text.count)
      kept.insert(piece.range)
    }
    return texts.filter { !kept.contains($0.range) }.map { piece in
      guard piece.range == main.range else { return ByteChange(range: piece.range, replacement: []) }
      return change(of: piece, to: String(decoding: rest, as: UTF8.self))
    }
  }

  private func change(of piece: Piece, to text: String) -> ByteChange {
    let fits = piece.kind == .cdata && !text.utf8.contains(0x0D) && !text.utf8.holds("]]>".utf8)
    return fits
      ? ByteChange(range: Self.inside(piece), replacement: Array(text.utf8))
      : ByteChange(range: piece.range, replacement: escaped(text))
  }

  /// What is read of a piece, where that is what is written.
  private func plainText(of piece: Piece) -> ArraySlice<UInt8>? {
    let text = bytes[Self.inside(piece)]
    let isEncoded = text.contains(0x0D) || piece.kind == .text && text.contains(UInt8(ascii: "&"))
    return isEncoded ? nil : text
  }

  /// Writes a text in the place of a value of another kind, with the comments that stand in that.
  func elementChange(of entry: PlistEntryRange, to value: String) -> ByteChange {
    guard document.format != .json else { return ByteChange(range: entry.value, replacement: element(value)) }
    let comments = pieces(of: entry.value).filter { $0.kind == .comment }.flatMap { bytes[$0.range] }
    let new = Array("<string>".utf8) + escaped(value) + comments + Array("</string>".utf8)
    return ByteChange(range: entry.value, replacement: new)
  }

  private static func isShorter(_ left: Piece, _ right: Piece) -> Bool {
    inside(left).count < inside(right).count
  }

  private static let cdataStart = Array("<![CDATA[".utf8)
  private static let cdataEnd = Array("]]>".utf8)

  /// The text itself, without what marks it.
  private static func inside(_ piece: Piece) -> Range<Int> {
    guard piece.kind == .cdata else { return piece.range }
    return (piece.range.lowerBound + cdataStart.count)..<(piece.range.upperBound - cdataEnd.count)
  }

  /// What a stretch of XML consists of, in its order.
  private func pieces(of range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let rest = bytes[position..<range.upperBound]
      let kind: Piece.Kind
      let end: Int
      if rest.starts(with: "<!--".utf8) {
        (kind, end) = (.comment, Self.end(of: "-->", in: rest.dropFirst(4)))
      } else if rest.starts(with: Self.cdataStart) {
        (kind, end) = (.cdata, Self.end(of: "]]>", in: rest.dropFirst(Self.cdataStart.count)))
      } else if rest.starts(with: "<?".utf8) {
        (kind, end) = (.comment, Self.end(of: "?>", in: rest.dropFirst(2)))
      } else if rest.first == UInt8(ascii: "<") {
        (kind, end) = (.tag, Self.end(of: ">", in: rest))
      } else {
        (kind, end) = (.text, rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex)
      }
      pieces.append(Piece(kind: kind, range: position..<end))
      position = end
    }
    return pieces
  }

  /// Behind the first of some marks, else the end: the file was read already, and each has its own.
  private static func end(of mark: String, in stretch: ArraySlice<UInt8>) -> Int {
    stretch.indices.first { stretch[$0...].starts(with: mark.utf8) }.map { $0 + mark.utf8.count }
      ?? stretch.endIndex
  }
}
