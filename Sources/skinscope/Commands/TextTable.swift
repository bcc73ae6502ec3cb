import Cells
import Texts

/// Rows whose columns stand under each other, by the width that a terminal gives them.
struct TextTable {
  enum Alignment {
    case left, right
  }

  /// What stands in one place: its text, and how wide it is shown (colour sequences take no room).
  struct Entry {
    var text: SafeText
    var columns: Int

    init(_ text: SafeText) {
      self.text = text
      columns = text.displayWidth
    }

    /// Text with colour sequences in it, shown `columns` wide.
    init(colored text: SafeText, columns: Int) {
      (self.text, self.columns) = (text, columns)
    }
  }

  /// One for each column; further ones are aligned left.
  let alignments: [Alignment]
  var rows: [[Entry]] = []

  init(_ alignments: [Alignment]) { self.alignments = alignments }

  mutating func add(_ row: [SafeText]) { rows.append(row.map { Entry($0) }) }

  /// The rows as lines, without blanks at their ends.
  func lines(indent: Int = 0) -> [SafeText] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].columns : 0 }.max() ?? 0
    }
    // A column that is empty in all rows leaves no gap.
    let margin = SafeText(repeating: " ", count: indent)
    return rows.map { row in
      let entries = zip(row, widths).enumerated().filter { $0.element.1 > 0 }.map { column, item in
        let (entry, width) = item
        let blanks = SafeText(repeating: " ", count: width - entry.columns)
        let isRight = alignments.indices.contains(column) && alignments[column] == .right
        return isRight ? blanks + entry.text : entry.text + blanks
      }
      return (margin + entries.joined(separator: "  ")).trimmingTrailingBlanks
    }
  }
}
