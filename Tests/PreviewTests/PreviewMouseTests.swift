import Cells
import Screens
import Terminal
import Testing
import Theming

@testable import Preview

@Suite("The mouse in the preview")
@MainActor
struct PreviewMouseTests {
  /// The first place where a text begins, of the phone's columns.
  private func place(
    of text: String, on bench: PreviewBench, in columns: Range<Int> = 0..<40
  ) throws -> CellPoint {
    let screen = bench.previewer.render()
    for row in 0..<screen.rows {
      for column in columns {
        var found = ""
        var at = column
        while found.count < text.count, at < screen.columns {
          found += screen[at, row].text
          at += 1
        }
        if found == text { return CellPoint(column: column, row: row) }
      }
    }
    throw NotFound(text: text)
  }

  struct NotFound: Error {
    let text: String
  }

  @Test("A click on a tab shows its page, on Next pushes, and on the bar's arrow pops")
  func clicksOnPages() throws {
    let bench = try PreviewBench()
    let work = try place(of: "Work", on: bench)
    bench.click(work.column, work.row)
    #expect(bench.phone.tab == .work)
    let next = try place(of: "Next", on: bench)
    bench.click(next.column, next.row)
    let back = try place(of: "‹", on: bench)
    #expect(try place(of: "Skinned in", on: bench).row > back.row)
    bench.click(back.column, back.row)
    #expect(throws: NotFound.self) { try place(of: "Skinned in", on: bench) }
  }

  @Test("What the mouse is over is outlined, until a key is pressed; the page itself is not")
  func hovering() throws {
    let bench = try PreviewBench()
    let before = bench.previewer.render()
    func move(_ column: Int, _ row: Int) {
      _ = bench.previewer.update(.mouse(MouseEvent(.move, column: column, row: row)), now: 0)
    }
    let body = try place(of: "Body text", on: bench)
    move(body.column, body.row)
    #expect(bench.state.scene.hovered == .color(.labelBody))
    #expect(bench.previewer.render() != before)
    #expect(bench.state.scene.selectedRole != .labelBody)
    move(1, 12)
    #expect(bench.previewer.render() == before)
    let line = try place(of: "label.body", on: bench, in: 41..<70)
    move(line.column, line.row)
    #expect(bench.state.scene.hovered == .color(.labelBody))
    bench.press(.function(5))
    #expect(bench.previewer.render() == before)
  }

  @Test("A click selects the role that is seen there; beside the phone it selects nothing")
  func clicksSelectRoles() throws {
    let bench = try PreviewBench()
    for (text, role) in [("Body text", ColorRole.labelBody), ("Normal", .buttonBackground)] {
      let point = try place(of: text, on: bench)
      bench.click(point.column, point.row)
      #expect(bench.state.scene.selectedRole == role)
    }
    bench.click(79, 23)
    bench.click(-5, 900)
    #expect(bench.state.scene.selectedRole == .buttonBackground)
  }

  @Test(
    "A click on a line of the inspector selects its role and gives it the keys; the wheel walks the roles")
  func clicksInTheInspector() throws {
    for (columns, rows) in [(80, 24), (120, 40), (40, 20)] {
      let bench = try PreviewBench(columns: columns, rows: rows)
      bench.type("i")
      let line = try place(of: "label.body", on: bench, in: (columns == 40 ? 0 : 40)..<columns)
      bench.click(line.column + 2, line.row)
      #expect(bench.state.scene.selectedRole == .labelBody && bench.state.scene.inspectorHasKeys)
      _ = bench.previewer.update(
        .mouse(MouseEvent(.wheel(.down), column: line.column, row: line.row)), now: 0)
      #expect(bench.state.scene.selectedRole == .labelCaption)
    }
  }

  @Test("A click on a row of the picker brings it to the middle, and the wheel scrolls")
  func clicksOnThePicker() throws {
    let bench = try PreviewBench()
    let row = try place(of: "13 hours", on: bench)
    bench.click(row.column, row.row)
    let middle = try place(of: "13 hours", on: bench)
    #expect(middle.row == row.row - 1)
    _ = bench.previewer.update(
      .mouse(MouseEvent(.wheel(.down), column: middle.column, row: middle.row)), now: 0)
    #expect(try place(of: "14 hours", on: bench).row == middle.row)
    _ = bench.previewer.update(
      .mouse(MouseEvent(.wheel(.up), column: middle.column, row: middle.row)), now: 0)
    #expect(try place(of: "13 hours", on: bench).row == middle.row)
  }

  @Test("A click closes the help and does nothing else")
  func clickClosesHelp() throws {
    let bench = try PreviewBench()
    let work = try place(of: "Work", on: bench)
    bench.type("?")
    bench.click(work.column, work.row)
    #expect(!bench.state.scene.showsHelp && bench.phone.tab == .messages)
  }

  @Test("Other buttons, drags and releases mean nothing")
  func otherActions() throws {
    let bench = try PreviewBench()
    let work = try place(of: "Work", on: bench)
    let actions: [MouseEvent.Action] = [
      .press(.right), .press(.middle), .release(.left), .drag(.left), .wheel(.left), .wheel(.right),
    ]
    for action in actions {
      let event = MouseEvent(action, column: work.column, row: work.row)
      #expect(bench.previewer.update(.mouse(event), now: 0) == nil)
    }
    #expect(bench.phone.tab == .messages)
  }

  @Test(
    "Clicks and wheels anywhere, at any size, do no harm", arguments: [(1, 1), (40, 20), (80, 24), (120, 40)])
  func clicksAreHarmless(columns: Int, rows: Int) throws {
    let bench = try PreviewBench(columns: columns, rows: rows)
    for tab in Phone.Tab.allCases {
      for row in stride(from: -1, through: rows, by: 2) {
        for column in stride(from: -1, through: columns, by: 3) {
          bench.phone.show(tab)
          bench.click(column, row)
          _ = bench.previewer.update(.mouse(MouseEvent(.wheel(.down), column: column, row: row)), now: 0)
        }
      }
      #expect(bench.previewer.render().columns == columns)
    }
  }

  @Test("A click on a line of the palette selects the role that its key serves, whatever kind it is of")
  func clicksOnPalette() throws {
    let bench = try PreviewBench(
      """
      {"default": {
        "Color": {"导航栏背景色": "0x101010", "标签栏背景色": "0x202020", "unused": "0x303030"},
        "Font": {"label.body": {"Name": "", "Size": "16"}}, "Image": {"hero": "top.png"}}}
      """, columns: 120, rows: 40)
    bench.type("gg")
    let expected: [(String, ScreenRole)] = [
      ("导航栏背景色", .color(.navigationBarBackground)), ("标签栏背景色", .color(.tabBarBackground)),
      ("Aa永 label.body", .font(.labelBody)), ("hero", .image(.hero)),
    ]
    for (text, role) in expected {
      let point = try place(of: text.split(separator: " ").last.map(String.init) ?? text, on: bench)
      bench.click(point.column, point.row)
      #expect(bench.state.scene.selection == role, "\(text)")
    }
    let unused = try place(of: "unused", on: bench)
    bench.click(unused.column, unused.row)
    #expect(bench.state.scene.selection == .image(.hero))
  }
}
