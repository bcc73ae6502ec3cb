import Cells
import Terminal
import Testing
import Texts
import Theming

@testable import Preview
@testable import Screens

@Suite("Screens of every size")
@MainActor
struct ScreenSizeTests {
  /// Ways to fill a screen, by the keys that lead there from the Messages page.
  private static let states: [(name: String, keys: [Key])] = [
    ("messages", []), ("the picker's focus", [.tab, .tab, .tab, .tab]), ("help", [.character("?")]),
    ("inspector", [.character("i"), .end]), ("work", [.character("g")]),
    ("detail", [.character("g"), .enter]), ("compare", [.character("c")]),
    ("compare, dimmed", [.character("c"), .character("d"), .character("i")]),
    ("palette", [.character("g"), .character("g"), .end]),
  ]

  /// Renders in a size that the preview was not opened with, and looks whether all is whole.
  private func check(_ previewer: Previewer, columns: Int, rows: Int, _ name: String) {
    _ = previewer.update(.resized(CellSize(columns: columns, rows: rows)), now: 0)
    let screen = previewer.render()
    if screen.columns != max(0, columns) || screen.rows != max(0, rows) {
      Issue.record("\(name) at \(columns)×\(rows) is \(screen.columns)×\(screen.rows)")
    }
    if let cut = screen.firstCut { Issue.record("\(name) at \(columns)×\(rows) cuts \(cut)") }
  }

  private func previewers(skin: String, language: Language) throws -> [(name: String, previewer: Previewer)] {
    let pack = try TestFiles.themes()
    return Self.states.map { state in
      let previewer = Previewer(
        pack, size: CellSize(columns: 80, rows: 24), skin: skin, theme: .light, language: language)
      _ = previewer.render()
      for key in state.keys { _ = previewer.update(.key(key), now: 0) }
      return (state.name, previewer)
    }
  }

  // The states take turns from size to size, so that neighbours of each size show each of them.
  @Test("Small sizes, every one of them", arguments: Language.allCases)
  func smallSizes(language: Language) throws {
    let states = try previewers(skin: "青瓷", language: language)
    for columns in 1...60 {
      for rows in 1...30 {
        let state = states[(columns + 2 * rows) % states.count]
        check(state.previewer, columns: columns, rows: rows, state.name)
      }
    }
  }

  @Test("Larger sizes, columns and rows by turns", arguments: Language.allCases)
  func largerSizes(language: Language) throws {
    let states = try previewers(skin: "High contrast", language: language)
    for columns in 40...130 {
      let state = states[columns % states.count]
      check(state.previewer, columns: columns, rows: 20 + columns * 11 % 31, state.name)
    }
    for (name, previewer) in states {
      for size in [(0, 0), (0, 9), (-3, -3), (80, 24), (120, 40), (40, 20), (79, 50), (250, 20), (41, 90)] {
        check(previewer, columns: size.0, rows: size.1, name)
      }
    }
  }

  @Test("Too small a screen says which size it needs, as far as there is room", arguments: Language.allCases)
  func tooSmall(language: Language) throws {
    let previewer = Previewer(
      try TestFiles.themes(), size: CellSize(columns: 39, rows: 20), skin: nil, theme: .light,
      language: language)
    let words = ScreenText.tooSmall(columns: 40, rows: 20).text(in: language).description
    for size in [(39, 20), (40, 19), (30, 1)] {
      previewer.state.size = CellSize(columns: size.0, rows: size.1)
      let screen = previewer.render()
      #expect((0..<size.1).filter { screen.text(ofRow: $0).contains(words) }.count == 1)
      #expect(screen.cells.count { $0.text != " " && !$0.isContinuation } == words.filter { $0 != " " }.count)
    }
    previewer.state.size = CellSize(columns: 40, rows: 20)
    #expect(!(0..<20).contains { previewer.render().text(ofRow: $0).contains(words) })
  }

  @Test("The phone's parts take exactly the rows of the phone")
  func phoneLayout() {
    for rows in 19...80 { #expect(PhoneLayout(rows: rows).total == rows) }
    let (small, large) = (PhoneLayout(rows: 19), PhoneLayout(rows: 39))
    #expect([small.hero, small.picker, small.caseRows] == [2, 3, 0])
    #expect([large.hero, large.picker, large.caseRows] == [8, 5, 1])
  }

  @Test("Phone, inspector and status line share the screen without overlapping")
  func sceneLayout() throws {
    for columns in 40...220 {
      for rows in [20, 24, 40, 60] {
        let layout = try #require(SceneLayout(size: CellSize(columns: columns, rows: rows)))
        let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
        #expect(layout.statusLine == CellRect(column: 0, row: rows - 1, columns: columns, rows: 1))
        #expect(layout.phone.intersection(screen) == layout.phone && layout.phone.columns >= 40)
        #expect(layout.phone.intersection(layout.statusLine).isEmpty)
        #expect((layout.inspector != nil) == (columns >= 80))
        guard let inspector = layout.inspector else { continue }
        #expect(inspector.intersection(screen) == inspector && inspector.columns >= 38)
        #expect(inspector.intersection(layout.phone).isEmpty && inspector.endRow == rows - 1)
      }
    }
    #expect(SceneLayout(size: CellSize(columns: 39, rows: 99)) == nil)
    #expect(SceneLayout(size: CellSize(columns: 99, rows: 19)) == nil)
  }
}
