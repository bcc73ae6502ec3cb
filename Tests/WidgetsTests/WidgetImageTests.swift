import Cells
import Colors
import Images
import Testing

@testable import Widgets

private let ink = Color(rgb: 0xC81E28)
private let page = Color(rgb: 0xEAF3EE)

@MainActor
@Suite struct WidgetImageTests {
  private func picture(_ color: (Int, Int) -> Color) throws -> Picture {
    var pixels: [UInt8] = []
    for y in 0..<40 {
      for x in 0..<40 {
        let color = color(x, y)
        pixels += [color.red, color.green, color.blue, color.alpha]
      }
    }
    return try #require(Picture(width: 40, height: 40, pixels: pixels))
  }

  private func drawn(_ image: WidgetImage, columns: Int, rows: Int, mode: ContentMode, corner: Double = 0)
    -> Canvas
  {
    var canvas = Canvas(size: CellSize(columns: columns, rows: rows), filledWith: page)
    let view = ImageView(frame: canvas.bounds)
    view.image = image
    view.contentMode = mode
    view.cornerRadius = corner
    view.tintColor = Color(rgb: 0x007AFF)
    view.render(into: &canvas)
    return canvas
  }

  @Test func aFlatPictureFillsItsViewExactly() throws {
    let canvas = drawn(
      .picture(try picture { _, _ in ink }, name: "a"), columns: 7, rows: 3, mode: .scaleAspectFill)
    for cell in canvas.buffer.cells { #expect(cell.background == ink && cell.text == " ") }
  }

  @Test func alphaIsCompositedOverWhatLiesUnder() throws {
    let color = ink.withAlpha(128)
    let canvas = drawn(
      .picture(try picture { _, _ in color }, name: "a"), columns: 4, rows: 2, mode: .scaleToFill)
    for cell in canvas.buffer.cells { #expect(cell.background == color.composited(over: page)) }
  }

  @Test func whatIsClearIsLeftAlone() throws {
    let image = WidgetImage.picture(try picture { _, _ in .clear }, name: "a")
    for mode in [ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill] {
      let canvas = drawn(image, columns: 4, rows: 2, mode: mode)
      for cell in canvas.buffer.cells { #expect(cell == Cell(background: page)) }
    }
  }

  @Test func aTemplateIsDrawnInTheTint() throws {
    let square = try picture { x, y in x >= 10 && y >= 10 ? ink : .clear }
    let image = WidgetImage.picture(square, name: "a")
    let original = drawn(image, columns: 4, rows: 2, mode: .scaleAspectFit)
    let template = drawn(image.asTemplate, columns: 4, rows: 2, mode: .scaleAspectFit)
    #expect(original.buffer.cells.allSatisfy { $0.background == ink })
    #expect(template.buffer.cells.allSatisfy { $0.background == Color(rgb: 0x007AFF) })
    #expect(image.asTemplate.asOriginal == image)
  }

  @Test func roundCornersLeaveAQuarterOfACellFree() throws {
    let image = WidgetImage.picture(try picture { _, _ in ink }, name: "a")
    let canvas = drawn(image, columns: 6, rows: 3, mode: .scaleAspectFill, corner: 8)
    let (corner, middle) = (canvas[0, 0], canvas[3, 1])
    #expect(Set([corner.foreground, corner.background]) == [ink, page])
    #expect(middle.background == ink)
  }

  @Test func anUnreadableFileShowsItsName() throws {
    let canvas = drawn(
      .unreadable(name: "top.png", PictureError(.empty)), columns: 20, rows: 4, mode: .scaleAspectFill)
    #expect(canvas.buffer.cells.map(\.text).joined().contains("top.png"))
  }

  @Test(arguments: 2...5) func tabsHaveIconAndTitleAtEveryHeight(rows: Int) throws {
    let bar = TabBar(frame: CellRect(column: 0, row: 0, columns: 30, rows: rows))
    bar.items = [TabBarItem(title: "Title", image: .picture(try picture { _, _ in ink }, name: "a"))]
    var canvas = Canvas(size: CellSize(columns: 30, rows: rows), filledWith: page)
    bar.render(into: &canvas)
    #expect(canvas.buffer.cells.count { $0.background == ink } == 8)
    #expect(canvas.buffer.cells.map(\.text).joined().contains("Title"))
  }
}
