import Colors
import TestSupport
import Testing

@testable import Cells

/// What the mapper does with cells where colours are few, or none.
@Suite struct FewColorsTests {
  private static let page = Color.white
  /// A grey so light that it becomes white.
  private static let bar = Color(rgb: 0xF9F9F9)

  private func map(
    _ canvas: Canvas, _ depth: ColorDepth, palette: Palette? = nil
  ) -> MappedBuffer {
    var mapper = DepthMapper(depth: depth, palette: palette)
    return mapper.map(canvas.buffer)
  }

  private func canvas(columns: Int = 8, rows: Int = 3, _ drawing: (inout Canvas) -> Void) -> Canvas {
    var canvas = Canvas(size: CellSize(columns: columns, rows: rows), filledWith: Self.page)
    drawing(&canvas)
    return canvas
  }

  private func lines(_ buffer: MappedBuffer) -> [String] {
    (0..<buffer.rows).map { row in buffer.row(row).map(\.text).joined() }
  }

  @Test("A shape's glyphs have the very entry of its fills, at every depth", arguments: ColorDepth.allCases)
  func shapesHaveOneColor(_ depth: ColorDepth) {
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<50 {
      let color = Color(rgb: UInt32.random(in: 0...0xFF_FFFF, using: &numbers))
      let screen = map(
        canvas { $0.fillRounded(CellRect(column: 1, row: 0, columns: 6, rows: 3), with: color) }, depth)
      let fill = screen.cells[8 + 3].background
      let top = screen.cells[3]
      // Where the shape cannot be told from the page its edge stands here.
      if top.text == "▄" { #expect(top.foreground == fill, "\(color.hex)") }
      #expect(screen.cells[16 + 3].background == fill, "\(color.hex)")
    }
  }

  @Test("Text moves away from a ground that becomes its own, with both halves of a wide character")
  func textMoves() {
    let screen = map(
      canvas { $0.draw("A永", column: 0, row: 0, color: Color(rgb: 0xC6C6C8)) }, .indexed8)
    #expect(screen.cells[0].background.index == 7)
    #expect(screen.cells[0].foreground.index != 7)
    #expect(screen.cells[1].foreground == screen.cells[2].foreground)
    #expect(screen.cells[1].foreground == screen.cells[0].foreground)
  }

  @Test("Large text may keep an entry that normal text may not")
  func largeTextStays() {
    let ground = Color(rgb: 0x2A665B)
    let ink = Color(rgb: 0xF4FBF7)
    let screen = map(
      canvas {
        $0.draw("a", column: 0, row: 0, color: ink, background: ground)
        $0.draw("a", column: 1, row: 0, color: ink, background: ground, traits: .large)
      }, .indexed16)
    #expect(screen.cells[0].foreground.color == .black)
    #expect(screen.cells[1].foreground.color == .white)
  }

  @Test("A terminal's palette of 16 gives its first eight to a depth of 8")
  func eightOfSixteenCount() {
    let palette = Palette(Array(repeating: .black, count: 8) + Array(repeating: .white, count: 8))
    let screen = map(canvas { _ in }, .indexed8, palette: palette)
    #expect(screen.cells[0].background == .entry(0, .black))
  }

  @Test(
    "A shape that becomes its ground has a line around it",
    arguments: [
      (3, ["╭──────╮", "│      │", "╰──────╯"]), (2, ["╭──────╮", "╰──────╯"]), (1, ["│      │"]),
    ])
  func mergedShapesHaveEdges(_ rows: Int, _ expected: [String]) {
    let shape = canvas(rows: rows) { $0.fillRounded($0.bounds, with: Self.bar) }
    let screen = map(shape, .indexed256)
    #expect(lines(screen) == expected)
    #expect(screen.cells[0].foreground != screen.cells[0].background)
    #expect(lines(map(shape, .truecolor)) != expected)
    let seen = canvas(rows: rows) { $0.fillRounded($0.bounds, with: Color(rgb: 0x007AFF)) }
    #expect(lines(map(seen, .indexed256)) != expected)
    let same = canvas(rows: rows) { $0.fillRounded($0.bounds, with: Self.page) }
    let flat = map(same, .indexed256)
    #expect(flat.cells.allSatisfy { $0.text == " " || $0.foreground == $0.background })
  }

  @Test("The lines of a band that reaches to a frame stand a cell further in")
  func bandsKeepOffFrames() {
    let band = canvas(columns: 16, rows: 1) { $0.fillBand(column: 0, row: 0, columns: 16, with: Self.bar) }
    let screen = map(band, .indexed256)
    #expect(screen.cells.indices.filter { screen.cells[$0].text == "│" } == [1, 14])
    let blank = screen.cells.filter { $0.text != " " && $0.text != "│" }
    #expect(blank.allSatisfy { $0.foreground == $0.background })
    let seen = canvas(columns: 16, rows: 1) {
      $0.fillBand(column: 0, row: 0, columns: 16, with: Color(rgb: 0x007AFF))
    }
    #expect(lines(map(seen, .indexed256)) == ["▐              ▌"])
  }

  @Test("Text in a shape that becomes its ground stays, and the line is drawn where there is none")
  func textStaysInAMergedShape() {
    let screen = map(
      canvas {
        $0.fillRounded($0.bounds, with: Self.bar)
        $0.draw("OK", column: 3, row: 1, color: .black)
      }, .indexed256)
    #expect(lines(screen)[1] == "│  OK  │")
  }

  @Test("Shapes whose loss is none have no line")
  func shapesWithoutEdges() {
    let screen = map(
      canvas { canvas in canvas.withoutEdges { $0.fillRounded($0.bounds, with: Self.bar) } }, .indexed256)
    #expect(screen.cells.allSatisfy { $0.text == " " || $0.foreground == $0.background })
  }

  @Test("Between a bar and a page stands a line in the empty row of the page, else beside the bar's text")
  func barsAreSeparated() {
    let free = canvas(rows: 2) {
      $0.fill(CellRect(column: 0, row: 0, columns: 8, rows: 1), with: Self.bar)
      $0.draw("Hi", column: 3, row: 0, color: .black)
      $0.separate(row: 0, columns: 0..<8)
    }
    #expect(lines(map(free, .indexed256)) == ["   Hi   ", "▔▔▔▔▔▔▔▔"])
    #expect(lines(map(free, .truecolor)) == ["   Hi   ", "        "])
    let full = canvas(rows: 2) {
      $0.fill(CellRect(column: 0, row: 0, columns: 8, rows: 1), with: Self.bar)
      $0.draw("永", column: 3, row: 0, color: .black)
      $0.draw("text", column: 0, row: 1, color: .black)
      $0.separate(row: 0, columns: 0..<8)
    }
    #expect(lines(map(full, .indexed256)) == ["▁▁▁永▁▁▁", "text    "])
  }

  @Test("Without colours what is filled is reversed, and what is not has a line")
  func monoFillsAndLines() {
    let color = Color(rgb: 0x007AFF)
    let pressed = map(
      canvas { canvas in canvas.with(.filled) { $0.fillRounded($0.bounds, with: color) } }, .mono)
    #expect(lines(pressed) == ["▗▄▄▄▄▄▄▖", "        ", "▙▄▄▄▄▄▄▟"])
    #expect(!pressed.cells[0].attributes.contains(.reverse))
    #expect(pressed.cells[8..<24].allSatisfy { $0.attributes.contains(.reverse) })
    let normal = map(canvas { $0.fillRounded($0.bounds, with: color) }, .mono)
    #expect(lines(normal) == ["╭──────╮", "│      │", "╰──────╯"])
    #expect(normal.cells.allSatisfy { !$0.attributes.contains(.reverse) })
    #expect((pressed.cells + normal.cells).allSatisfy { $0.background == .standard })
  }

  @Test("Without colours text that is disabled or faint is dim, what is chosen underlined")
  func monoText() {
    let screen = map(
      canvas {
        $0.draw("a", column: 0, row: 0, color: .black, attributes: .bold)
        $0.draw("a", column: 1, row: 0, color: .black, attributes: .bold, traits: .disabled)
        $0.draw("a", column: 2, row: 0, color: Color(rgb: 0xC6C6C8))
        $0.draw("a", column: 3, row: 0, color: .black, traits: .chosen)
        $0.draw("▆", column: 4, row: 0, color: .black, traits: .writing)
      }, .mono)
    #expect(screen.cells[0..<5].map(\.attributes) == [.bold, .dim, .dim, .underline, []])
    #expect(screen.cells[4].text == "▆")
  }

  @Test("Without colours a picture is made of shades")
  func monoPictures() {
    let screen = map(
      canvas { canvas in
        canvas.with(.picture) {
          $0.fill(CellRect(column: 0, row: 0, columns: 1, rows: 1), with: .black)
          $0.fill(CellRect(column: 1, row: 0, columns: 1, rows: 1), with: Color(rgb: 0x606060))
          $0.draw("▄", column: 2, row: 0, color: .black, background: .white)
          $0.draw("a", column: 3, row: 0, color: .black)
        }
      }, .mono)
    #expect(lines(screen)[0].hasPrefix(" ░▒a"))
  }

  @Test("A mapper tells the entries that it shows, where there are any")
  func thePaletteIsTold() {
    #expect(DepthMapper(depth: .truecolor).palette == nil)
    #expect(DepthMapper(depth: .mono).palette == nil)
    #expect(DepthMapper(depth: .indexed256).palette == .fixed256)
    #expect(DepthMapper(depth: .indexed16, palette: .xterm8).palette == .xterm8)
  }
}
