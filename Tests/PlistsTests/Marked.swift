import Diagnostics

/// A text whose interesting place is marked with `⟦`: the text without the mark, and where the mark stood,
/// counted the slow way.
struct Marked {
  let text: String
  let position: SourcePosition?

  init(_ marked: String) {
    let parts = marked.split(separator: "⟦", maxSplits: 1, omittingEmptySubsequences: false)
    text = parts.joined()
    guard parts.count == 2 else {
      position = nil
      return
    }
    let lines = parts[0].split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    position = SourcePosition(
      line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1, offset: parts[0].utf8.count)
  }

  var bytes: [UInt8] { Array(text.utf8) }
}
