import Cells
import Colors
import Testing

@Suite("Drawing into cells")
struct CanvasTests {
  private static let red = Color(rgb: 0xFF0000)
  private static let slate = Color(rgb: 0x2F4F4F)

  private func canvas(_ columns: Int, _ rows: Int = 1, _ text: String = "") -> Canvas {
    var canvas = Canvas(size: CellSize(columns: columns, rows: rows))
    canvas.draw("\(text)", column: 0, row: 0, color: nil)
    return canvas
  }

  @Test("A wide character takes two cells, the second empty, both in its colours")
  func wideCharacterTakesTwoCells() {
    var canvas = Canvas(size: CellSize(columns: 3, rows: 1), filledWith: Self.slate)
    #expect(canvas.draw("永", column: 0, row: 0, color: Self.red, attributes: .bold) == 2)
    #expect(canvas[0, 0] == Cell("永", foreground: Self.red, background: Self.slate, attributes: .bold))
    #expect(canvas[1, 0] == Cell("", foreground: Self.red, background: Self.slate, attributes: .bold))
    #expect(canvas[2, 0] == Cell(background: Self.slate))
  }

  @Test("A wide character that would be cut by an edge is left out")
  func wideCharacterIsNotCut() {
    #expect(canvas(3, 1, "a永x").buffer.texts == ["a永"])
    #expect(canvas(4, 1, "a永永").buffer.texts == ["a永 "])
    var canvas = canvas(4)
    canvas.draw("永x", column: -1, row: 0, color: nil)
    #expect(canvas.buffer.texts == [" x  "])
    #expect(canvas.buffer.firstCut == nil)
  }

  @Test(
    "What overdraws half of a wide character takes its other half away",
    arguments: [
      (0, "x", "x 瓷"), (1, "x", " x瓷"), (2, "x", "青x "), (3, "x", "青 x"), (1, "xy", " xy "), (1, "永", " 永 "),
      (0, "永", "永瓷"),
    ])
  func halvesAreTakenAway(column: Int, text: String, expected: String) {
    var canvas = canvas(4, 1, "青瓷")
    canvas.draw("\(text)", column: column, row: 0, color: nil)
    #expect(canvas.buffer.texts == [expected])
    #expect(canvas.buffer.firstCut == nil)
  }

  @Test("A fill that ends inside a wide character takes its other half away", arguments: 0..<4)
  func fillTakesHalvesAway(column: Int) {
    var canvas = canvas(4, 1, "青瓷")
    canvas.fill(CellRect(column: column, row: 0, columns: 1, rows: 1), with: Self.red)
    #expect(canvas.buffer.texts == [column < 2 ? "  瓷" : "青  "])
    #expect(canvas.buffer.firstCut == nil)
    #expect((0..<4).filter { canvas[$0, 0].background == Self.red } == [column])
  }

  @Test("Nothing is drawn outside the window, however windows are nested")
  func windowsClip() {
    var canvas = canvas(8, 4)
    canvas.inside(CellRect(column: 2, row: 1, columns: 4, rows: 2)) { canvas in
      #expect(canvas.size == CellSize(columns: 4, rows: 2))
      canvas.fill(CellRect(column: -9, row: -9, columns: 99, rows: 99), with: Self.red)
      canvas.draw("abcdefgh", column: -1, row: 0, color: nil)
      canvas.draw("no", column: 0, row: -1, color: nil)
      canvas.draw("no", column: 0, row: 2, color: nil)
      canvas.inside(CellRect(column: 3, row: 1, columns: 9, rows: 9)) { canvas in
        canvas.draw("永", column: 0, row: 0, color: nil)
        canvas.draw("永", column: -1, row: 0, color: nil)
        canvas.draw("z", column: 0, row: 0, color: nil)
      }
    }
    #expect(canvas.buffer.texts == ["        ", "  bcde  ", "     z  ", "        "])
    let filled = (0..<4).flatMap { row in (0..<8).filter { canvas[$0, row].background == Self.red } }
    #expect(filled == [2, 3, 4, 5, 2, 3, 4, 5])
    #expect(canvas.window == canvas.bounds)
  }

  @Test("A window that begins in a wide character's right half clears the left one")
  func windowInsideAWideCharacter() {
    var canvas = canvas(4, 1, "青瓷")
    canvas.inside(CellRect(column: 1, row: 0, columns: 2, rows: 1)) { $0.fill($0.bounds, with: Self.red) }
    #expect(canvas.buffer.texts == ["    "])
    #expect(canvas[0, 0].background == nil && canvas[3, 0].background == nil)
  }

  @Test("Colours with alpha are composited over what is there")
  func alphaIsComposited() {
    var canvas = Canvas(size: CellSize(columns: 2, rows: 1), filledWith: .white)
    canvas.fill(CellRect(column: 0, row: 0, columns: 1, rows: 1), with: Self.red.withAlpha(128))
    #expect(canvas[0, 0].background == Color(rgb: 0xFF7F7F))
    canvas.draw("x", column: 1, row: 0, color: Color.black.withAlpha(102))
    #expect(canvas[1, 0].foreground == Color(rgb: 0x999999))
    #expect(canvas[1, 0].background == .white)
  }

  @Test("On the terminal's own ground a text keeps it, and alpha is taken over black")
  func terminalsOwnGroundStays() {
    var canvas = canvas(2)
    canvas.draw("x", column: 0, row: 0, color: Color.white.withAlpha(128))
    #expect(canvas[0, 0] == Cell("x", foreground: Color(rgb: 0x808080)))
    canvas.draw("y", column: 1, row: 0, color: nil, background: Self.slate)
    #expect(canvas[1, 0] == Cell("y", background: Self.slate))
  }

  @Test(
    "A line stands left, in the middle, or right of its width, and is cut to it",
    arguments: [
      (TextAlignment.left, "ab", "ab     "), (.center, "ab", "  ab   "), (.right, "ab", "     ab"),
      (.center, "青瓷", " 青瓷  "), (.right, "青瓷朱砂", "青瓷朱…"), (.left, "abcdefgh", "abcdef…"),
    ])
  func alignment(_ alignment: TextAlignment, _ text: String, _ expected: String) {
    var canvas = canvas(7)
    canvas.draw("\(text)", in: canvas.bounds, alignment: alignment, color: nil)
    #expect(canvas.buffer.texts == [expected])
  }

  @Test("Shapes", arguments: ShapeCase.all)
  func shapes(_ shape: ShapeCase) {
    var canvas = canvas(shape.picture[0].displayWidth, shape.picture.count)
    shape.draw(&canvas)
    #expect(canvas.buffer.texts == shape.picture)
  }

  @Test("A round shape fills its inner cells with its colour and leaves half of the ground at its edges")
  func roundShapesKeepTheGround() {
    var canvas = Canvas(size: CellSize(columns: 4, rows: 3), filledWith: .white)
    canvas.fillRounded(canvas.bounds, with: Self.red)
    #expect(canvas[1, 1] == Cell(background: Self.red))
    #expect(canvas[0, 0].look == Cell("▗", foreground: Self.red, background: .white))
    #expect(canvas[3, 1].look == Cell(background: Self.red))
    // The lower edge is the ground, cut out of the colour.
    #expect(canvas[0, 2].look == Cell("▙", foreground: .white, background: Self.red))
    #expect(canvas[1, 2].look == Cell("▄", foreground: .white, background: Self.red))
  }

  @Test("A layer is mixed in by its opacity, and where it changes nothing nothing changes")
  func layersAreMixed() {
    var canvas = Canvas(size: CellSize(columns: 2, rows: 1), filledWith: .white)
    var layer = canvas
    layer.fill(CellRect(column: 0, row: 0, columns: 1, rows: 1), with: .black)
    layer.draw("x", column: 0, row: 0, color: Self.red)
    canvas.blend(layer, alpha: 128)
    #expect(canvas[0, 0] == Cell("x", foreground: Color(rgb: 0xFF7F7F), background: Color(rgb: 0x7F7F7F)))
    #expect(canvas[1, 0] == Cell(background: .white))
  }
}

/// A shape and how it looks.
struct ShapeCase: Sendable, CustomTestStringConvertible {
  let name: String
  let picture: [String]
  let draw: @Sendable (inout Canvas) -> Void
  var testDescription: String { name }

  static let all = [
    ShapeCase(name: "round, three rows", picture: ["▗▄▄▖", "    ", "▙▄▄▟"]) {
      $0.fillRounded($0.bounds, with: .white)
    },
    ShapeCase(name: "round, two rows", picture: ["▟  ▙", "▖  ▗"]) { $0.fillRounded($0.bounds, with: .white) },
    ShapeCase(name: "round, one row", picture: ["▐  ▌"]) { $0.fillRounded($0.bounds, with: .white) },
    ShapeCase(name: "round, one column", picture: [" ", " ", " "]) {
      $0.fillRounded($0.bounds, with: .white)
    },
    ShapeCase(name: "half-cell outline", picture: ["▗▄▄▖", "    ", "▙▄▄▟"]) {
      $0.fillOutline($0.bounds, color: .white)
    },
    ShapeCase(name: "frame", picture: ["┌──┐", "│  │", "└──┘"]) { $0.stroke($0.bounds, color: .white) },
    ShapeCase(name: "round frame", picture: ["╭──╮", "╰──╯"]) {
      $0.stroke($0.bounds, color: .white, rounded: true)
    },
    ShapeCase(name: "frame without room", picture: ["    "]) { $0.stroke($0.bounds, color: .white) },
    ShapeCase(name: "rule, clipped", picture: ["  ──"]) {
      $0.rule("─", column: 2, row: 0, columns: 9, color: .white)
    },
    ShapeCase(name: "rule of nothing", picture: ["    "]) {
      $0.rule("─", column: 2, row: 0, columns: -3, color: .white)
    },
  ]
}
