/// Text from strangers put into Markdown. It stands between backticks, where GitHub takes neither markup, nor links,
/// nor names of people for such; and where a colour has its swatch.
public enum MarkdownText {
  /// - Parameter isInTable: within a cell of a table, which a bar would end.
  public static func code(_ text: String, isInTable: Bool = false) -> SafeText {
    var text = SafeText(text).description
    if text.isEmpty { return "–" }
    if isInTable {
      text = text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    // One blank at each end is taken off again, where there is one at both.
    let isPadded = text.first == "`" || text.last == "`" || (text.first == " " && text.last == " ")
    let blank = isPadded ? " " : ""
    return SafeText(escaped: fence + blank + text + blank + fence)
  }

  private static func longestRun(of mark: Unicode.Scalar, in text: String) -> Int {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
