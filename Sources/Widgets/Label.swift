import Cells
import Colors
import Texts

/// A text, as UIKit's `UILabel`: one line, cut where it does not fit, or as many as the frame has rows for.
///
/// ```swift
/// let label = Label(text: "Current skin")
/// label.textColor = SkinColor("标题文字色").color
/// ```
@MainActor
public final class Label: View {
  public var text: SafeText { didSet { displayIfChanged(text, oldValue) } }
  public var textColor: Color = .black { didSet { displayIfChanged(textColor, oldValue) } }
  public var font: TextFont = .system(17) { didSet { displayIfChanged(font, oldValue) } }
  public var textAlignment: TextAlignment = .left { didSet { displayIfChanged(textAlignment, oldValue) } }

  public init(text: SafeText = "", frame: CellRect = .zero) {
    self.text = text
    super.init(frame: frame)
  }

  /// The rows that the text takes when broken into lines of so many columns.
  public func wrappedRows(columns: Int) -> Int { text.wrapped(to: columns).count }

  public override func draw(into canvas: inout Canvas) {
    let lines = text.displayWidth <= frame.columns ? [text] : text.wrapped(to: frame.columns)
    if lines.count > 1, frame.rows > 1 {
      for (row, line) in lines.prefix(frame.rows).enumerated() { drawLine(line, row: row, into: &canvas) }
    } else {
      drawLine(text, row: (frame.rows - 1) / 2, into: &canvas)
    }
  }

  private func drawLine(_ line: SafeText, row: Int, into canvas: inout Canvas) {
    canvas.draw(
      line, in: CellRect(column: 0, row: row, columns: frame.columns, rows: 1), alignment: textAlignment,
      color: textColor, attributes: font.attributes, traits: font.traits)
  }
}
