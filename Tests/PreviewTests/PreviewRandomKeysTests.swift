import Screens
import Terminal
import TestSupport
import Testing
import Theming

@testable import Preview

@Suite("Whatever is pressed while something is tuned, bound or made")
@MainActor
struct PreviewRandomKeysTests {
  private static let keys: [Key] =
    "=b+uUaiy#<>09afnp-/!gts ?é色@&\"".map(Key.character) + [
      .enter, .enter, .escape, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .backTab,
      .backspace, .delete, .control("u"), .control("w"),
    ]

  @Test("The pack can be read after every write, and all of it is undone", arguments: [1, 2, 3] as [UInt64])
  func writes(seed: UInt64) throws {
    var dice = SeededNumbers(seed: seed)
    let (bench, writer) = (try PreviewBench(), PackWriter(isAllowed: true))
    var written = 0
    func press(_ key: Key) throws {
      let effect = bench.press(key)
      if case .write = effect, try bench.carryOut(effect, with: writer) == nil { written += 1 }
    }
    for count in 0..<240 {
      if count % 20 == 0 {
        for _ in 0..<3 { bench.press(.escape) }
        // One colour is written for certain.
        bench.previewer.state.scene.selectedRole = .viewBackground
        bench.type("=#\(Int.random(in: 100_000..<1_000_000, using: &dice))")
        try press(.enter)
        try press(.enter)
        bench.previewer.state.scene.selection = ScreenRole.allCases.randomElement(using: &dice)
        bench.type("=b+".randomElement(using: &dice).map(String.init) ?? "=")
      }
      if let key = Self.keys.randomElement(using: &dice) { try press(key) }
      if count % 50 == 0 { bench.click(Int(dice.next() % 80), Int(dice.next() % 24)) }
    }
    #expect(written > 0, "seed \(seed)")
    bench.press(.escape, .escape, .escape, .escape)
    while try bench.carryOut(.write(.undo), with: writer) == nil {}
    #expect(bench.pack.text() == PreviewBench.skins, "seed \(seed)")
    #expect(bench.pack.text("Skinscope.plist") == nil, "seed \(seed)")
  }
}
