import Colors
import Screens
import Terminal
import Testing
import Texts
import Theming

@testable import Preview

@Suite("Binding a role to another key")
@MainActor
struct PreviewBindTests {
  private static let pack = """
    {
      "default": {
        "Color": {"页面背景": "0xFFFFFF", "标题": "0x111111", "odd": "0xAA0000", "other": "0x00BB00"},
        "Font": {"标题": {"Name": "Kefa", "Size": "22"}, "odd": {"Name": "", "Size": "9"}},
        "Image": {"顶部图片": "top", "odd": "else"}
      },
      "night": {"Color": {"odd": "0x0000CC"}}
    }
    """

  private func bench(_ role: ScreenRole, skin: String? = nil, map: String? = nil) throws -> PreviewBench {
    let bench = try PreviewBench(Self.pack, skin: skin)
    if let map { try bench.save(Self.pack, map: map) }
    bench.previewer.state.scene.selection = role
    bench.type("b")
    return bench
  }

  private func shown(_ bench: PreviewBench, _ role: ColorRole) -> Color {
    bench.previewer.model.roles[role].shown
  }

  @Test("Each key is shown on the phone while moving, Esc is as it was")
  func previewing() throws {
    let bench = try bench(.color(.labelHeadline))
    #expect(shown(bench, .labelHeadline) == Color(rgb: 0x111111))
    bench.type("odd")
    #expect(shown(bench, .labelHeadline) == Color(rgb: 0xAA0000))
    #expect(bench.previewer.render().writes(Color(rgb: 0xAA0000)))
    // What is derived from it, too.
    #expect(shown(bench, .labelBody) == Color(rgb: 0xAA0000))
    bench.press(.escape)
    #expect(shown(bench, .labelHeadline) == Color(rgb: 0x111111))
    #expect(bench.pack.text("Skinscope.plist") == nil)
  }

  @Test("Enter writes the one entry, in a file of its own where there was none; u takes it away")
  func saving() throws {
    let (bench, writer) = (try bench(.color(.labelHeadline)), PackWriter(isAllowed: true))
    bench.type("odd")
    #expect(try bench.carryOut(bench.press(.enter), with: writer) == nil)
    let map = try #require(bench.pack.text("Skinscope.plist"))
    #expect(map.contains("<key>label.headline</key>\n\t\t<string>odd</string>"))
    #expect(bench.previewer.model.roles[ColorRole.labelHeadline].from == .map)
    #expect(bench.message == "written: label.headline is bound to odd" && bench.state.panel == nil)
    try bench.carryOut(bench.type("u"), with: writer)
    #expect(bench.pack.text("Skinscope.plist") == nil)
    #expect(shown(bench, .labelHeadline) == Color(rgb: 0x111111))
    #expect(bench.pack.text() == Self.pack)
  }

  @Test("A binding holds in every skin, and skins can be walked before it is written")
  func everySkin() throws {
    let (bench, writer) = (try bench(.color(.labelHeadline)), PackWriter(isAllowed: true))
    bench.type("odd")
    bench.previewer.step(by: 1)
    #expect(bench.skin == "night" && shown(bench, .labelHeadline) == Color(rgb: 0x0000CC))
    try bench.carryOut(bench.press(.enter), with: writer)
    #expect(bench.skin == "night" && shown(bench, .labelHeadline) == Color(rgb: 0x0000CC))
  }

  @Test("No key, and back to the words of the keys, in a map that keeps all else")
  func noneAndWords() throws {
    let map = #"{ "Color": {"label.headline": "odd",  "tint": "other"}, "Template": [] }"#
    let (bench, writer) = (try bench(.color(.labelHeadline), map: map), PackWriter(isAllowed: true))
    bench.press(.pageUp, .pageUp, .down)
    #expect(bench.previewer.model.roles[ColorRole.labelHeadline].from == .theme)
    try bench.carryOut(bench.press(.enter), with: writer)
    #expect(bench.pack.text("Skinscope.plist") == map.replacing(#""odd""#, with: #""""#))
    bench.type("b")
    bench.press(.up)
    try bench.carryOut(bench.press(.enter), with: writer)
    #expect(bench.pack.text("Skinscope.plist") == #"{ "Color": {"tint": "other"}, "Template": [] }"#)
    #expect(bench.previewer.model.roles[ColorRole.labelHeadline].key == "标题")
    bench.type("b")
    #expect(bench.press(.enter) == nil && bench.message == BindText.sameAsBefore.english.description)
  }

  @Test("Fonts and images are bound as colours are")
  func fontsAndImages() throws {
    let (bench, writer) = (try bench(.font(.labelHeadline)), PackWriter(isAllowed: true))
    #expect(bench.previewer.render().shows("Kefa 22") && bench.previewer.render().shows("system 9"))
    bench.type("odd")
    #expect(bench.previewer.model.roles[FontRole.labelHeadline].size == 9)
    try bench.carryOut(bench.press(.enter), with: writer)
    #expect(bench.previewer.model.roles[FontRole.labelHeadline].key == "odd")
    bench.previewer.state.scene.selection = .image(.hero)
    bench.type("bodd")
    try bench.carryOut(bench.press(.enter), with: writer)
    #expect(bench.previewer.model.roles[ImageRole.hero].key == "odd")
    let map = try #require(bench.pack.text("Skinscope.plist"))
    #expect(map.contains("<key>Font</key>") && map.contains("<key>Image</key>"))
  }

  @Test("A map that was saved meanwhile is not written over")
  func stale() throws {
    let map = #"{"Color": {"label.headline": "odd"}}"#
    let (bench, writer) = (try bench(.color(.labelHeadline), map: map), PackWriter(isAllowed: true))
    bench.type("other")
    let theirs = #"{"Color": {"label.headline": "odd", "tint": "odd"}}"#
    try bench.pack.write(Self.pack, map: theirs)
    #expect(try bench.carryOut(bench.press(.enter), with: writer)?.isStale == true)
    #expect(bench.pack.text("Skinscope.plist") == theirs)
    guard case .bind(let bind)? = bench.state.panel else {
      Issue.record("the panel is gone")
      return
    }
    #expect(bind.choice == .key("other") && shown(bench, .labelHeadline) == Color(rgb: 0x00BB00))
    #expect(try bench.carryOut(bench.press(.enter), with: writer) == nil)
    #expect(
      bench.pack.text("Skinscope.plist") == #"{"Color": {"label.headline": "other", "tint": "odd"}}"#)
  }

  @Test(
    "Keys are found by letters; a click and the wheel choose, too",
    arguments: [(80, 24), (120, 40), (40, 20)])
  func choosing(columns: Int, rows: Int) throws {
    let bench = try PreviewBench(Self.pack, columns: columns, rows: rows)
    bench.previewer.state.scene.selection = .color(.labelHeadline)
    bench.type("bzzz")
    #expect(bench.previewer.render().shows("No key is like that."))
    #expect(bench.press(.enter) == nil)
    bench.press(.control("u"))
    bench.type("ot")
    #expect(shown(bench, .labelHeadline) == Color(rgb: 0x00BB00))
    bench.press(.control("u"), .pageDown, .pageUp, .end, .left)
    let row = try #require((0..<rows).first { bench.previewer.render().text(ofRow: $0).contains("odd ") })
    bench.click(columns - 10, row)
    #expect(shown(bench, .labelHeadline) == Color(rgb: 0xAA0000))
  }

  @Test("Home and End go to the ends of the list")
  func ends() throws {
    let bench = try PreviewBench(Self.pack)
    bench.previewer.state.scene.selection = .color(.labelHeadline)
    bench.type("b")
    bench.press(.end)
    guard case .bind(let last)? = bench.state.panel else { throw NoPanel() }
    #expect(last.selected == last.count - 1 && last.count > 1)
    bench.press(.home)
    guard case .bind(let first)? = bench.state.panel else { throw NoPanel() }
    #expect(first.selected == 0)
  }
  private struct NoPanel: Error {}
}
