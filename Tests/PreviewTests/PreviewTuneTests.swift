import Cells
import Colors
import Diagnostics
import Screens
import Terminal
import Testing
import Texts
import Theming

@testable import Preview

@Suite("Tuning a colour")
@MainActor
struct PreviewTuneTests {
  private static let pack = """
    {
      "default": {"Color": {"view.background": "0xFFFFFF", "label.body": "0x999999", "tint": "#80aabbcc"}},
      "night": {"Color": {"view.background": "#000000", "label.body": "#FFF"}},
      "dusk": {"Color": {"view.background": "0xeeeeee"}},
      "dawn": {"Color": {"label.body": "0x335577", "view.background": "0xffffff"}}
    }
    """

  private func bench(_ role: ColorRole, skin: String = "default", columns: Int = 80, rows: Int = 24) throws
    -> PreviewBench
  {
    let bench = try PreviewBench(Self.pack, columns: columns, rows: rows, skin: skin)
    bench.previewer.state.scene.selectedRole = role
    bench.type("=")
    return bench
  }

  private func tune(_ bench: PreviewBench) throws -> TuneState {
    guard case .tune(let tune)? = bench.state.panel else { throw NotTuning() }
    return tune
  }
  private struct NotTuning: Error {}

  private func shown(_ bench: PreviewBench, _ role: ColorRole) -> Color {
    bench.previewer.model.roles[role].shown
  }

  @Test("The phone follows each key, nothing is written, and Esc is as it was")
  func following() throws {
    let bench = try bench(.labelBody)
    let before = shown(bench, .labelBody)
    bench.press(.down, .down, .left, .left)
    #expect(try tune(bench).now.color == shown(bench, .labelBody))
    #expect(shown(bench, .labelBody).relativeLuminance < before.relativeLuminance)
    #expect(bench.previewer.render().writes(shown(bench, .labelBody)))
    // What is derived from it follows, too.
    #expect(shown(bench, .labelCaption) == shown(bench, .labelBody))
    #expect(bench.message.contains("not saved"))
    bench.press(.escape)
    #expect(shown(bench, .labelBody) == before && bench.previewer.render().writes(before))
    #expect(bench.state.panel == nil && bench.pack.text() == Self.pack)
  }

  @Test("A step that leads to no other colour says why, and a small one goes on to the next colour")
  func standing() throws {
    let grey = try bench(.labelBody)
    grey.press(.right)
    #expect(try !tune(grey).isChanged && grey.message == "a grey has no hue: give it chroma first")
    grey.press(.down, .left)
    #expect(try !tune(grey).isChanged && grey.message == "it is grey already")
    let white = try bench(.viewBackground)
    white.press(.down, .down, .right)
    #expect(try !tune(white).isChanged && white.message == "it is as light as can be")
    white.press(.home, .left)
    #expect(try tune(white).now.color == .black && white.message == "it is as dark as can be")
    // Nearly grey, a degree of hue is less than a step of 8 bits.
    let pale = try bench(.labelBody)
    pale.type("#99999B")
    pale.press(.enter)
    for _ in 0..<3 {
      let before = try tune(pale).now.color
      pale.press(.right)
      #expect(try tune(pale).now.color != before)
    }
  }

  @Test("On a small screen the panel itself names its keys, whatever the status line says")
  func keysWhereItIsTight() throws {
    let bench = try bench(.viewBackground, columns: 40, rows: 20)
    bench.press(.down, .down, .left)
    #expect(bench.message.contains("not saved"))
    let screen = bench.previewer.render()
    #expect(screen.shows("Enter save") && screen.shows("Esc drop") && screen.shows("↑↓←→ change"))
  }

  @Test("Enter writes that value in its spelling and nothing else; u and U go back and forth")
  func saving() throws {
    let (bench, writer) = (try bench(.viewBackground, skin: "dusk"), PackWriter(isAllowed: true))
    bench.type("#abcdef")
    bench.press(.enter)
    #expect(try bench.carryOut(bench.press(.enter), with: writer) == nil)
    let changed = Self.pack.replacing("0xeeeeee", with: "0xabcdef")
    #expect(bench.pack.text() == changed)
    #expect(bench.state.panel == nil && bench.state.trial == nil)
    #expect(bench.message == "written: view.background #EEEEEE → #ABCDEF, 6 places")
    #expect(bench.state.scene.changedRoles.contains(.viewBackground))
    #expect(try bench.carryOut(bench.type("u"), with: writer) == nil)
    #expect(bench.pack.text() == Self.pack && shown(bench, .viewBackground) == Color(rgb: 0xEEEEEE))
    #expect(try bench.carryOut(bench.type("U"), with: writer) == nil)
    #expect(bench.pack.text() == changed)
    #expect(try bench.carryOut(bench.type("U"), with: writer) != nil)
  }

  @Test("An alpha byte stays, in its own spelling")
  func alpha() throws {
    let (bench, writer) = (try bench(.tint), PackWriter(isAllowed: true))
    bench.press(.down, .end)
    try bench.carryOut(bench.press(.enter), with: writer)
    let text = try #require(bench.pack.text())
    let value = try #require(text.split(separator: "#80").last).prefix(6)
    #expect(text == Self.pack.replacing("#80aabbcc", with: "#80" + value) && value != "aabbcc")
    #expect(value == value.lowercased())
  }

  @Test("An inherited value asks; an entry of its own is put in")
  func override() throws {
    let (bench, writer) = (try bench(.labelBody, skin: "dusk"), PackWriter(isAllowed: true))
    #expect(bench.previewer.render().shows("default's, line 2: dusk has none"))
    bench.type("#012345")
    #expect(bench.press(.enter, .enter) == nil)
    #expect(bench.previewer.render().shows("only in dusk: a new entry"))
    try bench.carryOut(bench.press(.enter), with: writer)
    #expect(
      bench.pack.text()
        == Self.pack.replacing(#""0xeeeeee""#, with: #""0xeeeeee", "label.body": "0x012345""#))
    try bench.carryOut(bench.type("u"), with: writer)
    #expect(bench.pack.text() == Self.pack)
  }

  @Test("Or default is changed, and the skins are named that follow")
  func inDefault() throws {
    let (bench, writer) = (try bench(.labelBody, skin: "dusk"), PackWriter(isAllowed: true))
    bench.type("#012345")
    bench.press(.enter, .enter, .down)
    // The value of night would crash the app, which takes default's then.
    #expect(bench.previewer.render().shows("in default: 2 skins follow"))
    #expect(bench.previewer.render().shows("night, dusk"))
    bench.press(.escape, .enter, .down)
    try bench.carryOut(bench.press(.enter), with: writer)
    #expect(bench.pack.text() == Self.pack.replacing("0x999999", with: "0x012345"))
  }

  @Test("A value that would crash the app is tuned to one that it reads")
  func crashing() throws {
    let (bench, writer) = (try bench(.labelBody, skin: "night"), PackWriter(isAllowed: true))
    bench.type("#123456")
    bench.press(.enter)
    try bench.carryOut(bench.press(.enter), with: writer)
    #expect(bench.pack.text() == Self.pack.replacing(##""#FFF""##, with: ##""#123456""##))
  }

  @Test("a takes the nearest that passes AA on all its grounds")
  func nearest() throws {
    let bench = try bench(.labelBody)
    bench.type("a")
    let tune = try tune(bench)
    let contrast = tune.now.color.contrast(with: .white)
    #expect(contrast >= 4.5 && contrast < 4.7)
    #expect(bench.message == "\(tune.text) is the nearest that passes AA")
    bench.type("a")
    #expect(bench.message == "it passes AA already")
    bench.type("u")
    #expect(try self.tune(bench).isChanged == false)
  }

  @Test("Where texts on one ground ask for opposites, nothing passes")
  func nothingPasses() throws {
    let bench = try PreviewBench(
      #"{"default": {"Color": {"view.background": "0x808080", "label.body": "0x000000", "label.headline": "0xFFFFFF"}}}"#
    )
    bench.previewer.state.scene.selectedRole = .viewBackground
    bench.type("=a")
    #expect(bench.message == TuneText.nothingPasses.english.description)
  }

  @Test(
    "Esc gives the keys back to the inspector, though another element was clicked meanwhile",
    arguments: ["=", "b"])
  func returning(opens key: String) throws {
    let bench = try PreviewBench(Self.pack, columns: 120, rows: 40)
    bench.previewer.state.scene.selectedRole = .labelBody
    bench.press(.character("i"))
    bench.type(key)
    let points = (0..<40).flatMap { row in (0..<120).map { CellPoint(column: $0, row: row) } }
    let ground = try #require(
      points.first {
        bench.previewer.scene.role(at: $0, state: bench.state.scene, size: bench.state.size)
          == .color(.viewBackground)
      })
    bench.click(ground.column, ground.row)
    #expect(bench.state.scene.selectedRole != .labelBody)
    #expect(bench.state.panel != nil && !bench.state.scene.inspectorHasKeys)
    bench.press(.escape)
    #expect(bench.state.panel == nil && bench.state.scene.inspectorHasKeys)
    // Opened from the phone it gives them back to the phone.
    bench.press(.character("i"))
    bench.type(key)
    bench.press(.escape)
    #expect(!bench.state.scene.inspectorHasKeys)
  }

  @Test("A save by another while a colour is tried brings its own findings")
  func findingsOfASave() throws {
    let bench = try bench(.viewBackground)
    bench.press(.down, .down, .left)
    #expect(bench.state.trial != nil)
    func codes() -> Set<DiagnosticCode> { Set(bench.previewer.model.problems.map(\.code)) }
    #expect(!codes().contains(.colorUnreadable))
    try bench.save(Self.pack.replacing("0x999999", with: "nonsense"))
    #expect(bench.state.trial != nil && codes().contains(.colorUnreadable), "\(codes())")
    try bench.save(Self.pack)
    #expect(bench.state.trial != nil && !codes().contains(.colorUnreadable))
  }

  @Test("A file that was saved meanwhile is read again and not written to; the colour is kept")
  func stale() throws {
    let (bench, writer) = (try bench(.viewBackground, skin: "dusk"), PackWriter(isAllowed: true))
    bench.type("#abcdef")
    bench.press(.enter)
    let theirs = Self.pack.replacing("0x999999", with: "0x777777")
    try bench.pack.write(theirs)
    let failure = try bench.carryOut(bench.press(.enter), with: writer)
    #expect(failure?.isStale == true && bench.pack.text() == theirs)
    #expect(try tune(bench).text == "0xabcdef" && shown(bench, .viewBackground) == Color(rgb: 0xABCDEF))
    #expect(try bench.carryOut(bench.press(.enter), with: writer) == nil)
    #expect(bench.pack.text() == theirs.replacing("0xeeeeee", with: "0xabcdef"))
  }

  @Test("A save of the tuned value by another is what it is compared with from then on")
  func rebased() throws {
    let bench = try bench(.viewBackground, skin: "dusk")
    bench.type("#abcdef")
    bench.press(.enter)
    try bench.save(Self.pack.replacing("0xeeeeee", with: "0xdddddd"))
    #expect(try tune(bench).start == Color(rgb: 0xDDDDDD) && tune(bench).text == "0xabcdef")
    #expect(shown(bench, .viewBackground) == Color(rgb: 0xABCDEF))
  }

  @Test("That Enter overwrites what another saved is said until it is answered", arguments: [true, false])
  func overwriting(isAfterTheOutline: Bool) throws {
    let (bench, writer) = (try bench(.viewBackground, skin: "dusk"), PackWriter(isAllowed: true))
    bench.press(.down, .down, .left)
    let mine = try tune(bench).text
    let theirs = Self.pack.replacing("0xeeeeee", with: "0xdddddd")
    try bench.save(theirs)
    let warning = bench.message
    #expect(warning.contains("yours is kept, not saved"))
    let deadline = try #require(bench.state.deadline)
    if isAfterTheOutline { _ = bench.previewer.update(.tick(deadline), now: deadline) }
    #expect(bench.message == warning)
    #expect(bench.press(.enter) == nil && bench.message.contains("Enter again overwrites it"))
    _ = bench.previewer.update(.tick(deadline), now: deadline)
    #expect(bench.message.contains("Enter again overwrites it") && bench.pack.text() == theirs)
    #expect(try bench.carryOut(bench.press(.enter), with: writer) == nil)
    #expect(bench.pack.text() == Self.pack.replacing("0xeeeeee", with: mine))
  }

  @Test("A save by another of something else lets it be said again that the colour is not saved")
  func notSavedStill() throws {
    let bench = try bench(.viewBackground, skin: "dusk")
    bench.press(.down, .down, .left)
    let message = bench.message
    try bench.save(Self.pack.replacing("0x335577", with: "0x335578"))
    #expect(bench.message != message)
    let deadline = try #require(bench.state.deadline)
    _ = bench.previewer.update(.tick(deadline), now: deadline)
    #expect(bench.message == message && message.contains("not saved"))
  }

  @Test("Where the key is gone, the tuning is over")
  func gone() throws {
    let bench = try bench(.labelBody, skin: "dusk")
    bench.press(.down, .down, .left)
    try bench.save(#"{"default": {"Color": {"x": "0x000000"}}, "dusk": {"Color": {"x": "0x111111"}}}"#)
    #expect(bench.state.panel == nil && bench.state.trial == nil)
  }

  @Test("Typing shows at once, and Esc comes back; what is no colour is said")
  func typing() throws {
    let bench = try bench(.viewBackground)
    bench.type("#00ff0")
    #expect(shown(bench, .viewBackground) == .white)
    bench.type("0")
    #expect(shown(bench, .viewBackground) == Color(rgb: 0x00FF00))
    bench.press(.backspace, .enter)
    #expect(bench.message.contains("is no colour"))
    bench.press(.escape)
    #expect(shown(bench, .viewBackground) == .white)
    _ = bench.previewer.update(.paste("  0x123456\n"), now: 0)
    #expect(shown(bench, .viewBackground) == Color(rgb: 0x123456))
  }

  @Test("u inside comes back step by step: a run of one slider is one step")
  func innerUndo() throws {
    let bench = try bench(.viewBackground)
    bench.press(.down, .down, .left, .left, .left)
    bench.type("#102030")
    bench.press(.enter)
    bench.type("u")
    let dark = try tune(bench).now.color
    #expect(dark != .white && dark != Color(rgb: 0x102030))
    bench.type("u")
    #expect(shown(bench, .viewBackground) == .white)
    bench.type("UU")
    #expect(shown(bench, .viewBackground) == Color(rgb: 0x102030))
    #expect(bench.type("U") == nil && bench.message == "nothing undone to do again")
    bench.type("uu")
    #expect(bench.type("u") == nil && bench.message == "nothing tried to undo")
    #expect(bench.state.panel != nil && bench.pack.text() == Self.pack)
    bench.press(.escape)
    #expect(bench.type("u") == .write(.undo))
  }

  @Test("A derived role tunes its source; what is iOS's own, and what is no colour, cannot be tuned")
  func otherRoles() throws {
    let derived = try bench(.labelCaption)
    #expect(try tune(derived).role == .labelBody)
    #expect(derived.message.contains("tuning label.body: label.caption follows it"))
    #expect(try bench(.switchOn).message.contains("no key paints switch.on"))
    let font = try PreviewBench()
    font.previewer.state.scene.selection = .font(.labelBody)
    font.type("=")
    #expect(font.state.panel == nil && font.message == "only colours can be tuned")
  }

  @Test("What was tuned is not lost by going on to another skin or role")
  func unsaved() throws {
    let bench = try bench(.viewBackground)
    bench.type("n")
    #expect(try tune(bench).start == .black && bench.skin == "night")
    bench.type("#333333")
    bench.press(.enter)
    bench.type("n")
    #expect(bench.skin == "night" && bench.message == TuneText.finishFirst.english.description)
    bench.click(20, 6)
    #expect(bench.state.scene.selectedRole == .viewBackground)
  }

  @Test("The inspector has the keys again afterwards, if it had them")
  func returning() throws {
    let bench = try PreviewBench(Self.pack)
    bench.type("i")
    bench.press(.home)
    bench.type("=")
    bench.press(.escape)
    #expect(bench.state.scene.inspectorHasKeys)
    bench.type("i=")
    bench.press(.escape)
    #expect(!bench.state.scene.inspectorHasKeys)
  }

  @Test("Nothing is written where nothing may be, or where nothing changed")
  func refused() throws {
    let bench = try bench(.viewBackground)
    #expect(bench.press(.enter) == nil && bench.message == TuneText.asItWas.english.description)
    bench.press(.down, .down, .left)
    let failure = try bench.carryOut(bench.press(.enter), with: PackWriter(isAllowed: false))
    #expect(
      failure?.words(for: .undo).english == KioskText.onlyLooking.english && bench.pack.text() == Self.pack)
  }

  @Test("A save of the same value by another program is told, and overwritten only on a second Enter")
  func overtaken() throws {
    let (bench, writer) = (try bench(.labelBody), PackWriter(isAllowed: true))
    bench.press(.down, .down, .left)
    let mine = try tune(bench).text
    let theirs = Self.pack.replacing("0x999999", with: "0x00FF00")
    try bench.save(theirs)
    #expect(bench.message == TuneText.overtaken(before: "0x999999", saved: "0x00FF00").english.description)
    #expect(bench.press(.enter) == nil && bench.pack.text() == theirs)
    #expect(bench.message == TuneText.overwrites(before: "0x999999", saved: "0x00FF00").english.description)
    #expect(try bench.carryOut(bench.press(.enter), with: writer) == nil)
    #expect(bench.pack.text() == Self.pack.replacing("0x999999", with: mine))
  }

  @Test("A value that would crash the app is mended even with the very colour that is shown for it")
  func mended() throws {
    let (bench, writer) = (try bench(.labelBody, skin: "night"), PackWriter(isAllowed: true))
    #expect(try tune(bench).isFaulty && !tune(bench).isChanged)
    #expect(try bench.carryOut(bench.press(.enter), with: writer) == nil)
    #expect(bench.pack.text() == Self.pack.replacing(##""#FFF""##, with: ##""#999999""##))
  }

  @Test(
    "Every slider, step and question is drawn in every size",
    arguments: [(80, 24), (120, 40), (200, 60), (40, 20), (1, 1)])
  func everySize(columns: Int, rows: Int) throws {
    let bench = try bench(.labelBody, skin: "dusk", columns: columns, rows: rows)
    for key in [Key.right, .pageUp, .end, .home, .pageDown, .down, .end, .down, .home, .up, .backTab, .tab] {
      bench.press(key)
    }
    bench.type("<>#1")
    bench.press(.escape, .down, .left, .enter, .down)
    if columns >= 40 { #expect(bench.previewer.render().shows("2 skins follow")) }
  }
}
