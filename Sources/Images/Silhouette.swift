import Colors

/// A picture of one colour, as most icons are: its shape is all that there is to draw, so that a few cells can show
/// it without blur.
public struct Silhouette: Hashable, Sendable {
  /// The colour, with the alpha of its most opaque part.
  public let ink: Color
  /// Drawn in thin lines, as iOS's icons that are not selected.
  public let isOutline: Bool
  private let picture: Picture

  /// The shape of a picture without its clear margins.
  /// - Parameter isTemplate: only the alpha counts, whatever the colours.
  /// - Returns: nil where the picture has several colours, or nothing is seen of it.
  public init?(_ picture: Picture, isTemplate: Bool = false) {
    guard let shape = picture.trimmed() else { return nil }
    let samples = shape.samples(columns: Self.grain, rows: Self.grain, fit: .contain)
    guard let ink = samples.max(by: { $0.alpha < $1.alpha }), ink.alpha > 0 else { return nil }
    // A picture that leaves nothing free is no shape.
    guard isTemplate || samples.contains(where: { $0.alpha < ink.alpha / 2 }) || shape != picture else {
      return nil
    }
    guard isTemplate || samples.allSatisfy({ $0.alpha < ink.alpha / 2 || Self.isNear($0, ink) }) else {
      return nil
    }
    self.ink = ink
    self.picture = shape
    isOutline = !Self.hasCore(samples.map { $0.alpha > ink.alpha / 2 })
  }

  /// Samples across the picture by which it is judged.
  private static let grain = 16

  private static func isNear(_ left: Color, _ right: Color) -> Bool {
    func distance(_ left: UInt8, _ right: UInt8) -> Int { abs(Int(left) - Int(right)) }
    return max(
      distance(left.red, right.red), distance(left.green, right.green), distance(left.blue, right.blue)) <= 16
  }

  /// Whether a square of nearly a third of the grid fits into the shape somewhere.
  private static func hasCore(_ isInk: [Bool]) -> Bool {
    let side = 5
    // The side of the largest square of ink whose last corner is here.
    var squares = [Int](repeating: 0, count: isInk.count)
    for index in isInk.indices where isInk[index] {
      let isInside = index >= grain && index % grain > 0
      let before =
        isInside ? min(squares[index - 1], squares[index - grain], squares[index - grain - 1]) : 0
      squares[index] = before + 1
      if before + 1 >= side { return true }
    }
    return false
  }

  /// One cell of a shape.
  public struct Tile: Hashable, Sendable {
    public let glyph: String
    /// How much ink the glyph has, 255 is all.
    public let foreground: UInt8
    /// How much ink its ground has.
    public let background: UInt8

    /// True where nothing is to be drawn.
    public var isBlank: Bool { background == 0 && (glyph == " " || foreground == 0) }

    /// Drawn in braille dots.
    public var isDots: Bool {
      glyph.unicodeScalars.first.map { (0x2801...0x28FF).contains($0.value) } ?? false
    }

    /// The cell in a colour, composited over what lies under it.
    public func drawn(in ink: Color, on ground: Color) -> BlockTile {
      BlockTile(
        glyph: glyph, foreground: ink.thinned(to: foreground).composited(over: ground),
        background: ink.thinned(to: background).composited(over: ground))
    }
  }

  /// The cells of the shape in a place, row by row. In a single row outlines are drawn in dots, since blocks have
  /// no room there to tell one from another.
  public func tiles(columns: Int, rows: Int) -> [Tile] {
    guard columns > 0, rows > 0 else { return [] }
    return isOutline && rows == 1 ? dots(columns: columns, rows: rows) : blocks(columns: columns, rows: rows)
  }

  /// How much ink there is at each sample of a place, 255 is all.
  private func inks(columns: Int, rows: Int) -> [UInt8] {
    let most = Int(ink.alpha)
    return picture.samples(
      columns: columns * BlockTile.columns, rows: rows * BlockTile.rows, fit: .contain, step: 2
    ).map { UInt8(min(255, (Int($0.alpha) * 255 + most / 2) / most)) }
  }

  /// The blocks that come nearest, nearly all of a part as all, and nearly nothing as nothing.
  private func blocks(columns: Int, rows: Int) -> [Tile] {
    let inks = inks(columns: columns, rows: rows)
    func snapped(_ color: Color) -> UInt8 { color.red < 64 ? 0 : color.red > 153 ? 255 : color.red }
    return Self.cells(of: inks, columns: columns, rows: rows).map { cell in
      let tile = BlockTile(cell.map { Color(red: $0, green: $0, blue: $0) })
      return Tile(
        glyph: tile.glyph, foreground: snapped(tile.foreground), background: snapped(tile.background))
    }
  }

  /// Two dots across each cell and four down.
  private func dots(columns: Int, rows: Int) -> [Tile] {
    let cells = Self.cells(of: inks(columns: columns, rows: rows), columns: columns, rows: rows)
    let side = 2
    let counts = cells.map { cell in
      var counts = [Int](repeating: 0, count: 8)
      for (index, ink) in cell.enumerated() {
        let (x, y) = (index % BlockTile.columns, index / BlockTile.columns)
        counts[y / side * 2 + x / side] += Int(ink)
      }
      return counts
    }
    // Of lines that are thinner than a dot the best covered dots count.
    let most = counts.joined().max() ?? 0
    let least = min(255 * side * side * 42 / 100, most * 60 / 100)
    return counts.map { Self.tile(ofDots: $0.map { $0 > least }) }
  }

  /// - Parameter isInk: row by row, two across and four down.
  private static func tile(ofDots isInk: [Bool]) -> Tile {
    // U+2800 has the dots of the left column in bits 0, 1, 2 and 6, those of the right in 3, 4, 5 and 7.
    let bits = zip(isInk, [0, 3, 1, 4, 2, 5, 6, 7] as [UInt32]).reduce(0 as UInt32) {
      $0 | ($1.0 ? 1 << $1.1 : 0)
    }
    let glyph = bits == 0 ? " " : Unicode.Scalar(0x2800 + bits).map { String($0) } ?? " "
    return Tile(glyph: glyph, foreground: 255, background: 0)
  }

  /// The samples of each cell, row by row.
  private static func cells(of samples: [UInt8], columns: Int, rows: Int) -> [[UInt8]] {
    guard samples.count == columns * rows * BlockTile.columns * BlockTile.rows else { return [] }
    return (0..<columns * rows).map { cell in
      let (left, top) = (cell % columns * BlockTile.columns, cell / columns * BlockTile.rows)
      return (top..<top + BlockTile.rows).flatMap { row in
        let start = row * columns * BlockTile.columns + left
        return samples[start..<start + BlockTile.columns]
      }
    }
  }
}

extension Color {
  /// The colour with a share of its own alpha; 255 is all of it.
  public func thinned(to share: UInt8) -> Color {
    withAlpha(UInt8(truncatingIfNeeded: (Int(alpha) * Int(share) + 127) / 255))
  }
}
