import Terminal
import Testing
import Theming

@testable import Preview

/// `e` while the pack on the disk cannot be read.
@MainActor
@Suite struct PreviewBrokenPlaceTests {
  @Test func theEditorOpensAtTheFault() throws {
    let bench = try PreviewBench()
    bench.previewer.state.scene.selectedRole = .labelBody
    func place() -> EditorPlace? {
      guard case .edit(let place)? = bench.type("e") else { return nil }
      return place
    }
    let whole = try #require(place())
    #expect(whole.line == 2 && whole.column == nil)
    try bench.pack.write("{\"default\": {\n\"Color\"\n")
    bench.readAgain()
    let fault = try #require(place())
    #expect(fault == EditorPlace(file: whole.file, line: 3, column: 1))
    try bench.save(PreviewBench.skins)
    #expect(place() == whole)
  }
}
