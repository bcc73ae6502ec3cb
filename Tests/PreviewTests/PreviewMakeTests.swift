import Colors
import Packs
import Screens
import Terminal
import Testing
import Texts
import Theming

@testable import Preview

@Suite("Making skins and keys")
@MainActor
struct PreviewMakeTests {
  private static let pack = """
    {
      "default": {"Color": {"label.body": "0x112233", "nav.title": "#808080", "tint": "#ff0000"}},
      "night": {"Color": {"label.body": "0xaabbcc"}},
      "none": {}
    }
    """

  /// Opens the choice, and chooses.
  private func bench(_ action: MakeState.Action, skin: String = "default", role: ColorRole = .labelBody)
    throws
    -> PreviewBench
  {
    let bench = try PreviewBench(Self.pack, skin: skin)
    bench.previewer.state.scene.selectedRole = role
    bench.type("+")
    for _ in 0..<(MakeState.Action.allCases.firstIndex(of: action) ?? 0) { bench.press(.down) }
    bench.press(.enter)
    return bench
  }

  private func write(_ bench: PreviewBench, with writer: PackWriter = PackWriter(isAllowed: true)) throws {
    #expect(try bench.carryOut(bench.press(.enter), with: writer) == nil)
    #expect(bench.state.panel == nil && bench.state.trial == nil)
  }

  @Test(
    "A key that a save takes away is no longer renamed or deleted",
    arguments: [MakeState.Action.renameKey, .deleteKey])
  func keyGone(action: MakeState.Action) throws {
    let bench = try bench(action)
    #expect(make(bench)?.plan?.edits.isEmpty == (action == .renameKey))
    try bench.save(Self.pack.replacing("label.body", with: "label.text"))
    #expect(make(bench)?.key == nil && make(bench)?.action == nil && make(bench)?.plan == nil)
    let isSaid = bench.previewer.render().shows(MakeText.noKeySelected.english.description)
    #expect(isSaid)
  }

  @Test("What is made is worked out anew where a save changed what it is made of")
  func planOfASave() throws {
    let bench = try bench(.deleteKey)
    #expect(make(bench)?.plan?.count == 2)
    try bench.save(Self.pack.replacing("\"label.body\": \"0xaabbcc\"", with: ""))
    #expect(make(bench)?.plan?.count == 1)
  }

  private func make(_ bench: PreviewBench) -> MakeState? {
    if case .make(let make)? = bench.state.panel { make } else { nil }
  }

  @Test("A new skin is a copy under another name, and comes into view")
  func newSkin() throws {
    let (bench, writer) = (try bench(.newSkin, skin: "night"), PackWriter(isAllowed: true))
    #expect(bench.previewer.render().shows("type a name"))
    bench.type("none")
    #expect(bench.press(.enter) == nil && bench.message == "\"none\" is there already")
    bench.type("-2")
    #expect(bench.previewer.render().shows("+ none-2, 1 entry"))
    try write(bench, with: writer)
    let night = #""night": {"Color": {"label.body": "0xaabbcc"}},"#
    #expect(
      bench.pack.text()
        == Self.pack.replacing(night, with: night + "\n  " + night.replacing("night", with: "none-2")))
    #expect(bench.skin == "none-2" && bench.message == "written: new skin none-2")
    try bench.carryOut(bench.type("u"), with: writer)
    #expect(bench.pack.text() == Self.pack)
    // What was in view before is in view again, and the words are those of what is undone.
    #expect(bench.skin == "night" && bench.message == "undone: new skin none-2")
    try bench.carryOut(bench.type("U"), with: writer)
    #expect(bench.skin == "none-2" && bench.message == "done again: new skin none-2")
  }

  @Test("A skin gets no name that no folder can bear", arguments: ["..", "a/b"])
  func unusableName(name: String) throws {
    let bench = try bench(.newSkin, skin: "night")
    bench.type(name)
    #expect(bench.previewer.render().shows("no folder can be called"))
    #expect(bench.press(.enter) == nil && bench.pack.text() == Self.pack)
  }

  @Test("What had better not be copied from default is marked, and why")
  func faultyFill() throws {
    let faulty =
      ##"{"label.body": "#FFF", "nav.title": "", "tint": 5, "switch.on": "red", "tab.item": "0x808080"}"##
    let bench = try PreviewBench(##"{"default": {"Color": \##(faulty)}, "night": {}}"##, skin: "night")
    bench.type("+")
    bench.press(.down, .down, .down, .down, .enter)
    let lines = make(bench)?.plan?.lines ?? []
    #expect(
      lines.map(\.text) == [
        "#FFF (crashes the app) label.body", " (empty) nav.title", "– (of a wrong kind) tint",
        "red (the app cannot read it) switch.on", "0x808080 tab.item",
      ])
    #expect(lines.map(\.swatches.isEmpty) == [true, true, true, true, false])
  }

  @Test("A key is added to every skin that is not empty")
  func addKey() throws {
    let bench = try bench(.addKey)
    bench.type("@x")
    #expect(bench.previewer.render().shows("a key that begins with @"))
    bench.press(.control("u"))
    bench.type("tint")
    #expect(bench.previewer.render().shows("is a key already"))
    bench.press(.control("u"))
    bench.type("new")
    bench.press(.tab, .control("u"))
    bench.type("#0a0b0")
    #expect(bench.press(.enter) == nil)
    bench.type("c")
    try write(bench)
    let text = try #require(bench.pack.text())
    #expect(text.contains(##""tint": "#ff0000", "new": "#0a0b0c"}"##))
    #expect(text.contains(##""label.body": "0xaabbcc", "new": "#0a0b0c"}"##) && text.contains("\"none\": {}"))
  }

  @Test("A key is renamed and deleted in all skins and in the map")
  func renameAndDelete() throws {
    let bench = try PreviewBench(Self.pack)
    let map = #"{"Color": {"label.caption": "label.body"}}"#
    try bench.save(Self.pack, map: map)
    bench.previewer.state.scene.selectedRole = .labelBody
    bench.type("+")
    bench.press(.down, .down, .enter, .control("u"))
    bench.type("text")
    let screen = bench.previewer.render()
    #expect(screen.shows("These 3 will be written:") && screen.shows("renamed in Skinscope.plist"))
    try write(bench)
    #expect(bench.pack.text() == Self.pack.replacing("label.body", with: "text"))
    #expect(bench.pack.text("Skinscope.plist") == map.replacing("label.body", with: "text"))
    bench.previewer.state.scene.selectedRole = .labelCaption
    bench.type("+")
    bench.press(.down, .down, .down, .enter)
    #expect(bench.previewer.render().shows("− 0xaabbcc in night"))
    try write(bench)
    #expect(bench.pack.text()?.contains("text") == false)
    #expect(bench.pack.text("Skinscope.plist") == #"{"Color": {}}"#)
  }

  @Test("What a skin lacks comes from default")
  func fill() throws {
    let bench = try bench(.fill, skin: "night")
    #expect(bench.previewer.render().shows("#808080 nav.title"))
    try write(bench)
    #expect(
      bench.pack.text()
        == Self.pack.replacing(
          ##"{"label.body": "0xaabbcc"}"##,
          with: ##"{"label.body": "0xaabbcc", "nav.title": "#808080", "tint": "#ff0000"}"##))
    bench.type("+")
    bench.press(.down, .down, .down, .down, .enter)
    #expect(bench.previewer.render().shows("(0)"))
  }

  @Test("A whole skin is moved on the phone first, and each value keeps its spelling; greys have no hue")
  func shift() throws {
    let (bench, writer) = (try bench(.shiftHue), PackWriter(isAllowed: true))
    bench.press(.character(">"), .right)
    let tint = bench.previewer.model.roles[ColorRole.tint].color
    #expect(tint != Color(rgb: 0xFF0000) && bench.pack.text() == Self.pack)
    #expect(bench.previewer.model.roles[ColorRole.navigationBarTitle].color == Color(rgb: 0x808080))
    try write(bench, with: writer)
    #expect(bench.pack.text()?.contains("\"tint\": \"\(tint.hex.lowercased())\"") == true)
    #expect(bench.pack.text()?.contains("#808080") == true)
    try bench.carryOut(bench.type("u"), with: writer)
    #expect(bench.pack.text() == Self.pack)
  }

  @Test("Esc goes back a step, and what was tried is gone")
  func back() throws {
    let bench = try bench(.shiftLightness)
    bench.press(.left, .left, .character("<"))
    #expect(bench.previewer.model.roles[ColorRole.tint].color != Color(rgb: 0xFF0000))
    bench.press(.escape)
    #expect(bench.previewer.model.roles[ColorRole.tint].color == Color(rgb: 0xFF0000))
    #expect(bench.state.panel != nil)
    bench.press(.escape)
    #expect(bench.state.panel == nil)
  }

  @Test(
    "Everything is drawn in every size and language",
    arguments: [(80, 24), (120, 40), (40, 20), (1, 1)])
  func everySize(columns: Int, rows: Int) throws {
    for language in Language.allCases {
      let bench = try PreviewBench(Self.pack, columns: columns, rows: rows, skin: "night", language: language)
      bench.previewer.state.scene.selectedRole = .labelBody
      for action in MakeState.Action.allCases.indices {
        bench.type("+")
        for _ in 0..<action { bench.press(.down) }
        bench.press(.enter, .right, .pageDown, .end, .tab, .backTab)
        _ = bench.previewer.update(.paste("#12"), now: 0)
        _ = bench.previewer.render()
        bench.press(.escape, .escape)
        #expect(bench.state.panel == nil)
      }
    }
  }

  @Test("All that will be written can be scrolled to", arguments: [(80, 24), (40, 20)])
  func scrolling(columns: Int, rows: Int) throws {
    let colors = (0..<60).map { "\"k\($0)\": \"#8000\(10 + $0)\"" }.joined(separator: ",")
    let bench = try PreviewBench(
      "{\"default\": {\"Color\": {\(colors)}}, \"bare\": {\"Color\": {\"k0\": \"#000000\"}}}",
      columns: columns, rows: rows, skin: "bare")
    bench.type("+")
    bench.press(.down, .down, .down, .down, .enter)
    #expect(bench.previewer.render().shows(" k1 ") && bench.previewer.render().shows("more"))
    for _ in 0..<3 { bench.press(.down) }
    #expect(!bench.previewer.render().shows(" k1 ") && bench.previewer.render().shows(" k4 "))
    for _ in 0..<8 { bench.press(.pageDown) }
    #expect(bench.previewer.render().shows(" k59 ") && !bench.previewer.render().shows("more"))
    for _ in 0..<8 { bench.press(.pageUp) }
    #expect(bench.previewer.render().shows(" k1 "))
  }
}
