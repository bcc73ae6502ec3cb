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

  /// One cell.
  struct Piece: Hashable {
    let tile: BlockTile
    /// How it is seen where colours are few or none.
    let traits: CellTraits
  }

  private static var made: [Request: [Piece?]] = [:]
  private static var order: [Request] = []
  private static let capacity = 48

  /// Row by row, nil where the picture leaves a cell as it is.
  static func pieces(_ request: Request) -> [Piece?] {
    if let known = made[request] { return known }
    let pieces = request.pieces()
    made[request] = pieces
    order.append(request)
    if order.count > capacity { made[order.removeFirst()] = nil }
    return pieces
  }
}

extension PictureCells.Request {
  fileprivate func pieces() -> [PictureCells.Piece?] {
    guard columns > 0, rows > 0, grounds.count == columns * rows else { return [] }
    // What is not cropped is an icon; shapes without blur are what a few cells can show of it.
    if fit == .contain, let shape = Silhouette(picture, isTemplate: ink != nil) {
      return zip(shape.tiles(columns: columns, rows: rows), grounds).map { tile, ground in
        tile.isBlank ? nil : piece(of: tile, ink: ink ?? shape.ink, ground: ground)
      }
    }
    guard let shown = fit == .contain ? picture.trimmed() : picture else { return [] }
    let samples = shown.samples(
      columns: columns * BlockTile.columns, rows: rows * BlockTile.rows, fit: fit, step: BlockTile.columns)
    return grounds.indices.map { index in
      tile(samples, column: index % columns, row: index / columns, ground: grounds[index])
        .map { PictureCells.Piece(tile: $0, traits: .picture) }
    }
  }

  /// A cell of a shape. Without colours ink is what is filled; dots are read like writing.
  private func piece(of tile: Silhouette.Tile, ink: Color, ground: Color) -> PictureCells.Piece {
    let isInk = tile.background > max(127, tile.foreground) || tile.glyph == " "
    let traits: CellTraits = tile.isDots ? .writing : isInk ? [.area, .filled, .hollow] : .area
    return PictureCells.Piece(tile: tile.drawn(in: ink, on: ground), traits: traits)
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
