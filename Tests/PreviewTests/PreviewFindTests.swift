import Cells
import Screens
import Terminal
import Testing
import Texts
import Theming

@testable import Preview

@Suite("Finding, sorting and filtering skins")
@MainActor
struct PreviewFindTests {
  private static let pack = """
    {
      "default": {"Color": {"view.background": "0x808080"}},
      "Night 10": {"Color": {"view.background": "0x000000"}},
      "night 2": {"Color": {"view.background": "0x202020"}},
      "empty": {"Color": {}},
      "青瓷": {"Color": {"view.background": "0xFFFFFF"}},
      "Élan": {"Color": {"view.background": "0xF0F0F0"}}
    }
    """

  private func bench(columns: Int = 80, rows: Int = 24) throws -> PreviewBench {
    try PreviewBench(Self.pack, columns: columns, rows: rows)
  }

  private func found(_ bench: PreviewBench) throws -> [String] {
    guard case .find(let panel)? = bench.previewer.panelPicture else {
      Issue.record("no search is open")
      return []
    }
    let skins = bench.previewer.model.pack.skins
    return panel.near.map { skins[$0.index].name }
  }

  @Test("What is found is shown while it is typed; Enter keeps it")
  func previewing() throws {
    let bench = try bench()
    bench.type("/")
    #expect(bench.skin == "default")
    #expect(try found(bench).count == 6)
    bench.type("n")
    #expect(bench.skin == "night 2")
    bench.type("1")
    #expect(bench.skin == "Night 10")
    #expect(try found(bench) == ["Night 10"])
    bench.press(.backspace, .down)
    #expect(bench.skin == "Night 10")
    bench.press(.enter)
    #expect(bench.state.panel == nil && bench.skin == "Night 10")
    bench.type("-")
    #expect(bench.skin == "default")
  }

  @Test("Esc goes back to the skin that was in view, and to the one before it")
  func escaping() throws {
    let bench = try bench()
    bench.type("5/night")
    #expect(bench.skin == "night 2")
    bench.press(.down, .escape)
    #expect(bench.skin == "青瓷")
    #expect(bench.state.panel == nil)
    bench.type("-")
    #expect(bench.skin == "default")
  }

  @Test("Where nothing is found the skin stays, and it is said")
  func nothing() throws {
    let bench = try bench()
    bench.type("2/zzz")
    #expect(bench.skin == "Night 10")
    #expect(bench.previewer.render().shows("no skin has these letters"))
    bench.press(.control("u"))
    #expect(try found(bench).count == 6)
    #expect(bench.skin == "Night 10")
  }

  @Test("Keys that mean something else are text while a skin is found, and what is pasted, too")
  func typing() throws {
    let bench = try bench()
    #expect(bench.type("/q?ni") == nil)
    #expect(!bench.state.scene.showsHelp)
    bench.press(.control("w"))
    _ = bench.previewer.update(.paste("青\n瓷\u{1B}"), now: 0)
    #expect(bench.skin == "青瓷")
    #expect(bench.press(.control("c")) == .quit)
  }

  @Test(
    "A click on a line of the search selects it, a screen without room for the inspector shows it, too",
    arguments: [(80, 24), (40, 20), (60, 30)])
  func clicking(columns: Int, rows: Int) throws {
    let bench = try bench(columns: columns, rows: rows)
    bench.type("/")
    let screen = bench.previewer.render()
    let row = try #require((0..<rows).last { screen.text(ofRow: $0).contains("night 2") })
    bench.click(columns - 8, row)
    #expect(bench.skin == "night 2")
    #expect(bench.state.panel != nil)
  }

  @Test(
    "s sorts what n walks, and what is found: by the file, by name, by luminance",
    arguments: [
      ("", ["default", "Night 10", "night 2", "empty", "青瓷", "Élan"]),
      ("s", ["default", "Élan", "empty", "night 2", "Night 10", "青瓷"]),
      ("ss", ["青瓷", "Élan", "default", "empty", "night 2", "Night 10"]),
      ("sss", ["default", "Night 10", "night 2", "empty", "青瓷", "Élan"]),
    ])
  func sorting(keys: String, names: [String]) throws {
    let bench = try bench()
    bench.type(keys + "/")
    #expect(try found(bench) == names)
    bench.press(.escape)
    var walked = [bench.skin]
    for _ in 1..<5 {
      bench.type("n")
      walked.append(bench.skin)
    }
    let start = try #require(names.firstIndex(of: "default"))
    #expect(walked == (names[start...] + names[..<start]).filter { $0 != "empty" })
  }

  @Test("l walks all, the light and the dark skins, and leaves a skin that is not among them")
  func filtering() throws {
    let bench = try bench()
    bench.type("2l")
    #expect(bench.skin == "青瓷")
    bench.type("/")
    #expect(try found(bench) == ["default", "empty", "青瓷", "Élan"])
    bench.press(.escape)
    bench.type("l/")
    #expect(try found(bench) == ["Night 10", "night 2"])
    bench.press(.escape)
    bench.type("l")
    #expect(bench.state.filter == .all)
  }

  @Test("A filter that no skin passes is said, and all are walked")
  func emptyFilter() throws {
    let bench = try PreviewBench(#"{"default": {"Color": {"view.background": "0x000000"}}}"#)
    bench.type("l")
    #expect(bench.state.filter == .all)
    #expect(bench.message == "no skin is light; all are walked")
  }

  @Test("The status line says in which order which skins are walked")
  func statusLine() throws {
    let bench = try bench()
    bench.type("sll")
    bench.type("n")
    #expect(bench.previewer.render().text(ofRow: 23).contains("by name · dark"))
  }

  @Test("A pack that is saved while a skin is found is searched anew")
  func reloading() throws {
    let bench = try bench()
    bench.type("/night")
    try bench.save(#"{"default": {"Color": {}}, "midnight": {"Color": {"a": "0x000000"}}}"#)
    #expect(try found(bench) == ["midnight"])
  }

  @Test("Home and End go to the ends of the list")
  func ends() throws {
    let bench = try bench()
    bench.type("/")
    bench.press(.end)
    #expect(bench.skin == "Élan")
    bench.press(.home)
    #expect(bench.skin == "default")
    bench.type("zzz")
    bench.press(.end, .home)
    #expect(bench.skin == "default")
  }

  @Test("What a filter hides is not said to be nowhere", arguments: [(80, 24), (40, 20), (120, 40)])
  func hiddenByTheFilter(columns: Int, rows: Int) throws {
    let bench = try bench(columns: columns, rows: rows)
    bench.type("l/night")
    let screen = bench.previewer.render()
    let text = (0..<rows).map { screen.text(ofRow: $0) }.joined(separator: " ")
    #expect(!text.contains("no skin has these letters") && text.contains("no light skin has these"))
    let words = FindText.nothingAmong(filter: OrderText.light.english, others: 2).english
    for word in words.split(separator: " ") { #expect(text.contains(word.description), "\(word)") }
    bench.press(.control("u"))
    bench.type("zzz")
    #expect(bench.previewer.render().shows("no skin has these letters"))
  }

  @Test("Long names that are alike at their beginning are told apart, and what was typed is seen in them")
  func longNames() throws {
    let stem = "一个非常长的皮肤名字写了很多很多很多很多很多很多的字"
    let tail = "后面还有很多很多很多很多很多很多很多很多的字"
    let names = (0..<40).map { "\(stem)\($0)" } + ["\(stem)字77\(tail)"]
    let skins = names.map { "\"\($0)\": {\"Color\": {\"a\": \"0x808080\"}}" }.joined(separator: ",")
    let bench = try PreviewBench("{\"default\": {\"Color\": {\"a\": \"0x808080\"}}, \(skins)}")
    bench.type("/")
    bench.press(.down, .down)
    func rows() -> [String] {
      let screen = bench.previewer.render()
      return (4..<23).map { row in (43..<75).map { screen[$0, row].text }.joined() }.filter {
        $0.contains("…")
      }
    }
    #expect(rows().count > 10 && Set(rows()).count == rows().count)
    bench.type("字37")
    #expect(rows().first?.contains("字37") == true)
    bench.press(.backspace, .backspace)
    bench.type("77")
    let middle = try #require(rows().first)
    #expect(middle.contains("字77") && middle.hasPrefix("一") && middle.contains("字77后"))
  }
}

@Suite("A line that is typed into")
struct InputLineTests {
  @Test(
    "Keys edit it",
    arguments: [
      ([.left, .backspace], "ab d"), ([.backspace, .backspace], "ab "), ([.control("w")], "ab "),
      ([.control("w"), .control("w")], ""), ([.control("u")], ""), ([.home, .delete], "b cd"),
      ([.left, .left, .control("u")], "cd"), ([.home, .character("x")], "xab cd"),
      ([.home, .left, .backspace], "ab cd"),
      ([.end, .right, .delete, .character("e")], "ab cde"), ([.left, .left, .control("w")], "cd"),
    ] as [([Key], String)])
  func editing(keys: [Key], text: String) {
    var line = InputLine("ab cd")
    for key in keys {
      let isTaken = line.take(key)
      #expect(isTaken)
    }
    #expect(line.text == text)
  }

  @Test("Combining marks join the character before them, control characters are dropped")
  func insertion() {
    var line = InputLine()
    line.insert("e")
    line.insert("\u{301}")
    line.insert("\u{1B}[2J\u{7}\n")
    #expect(line.text == "e\u{301}[2J ")
    #expect(line.cursor == 5)
    line.deleteToStart()
    line.insert(String(repeating: "x", count: 1000))
    #expect(line.text == "")
  }
}
