import Cells
import Colors
import Images
import Testing

@testable import Exporters
import Texts

/// A screen that was drawn, to be sampled.
private struct Drawn {
  let picture: Picture
  let screen: MappedBuffer

  init(_ screen: MappedBuffer) throws {
    self.screen = screen
    picture = try Picture(decoding: PNGExporter.export(screen, title: "A test"))
  }

  /// The pixel at a place of a cell, in hundredths of its width and height.
  func color(_ column: Int, _ row: Int, x: Int, y: Int) -> Color {
    picture[
      x: (column * 100 + x) * SVGExporter.cellWidth * PNGExporter.scale / 100,
      y: (row * 100 + y) * SVGExporter.cellHeight * PNGExporter.scale / 100]
  }
}

@Suite("Pictures of screens")
struct PictureExporterTests {
  private static let red = Color(rgb: 0xE0_1010)
  private static let slate = Color(rgb: 0x2F4F4F)

  private func screen(_ rows: [[Cell]], depth: ColorDepth = .truecolor) -> MappedBuffer {
    var buffer = CellBuffer(columns: rows.map(\.count).max() ?? 0, rows: rows.count)
    for (row, cells) in rows.enumerated() {
      for (column, cell) in cells.enumerated() { buffer[column, row] = cell }
    }
    var mapper = DepthMapper(depth: depth)
    return mapper.map(buffer)
  }

  private func screen(_ glyphs: [String]) -> MappedBuffer {
    screen([glyphs.map { Cell("\($0)", foreground: Self.red, background: Self.slate) }])
  }

  @Test("A PNG has two pixels for each unit, ten by twenty units for each cell")
  func pictureSize() throws {
    let drawn = try Drawn(screen(["a", "b", "c"]))
    #expect(drawn.picture.width == 60)
    #expect(drawn.picture.height == 40)
  }

  @Test("Every corner of every cell has the ground that the JSON cells have, in every depth")
  func groundsAgree() throws {
    let colors: [Color?] = [Self.red, Self.slate, .white, nil, Color(rgb: 0x010203)]
    let rows = (0..<4).map { row in
      (0..<5).map { Cell("x", foreground: .white, background: colors[($0 + row) % 5]) }
    }
    for depth in ColorDepth.allCases where depth != .mono {
      let drawn = try Drawn(screen(rows, depth: depth))
      for row in 0..<4 {
        for (column, cell) in drawn.screen.row(row).enumerated() {
          let ground = cell.background.color ?? CellLook.standardGround
          for (x, y) in [(0, 0), (99, 0), (0, 99), (99, 99)] {
            #expect(drawn.color(column, row, x: x, y: y) == ground, "\(depth) \(column) \(row)")
          }
        }
      }
    }
  }

  /// A glyph, and which of the four quarters of its cell it fills: upper left, upper right, lower left, lower right.
  private static let quarters: [(String, [Bool])] = [
    ("▀", [true, true, false, false]), ("▄", [false, false, true, true]), ("█", [true, true, true, true]),
    ("▌", [true, false, true, false]), ("▐", [false, true, false, true]), ("▖", [false, false, true, false]),
    ("▗", [false, false, false, true]), ("▘", [true, false, false, false]),
    ("▝", [false, true, false, false]), ("▙", [true, false, true, true]), ("▚", [true, false, false, true]),
    ("▛", [true, true, true, false]), ("▜", [true, true, false, true]), ("▞", [false, true, true, false]),
    ("▟", [false, true, true, true]), (" ", [false, false, false, false]),
  ]

  @Test("Halves and quarters fill their part of the cell up to its edges, and nothing else")
  func quartersAreFilled() throws {
    let drawn = try Drawn(screen(Self.quarters.map(\.0)))
    for (column, (glyph, filled)) in Self.quarters.enumerated() {
      for (isFilled, (left, top)) in zip(filled, [(0, 0), (50, 0), (0, 50), (50, 50)]) {
        for (x, y) in [(0, 0), (25, 25), (49, 49), (49, 0), (0, 49)] {
          let color = drawn.color(column, 0, x: left + x, y: top + y)
          #expect(color == (isFilled ? Self.red : Self.slate), "\(glyph) at \(left + x), \(top + y)")
        }
      }
    }
  }

  @Test("Eighths grow from the bottom and from the left")
  func eighthsAreFilled() throws {
    let glyphs = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    let drawn = try Drawn(screen(glyphs + ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]))
    // The middle of each eighth, where it is a whole pixel or more.
    for eighths in 1...8 {
      for place in 0..<8 {
        let middle = place * 100 / 8 + 6
        let fromBottom = drawn.color(eighths - 1, 0, x: 50, y: middle)
        #expect(fromBottom == (8 - place <= eighths ? Self.red : Self.slate), "\(eighths) up, \(place)")
        let fromLeft = drawn.color(7 + eighths, 0, x: middle, y: 50)
        #expect(fromLeft == (place < eighths ? Self.red : Self.slate), "\(eighths) right, \(place)")
      }
    }
  }

  @Test("A row of full blocks has no seam in it")
  func noSeams() throws {
    let row = Array(repeating: Cell("█", foreground: Self.red, background: Self.slate), count: 9)
    let picture = try Drawn(screen([row, row, row])).picture
    let colors = (0..<picture.height).flatMap { y in (0..<picture.width).map { picture[x: $0, y: y] } }
    #expect(Set(colors) == [Self.red])
  }

  @Test("Each glyph's ink lies in its own cells, Chinese among letters too")
  func glyphsStandInTheirCells() throws {
    // Only every second glyph has ink, so that what leaves a cell is seen in the next.
    let glyphs = ["i", " ", "青", "", " ", " ", "M", " ", "瓷", "", " ", "W", " ", "😀", "", " "]
    let drawn = try Drawn(screen(glyphs))
    let (width, height) = (SVGExporter.cellWidth * PNGExporter.scale, drawn.picture.height)
    for (column, glyph) in glyphs.enumerated() {
      let pixels = (column * width..<(column + 1) * width).flatMap { x in
        (0..<height).map { drawn.picture[x: x, y: $0] }
      }
      #expect(pixels.contains { $0 != Self.slate } == (glyph != " "), "column \(column), \(glyph)")
    }
  }

  @Test("Reversed cells have their colours turned around, and underlined ones a line")
  func attributesAreDrawn() throws {
    let drawn = try Drawn(
      screen([
        [
          Cell("▀", foreground: Self.red, background: Self.slate, attributes: .reverse),
          Cell(" ", foreground: Self.red, background: Self.slate, attributes: .underline),
        ]
      ]))
    #expect(drawn.color(0, 0, x: 50, y: 25) == Self.slate)
    #expect(drawn.color(0, 0, x: 50, y: 75) == Self.red)
    #expect(drawn.color(1, 0, x: 50, y: 87) == Self.red)
    #expect(drawn.color(1, 0, x: 50, y: 50) == Self.slate)
  }

  @Test("Markup in cells and titles stays text in SVG and HTML")
  func markupIsText() {
    let evil = screen(["<", "&", "\"", "'", ">"])
    let raw = "</title><script>alert(1)</script>\u{202E}\u{0}"
    let title = SafeText(raw)
    for text in [
      SVGExporter.export(evil, title: title), HTMLExporter.export(evil, title: title, language: .english),
    ] {
      #expect(!text.contains("<script"))
      #expect(text.contains("&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;‹U+202E›␀"))
      #expect(text.contains(">&lt;</text>") && text.contains(">&amp;</text>"))
    }
  }

  @Test("The page has the very picture in it, and the same as text")
  func pageHasThePicture() {
    let screen = screen(["青", "", "<", "b"])
    let page = HTMLExporter.export(screen, title: "t", language: .english)
    #expect(page.contains(SVGExporter.content(of: screen).safeText.description))
    #expect(page.contains("<pre>青&lt;b\n</pre>"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test("A screen that is too large for a PNG is refused before memory is taken")
  func tooLarge() {
    #expect(throws: PictureFailure(text: .tooLarge(width: 40_000, height: 40))) {
      try PNGExporter.draw("<svg/>", width: 40_000, height: 40)
    }
    #expect(throws: PictureFailure(text: .tooLarge(width: 30_000, height: 30_000))) {
      try PNGExporter.draw("<svg/>", width: 30_000, height: 30_000)
    }
  }

  @Test("What librsvg refuses is told in its words")
  func refused() {
    let failure = #expect(throws: PictureFailure.self) {
      try PNGExporter.draw("no picture", width: 10, height: 10)
    }
    guard case .refused(let reason)? = failure?.text else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test(
    "Text for CSS can end neither its string nor its element",
    arguments: [
      ("PingFang SC", "'PingFang SC'"), ("a'b", "'a\\27 b'"), ("</style>", "'\\3c \\2f style\\3e '"),
      ("青", "'\\9752 '"), ("a\nb", "'a\\240a b'"), ("\\", "'\\5c '"),
    ])
  func cssStrings(_ text: String, _ written: String) {
    #expect(Markup.cssString(SafeText(text)).safeText.description == written)
  }
}

extension Picture {
  /// The pixel at a place, clear where there is none.
  fileprivate subscript(x x: Int, y y: Int) -> Color {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return Color(argb: 0) }
    let at = 4 * (y * width + x)
    return Color(red: pixels[at], green: pixels[at + 1], blue: pixels[at + 2], alpha: pixels[at + 3])
  }
}
