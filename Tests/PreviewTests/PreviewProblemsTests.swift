import Cells
import Screens
import Terminal
import Testing
import Texts
import Theming

@testable import Preview

@Suite("The problems of the skin in view")
@MainActor
struct PreviewProblemsTests {
  private static let pack = """
    {
      "default": {"Color": {
        "nav.title": "#80FFFFFF",
        "label.body": "#FFF",
        "unused": "red"
      }},
      "night": {"Color": {"nav.title": "0X000000", "label.body": "0x111111"}}
    }
    """

  private func problems(_ bench: PreviewBench) -> [String] {
    guard case .problems(let state)? = bench.state.panel else { return [] }
    return state.problems.map { "\($0.severity.rawValue) \($0.key ?? "–") \($0.code.rawValue)" }
  }

  @Test("The worst come first, then as the file has them; those of another skin are not among them")
  func order() throws {
    let bench = try PreviewBench(Self.pack)
    bench.type("!")
    #expect(
      problems(bench).prefix(3) == [
        "error label.body color-crashes-app", "error unused color-unreadable",
        "warning nav.title color-reader-differs",
      ])
    let severities = problems(bench).map { $0.prefix { $0 != " " } }
    #expect(severities == severities.sorted { $0 < $1 })
  }

  @Test("The head has the errors, where there is no room for all counts", arguments: [80, 81, 82, 100, 120])
  func counts(columns: Int) throws {
    let bench = try PreviewBench(Self.pack, columns: columns)
    bench.type("!")
    let screen = bench.previewer.render()
    let head = (0..<columns).map { screen[$0, 0].text }.joined()
    #expect(head.contains("2 errors"))
  }

  @Test("An error in a value of default that the skin takes for its own is among them")
  func inherited() throws {
    let bench = try PreviewBench(Self.pack, skin: "night")
    bench.type("!")
    #expect(problems(bench).contains("error unused color-unreadable"))
    #expect(!problems(bench).contains("error label.body color-crashes-app"))
  }

  @Test("Walking outlines the element, Enter goes to its role, Esc leaves")
  func walking() throws {
    let bench = try PreviewBench(Self.pack)
    bench.type("!")
    #expect(bench.state.scene.selectedRole == .labelBody)
    bench.press(.down, .down)
    #expect(bench.state.scene.selectedRole == .navigationBarTitle)
    bench.press(.up, .up, .enter)
    #expect(bench.state.panel == nil && bench.state.scene.inspectorHasKeys)
    #expect(bench.state.scene.selectedRole == .labelBody)
    bench.type("!")
    bench.press(.escape)
    #expect(bench.state.panel == nil && !bench.state.scene.inspectorHasKeys)
  }

  @Test("A key that no element shows is said")
  func noElement() throws {
    let bench = try PreviewBench(Self.pack)
    bench.type("!")
    bench.press(.down, .enter)
    #expect(bench.state.panel != nil)
    #expect(bench.message == "no element of the screen shows unused")
  }

  @Test("e opens the line of the finding, in the panel and in the inspector")
  func editing() throws {
    let bench = try PreviewBench(Self.pack)
    bench.type("!")
    #expect(bench.type("e") == .edit(EditorPlace(file: bench.pack.path, line: 4)))
    bench.press(.down)
    #expect(bench.type("e") == .edit(EditorPlace(file: bench.pack.path, line: 5)))
    bench.press(.escape)
    bench.previewer.state.scene.selectedRole = .navigationBarTitle
    #expect(bench.type("e") == .edit(EditorPlace(file: bench.pack.path, line: 3)))
  }

  @Test("A role without a key of its own opens the line that it is derived from, else the skin's")
  func editingElsewhere() throws {
    let bench = try PreviewBench(Self.pack)
    bench.previewer.state.scene.selectedRole = .navigationBarTint
    #expect(bench.type("e") == .edit(EditorPlace(file: bench.pack.path, line: 3)))
    bench.previewer.state.scene.selectedRole = .switchOn
    #expect(bench.type("e") == .edit(EditorPlace(file: bench.pack.path, line: 2)))
  }

  @Test(
    "Another skin shows its own problems, in either language and every size",
    arguments: [(80, 24), (120, 40), (40, 20)])
  func everySize(columns: Int, rows: Int) throws {
    for language in Language.allCases {
      let bench = try PreviewBench(Self.pack, columns: columns, rows: rows, language: language)
      bench.type("!")
      #expect(problems(bench).contains("error label.body color-crashes-app"))
      bench.type("n")
      #expect(bench.skin == "night" && bench.state.panel != nil)
      #expect(!problems(bench).contains("error label.body color-crashes-app"))
      bench.press(.pageDown, .pageUp, .end, .home)
      _ = bench.previewer.render()
    }
  }

  @Test("A skin without problems says so")
  func none() throws {
    let bench = try PreviewBench(#"{"default": {"Color": {"nav.title": "0x000000"}}}"#)
    bench.type("!")
    try #require(problems(bench).isEmpty)
    #expect(bench.previewer.render().shows("Nothing is wrong"))
    bench.press(.down, .enter)
    #expect(bench.type("e") == nil)
  }

  @Test("y copies the value as it is written, or what is shown where the pack says nothing")
  func copying() throws {
    let bench = try PreviewBench(Self.pack)
    bench.previewer.state.scene.selectedRole = .navigationBarTitle
    #expect(bench.type("y") == .copy("#80FFFFFF"))
    #expect(bench.message == "copied #80FFFFFF")
    bench.previewer.state.scene.selectedRole = .switchOn
    #expect(bench.type("y") == .copy("#34C759"))
    #expect(bench.type("x") == .savePicture)
  }

  @Test("A picture's name has nothing that a shell stumbles over")
  func pictureName() throws {
    let bench = try PreviewBench(#"{"default": {}, "../a b\u001b$": {"Color": {"nav.title": "0x000000"}}}"#)
    #expect(bench.previewer.pictureName == "skinscope-default-messages")
    bench.type("2g")
    #expect(bench.previewer.pictureName == "skinscope-..-a-b---work")
  }
}
