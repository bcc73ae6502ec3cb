import Cells
import Colors
import Images

extension WidgetImage {
  /// Draws a picture into a rectangle, its alpha composited over what lies there.
  ///
  /// - Parameters:
  ///   - ink: the colour that takes the place of the picture's own, as of a template; nil keeps them.
  ///   - isRounded: a quarter of each corner's cell is left out.
  static func draw(
    _ picture: Picture, in rect: CellRect, fit: PictureFit, ink: Color?, isRounded: Bool,
    into canvas: inout Canvas
  ) {
    // What is not cropped is an icon; shapes without blur are what a few cells can show of it.
    if fit == .contain, let shape = Silhouette(picture, isTemplate: ink != nil) {
      draw(shape, in: rect, ink: ink ?? shape.ink, into: &canvas)
      return
    }
    let (across, down) = (BlockTile.columns, BlockTile.rows)
    let columns = rect.columns * across
    let rows = rect.rows * down
    guard let shown = fit == .contain ? picture.trimmed() : picture else { return }
    let samples = shown.samples(columns: columns, rows: rows, fit: fit, step: BlockTile.columns)
    guard samples.count == columns * rows else { return }
    for row in 0..<rect.rows {
      for column in 0..<rect.columns {
        let ground = canvas.ground(rect.column + column, rect.row + row)
        var cell: [Color] = []
        var isSeen = false
        for y in row * down..<(row + 1) * down {
          for x in column * across..<(column + 1) * across {
            var sample = samples[y * columns + x]
            if isRounded, isCorner(x, y, columns: columns, rows: rows) { sample.alpha = 0 }
            if sample.alpha > 0 { isSeen = true }
            cell.append((ink?.thinned(to: sample.alpha) ?? sample).composited(over: ground))
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

  private static func draw(
    _ shape: Silhouette, in rect: CellRect, ink: Color, into canvas: inout Canvas
  ) {
    for (index, tile) in shape.tiles(columns: rect.columns, rows: rect.rows).enumerated() where !tile.isBlank
    {
      let (column, row) = (rect.column + index % rect.columns, rect.row + index / rect.columns)
      let ground = canvas.ground(column, row)
      canvas.draw(
        tile.glyph, column: column, row: row,
        color: ink.thinned(to: tile.foreground).composited(over: ground),
        background: ink.thinned(to: tile.background).composited(over: ground))
    }
  }

  /// Whether a sample lies in the outer quarter of a corner's cell.
  private static func isCorner(_ x: Int, _ y: Int, columns: Int, rows: Int) -> Bool {
    min(x, columns - 1 - x) < BlockTile.columns / 2 && min(y, rows - 1 - y) < BlockTile.rows / 2
  }
}

extension Color {
  /// The colour with a share of its own alpha; 255 is all of it.
  fileprivate func thinned(to share: UInt8) -> Color {
    withAlpha(UInt8(truncatingIfNeeded: (Int(alpha) * Int(share) + 127) / 255))
  }
}
