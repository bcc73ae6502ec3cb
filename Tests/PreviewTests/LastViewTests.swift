import Colors
import Screens
import Terminal
import Testing

@testable import Preview

@Suite("How a pack was looked at last")
@MainActor
struct LastViewTests {
  @Test("Words become a view and the view the same words; what means nothing is passed over")
  func words() {
    let view = LastView(skin: "青瓷", page: .palette, depth: .indexed256, panel: .problems)
    #expect(LastView(view.words) == view)
    #expect(LastView([:]) == LastView())
    let odd = ["skin": "", "page": "cellar", "depth": "12", "panel": "find", "more": "of it"]
    #expect(LastView(odd) == LastView(skin: ""))
  }

  @Test("A preview goes to the page and the panel of last time")
  func resuming() throws {
    let bench = try PreviewBench()
    bench.type("2gg!")
    let view = bench.previewer.lastView(depth: nil)
    #expect(view == LastView(skin: "night", page: .palette, panel: .problems))
    let next = try PreviewBench(skin: view.skin)
    next.previewer.resume(view)
    #expect(next.phone.tab == .palette && next.skin == "night")
    if case .problems = next.state.panel {} else { Issue.record("the problems are not there") }
    next.press(.escape)
    next.type("i")
    #expect(next.previewer.lastView(depth: .mono).panel == .inspector)
    let last = try PreviewBench()
    last.previewer.resume(next.previewer.lastView(depth: nil))
    #expect(last.state.scene.inspectorHasKeys)
  }
}
