import Cells
import Colors
import Texts

/// A line that is typed into: a text and a place in it.
public struct InputLine: Hashable, Sendable {
  public private(set) var text: String
  /// The place of the cursor, in characters from the start.
  public private(set) var cursor: Int

  public init(_ text: String = "") {
    self.text = text
    cursor = text.count
  }

  /// How much can be typed: what is longer than any name or value is a paste gone wrong.
  private static let longest = 400

  private var place: String.Index {
    text.index(text.startIndex, offsetBy: cursor, limitedBy: text.endIndex) ?? text.endIndex
  }

  /// Types at the cursor. Line ends and tabs become blanks; other control characters are dropped.
  public mutating func insert(_ typed: String) {
    var clean = ""
    for scalar in typed.unicodeScalars {
      if scalar == "\n" || scalar == "\t" || scalar == "\r" {
        clean.append(" ")
      } else if !SafeText.isControl(scalar) {
        clean.unicodeScalars.append(scalar)
      }
    }
    guard !clean.isEmpty, text.count + clean.count <= Self.longest else { return }
    let rest = text[place...]
    let head = String(text[..<place]) + clean
    text = head + rest
    // A combining mark joins the character before it, so that the head is counted as a whole.
    cursor = head.count
  }

  public mutating func deleteBackward() {
    guard cursor > 0 else { return }
    text.remove(at: text.index(before: place))
    cursor -= 1
  }

  public mutating func deleteForward() {
    guard place < text.endIndex else { return }
    text.remove(at: place)
  }

  /// Deletes the word before the cursor with the blanks behind it.
  public mutating func deleteWord() {
    let head = text[..<place]
    var kept = head[...]
    while kept.last == " " { kept = kept.dropLast() }
    while let last = kept.last, last != " " { kept = kept.dropLast() }
    text = String(kept) + text[place...]
    cursor = kept.count
  }

  /// Deletes what stands before the cursor.
  public mutating func deleteToStart() {
    text = String(text[place...])
    cursor = 0
  }

  public mutating func move(by step: Int) {
    cursor = min(max(0, cursor + min(max(step, -Self.longest), Self.longest)), text.count)
  }

  /// Draws the line with its cursor, the part around the cursor where it is too long.
  /// - Parameter placeholder: what is shown while nothing is typed.
  func draw(in rect: CellRect, placeholder: SafeText = "", into canvas: inout Canvas) {
    guard rect.columns > 2 else { return }
    canvas.fill(rect, with: Chrome.selection)
    let characters = Array(text)
    var first = 0
    func columns(_ range: Range<Int>) -> Int {
      range.reduce(0) { $0 + SafeText(String(characters[$1])).displayWidth }
    }
    while first < cursor, columns(first..<cursor) > rect.columns - 3 { first += 1 }
    let head = SafeText(String(characters[first..<cursor]))
    let tail = SafeText(String(characters[cursor...]))
    var column = rect.column + 1
    column += canvas.draw(head, column: column, row: rect.row, color: Chrome.strong)
    let cursorColumn = column
    let room = rect.endColumn - column
    if text.isEmpty {
      canvas.draw(
        placeholder.truncated(to: max(0, room - 2)), column: column + 2, row: rect.row, color: Chrome.quiet)
    } else {
      canvas.draw(tail.truncated(to: room), column: column, row: rect.row, color: Chrome.strong)
    }
    let under = SafeText(escaped: canvas[cursorColumn, rect.row].text)
    canvas.draw(
      under.isEmpty ? " " : under, column: cursorColumn, row: rect.row, color: Chrome.desk,
      background: Chrome.strong)
  }
}
