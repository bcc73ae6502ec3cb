import Cells
import Colors

/// One screen in several skins as a text to read and review: what stands in it once, then where the other skins
/// differ, then a letter for each place, and for each letter its colours in every skin.
///
/// Two places share a letter where they look alike in all skins, so that the map of letters is the map of roles.
struct ScreenSnapshot {
  let title: String
  let screens: [(skin: String, buffer: CellBuffer)]

  private var first: CellBuffer { screens.first?.buffer ?? CellBuffer(columns: 0, rows: 0) }

  /// The whole file.
  var text: String {
    ([title, ""] + screenSection + differenceSections + colorSections).joined(separator: "\n") + "\n"
  }

  // MARK: What stands there

  private var screenSection: [String] {
    guard let skin = screens.first?.skin else { return [] }
    return ["# screen in \(skin)"] + (0..<first.rows).map { line($0, first.text(ofRow: $0)) } + [""]
  }

  private var differenceSections: [String] {
    screens.dropFirst().flatMap { screen -> [String] in
      let lines = (0..<first.rows).compactMap { row -> String? in
        difference(screen.buffer, row: row).map { "\(number(row)) from \($0.column): \($0.text)" }
      }
      return ["# differs in \(screen.skin)"] + lines + [""]
    }
  }

  /// The stretch of a row in which a screen has another text than the first.
  private func difference(_ buffer: CellBuffer, row: Int) -> (column: Int, text: String)? {
    let places = (0..<first.columns).filter { first[$0, row].text != buffer[$0, row].text }
    guard var start = places.first, let end = places.last else { return nil }
    while start > 0, buffer[start, row].isContinuation { start -= 1 }
    return (start, (start...end).map { buffer[$0, row].text }.joined())
  }

  // MARK: Colours

  private var colorSections: [String] {
    var letters: [[Look]: Character] = [:]
    var order: [[Look]] = []
    var alphabet = Self.alphabet.makeIterator()
    var map: [String] = []
    for row in 0..<first.rows {
      var line = ""
      for column in 0..<first.columns {
        let looks = screens.map { Look($0.buffer[column, row]) }
        if letters[looks] == nil {
          letters[looks] = alphabet.next() ?? "\u{FFFD}"
          order.append(looks)
        }
        line.append(letters[looks] ?? "\u{FFFD}")
      }
      map.append(line)
    }
    let legend = order.map { looks in
      "\(letters[looks] ?? "\u{FFFD}")  " + looks.map(\.description).joined(separator: "  ")
    }
    return ["# letters"] + map.enumerated().map { line($0, $1) } + ["", "# ink on ground, " + skinNames]
      + legend
  }

  private var skinNames: String { screens.map(\.skin).joined(separator: ", ") }

  private func line(_ row: Int, _ text: String) -> String { "\(number(row)) │\(text)│" }
  private func number(_ row: Int) -> String { (row < 10 ? " " : "") + String(row) }

  /// Characters of one column that are told apart at a glance, the plainest first.
  private static let alphabet: [Character] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x3B1...0x3C9, 0x430...0x44F, 0xE0...0xF6, 0x410...0x42F,
      0x393...0x394, 0x3A6...0x3A9, 0xC0...0xD6, 0x21...0x2F, 0x3A...0x40, 0x561...0x586, 0x531...0x556,
      0x10D0...0x10F0, 0x1401...0x166C,
    ]
    return ranges.flatMap { $0.compactMap(Unicode.Scalar.init).map(Character.init) }
  }()
}

/// How a cell looks, apart from what stands in it.
private struct Look: Hashable, CustomStringConvertible {
  let ink: Color?
  let ground: Color?
  let attributes: Attributes

  init(_ cell: Cell) {
    let isBlank = cell.text == " " && cell.attributes.isDisjoint(with: [.underline, .reverse])
    ink = isBlank ? nil : cell.foreground
    ground = cell.background
    attributes = isBlank ? [] : cell.attributes
  }

  var description: String {
    let names: [(Attributes, String)] = [
      (.bold, "b"), (.dim, "d"), (.italic, "i"), (.underline, "u"), (.reverse, "r"),
    ]
    let marks = names.filter { attributes.contains($0.0) }.map(\.1).joined()
    return (ink?.hex ?? "       ") + "/" + (ground?.hex ?? "own    ") + (marks.isEmpty ? "" : " " + marks)
  }
}

extension CellBuffer {
  /// What stands in a row; the right halves of wide characters are left out.
  func text(ofRow row: Int) -> String { self.row(row).map(\.text).joined() }

  /// The first place where a wide character lacks a half; nil where none does.
  var firstCut: String? {
    for row in 0..<rows {
      var needsHalf = false
      for (column, cell) in self.row(row).enumerated() {
        if cell.isContinuation != needsHalf { return "column \(column), row \(row): “\(cell.text)”" }
        needsHalf = cell.text.utf8.count > 1 && cell.text.displayWidth == 2
      }
      if needsHalf { return "the end of row \(row)" }
    }
    return nil
  }
}

/// The first line in which two texts differ, in words.
struct SnapshotDifference: CustomStringConvertible {
  let description: String

  init?(recorded: String, now: String) {
    let (old, new) = (Self.lines(of: recorded), Self.lines(of: now))
    guard let index = (0..<max(old.count, new.count)).first(where: { old.at($0) != new.at($0) }) else {
      return nil
    }
    let section = new.prefix(index + 1).last { $0.hasPrefix("#") } ?? "the title"
    let (before, after) = (old.at(index) ?? "(nothing)", new.at(index) ?? "(nothing)")
    let same = zip(before, after).prefix { $0 == $1 }.map { String($0.0) }.joined().displayWidth
    let count = (0..<max(old.count, new.count)).count { old.at($0) != new.at($0) }
    description = """
      line \(index + 1), in “\(section)”, and \(count - 1) more lines:
        recorded: \(before)
        now:      \(after)
                  \(String(repeating: " ", count: same))^
      """
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension [String] {
  fileprivate func at(_ index: Int) -> String? { indices.contains(index) ? self[index] : nil }
}
