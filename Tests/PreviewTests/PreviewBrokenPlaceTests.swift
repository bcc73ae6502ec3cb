import Terminal
import Testing
import Texts
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

  private static let brokenMap = "<plist version=\"1.0\"><dict>\n<key>Color</key>"

  @Test("What cannot be read is the first problem, and Enter and e open its place", arguments: [false, true])
  func firstProblem(isMap: Bool) throws {
    let bench = try PreviewBench(
      ##"{"default": {"Color": {"label.body": "#FFF", "nav.title": "#zz"}}}"##)
    if isMap {
      try bench.pack.write(##"{"default": {"Color": {"label.body": "#FFF"}}}"##, map: Self.brokenMap)
    } else {
      try bench.pack.write("{\"default\": {\n\"Color\"\n")
    }
    bench.readAgain()
    bench.type("!")
    guard case .problems(let problems)? = bench.state.panel else { throw NothingThere() }
    let first = try #require(problems.current)
    #expect(problems.isBroken && problems.selected == 0 && problems.problems.count > 1)
    #expect(first == bench.state.brokenPlace?.problem)
    let name = isMap ? "Skinscope.plist" : "pack.json"
    for key: Key in [.character("e"), .enter] {
      guard case .edit(let place)? = bench.press(key) else { throw NothingThere() }
      #expect(place.file.hasSuffix(name) && place.line == first.position?.line && place.line != nil)
    }
  }

  @Test("A panel that is open goes to what has just been broken, and lets go of it once it is mended")
  func brokenMeanwhile() throws {
    let bench = try PreviewBench()
    bench.type("!")
    try bench.pack.write("{")
    bench.readAgain()
    guard case .problems(let broken)? = bench.state.panel else { throw NothingThere() }
    #expect(broken.isBroken && broken.selected == 0)
    try bench.save(PreviewBench.skins)
    guard case .problems(let mended)? = bench.state.panel else { throw NothingThere() }
    #expect(!mended.isBroken && mended.problems.allSatisfy { $0 != broken.current })
  }

  @Test(
    "A file that is not the plist in view is named before what is wrong with it", arguments: Language.allCases
  )
  func fileIsNamed(language: Language) throws {
    let bench = try PreviewBench(language: language)
    for map in [Self.brokenMap, " "] {
      try bench.pack.write(PreviewBench.skins, map: map)
      bench.readAgain()
      #expect(bench.message.hasPrefix("Skinscope.plist"))
    }
    try bench.pack.write("{")
    bench.readAgain()
    #expect(!bench.message.contains("Skinscope.plist"))
  }

  private struct NothingThere: Error {}
}
