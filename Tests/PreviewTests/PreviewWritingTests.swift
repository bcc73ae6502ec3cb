import Screens
import Terminal
import Testing
import Texts
import Theming

@testable import Preview

@Suite("Writing into a pack that others write to")
@MainActor
struct PreviewWritingTests {
  private static let broken = "{\"default\": {\n\"Color\"\n"

  private func tuning() throws -> PreviewBench {
    let bench = try PreviewBench(skin: "night")
    bench.previewer.state.scene.selectedRole = .labelBody
    bench.type("=")
    bench.press(.down, .down, .left)
    return bench
  }

  @Test("What cannot be read after it was written is said, and not that it was written")
  func brokenAtOnce() throws {
    let (bench, writer) = (try tuning(), PackWriter(isAllowed: true))
    let failure = try bench.carryOut(bench.press(.enter), with: writer) { try bench.pack.write(Self.broken) }
    #expect(failure == nil && bench.state.panel == nil)
    #expect(bench.message.hasPrefix("line ") && bench.state.scene.status.message?.kind == .error)
  }

  @Test("While the newest state is broken nothing is written, and the reason is said with its line")
  func brokenMeanwhile() throws {
    let (bench, writer) = (try tuning(), PackWriter(isAllowed: true))
    // Nobody has noticed it yet; then it is known.
    try bench.pack.write(Self.broken)
    for _ in 1...3 {
      #expect(try bench.carryOut(bench.press(.enter), with: writer) != nil)
      #expect(bench.message.hasPrefix("not written: line 3, column 1"))
      #expect(bench.state.scene.status.message?.kind == .error && bench.state.panel != nil)
      #expect(bench.pack.text() == Self.broken)
    }
    // Mended, it is shown first, and written at the next press.
    try bench.pack.write(PreviewBench.skins)
    #expect(try bench.carryOut(bench.press(.enter), with: writer)?.isStale == false)
    #expect(bench.message == "saved by another meanwhile: Enter again writes")
    #expect(bench.pack.text() == PreviewBench.skins)
    #expect(try bench.carryOut(bench.press(.enter), with: writer) == nil)
    #expect(bench.message.hasPrefix("written: label.body") && bench.pack.text() != PreviewBench.skins)
  }

  @Test("What another saved meanwhile is said in so few words that the key is seen, in either language")
  func overtaken() throws {
    for (language, said) in [
      (Language.english, "saved by another meanwhile: Enter again writes"),
      (.simplifiedChinese, "刚被其他程序保存：再按 Enter 写入"),
    ] {
      let bench = try PreviewBench(skin: "night", language: language)
      bench.previewer.state.scene.selectedRole = .labelBody
      bench.type("=")
      bench.press(.down, .down, .left)
      try bench.pack.write(PreviewBench.skins + "\n")
      #expect(try bench.carryOut(bench.press(.enter), with: PackWriter(isAllowed: true))?.isStale == true)
      #expect(bench.previewer.render().text(ofRow: 23).contains(said))
    }
  }

  @Test(
    "What was changed there since is said at once, and no second press is promised", arguments: ["u", "U"])
  func changedThere(key: String) throws {
    let (bench, writer) = (try tuning(), PackWriter(isAllowed: true))
    #expect(try bench.carryOut(bench.press(.enter), with: writer) == nil)
    let written = try #require(bench.pack.text())
    if key == "U" { #expect(try bench.carryOut(bench.type("u"), with: writer) == nil) }
    // Nobody watches: only the look before writing can notice it.
    let value = try #require(written.split(separator: "\"label.body\": \"").last).prefix(8)
    let old = key == "U" ? "0xEEEEEE" : String(value)
    let theirs = try #require(bench.pack.text()).replacing(old, with: "0x123456")
    try bench.pack.write(theirs)
    for _ in 1...(key == "U" ? 2 : 1) {
      #expect(try bench.carryOut(bench.type(key), with: writer) != nil)
      #expect(bench.message == "not undone: pack.json was changed there since")
      #expect(bench.pack.text() == theirs)
    }
  }

  @Test("A step that cannot be undone any more is told once; the next undo goes to the step before it")
  func passingOver() throws {
    let bench = try PreviewBench(skin: "night")
    let writer = PackWriter(isAllowed: true)
    for (role, value) in [(ColorRole.viewBackground, "101010"), (.labelBody, "E0E0E0")] {
      bench.previewer.state.scene.selectedRole = role
      bench.type("=#\(value)")
      bench.press(.enter)
      #expect(try bench.carryOut(bench.press(.enter), with: writer) == nil)
    }
    let written = try #require(bench.pack.text())
    let theirs = written.replacing("0xE0E0E0", with: "0x123456")
    #expect(theirs != written)
    try bench.pack.write(theirs)
    #expect(try bench.carryOut(bench.type("u"), with: writer) != nil)
    #expect(bench.message == "not undone: pack.json was changed there since")
    #expect(try bench.carryOut(bench.type("u"), with: writer) == nil)
    #expect(bench.pack.text() == theirs.replacing("0x101010", with: "0x000000"))
  }
}
