import Cells
import Colors
import Widgets

@MainActor
enum WidgetsExample {
  // example: Widgets
  static func screen(_ onTurn: @escaping @MainActor (Bool) -> Void) -> View {
    let root = View(frame: CellRect(column: 0, row: 0, columns: 20, rows: 3))
    root.backgroundColor = .white
    let toggle = Switch(isOn: false)
    toggle.frame = CellRect(column: 1, row: 0, columns: 6, rows: 2)
    toggle.addTarget(root, for: .valueChanged) { _, toggle in onTurn(toggle.isOn) }
    root.addSubview(toggle)
    return root
  }
  // end

  // example: Drawing
  static func cells(of view: View) -> CellBuffer {
    var canvas = Canvas(size: view.bounds.size)
    view.render(into: &canvas)
    return canvas.buffer
  }
  // end
}
