import Cells
import Widgets
import Terminal
import Testing
import Texts
import Theming

@testable import Preview
@testable import Screens

/// What must be read where there is little room.
@MainActor
@Suite("What stays where there is little room")
struct PreviewNarrowTests {
  private static let long = String(repeating: "a long name ", count: 6)

  @Test("A long name leaves its place, the counts and the keys where they are", arguments: [80, 60, 120])
  func longName(columns: Int) throws {
    let pack = """
      {"default": {"Color": {"label.body": "#FFF", "view.background": "0xFFFFFF"}},
       "\(Self.long)": {"Color": {"label.body": "#FFF", "view.background": "0x000000"}}}
      """
    let bench = try PreviewBench(pack, columns: columns, skin: Self.long)
    let line = bench.previewer.render().text(ofRow: 23)
    #expect(line.contains("a long name") && line.contains(" 2/2 "), "\(line)")
    #expect(line.contains("1 error") && line.contains("? help"), "\(line)")
    bench.type("k1f")
    bench.press(.escape)
    let compared = bench.previewer.render().text(ofRow: 23)
    #expect(compared.contains("/2 "), "\(compared)")
  }

  private static let pairs = """
    {"default": {"Color": {"view.background": "0xFFFFFF", "label.headline": "0x000000",
      "label.body": "0x000000", "label.caption": "0x222222", "picker.text": "0xEEEEEE"}},
     "night": {"Color": {"label.body": "#FFF", "label.caption": "0x123456"}}}
    """

  @Test("The worst pair is shown first, and those without a row are counted")
  func worstFirst() throws {
    let bench = try PreviewBench(Self.pairs)
    bench.previewer.state.scene.selectedRole = .viewBackground
    bench.type("=")
    let screen = bench.previewer.render()
    let rows = (0..<24).map { screen.text(ofRow: $0) }
    let first = try #require(rows.first { $0.contains(" Aa ") })
    #expect(first.contains("< AA") && rows.contains { $0.contains("rows of the picker") })
    #expect(rows.contains { $0.contains("… and ") && $0.contains(" more") }, "\(rows)")
  }

  @Test("Where a value stands is said whole, over two rows where it must be")
  func provenance() throws {
    let bench = try PreviewBench(Self.pairs, skin: "night")
    bench.type("i")
    for (role, words) in [
      (ColorRole.labelHeadline, ["not in night, taken from", "default"]),
      (.labelBody, ["would crash the app", "default's shown"]),
    ] {
      bench.previewer.state.scene.selectedRole = role
      let screen = bench.previewer.render()
      let text = (0..<24).map { screen.text(ofRow: $0).split(separator: " ").joined(separator: " ") }
      for word in words { #expect(text.contains { $0.contains(word) }, "\(word) \(text)") }
      #expect(!text.contains { $0.contains("taken from de…") || $0.contains("defaul…") })
    }
  }

  @Test("Why a picture is not shown is said over the rows that there are")
  func reason() throws {
    let bench = try PreviewBench(
      #"{"default": {"Color": {"view.background": "0xFFFFFF"}, "Image": {"hero": "top.png"}}}"#)
    try bench.put(Array("II*\0 a picture of another kind than is read here".utf8), as: "top.png")
    let reason = try #require(bench.phone.messages.hero.image?.reason?.english)
    let screen = bench.previewer.render()
    let text = (0..<24).map { screen.text(ofRow: $0) }.joined()
    for word in reason.split(separator: " ") { #expect(text.contains(word.description), "\(word)") }
  }

  @Test("A long name of a skin is shortened, and what is said of it is not", arguments: Language.allCases)
  func longNames(language: Language) throws {
    let name = String(repeating: "一个非常长的皮肤名字", count: 6)
    let followers = (0..<106).map { ",\"\(name)\($0)\": {\"Color\": {\"a\": \"0x101010\"}}" }.joined()
    let bench = try PreviewBench(
      """
      {"default": {"Color": {"view.background": "0xFFFFFF", "a": "0x101010"}},
      "\(name)": {"Color": {"a": "0x101010"}}\(followers)}
      """, skin: name, language: language)
    bench.previewer.state.scene.selectedRole = .viewBackground
    let screen = bench.previewer.render()
    let source = language == .english ? "taken from default" : "取自 default"
    #expect(screen.shows(source))
    bench.type("=")
    #expect(bench.previewer.render().shows(language == .english ? "has none" : "中没有"))
    bench.press(.up, .left, .enter, .down)
    let question = bench.previewer.render()
    #expect(question.shows("107") && question.shows(language == .english ? "more" : "等另"))
  }
}
