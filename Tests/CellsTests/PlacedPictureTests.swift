import Colors
import Images
import Testing

@testable import Cells

@Suite struct PlacedPictureTests {
  private static let whole = CellRect(column: 1, row: 1, columns: 4, rows: 2)

  /// A screen of 6 by 4 with a picture of one colour in its middle.
  private func canvas(
    _ rgb: UInt32 = 0x102030, alpha: UInt8 = 255, isRounded: Bool = false, ink: Color? = nil,
    fit: PictureFit = .cover
  ) throws -> Canvas {
    let color = Color(rgb: rgb)
    let picture = try #require(
      Picture(width: 1, height: 1, pixels: [color.red, color.green, color.blue, alpha]))
    var canvas = Canvas(size: CellSize(columns: 6, rows: 4), filledWith: .white)
    canvas.draw(picture, in: Self.whole, fit: fit, ink: ink, isRounded: isRounded) {
      $0.fill(Self.whole, with: color)
    }
    return canvas
  }

  @Test("A picture with nothing over it is uncovered, and its cells leave room for it")
  func uncovered() throws {
    let buffer = try canvas().buffer
    let pictures = buffer.uncoveredPictures
    #expect(pictures.map(\.rect) == [Self.whole])
    let roomy = buffer.leavingRoom(for: pictures)
    for row in 0..<4 {
      for column in 0..<6 {
        let isInside = Self.whole.contains(CellPoint(column: column, row: row))
        #expect(roomy[column, row] == Cell(isInside ? "\u{A0}" : " ", background: .white))
      }
    }
  }

  @Test("Whatever is drawn over a cell of a picture covers it, what stands beside does not")
  func covered() throws {
    var canvas = try canvas()
    canvas.draw("xxxxxx", column: 0, row: 0, color: .black)
    canvas.draw("x", column: 0, row: 1, color: .black)
    #expect(canvas.buffer.uncoveredPictures.count == 1)
    canvas.draw("x", column: 4, row: 2, color: .black)
    #expect(canvas.buffer.pictures.count == 1 && canvas.buffer.uncoveredPictures.isEmpty)
  }

  @Test("A picture that is cut off is for cells alone")
  func clipped() throws {
    let picture = try #require(Picture(width: 1, height: 1, pixels: [0, 0, 0, 255]))
    var canvas = Canvas(size: CellSize(columns: 6, rows: 4), filledWith: .white)
    canvas.inside(CellRect(column: 0, row: 0, columns: 3, rows: 4)) { canvas in
      canvas.draw(picture, in: Self.whole, fit: .cover) { $0.fill(Self.whole, with: .black) }
    }
    #expect(canvas.buffer.pictures.isEmpty && canvas.buffer[2, 1].background == .black)
  }

  @Test("A picture goes along with its cells to another place, where there is none it is covered")
  func adopting() throws {
    let old = try canvas().buffer
    let source = CellRect(column: 0, row: 1, columns: 6, rows: 3)
    var canvas = Canvas(size: CellSize(columns: 12, rows: 4), filledWith: .white)
    canvas.adopt(old.pictures, from: source, to: CellPoint(column: 6, row: 0))
    #expect(canvas.buffer.pictures.map(\.rect) == [CellRect(column: 7, row: 0, columns: 4, rows: 2)])
    #expect(canvas.buffer.uncoveredPictures.isEmpty)
    canvas.fill(CellRect(column: 7, row: 0, columns: 4, rows: 2), with: Color(rgb: 0x102030))
    #expect(canvas.buffer.uncoveredPictures.count == 1)
    canvas.adopt(
      old.pictures, from: CellRect(column: 0, row: 2, columns: 6, rows: 2), to: CellPoint(column: 0, row: 0))
    #expect(canvas.buffer.pictures.count == 1)
  }

  @Test(
    "No picture is enlarged to more than four times the pixels that are seen of it",
    arguments: [
      (120, 2, 500, 180), (2, 120, 500, 180), (4096, 1, 500, 180), (1, 1, 500, 180), (3, 2, 500, 180),
    ])
  func enlargement(width: Int, height: Int, columns: Int, rows: Int) throws {
    let picture = try #require(
      Picture(width: width, height: height, pixels: Array(repeating: 255, count: 4 * width * height)))
    let target = PictureSize(width: columns, height: rows)
    for fit in [PictureFit.cover, .contain] {
      let times = PlacedPicture.enlargement(of: picture, to: target, fit: fit)
      #expect(times >= 1 && times <= 64)
      #expect(times == 1 || times * times * width * height <= 4 * columns * rows)
    }
    // What has the target's proportions is enlarged as it was.
    let like = try #require(Picture(width: 50, height: 18, pixels: Array(repeating: 255, count: 3600)))
    #expect(PlacedPicture.enlargement(of: like, to: target, fit: .cover) == 10)
  }

  @Test("Its pixels are composited over each cell's own ground")
  func compositing() throws {
    let picture = try #require(try canvas(0, alpha: 128).buffer.pictures.first)
    let grounds = (0..<8).map { $0 == 7 ? Color.black : Color.white }
    let pixels = try #require(picture.pixels(cell: PictureSize(width: 2, height: 3), grounds: grounds))
    #expect(pixels.width == 8 && pixels.height == 6)
    #expect(Array(pixels.pixels.prefix(4)) == [127, 127, 127, 255])
    #expect(Array(pixels.pixels.suffix(4)) == [0, 0, 0, 255])
    #expect(picture.pixels(cell: PictureSize(width: 2, height: 3), grounds: [.white]) == nil)
    #expect(picture.pixels(cell: PictureSize(width: 0, height: 3), grounds: grounds) == nil)
  }

  @Test("Rounded corners show the ground, a template its ink")
  func corners() throws {
    let ink = Color(rgb: 0x00FF00)
    let picture = try #require(try canvas(isRounded: true, ink: ink).buffer.pictures.first)
    let grounds = [Color](repeating: .white, count: 8)
    let pixels = try #require(picture.pixels(cell: PictureSize(width: 8, height: 16), grounds: grounds))
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let start = 4 * (y * 32 + x)
      return Array(pixels.pixels[start..<start + 3])
    }
    for (x, y) in [(0, 0), (31, 0), (0, 31), (31, 31)] { #expect(color(x, y) == [255, 255, 255]) }
    for (x, y) in [(16, 16), (8, 0), (0, 8), (31, 20)] { #expect(color(x, y) == [0, 255, 0]) }
  }

  @Test("A picture of which nothing is seen has no pixels")
  func invisible() throws {
    let picture = try #require(try canvas(alpha: 0, fit: .contain).buffer.pictures.first)
    let grounds = [Color](repeating: .white, count: 8)
    #expect(picture.pixels(cell: PictureSize(width: 2, height: 2), grounds: grounds) == nil)
  }
}
