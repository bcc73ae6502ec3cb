import Cells
import Colors
import Images

/// A picture as the cells of a rectangle, and the last ones that were made, since a screen is drawn far more often
/// than a picture changes.
@MainActor
enum PictureCells {
  /// All that the cells depend on.
  struct Request: Hashable {
    let picture: Picture
    let columns: Int
    let rows: Int
    let fit: PictureFit
    /// The colour in the place of the picture's own; nil keeps them.
    let ink: Color?
    /// A quarter of each corner's cell is left out.
    let isRounded: Bool
    /// What lies under each cell, row by row.
    let grounds: [Color]
  }

  private static var made: [Request: [BlockTile?]] = [:]
  private static var order: [Request] = []
  private static let capacity = 48

  /// Row by row, nil where the picture leaves a cell as it is.
  static func tiles(_ request: Request) -> [BlockTile?] {
    if let known = made[request] { return known }
    let tiles = request.tiles()
    made[request] = tiles
    order.append(request)
    if order.count > capacity { made[order.removeFirst()] = nil }
    return tiles
  }
}

extension PictureCells.Request {
  fileprivate func tiles() -> [BlockTile?] {
    guard columns > 0, rows > 0, grounds.count == columns * rows else { return [] }
    // What is not cropped is an icon; shapes without blur are what a few cells can show of it.
    if fit == .contain, let shape = Silhouette(picture, isTemplate: ink != nil) {
      return zip(shape.tiles(columns: columns, rows: rows), grounds).map { tile, ground in
        tile.isBlank ? nil : tile.drawn(in: ink ?? shape.ink, on: ground)
      }
    }
    guard let shown = fit == .contain ? picture.trimmed() : picture else { return [] }
    let samples = shown.samples(
      columns: columns * BlockTile.columns, rows: rows * BlockTile.rows, fit: fit, step: BlockTile.columns)
    return grounds.indices.map { tile(samples, column: $0 % columns, row: $0 / columns, ground: grounds[$0]) }
  }

  private func tile(_ samples: [Color], column: Int, row: Int, ground: Color) -> BlockTile? {
    var cell: [Color] = []
    cell.reserveCapacity(BlockTile.columns * BlockTile.rows)
    var isSeen = false
    for y in row * BlockTile.rows..<(row + 1) * BlockTile.rows {
      for x in column * BlockTile.columns..<(column + 1) * BlockTile.columns {
        var sample = samples[y * columns * BlockTile.columns + x]
        if isRounded, isCorner(x, y) { sample.alpha = 0 }
        if sample.alpha > 0 { isSeen = true }
        cell.append((ink?.thinned(to: sample.alpha) ?? sample).composited(over: ground))
      }
    }
    return isSeen ? BlockTile(cell) : nil
  }

  /// Whether a sample lies in the outer quarter of a corner's cell.
  private func isCorner(_ x: Int, _ y: Int) -> Bool {
    let (right, bottom) = (columns * BlockTile.columns - 1, rows * BlockTile.rows - 1)
    return min(x, right - x) < BlockTile.columns / 2 && min(y, bottom - y) < BlockTile.rows / 2
  }
}
