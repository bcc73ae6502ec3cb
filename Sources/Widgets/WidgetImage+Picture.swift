import Cells
import Colors
import Images

extension WidgetImage {
  /// Draws a picture into a rectangle, its alpha composited over what lies there.
  ///
  /// - Parameters:
  ///   - ink: the colour that takes the place of the picture's own, as of a template; nil keeps them.
  ///   - corner: the radius of the rectangle's corners, in quarters of a column.
  static func draw(
    _ picture: Picture, in rect: CellRect, fit: PictureFit, ink: Color?, corner: Int,
    into canvas: inout Canvas
  ) {
    let (across, down) = (BlockTile.columns, BlockTile.rows)
    let columns = rect.columns * across
    let rows = rect.rows * down
    // What is not cropped is an icon, and its clear margins are more than a few cells can spare.
    guard let shown = fit == .contain ? picture.trimmed() : picture else { return }
    let samples = shown.samples(columns: columns, rows: rows, fit: fit, step: 2)
    guard samples.count == columns * rows else { return }
    for row in 0..<rect.rows {
      for column in 0..<rect.columns {
        let ground = canvas.ground(rect.column + column, rect.row + row)
        var cell: [Color] = []
        var isSeen = false
        for y in row * down..<(row + 1) * down {
          for x in column * across..<(column + 1) * across {
            var sample = samples[y * columns + x]
            if isCut(x, y, columns: columns, rows: rows, corner: corner) { sample.alpha = 0 }
            if sample.alpha > 0 { isSeen = true }
            cell.append(dye(sample, ink).composited(over: ground))
          }
        }
        guard isSeen else { continue }
        let tile = BlockTile(cell)
        canvas.draw(
          tile.glyph, column: rect.column + column, row: rect.row + row, color: tile.foreground,
          background: tile.background)
      }
    }
  }

  private static func dye(_ sample: Color, _ ink: Color?) -> Color {
    guard let ink else { return sample }
    return ink.withAlpha(UInt8(truncatingIfNeeded: (Int(ink.alpha) * Int(sample.alpha) + 127) / 255))
  }

  /// Whether a sample lies outside of the rounded corners.
  private static func isCut(_ x: Int, _ y: Int, columns: Int, rows: Int, corner: Int) -> Bool {
    let (left, top) = (min(x, columns - 1 - x), min(y, rows - 1 - y))
    guard left < corner, top < corner else { return false }
    let (across, down) = (2 * (corner - left) - 1, 2 * (corner - top) - 1)
    return across * across + down * down > 4 * corner * corner
  }
}
