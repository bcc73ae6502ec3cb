import Cells
import Colors

/// A line of text, as UIKit's `UILabel`.
///
/// ```swift
/// let label = Label(text: "Current skin")
/// label.textColor = SkinColor("标题文字色").color
/// ```
@MainActor
public final class Label: View {
  public var text: String { didSet { displayIfChanged(text, oldValue) } }
  public var textColor: Color = .black { didSet { displayIfChanged(textColor, oldValue) } }
  public var font: TextFont = .system(17) { didSet { displayIfChanged(font, oldValue) } }
  public var textAlignment: TextAlignment = .left { didSet { displayIfChanged(textAlignment, oldValue) } }

  public init(text: String = "", frame: CellRect = .zero) {
    self.text = text
    super.init(frame: frame)
  }

  public override func draw(into canvas: inout Canvas) {
    let line = CellRect(column: 0, row: (frame.rows - 1) / 2, columns: frame.columns, rows: 1)
    canvas.draw(text, in: line, alignment: textAlignment, color: textColor, attributes: font.attributes)
  }
}
