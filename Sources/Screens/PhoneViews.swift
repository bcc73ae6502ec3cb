import Cells
import Colors
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
    canvas.draw("9:41", column: margin, row: 0, color: color, attributes: .bold)
    let signal = "▂▄▆█ 5G"
    canvas.draw(signal, column: columns - margin - signal.displayWidth, row: 0, color: color)
    let island = CellRect(column: (columns - 8) / 2, row: 0, columns: 8, rows: 1)
    canvas.fillRounded(island, with: .black)
  }
}

/// A square of one colour with a thin edge where it would vanish in its ground.
@MainActor
final class SwatchView: View {
  var color: Color = .clear {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  override func draw(into canvas: inout Canvas) {
    canvas.fill(canvas.bounds, with: color)
  }
}
