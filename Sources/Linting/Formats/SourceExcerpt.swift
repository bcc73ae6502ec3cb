import Cells
import Diagnostics
import Texts

/// A line of a file with the stretch that a finding is about, as a terminal shows it.
struct SourceExcerpt: Equatable {
  /// The line, safe to show; tabs are two blanks, and what lies far from the stretch is left out.
  let line: SafeText
  /// How many columns stand before the stretch.
  let indent: Int
  /// How many columns the stretch takes, at least 1.
  let columns: Int

  /// Beyond so many columns on either side a line is cut.
  private static let reach = 60
  /// So many bytes on either side are looked at: a JSON file may be one line.
  private static let window = 300

  /// Nil where the place is outside of the bytes, or they are no UTF-8 there.
  init?(_ bytes: [UInt8], at position: SourcePosition) {
    let offset = position.offset
    guard offset <= bytes.count else { return nil }
    let start = Self.lineStart(in: bytes, before: offset)
    let end = Self.lineEnd(in: bytes, from: offset)
    guard let before = String(validating: bytes[start..<offset], as: UTF8.self),
      let after = String(validating: bytes[offset..<end], as: UTF8.self),
      !before.unicodeScalars.contains("\0"), !after.unicodeScalars.contains("\0")
    else { return nil }
    let stretch = String(after.prefix(Self.stretchLength(of: after, behind: before.last)))
    let shownBefore = Self.shown(before)
    let shownStretch = Self.shown(stretch)
    let rest = Self.shown(String(after.dropFirst(stretch.count)))
    let lead = Self.lastColumns(of: shownBefore, Self.reach)
    let shown = shownStretch.truncated(to: Self.reach)
    line = lead + shown + rest.truncated(to: max(0, Self.reach - shown.displayWidth))
    indent = lead.displayWidth
    columns = max(1, shown.displayWidth)
  }

  /// What a caret and tildes under the line show.
  var marker: SafeText {
    SafeText(repeating: " ", count: indent) + "^" + SafeText(repeating: "~", count: columns - 1)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private static func lineStart(in bytes: [UInt8], before offset: Int) -> Int {
    let floor = max(0, offset - window)
    var start = offset
    while start > floor, !isLineEnd(bytes[start - 1]) { start -= 1 }
    while start < offset, isContinuation(bytes[start]) { start += 1 }
    return start
  }

  private static func lineEnd(in bytes: [UInt8], from offset: Int) -> Int {
    let ceiling = min(bytes.count, offset + window)
    var end = offset
    while end < ceiling, !isLineEnd(bytes[end]) { end += 1 }
    if end < bytes.count, end == ceiling {
      while end > offset, isContinuation(bytes[end]) { end -= 1 }
    }
    return end
  }

  /// How many characters belong to the value: the text between tags or quotes, a whole tag, or a bare word.
  private static func stretchLength(of text: String, behind previous: Character?) -> Int {
    guard let first = text.first, !text.hasPrefix("</") else { return 0 }
    switch first {
    case "<": return (text.firstIndex(of: ">").map { text.distance(from: text.startIndex, to: $0) } ?? 0) + 1
    case "{", "[": return 1
    default: break
    }
    switch previous {
    case ">": return text.prefix { $0 != "<" }.count
    case "\"": return quotedLength(of: text)
    default: return text.prefix { !$0.isWhitespace && !",]}<".contains($0) }.count
    }
  }

  private static func quotedLength(of text: String) -> Int {
    var count = 0
    var isEscaped = false
    for character in text {
      if character == "\"", !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
      count += 1
    }
    return count
  }

  private static func shown(_ text: String) -> SafeText {
    text.split(separator: "\t", omittingEmptySubsequences: false).map { SafeText($0) }
      .joined(separator: "  ")
  }

  /// The end of a text, cut at its start where it is wide.
  private static func lastColumns(of text: SafeText, _ limit: Int) -> SafeText {
    guard text.displayWidth > limit else { return text }
    var kept: [String] = []
    var columns = 1
    for glyph in text.glyphs.reversed() {
      columns += glyph.columns
      if columns > limit { break }
      kept.append(glyph.text)
    }
    return SafeText(escaped: "…" + kept.reversed().joined())
  }
}
