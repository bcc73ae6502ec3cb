import Cells
import Texts

/// A screen as plain text: what stands in its cells, without colours.
public enum TextExporter {
  /// The screen's rows, each ended by a line feed; blanks at the end of a row are left out.
  public static func export(_ buffer: MappedBuffer) -> SafeText {
    var text = ""
    for row in 0..<buffer.rows {
      var line = Substring(buffer.row(row).lazy.map(\.text).joined())
      while line.last == " " { line.removeLast() }
      text += line
      text += "\n"
    }
    return SafeText(escaped: text)
  }
}
