import Cells
import Colors

@testable import Widgets

extension View {
  /// The view drawn alone, on a ground.
  func drawn(columns: Int? = nil, rows: Int? = nil, on ground: Color = .white) -> CellBuffer {
    let size = CellSize(columns: columns ?? frame.endColumn, rows: rows ?? frame.endRow)
    var canvas = Canvas(size: size, filledWith: ground)
    render(into: &canvas)
    return canvas.buffer
  }
}

extension CellBuffer {
  /// What stands in each row.
  var texts: [String] { (0..<rows).map { row($0).map(\.text).joined() } }

  /// The ground of each cell of a row.
  func grounds(ofRow row: Int) -> [Color?] { self.row(row).map(\.background) }
}

/// Remembers what it was told.
@MainActor
final class Listener {
  var heard: [String] = []
}

extension CellRect {
  /// A rectangle at the corner.
  static func size(_ columns: Int, _ rows: Int) -> CellRect {
    CellRect(column: 0, row: 0, columns: columns, rows: rows)
  }
}

extension Cell {
  /// What is seen of it in 24 bits.
  var look: Cell {
    Cell("\(text)", foreground: foreground, background: background, attributes: attributes)
  }
}
