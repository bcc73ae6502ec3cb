import Colors
import Testing

@testable import Images

private let red = Color(rgb: 0xC81E28)
private let blue = Color(rgb: 0x1E3CC8)

@Suite struct DrawingTests {
  @Test(arguments: [PictureFit.stretch, .cover]) func flatPicturesAreExact(_ fit: PictureFit) throws {
    for alpha in [1, 77, 128, 255] as [UInt8] {
      let color = red.withAlpha(alpha)
      let samples = try Picture.flat(color, width: 37, height: 23).samples(columns: 16, rows: 24, fit: fit)
      #expect(samples.allSatisfy { $0 == color })
    }
  }

  @Test func aCoveringPictureIsCutEvenly() throws {
    // Three stripes of 10 pixels: only the middle one is seen.
    let picture = try Picture.drawn(width: 30, height: 10) { x, _ in x / 10 == 1 ? red : blue }
    #expect(picture.samples(columns: 8, rows: 8, fit: .cover).allSatisfy { $0 == red })
  }

  @Test func aContainedPictureLeavesTheRestClear() throws {
    let samples = try Picture.flat(red, width: 5, height: 5).samples(columns: 16, rows: 8, fit: .contain)
    for (index, sample) in samples.enumerated() {
      #expect(sample == ((4..<12).contains(index % 16) ? red : .clear))
    }
  }

  @Test func meansAreWeightedByAlpha() throws {
    let picture = try Picture.drawn(width: 2, height: 1) { x, _ in x == 0 ? red : blue.withAlpha(0) }
    #expect(picture.samples(columns: 1, rows: 1, fit: .stretch) == [red.withAlpha(128)])
  }

  /// The rectangle of samples that is of another colour, and the glyph that draws it.
  @Test(arguments: [
    ("▄", 0..<4, 4..<8), ("▂", 0..<4, 6..<8), ("▌", 0..<2, 0..<8), ("▎", 0..<1, 0..<8), ("▗", 2..<4, 4..<8),
    ("▘", 0..<2, 0..<4), ("▄", 0..<4, 0..<4), ("▆", 0..<4, 0..<2), ("▊", 3..<4, 0..<8),
  ])
  func aCellIsDrawnExactlyWhereAGlyphHasItsShape(glyph: String, columns: Range<Int>, rows: Range<Int>) {
    let samples = (0..<32).map { columns.contains($0 % 4) && rows.contains($0 / 4) ? red : blue }
    let tile = BlockTile(samples)
    #expect(tile.glyph == glyph)
    #expect(Set([tile.foreground, tile.background]) == [red, blue])
  }

  @Test func aFlatCellIsBlank() {
    let tile = BlockTile(Array(repeating: red, count: 32))
    #expect(tile.glyph == " " && tile.background == red)
  }

  @Test func anEdgeBesideTheSamplesLeavesTheFlatPartsExact() {
    // One row of mixed samples at the edge.
    let mixed = Color(rgb: 0x732D78)
    let samples = (0..<32).map { $0 / 4 < 4 ? red : $0 / 4 == 4 ? mixed : blue }
    let tile = BlockTile(samples)
    #expect(tile.background == red && tile.foreground == blue)
  }

  @Test func marginsOfIconsAreTrimmed() throws {
    let icon = try Picture.drawn(width: 20, height: 20) { x, y in
      (5..<15).contains(x) && (8..<10).contains(y) ? red : .clear
    }
    let trimmed = icon.trimmed()
    #expect(trimmed?.width == 10 && trimmed?.height == 2)
    #expect(try Picture.flat(.clear, width: 4, height: 4).trimmed() == nil)
  }

  @Test func aFilledShapeIsToldFromAnOutline() throws {
    let disc = try Picture.drawn(width: 40, height: 40) { x, y in
      (x - 20) * (x - 20) + (y - 20) * (y - 20) < 360 ? red : .clear
    }
    let ring = try Picture.drawn(width: 40, height: 40) { x, y in
      let square = (x - 20) * (x - 20) + (y - 20) * (y - 20)
      return square < 360 && square > 250 ? red : .clear
    }
    #expect(Silhouette(disc)?.isOutline == false)
    #expect(Silhouette(ring)?.isOutline == true)
    #expect(Silhouette(ring)?.ink == red)
  }

  @Test func aPictureOfTwoColoursIsNoSilhouetteButATemplateIs() throws {
    let picture = try Picture.drawn(width: 20, height: 20) { x, y in y < 4 ? .clear : x < 10 ? red : blue }
    #expect(Silhouette(picture) == nil)
    #expect(Silhouette(picture, isTemplate: true) != nil)
    #expect(Silhouette(try Picture.flat(.clear, width: 3, height: 3), isTemplate: true) == nil)
  }

  @Test func anOutlineInOneRowIsDrawnInDots() throws {
    // A chevron that points to the left.
    let chevron = try Picture.drawn(width: 40, height: 40) { x, y in
      abs(abs(y - 20) - x) <= 3 && x < 20 ? red : .clear
    }
    let tiles = try #require(Silhouette(chevron)).tiles(columns: 2, rows: 1)
    #expect(tiles.count == 2)
    #expect(
      tiles.allSatisfy { tile in
        tile.isBlank || tile.glyph.unicodeScalars.allSatisfy { (0x2801...0x28FF).contains($0.value) }
      })
    #expect(tiles.contains { !$0.isBlank })
  }

  @Test func nothingIsDrawnWithoutRoom() throws {
    let picture = try Picture.flat(red, width: 3, height: 3)
    #expect(picture.samples(columns: 0, rows: 5, fit: .cover).isEmpty)
    #expect(picture.samples(columns: 5, rows: -1, fit: .contain).isEmpty)
    #expect(Silhouette(picture, isTemplate: true)?.tiles(columns: 0, rows: 1).isEmpty == true)
  }
}
