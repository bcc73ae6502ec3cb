import Cells
import Colors
import Testing

@testable import Widgets
import Texts

@Suite("Navigation bars, tab bars and page stacks")
@MainActor
struct BarTests {
  /// Runs with the appearance of all bars as it was at first, and leaves it as it was.
  private func withAppearance(_ body: (NavigationBarAppearance) -> Void) {
    let appearance = NavigationBar.appearance
    let before = (
      appearance.barTintColor, appearance.titleColor, appearance.titleFont, appearance.isTranslucent
    )
    (appearance.barTintColor, appearance.titleColor, appearance.titleFont, appearance.isTranslucent) = (
      nil, .black, .boldSystem(17), false
    )
    body(appearance)
    (appearance.barTintColor, appearance.titleColor, appearance.titleFont, appearance.isTranslucent) = before
  }

  @Test("A navigation bar takes its class's appearance, unless it says otherwise")
  func appearance() {
    withAppearance { appearance in
      let bar = NavigationBar(frame: .size(30, 1))
      bar.title = "消息"
      #expect(bar.drawn()[0, 0].background == .white)
      appearance.barTintColor = Color(rgb: 0x102030)
      appearance.titleColor = Color(rgb: 0xFFEECC)
      let buffer = bar.drawn()
      #expect(buffer.texts == ["             消息             "])
      #expect(
        buffer[13, 0].look
          == Cell("消", foreground: Color(rgb: 0xFFEECC), background: Color(rgb: 0x102030), attributes: .bold))
      bar.barTintColor = .black
      bar.titleColor = .white
      #expect(bar.drawn()[13, 0].background == .black && bar.drawn()[13, 0].foreground == .white)
      appearance.titleFont = TextFont(size: 17, isItalic: true)
      #expect(bar.drawn()[13, 0].attributes == .italic)
    }
  }

  @Test("A translucent bar shows a tenth of what is under it")
  func translucency() {
    withAppearance { appearance in
      let bar = NavigationBar(frame: .size(30, 1))
      appearance.barTintColor = .black
      appearance.isTranslucent = true
      // 25/255 of white through 230/255 of black.
      #expect(bar.drawn(on: .white)[0, 0].background == Color(rgb: 0x191919))
      appearance.isTranslucent = false
      #expect(bar.drawn(on: .white)[0, 0].background == .black)
    }
  }

  @Test("A change of the appearance asks every bar that is alive to be drawn again")
  func appearanceAnnounces() {
    withAppearance { appearance in
      let bar = NavigationBar(frame: .size(30, 1))
      _ = bar.drawn()
      #expect(!bar.needsDisplay)
      appearance.titleColor = .white
      #expect(bar.needsDisplay)
      weak var gone: NavigationBar?
      do {
        let passing = NavigationBar()
        gone = passing
      }
      appearance.titleColor = .black
      #expect(gone == nil)
    }
  }

  @Test("The bar's items are in its tint; a back button only where it leads somewhere")
  func itemsOfTheBar() {
    withAppearance { _ in
      let bar = NavigationBar(frame: .size(20, 1))
      bar.tintColor = Color(rgb: 0x0000FF)
      #expect(!bar.canBecomeFocused && !bar.press(.select))
      bar.showsBackButton = true
      #expect(!bar.canBecomeFocused)
      let listener = Listener()
      bar.onBack = { listener.heard.append("back") }
      #expect(bar.canBecomeFocused && bar.press(.select) && !bar.press(.up))
      #expect(listener.heard == ["back"])
      let back = bar.drawn()[bar.leftRect.column, 0]
      #expect(back.text == "‹" && back.foreground == Color(rgb: 0x0000FF))
      bar.leftImage = .placeholder(name: "back.png")
      bar.rightImage = .placeholder(name: "more.png")
      #expect(bar.drawn().texts == ["  ▟▙            ▟▙  "])
    }
  }

  @Test("A title that does not fit between the items is cut")
  func longTitle() {
    withAppearance { _ in
      let bar = NavigationBar(frame: .size(16, 1))
      bar.title = "Messages of today"
      #expect(bar.drawn().texts == ["     Messa…     "].map { String($0.prefix(16)) })
      #expect(bar.titleTextRect == CellRect(column: 5, row: 0, columns: 6, rows: 1))
    }
  }

  private func tabs(_ count: Int = 2, rows: Int = 2) -> TabBar {
    let bar = TabBar(frame: .size(20, rows))
    bar.items = (0..<count).map { TabBarItem(title: "T\($0)", image: .placeholder(name: "\($0).png")) }
    bar.tintColor = Color(rgb: 0x0000FF)
    bar.unselectedItemTintColor = Color(rgb: 0x888888)
    return bar
  }

  @Test("Choosing a tab tells once; the same tab, or one that is not there, tells nothing")
  func choosingTabs() {
    let bar = tabs()
    let listener = Listener()
    bar.onSelect = { listener.heard.append("\($0)") }
    for index in [0, 1, 1, 7, -1, 0] { bar.select(index) }
    #expect(listener.heard == ["1", "0"])
    bar.show(1)
    #expect(bar.selectedIndex == 1 && listener.heard == ["1", "0"])
  }

  @Test("Arrows go from tab to tab and stop at the ends; from none they begin at an end")
  func arrowsOnTabs() {
    let bar = tabs(3)
    for press in [Press.right, .right, .right, .right] { _ = bar.press(press) }
    #expect(bar.selectedIndex == 2)
    for press in [Press.left, .left, .left, .left] { _ = bar.press(press) }
    #expect(bar.selectedIndex == 0)
    bar.show(nil)
    _ = bar.press(.left)
    #expect(bar.selectedIndex == 2)
    bar.show(nil)
    _ = bar.press(.right)
    #expect(bar.selectedIndex == 0)
    #expect(!bar.press(.up) && !bar.press(.select))
  }

  @Test("The chosen tab is in the tint and bold, the others in their own colour")
  func tabsAreDrawn() {
    let bar = tabs()
    let buffer = bar.drawn()
    #expect(buffer.texts == [" ▗▟▙▖      ▗▟▙▖     ", "      T0        T1  "])
    #expect(buffer[6, 1].foreground == Color(rgb: 0x0000FF) && buffer[6, 1].attributes == .bold)
    #expect(buffer[16, 1].foreground == Color(rgb: 0x888888) && buffer[16, 1].attributes == [])
    #expect(buffer[12, 0].foreground == Color(rgb: 0x888888))
    bar.show(nil)
    #expect(bar.drawn().cells.allSatisfy { $0.foreground != Color(rgb: 0x0000FF) })
  }

  @Test("Tabs share the bar without gaps", arguments: 1...7)
  func tabsShareTheBar(count: Int) {
    let bar = tabs(count)
    #expect(bar.itemRect(0).column == 0 && bar.itemRect(count - 1).endColumn == 20)
    for index in 1..<max(1, count) {
      #expect(bar.itemRect(index - 1).endColumn == bar.itemRect(index).column)
    }
    #expect(TabBar(frame: .size(20, 2)).itemRect(0) == .zero)
  }

  final class NamedPage: Page {
    let name: String
    var appearances = 0
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var title: SafeText { SafeText(name) }
    override func willAppear() { appearances += 1 }
  }

  @Test("Pages are pushed and popped; the root stays")
  func pagesArePushedAndPopped() {
    let stack = PageStack(frame: .size(10, 5))
    let listener = Listener()
    stack.onChange = { listener.heard.append(stack.top?.title.description ?? "none") }
    let (root, detail, other) = (NamedPage("root"), NamedPage("detail"), NamedPage("other"))
    #expect(stack.pop() == nil)
    stack.setRoot(root)
    stack.push(detail)
    stack.push(detail)
    stack.push(root)
    #expect(stack.pages.map(\.title) == ["root", "detail"])
    #expect(stack.subviews == [detail] && detail.frame == stack.bounds)
    #expect(stack.pop() === detail)
    #expect(stack.pop() == nil)
    #expect(stack.top === root && stack.subviews == [root] && detail.superview == nil)
    stack.push(other)
    stack.setRoot(detail)
    #expect(stack.pages == [detail])
    #expect(listener.heard == ["root", "detail", "root", "other", "detail"])
    #expect([root, detail, other].map(\.appearances) == [2, 2, 1])
  }

  @Test("The page on top follows the stack's size")
  func topFollowsSize() {
    let stack = PageStack(frame: .size(10, 5))
    let page = NamedPage("p")
    stack.setRoot(page)
    stack.frame = .size(20, 8)
    _ = stack.drawn()
    #expect(page.frame == .size(20, 8))
  }
}
