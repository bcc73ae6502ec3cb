import Cells
import Colors
import Texts

/// A name with the characters marked that were typed to find it.
struct MarkedName {
  private let letters: [SafeText]
  private let marked: Set<Int>

  init(_ name: String, marked: [Int]) {
    letters = name.map { SafeText(String($0)) }
    self.marked = Set(marked)
  }

  /// Draws as much of it as there is room for, with dots where something is left out: of names that are alike at
  /// their beginning the end, and always what was typed.
  func draw(from start: Int, to end: Int, row: Int, color: Color, into canvas: inout Canvas) {
    var column = start
    var next = 0
    for part in parts(columns: end - start) {
      if part.lowerBound > next { column += canvas.draw("…", column: column, row: row, color: Chrome.quiet) }
      for place in part {
        let isMarked = marked.contains(place)
        column += canvas.draw(
          letters[place], column: column, row: row, color: isMarked ? Chrome.warning : color,
          attributes: isMarked ? .bold : [])
      }
      next = part.upperBound
    }
    if next < letters.count, column < end { canvas.draw("…", column: column, row: row, color: Chrome.quiet) }
  }

  /// The characters that are drawn in so many columns.
  private func parts(columns: Int) -> [Range<Int>] {
    guard width(of: letters.indices) >= columns else { return [letters.indices] }
    let head = 0..<count(from: 0, columns: (columns - 1) / 2)
    let tail = range(upTo: letters.count, columns: columns - 1 - width(of: head), from: head.upperBound)
    let beginning = 0..<count(from: 0, columns: columns - 1)
    if let halves = [[head, tail], [beginning]].first(where: showsMarks) { return halves }
    // What was typed is in the middle: a little of the beginning, and as much as there is room for before its end.
    let start = 0..<count(from: 0, columns: columns / 4)
    let last = (marked.max() ?? 0) + 1
    let end = min(letters.count, last + 2)
    let room = columns - width(of: start) - 1 - (end < letters.count ? 1 : 0)
    return [start, range(upTo: end, columns: room, from: start.upperBound)]
  }

  private func showsMarks(_ parts: [Range<Int>]) -> Bool {
    marked.allSatisfy { place in parts.contains { $0.contains(place) } }
  }

  private func width(of range: Range<Int>) -> Int { letters[range].reduce(0) { $0 + $1.displayWidth } }

  /// How many characters from one on fit into so many columns.
  private func count(from first: Int, columns: Int) -> Int {
    var room = columns
    return letters[first...].prefix { letter in
      room -= letter.displayWidth
      return room >= 0
    }.count
  }

  /// As many of the characters before one as fit into so many columns, none before `first`.
  private func range(upTo end: Int, columns: Int, from first: Int) -> Range<Int> {
    guard first < end else { return end..<end }
    var room = columns
    let kept = letters[first..<end].reversed().prefix { letter in
      room -= letter.displayWidth
      return room >= 0
    }
    return (end - kept.count)..<end
  }
}
