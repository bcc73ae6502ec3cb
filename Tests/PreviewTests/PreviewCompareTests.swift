import Cells
import Colors
import Screens
import Terminal
import Testing
import Texts
import Theming

@testable import Preview

@Suite("Comparing in the preview")
@MainActor
struct PreviewCompareTests {
  private func comparison(_ bench: PreviewBench) throws -> Comparison {
    try #require(bench.previewer.comparison, "nothing is compared")
  }

  /// The ground of the page in both phones of 39 columns, of a column within the glass.
  private func grounds(_ bench: PreviewBench) -> (left: Color?, right: Color?) {
    let screen = bench.previewer.render()
    return (screen[3, 9].background, screen[44, 9].background)
  }

  private let white = Color(rgb: 0xFFFFFF)
  private let black = Color(rgb: 0x000000)
  private let celadon = Color(rgb: 0xEAF3EE)

  @Test("Side by side stands the skin before, else default, at the left of the one in view")
  func besides() throws {
    let bench = try PreviewBench(skin: "night")
    bench.type("c")
    #expect(grounds(bench) == (white, black))
    #expect(bench.previewer.render().text(ofRow: 23).hasPrefix(" default │ night 2/4"))
    bench.type("c")
    #expect(bench.state.compare == nil)
    bench.type("4c")
    #expect(grounds(bench) == (black, celadon))
  }

  @Test("n and p walk the right one and pass the left one over")
  func walking() throws {
    let bench = try PreviewBench(skin: "night")
    bench.type("cn")
    #expect(bench.skin == "青瓷" && grounds(bench) == (white, celadon))
    bench.type("n")
    #expect(bench.skin == "night" && grounds(bench) == (white, black))
    bench.type("p")
    #expect(bench.skin == "青瓷")
  }

  @Test("Both phones are always on the same page, and a click on either means the same")
  func together() throws {
    let bench = try PreviewBench(skin: "night")
    bench.type("cg")
    func row(_ row: Int) -> (String, String) {
      let screen = bench.previewer.render()
      let texts = [1, 42].map { first in (first..<first + 37).map { screen[$0, row].text }.joined() }
      return (texts[0], texts[1])
    }
    #expect(row(2).0.contains("Work") && row(2).0 == row(2).1)
    let label = try #require((0..<24).first { row($0).0.contains("Messages") })
    let column = try #require(
      (1..<38).first { bench.previewer.render()[$0, label].text == "M" })
    bench.click(column, label)
    #expect(bench.phone.tab == .messages)
    #expect(row(2).0.contains("Messages") && row(2).0 == row(2).1)
  }

  @Test("f shows the partner in place, and what shows it says so; a change of the skin shows the skin")
  func flipping() throws {
    let bench = try PreviewBench(columns: 60, skin: "night")
    func ground() -> Color? { bench.previewer.render()[14, 9].background }
    #expect(ground() == black)
    bench.type("f")
    #expect(ground() == white)
    #expect(bench.skin == "night" && ThemeService.shared.theme.viewBackgroundColor == black)
    bench.type("f")
    #expect(ground() == black)
    bench.type("fn")
    #expect(bench.skin == "青瓷" && ground() == celadon)
    bench.press(.escape)
    #expect(bench.state.compare == nil)
  }

  @Test("y copies the value of the side that is seen")
  func copying() throws {
    let bench = try PreviewBench(columns: 60, skin: "night")
    bench.previewer.state.scene.selectedRole = .viewBackground
    #expect(bench.type("y") == .copy("0x000000"))
    #expect(bench.type("fy") == .copy("0xFFFFFF"))
    #expect(bench.type("fy") == .copy("0x000000"))
  }

  @Test("A comparison goes to a role that differs, where the one selected does not")
  func goingToADifference() throws {
    let bench = try PreviewBench(skin: "night")
    bench.previewer.state.scene.selectedRole = .navigationBarTitle
    bench.type("c")
    #expect(bench.state.scene.selectedRole == .viewBackground)
  }

  @Test("Where there is no room for two, c says what it needs")
  func narrow() throws {
    let bench = try PreviewBench(columns: 79, skin: "night")
    bench.type("c")
    #expect(bench.state.compare == nil)
    #expect(bench.message == "needs 80 columns, try f")
    let wide = try PreviewBench(skin: "night")
    wide.type("c")
    _ = wide.previewer.update(.resized(CellSize(columns: 60, rows: 24)), now: 0)
    #expect(wide.previewer.comparison?.view == .own)
    _ = wide.previewer.update(.resized(CellSize(columns: 80, rows: 24)), now: 0)
    #expect(wide.previewer.comparison?.view == .sideBySide)
  }

  @Test("d dims the cells that are the same in both, and no others")
  func dimming() throws {
    let same = """
      {"default": {"Color": {"view.background": "0xFFFFFF", "nav.background": "0x123456"}},
       "other": {"Color": {"nav.background": "0x654321"}}}
      """
    let bench = try PreviewBench(same, skin: "other")
    bench.type("c")
    let before = bench.previewer.render()
    bench.type("d")
    let after = bench.previewer.render()
    for column in [3, 44] {
      #expect(after[column, 2] == before[column, 2], "the bars differ")
      #expect(after[column, 12] != before[column, 12], "the page is the same")
    }
    bench.type("d")
    #expect(bench.previewer.render()[3, 12] == before[3, 12])
  }

  @Test("k pins: c compares with it wherever one has walked, and again unpins")
  func pinning() throws {
    let bench = try PreviewBench(skin: "night")
    bench.type("k")
    #expect(bench.message.hasPrefix("night is pinned"))
    bench.type("nnc")
    #expect(bench.skin == "default" && grounds(bench) == (black, white))
    bench.type("cpk")
    #expect(bench.state.pinned == "青瓷")
    bench.type("k")
    #expect(bench.state.pinned == nil)
  }

  @Test("k in a comparison changes the sides")
  func swapping() throws {
    let bench = try PreviewBench(skin: "night")
    bench.type("ck")
    #expect(bench.skin == "default" && grounds(bench) == (black, white))
    #expect(bench.state.pinned == "night")
    bench.type("n")
    #expect(bench.skin == "青瓷" && grounds(bench) == (black, celadon))
  }

  @Test("h shows before and after the last save")
  func saving() throws {
    let bench = try PreviewBench()
    bench.type("h")
    #expect(bench.message == "nothing was saved since the preview began")
    try bench.save(replacing: "0xFFFFFF", by: "0xFF0000")
    bench.type("h")
    #expect(grounds(bench) == (white, Color(rgb: 0xFF0000)))
    let line = bench.previewer.render().text(ofRow: 23)
    #expect(line.hasPrefix(" before 14:02 │ default after 1/4"))
    let keys = try comparison(bench).differences.map(\.key)
    #expect(
      keys.first == "view.background" && keys.dropFirst().allSatisfy { $0 == nil }, "the rest is derived")
    bench.type("h")
    #expect(bench.state.compare == nil)
  }

  @Test("A skin that was not there before the save is said to be missing on that side")
  func missing() throws {
    let bench = try PreviewBench()
    try bench.save(replacing: "night", by: "dawn")
    bench.type("2h")
    #expect(try comparison(bench).partner == nil)
    #expect(bench.previewer.render().shows("before 14:02 has no skin"))
  }

  @Test("A partner that a save takes away ends the comparison")
  func gone() throws {
    let bench = try PreviewBench()
    bench.type("2-c")
    #expect(try comparison(bench).partnerTitle == "night")
    try bench.save(replacing: "night", by: "dawn")
    #expect(bench.state.compare == nil)
    #expect(bench.message == "night is gone from the pack; nothing is compared")
  }

  @Test("A picture of the partner leaves the skin, the scrolled palette and a static page as they were")
  func posingHarmsNothing() throws {
    let many = (0..<60).map { "\"key \($0)\": \"0x0000\(10 + $0 % 80)\"" }.joined(separator: ",")
    let bench = try PreviewBench(
      "{\"default\": {\"Color\": {\(many)}}, \"other\": {\"Color\": {\"extra\": \"0x123456\"}}}",
      skin: "other")
    bench.type("gg")
    bench.press(.end)
    let before = bench.previewer.render()
    bench.type("cc")
    #expect(bench.previewer.render() == before)
    bench.type("gg")
    bench.press(.enter)
    bench.type("0")
    let detail = bench.previewer.render()
    #expect(detail.shows("other"))
    bench.type("c")
    bench.press(.escape)
    #expect(bench.previewer.render() == detail)
  }

  @Test("The list shows what differs with both values; its roles are walked and clicked")
  func list() throws {
    let bench = try PreviewBench(columns: 120, rows: 40, skin: "night")
    bench.type("c")
    let screen = bench.previewer.render()
    #expect(screen.shows("What differs"))
    let row = try #require((0..<40).first { screen.text(ofRow: $0).contains("view.backg") })
    #expect(screen.text(ofRow: row).contains("#FFFFFF") && screen.text(ofRow: row).contains("#000000"))
    bench.click(90, row)
    #expect(bench.state.scene.selectedRole == .viewBackground && bench.state.scene.inspectorHasKeys)
    bench.press(.down)
    let roles = try comparison(bench).differences.compactMap(\.role)
    #expect(bench.state.scene.selectedRole == roles[1])
  }

  @Test("At 80 columns the list takes the place of the other phone while it has the keys")
  func listOverPartner() throws {
    let bench = try PreviewBench(skin: "night")
    bench.type("ci")
    let screen = bench.previewer.render()
    #expect(screen.shows("What differs") && screen[44, 9].background == black)
    bench.press(.escape)
    #expect(!bench.previewer.render().shows("What differs"))
  }

  @Test("Every size and every key is harmless while two are compared")
  func harmless() throws {
    let bench = try PreviewBench(skin: "night")
    bench.type("c")
    for (columns, rows) in [(1, 1), (40, 20), (79, 20), (80, 20), (81, 24), (119, 24), (120, 20), (300, 90)] {
      _ = bench.previewer.update(.resized(CellSize(columns: columns, rows: rows)), now: 0)
      for key in "cfdkhvgin!/" {
        bench.type(String(key))
        #expect(bench.previewer.render().columns == columns, "\(key) at \(columns)×\(rows)")
      }
      bench.press(.escape, .escape, .escape)
    }
  }

  @Test("What happened is not cut for keys, however much stands before it", arguments: [60, 70, 80])
  func roomForWhatHappened(columns: Int) throws {
    let bench = try PreviewBench(columns: columns, skin: "night")
    bench.type("v")
    let names = "night 2/4 \(bench.state.scene.status.vision)"
    for length in 20..<columns {
      bench.previewer.state.scene.status.message = .init(SafeText(repeating: "x", count: length))
      let line = bench.previewer.render().text(ofRow: 23)
      let shown = line.count { $0 == "x" }
      let room = columns - names.count - 5
      // Then the place gives way.
      let most = room + "2/4  ".count
      #expect(shown == (length <= most ? length : most - 1), "\(length): \(line)")
      #expect(line.contains("night 2/4") == (length <= room), "\(length): \(line)")
    }
  }

  @Test("Beside the keys of a panel on a small screen a number of findings is whole or left out")
  func wholeCounts() throws {
    let bench = try PreviewBench(
      ##"{"default": {"Color": {"tint": "nope", "nav.title": "#FFF"}}}"##, columns: 40, rows: 20)
    bench.type("b")
    let line = bench.previewer.render().text(ofRow: 19)
    #expect(line.contains("Enter write") && !line.contains("…"), "\(line)")
  }

  @Test("Flipped, the status line tells which of the two is seen, at every width", arguments: [40, 60, 80])
  func seenSide(columns: Int) throws {
    let bench = try PreviewBench(columns: columns, rows: 24, skin: "night")
    bench.type("f")
    let partner = bench.previewer.render().text(ofRow: 23)
    #expect(partner.hasPrefix(" [default] │ night "))
    bench.type("f")
    #expect(bench.previewer.render().text(ofRow: 23).hasPrefix(" default │ [night] "))
  }

  @Test("v walks the visions over the whole screen and comes back to it as it was")
  func visions() throws {
    let bench = try PreviewBench()
    let before = bench.previewer.render()
    var seen: [CellBuffer] = [before]
    for vision in Vision.allCases.dropFirst() {
      bench.type("v")
      #expect(bench.state.vision == vision)
      seen.append(bench.previewer.render())
      let found = bench.previewer.render()
      #expect((0..<23).allSatisfy { found[3, $0].background == before[3, $0].background.map(vision.seen) })
    }
    #expect(Set(seen).count == seen.count)
    bench.type("v")
    bench.press(.escape)
    #expect(bench.state.vision == .normal && bench.state.scene.status.vision.isEmpty)
    let after = bench.previewer.render()
    #expect((0..<23).allSatisfy { after.row($0) == before.row($0) })
  }

  @Test(
    "A colour with an alpha stands whole in the list, apart from what follows it", arguments: [80, 100, 120])
  func alphas(columns: Int) throws {
    let bench = try PreviewBench(
      """
      {
        "default": {"Color": {"view.background": "0xFFFFFF", "separator": "0x1F112233"}},
        "dusk": {"Color": {"view.background": "0x000000", "separator": "0x80303030"}}
      }
      """, columns: columns, rows: 40, skin: "dusk")
    bench.type("ci")
    let screen = bench.previewer.render()
    let texts = (0..<40).map { screen.text(ofRow: $0) }
    let line = try #require(texts.first { $0.contains("#1F112233 ") && $0.contains("#80303030 ") })
    #expect(!line.contains("#1F1122337") && !line.contains("#803030302"))
  }
}
