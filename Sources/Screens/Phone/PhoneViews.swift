import Cells
import Colors
import Texts
import Widgets

/// A thin line across.
@MainActor
final class RuleView: View {
  var color: Color = .black {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  override func draw(into canvas: inout Canvas) {
    canvas.rule("─", column: 0, row: 0, columns: canvas.size.columns, color: color)
  }
}

/// The phone's own row at the top: the time, the camera's island, the signal.
@MainActor
final class StatusBarView: View {
  var color: Color = .black {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }
  var margin = 2

  override func draw(into canvas: inout Canvas) {
    let columns = canvas.size.columns
    canvas.draw("9:41", column: margin, row: 0, color: color, attributes: .bold, traits: .large)
    let signal: SafeText = "▂▄▆█ 5G"
    canvas.draw(
      signal, column: columns - margin - signal.displayWidth, row: 0, color: color,
      traits: [.writing, .large])
    let island = CellRect(column: (columns - 8) / 2, row: 0, columns: 8, rows: 1)
    canvas.withoutEdges { canvas in
      canvas.with(.filled) { $0.fillRounded(island, with: .black) }
    }
  }
}

/// A square of one colour.
@MainActor
final class SwatchView: View {
  var color: Color = .clear {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the edge that it has where it would vanish in its ground.
  var edge: Color = .black {
    didSet { if edge != oldValue { setNeedsDisplay() } }
  }

  override func draw(into canvas: inout Canvas) {
    canvas.swatch(color, column: 0, row: 0, columns: canvas.size.columns, edge: edge)
  }
}

extension Canvas {
  /// A stretch of one colour, with thin edges where it would vanish in its ground.
  mutating func swatch(_ color: Color, column: Int, row: Int, columns: Int, edge: Color) {
    guard columns >= 1 else { return }
    let ground = ground(column, row)
    with(.picture) { $0.fill(CellRect(column: column, row: row, columns: columns, rows: 1), with: color) }
    guard self.ground(column, row).difference(from: ground) < 6 else { return }
    draw("▏", column: column, row: row, color: edge)
    draw("▕", column: column + columns - 1, row: row, color: edge)
  }
}
