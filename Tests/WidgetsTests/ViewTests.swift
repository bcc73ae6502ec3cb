import Cells
import Colors
import Testing

@testable import Widgets

@Suite("Views")
@MainActor
struct ViewTests {
  private static let red = Color(rgb: 0xFF0000)
  private static let blue = Color(rgb: 0x0000FF)

  /// Counts how often its tint may have changed.
  final class TintCounter: View {
    var changes = 0
    override func tintColorDidChange() {
      changes += 1
      super.tintColorDidChange()
    }
  }

  @Test("The tint trickles down to every view without its own")
  func tintTricklesDown() {
    let window = Window()
    let (own, inherits, child, grandchild) = (TintCounter(), TintCounter(), TintCounter(), TintCounter())
    own.tintColor = Self.blue
    window.addSubview(own)
    window.addSubview(inherits)
    own.addSubview(child)
    inherits.addSubview(grandchild)
    let before = [own, inherits, child, grandchild].map(\.changes)
    window.tintColor = Self.red
    #expect(
      [own, inherits, child, grandchild].map(\.tintColor) == [Self.blue, Self.red, Self.blue, Self.red])
    let after = [own, inherits, child, grandchild].map(\.changes)
    #expect(zip(after, before).map { $0 - $1 } == [0, 1, 0, 1])
    own.inheritTintColor()
    #expect(own.tintColor == Self.red && child.tintColor == Self.red)
    window.inheritTintColor()
    #expect(grandchild.tintColor == Color(rgb: 0x007AFF))
  }

  @Test("A view moved elsewhere takes the tint of where it is")
  func movedViewTakesTint() {
    let (first, second, view) = (View(), View(), TintCounter())
    first.tintColor = Self.red
    second.tintColor = Self.blue
    first.addSubview(view)
    #expect(view.tintColor == Self.red)
    second.addSubview(view)
    #expect(view.tintColor == Self.blue && first.subviews.isEmpty && view.superview === second)
    #expect(view.changes == 2)
  }

  @Test("Superviews are held weakly, subviews strongly")
  func ownership() {
    weak var child: View?
    let orphan = View()
    do {
      let parent = View()
      let view = View()
      child = view
      parent.addSubview(view)
      parent.addSubview(orphan)
      #expect(child?.superview === parent)
    }
    #expect(child == nil)
    #expect(orphan.superview == nil)
  }

  @Test("The opacity of a view is that of all it holds", arguments: [(1.0, 0x00), (0.5, 0x7F), (0.0, 0xFF)])
  func alpha(alpha: Double, gray: UInt32) {
    let parent = View(frame: .size(3, 1))
    parent.backgroundColor = .black
    let label = Label(text: "x", frame: .size(1, 1))
    label.textColor = Self.red
    parent.addSubview(label)
    parent.alpha = alpha
    let buffer = parent.drawn(columns: 4)
    #expect(buffer[2, 0].background == Color(rgb: gray * 0x010101))
    #expect(buffer[3, 0].background == .white)
    #expect(buffer.texts == [alpha == 0 ? "    " : "x   "])
    if alpha > 0 {
      #expect(
        buffer[0, 0].foreground == Self.red.withAlpha(UInt8((alpha * 255).rounded())).composited(over: .white)
      )
    }
  }

  @Test("Opacities outside 0 to 1 are taken as the nearest of them")
  func oddAlphas() {
    for alpha in [-3.0, 7, .nan, .infinity] {
      let view = View(frame: .size(1, 1))
      view.backgroundColor = .black
      view.alpha = alpha
      let ground = view.drawn()[0, 0].background
      #expect(ground == (alpha > 1 ? .black : .white), "\(alpha)")
    }
  }

  @Test("A hidden view is not drawn, nor what it holds, nor is it hit")
  func hiddenViews() {
    let parent = View(frame: .size(3, 1))
    let label = Label(text: "abc", frame: .size(3, 1))
    parent.addSubview(label)
    #expect(parent.hitTest(CellPoint(column: 1, row: 0)) === label)
    label.isHidden = true
    #expect(parent.drawn().texts == ["   "])
    #expect(parent.hitTest(CellPoint(column: 1, row: 0)) === parent)
    #expect(parent.hitTest(CellPoint(column: 3, row: 0)) == nil)
  }

  @Test("Of views over one another the last is hit, of those that are wanted")
  func topmostIsHit() {
    let parent = View(frame: .size(9, 3))
    let (low, high) = (View(frame: .size(5, 3)), View(frame: .size(3, 3)))
    parent.addSubview(low)
    parent.addSubview(high)
    #expect(parent.hitTest(CellPoint(column: 1, row: 1)) === high)
    #expect(parent.hitTest(CellPoint(column: 4, row: 1)) === low)
    #expect(parent.hitTest(CellPoint(column: 1, row: 1)) { $0 === low } === low)
  }

  @Test(
    "Setting the centre moves the frame to whole cells and keeps its size",
    arguments: [
      (10.0, 5.0, 5, 2, 8, 4), (10.5, 5.0, 5, 2, 8, 4), (10.4, 4.9, 4, 3, 8, 3), (2.0, 1.0, 5, 3, 0, 0),
      (2.0, 1.0, 5, 2, 0, 0), (0.0, 0.0, 5, 3, -2, -1), (1.2, 0.0, 5, 1, -1, 0),
    ])
  func center(column: Double, row: Double, columns: Int, rows: Int, x: Int, y: Int) {
    let view = View(frame: CellRect(column: 40, row: 40, columns: columns, rows: rows))
    view.center = (column, row)
    #expect(view.frame.size == CellSize(columns: columns, rows: rows))
    #expect(view.frame.origin == CellPoint(column: x, row: y))
  }

  @Test("The centre is that of the frame")
  func centerIsRead() {
    let center = View(frame: CellRect(column: 3, row: 2, columns: 5, rows: 4)).center
    #expect(center.column == 5.5 && center.row == 4)
  }

  @Test("A centre that is no place keeps the size")
  func oddCenters() {
    let view = View(frame: .size(5, 3))
    for value in [Double.nan, .infinity, -1e300] {
      view.center = (value, value)
      #expect(view.frame.size == CellSize(columns: 5, rows: 3))
    }
  }

  @Test("Background, corners and border")
  func backgroundCornersBorder() {
    let view = View(frame: .size(4, 3))
    view.backgroundColor = Self.red
    #expect(view.drawn().cells.allSatisfy { $0 == Cell(background: Self.red) })
    view.borderWidth = 1
    #expect(view.drawn().texts == ["    ", "    ", "    "])
    view.borderColor = Self.blue
    #expect(view.drawn().texts == ["┌──┐", "│  │", "└──┘"])
    #expect(view.drawn()[0, 0] == Cell("┌", foreground: Self.blue, background: Self.red))
    view.borderWidth = 0
    view.cornerRadius = 8
    #expect(view.drawn().texts == ["▗▄▄▖", "    ", "▙▄▄▟"])
    view.borderWidth = 1
    #expect(view.drawn().texts == ["╭──╮", "│  │", "╰──╯"])
  }

  @Test("Subviews do not draw outside their parent")
  func subviewsAreClipped() {
    let parent = View(frame: CellRect(column: 1, row: 0, columns: 3, rows: 1))
    let label = Label(text: "abcdef", frame: CellRect(column: -1, row: 0, columns: 6, rows: 1))
    parent.addSubview(label)
    #expect(parent.drawn(columns: 6).texts == [" bcd  "])
  }

  @Test("A change asks to be drawn again, the same value does not")
  func needsDisplay() {
    let parent = View(frame: .size(3, 1))
    let label = Label(text: "a", frame: .size(3, 1))
    parent.addSubview(label)
    _ = parent.drawn()
    #expect(!parent.needsDisplay)
    label.text = "a"
    label.alpha = 1
    label.textColor = .black
    #expect(!parent.needsDisplay)
    label.text = "b"
    #expect(parent.needsDisplay)
    _ = parent.drawn()
    label.frame = .size(2, 1)
    #expect(parent.needsDisplay)
  }

  @Test("A rectangle is found again in the places of the view at the top")
  func convertsToRoot() {
    let root = View(frame: CellRect(column: 9, row: 9, columns: 30, rows: 30))
    let middle = View(frame: CellRect(column: 2, row: 3, columns: 20, rows: 20))
    let leaf = View(frame: CellRect(column: 4, row: 5, columns: 2, rows: 1))
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.convertToRoot(leaf.bounds) == CellRect(column: 6, row: 8, columns: 2, rows: 1))
  }
}

@Suite("Labels, images, fonts and styles")
@MainActor
struct LabelTests {
  @Test("Of two styles that set the same property the later wins")
  func laterStyleWins() {
    let small = Style<Label> { $0.font = .system(12) }
    let light = Style<Label> { $0.textColor = Color(rgb: 0xAAAAAA) }
    let red = Style<Label> { $0.textColor = Color(rgb: 0xFF0000) }
    let (first, second) = (Label(), Label())
    Style.compose(small, light, red).apply(to: first)
    Style.compose(.compose(small, red), light).apply(to: second)
    #expect(first.font == .system(12) && second.font == .system(12))
    #expect(first.textColor == Color(rgb: 0xFF0000) && second.textColor == Color(rgb: 0xAAAAAA))
    Style.compose().apply(to: first)
    #expect(first.font == .system(12))
    light.apply(to: first, second)
    #expect(first.textColor == Color(rgb: 0xAAAAAA))
  }

  @Test("A label is cut in one row, wrapped in more, and stands in the middle of its rows")
  func labelsAreDrawn() {
    let label = Label(text: "one two three", frame: .size(7, 1))
    #expect(label.drawn().texts == ["one tw…"])
    label.frame = .size(7, 2)
    #expect(label.drawn().texts == ["one two", "three  "])
    label.text = "青瓷"
    label.frame = .size(7, 3)
    label.textAlignment = .right
    #expect(label.drawn().texts == ["       ", "   青瓷", "       "])
    #expect(Label(text: "one two three").wrappedRows(columns: 7) == 2)
    label.font = TextFont(name: "", size: 12, isBold: true, isItalic: true)
    #expect(label.drawn()[3, 1].attributes == [.bold, .italic])
  }

  @Test("A picture not at hand is a tinted ground with its name, a small one an icon")
  func placeholders() {
    let view = ImageView(frame: .size(20, 4))
    view.tintColor = Color(rgb: 0x0000FF)
    view.image = .placeholder(name: "lantern.png")
    let buffer = view.drawn()
    #expect(buffer.texts[1].contains(" lantern.png "))
    #expect(buffer[5, 1].background != .white && buffer[15, 1].background != buffer[5, 1].background)
    view.frame = .size(4, 1)
    #expect(view.drawn().texts == ["▗▟▙▖"])
    view.image = .color(Color(rgb: 0x00FF00))
    #expect(view.drawn().cells.allSatisfy { $0.background == Color(rgb: 0x00FF00) })
    view.image = nil
    #expect(view.drawn().cells.allSatisfy { $0 == Cell(background: .white) })
    #expect(WidgetImage.color(.black).name == nil && WidgetImage.placeholder(name: "a").name == "a")
  }

  @Test("A picture of any size is drawn without harm and cuts no wide name")
  func placeholdersOfAnySize() {
    let view = ImageView()
    view.image = .placeholder(name: "一张名字很长很长的图片.png")
    for columns in 0...30 {
      for rows in 0...5 {
        view.frame = .size(columns, rows)
        let buffer = view.drawn(columns: 31, rows: 6)
        for row in 0..<6 { #expect(buffer.row(row).reduce(0) { $0 + $1.text.displayWidth } == 31) }
      }
    }
  }

  @Test(
    "Sizes of fonts are written as people write them",
    arguments: [
      (17.0, "17"), (12.5, "12.5"), (19.96, "20"), (20, "20"), (23.04, "23"), (0.26, "0.3"),
    ])
  func fontSizes(size: Double, text: String) {
    #expect(TextFont.system(size).sizeText.description == text)
  }

  @Test("Sizes that are no numbers are written without harm")
  func oddFontSizes() {
    for size in [Double.nan, .infinity, 1e300, -1e300] { #expect(!TextFont.system(size).sizeText.isEmpty) }
  }
}
