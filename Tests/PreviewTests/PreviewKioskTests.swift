import Colors
import Packs
import Screens
import Terminal
import Testing
import Texts

@testable import Preview

@Suite("The preview for strangers")
@MainActor
struct PreviewKioskTests {
  private func kiosk(language: Language = .english) throws -> PreviewBench {
    let bench = try PreviewBench(skin: "night", language: language)
    bench.previewer.isKiosk = true
    return bench
  }

  @Test(
    "Keys that would change something say that this is for looking only, and do nothing",
    arguments: [
      (Key.character("e"), KioskText.noEditor), (.character("x"), .noPicture),
      (.character("+"), .onlyLooking),
      (.character("u"), .onlyLooking), (.character("U"), .onlyLooking), (.control("z"), .noStop),
    ])
  func refusedKeys(key: Key, text: KioskText) throws {
    for language in Language.allCases {
      let bench = try kiosk(language: language)
      #expect(bench.press(key) == nil)
      #expect(bench.message == text.text(in: language).description)
      #expect(bench.state.panel == nil)
    }
  }

  @Test("The editor is refused from the problems too, and Ctrl-Z in every panel")
  func refusedInPanels() throws {
    let bench = try kiosk()
    bench.type("!")
    #expect(bench.type("e") == nil)
    for panel in ["!", "/", "=", "b"] {
      let bench = try kiosk()
      bench.previewer.state.scene.selectedRole = .labelBody
      bench.type(panel)
      #expect(bench.press(.control("z")) == nil, "\(panel)")
      #expect(bench.message == KioskText.noStop.english.description, "\(panel)")
    }
  }

  @Test("Colours and bindings can be tried, and nothing of it is written")
  func triedAndNotWritten() throws {
    for (opening, trying) in [("=", [Key.down, .down, .left]), ("b", [.down, .down])] {
      let bench = try kiosk()
      bench.previewer.state.scene.selectedRole = .labelBody
      bench.type(opening)
      #expect(bench.message == KioskText.onlyLooking.english.description)
      for key in trying { bench.press(key) }
      #expect(bench.state.trial != nil, "\(opening)")
      #expect(bench.press(.enter) == nil, "\(opening)")
      #expect(bench.message == KioskText.onlyLooking.english.description)
      #expect(bench.pack.text() == PreviewBench.skins && bench.pack.text("Skinscope.plist") == nil)
    }
  }

  @Test("Even a request to write is refused by who would write")
  func writerRefuses() throws {
    let bench = try kiosk()
    let edit = EntryEdit.set(skin: "night", section: .color, key: "label.body", value: "0x010203")
    let failure = try bench.carryOut(.write(.edits([edit])), with: PackWriter(isAllowed: false))
    #expect(failure != nil && bench.message == KioskText.onlyLooking.english.description)
    #expect(bench.pack.text() == PreviewBench.skins)
  }

  @Test("Looking goes on: skins, pages, comparing, the copy for the stranger's own clipboard")
  func looking() throws {
    let bench = try kiosk()
    bench.type("n")
    #expect(bench.skin == "青瓷")
    bench.type("g?")
    #expect(bench.state.scene.showsHelp)
    bench.type("e")
    #expect(!bench.state.scene.showsHelp)
    bench.type("c")
    #expect(bench.state.compare != nil)
    bench.previewer.state.scene.selectedRole = .labelBody
    #expect(bench.type("y") == .copy("0x111111"))
    #expect(bench.type("r") == .reload && bench.type("m") == .changeDepth && bench.type("q") == .quit)
  }

  @Test("The help says of tuning and binding that they are for trying")
  func helpOfTrying() throws {
    for (isKiosk, words) in [
      (true, ["try other keys", "try other colours"]), (false, ["bind role to a key", "tune the colour"]),
    ] {
      let bench = try PreviewBench(columns: 120, rows: 50)
      bench.previewer.isKiosk = isKiosk
      bench.type("?")
      let screen = bench.previewer.render()
      for text in words { #expect(screen.shows(text), "\(text)") }
    }
  }

  @Test("The help leaves out what is refused")
  func help() throws {
    for (isKiosk, isThere) in [(true, false), (false, true)] {
      let bench = try PreviewBench(columns: 120, rows: 50)
      bench.previewer.isKiosk = isKiosk
      bench.type("?")
      let screen = bench.previewer.render()
      for text in [
        "editor at the value", "make skins and keys", "undo, redo", "save a picture", "stop, fg comes",
      ] {
        #expect(screen.shows(text) == isThere, "\(text)")
      }
      #expect(screen.shows(isKiosk ? "try other colours" : "tune the colour") && screen.shows("next page"))
    }
  }

  @Test(
    "The keys that a panel names are those that do something",
    arguments: [("=", "Enter save"), ("b", "Enter write"), ("!", "e line")])
  func hints(opening: String, hint: String) throws {
    for (isKiosk, isThere) in [(true, false), (false, true)] {
      let bench = try PreviewBench(columns: 120)
      bench.previewer.isKiosk = isKiosk
      bench.previewer.state.scene.selectedRole = .labelBody
      bench.type(opening)
      bench.previewer.state.scene.status.message = nil
      let line = bench.previewer.render().text(ofRow: 23)
      #expect(line.contains(hint) == isThere, "\(line)")
      #expect(line.contains("Esc"))
    }
  }

  @Test("Of what was asked for nothing is left but looking")
  func optionsOfStrangers() throws {
    let terminal = TerminfoEntry(name: "xterm")
    let depth = DepthDecision(depth: .truecolor, reason: .option)
    var options = PreviewOptions(terminal: terminal, depth: depth, startedAt: 0)
    options.memory = PackMemory(folder: "/tmp/state")
    (options.logPath, options.cacheFolder) = ("/tmp/log", "/tmp/cache")
    options.keepToLooking()
    #expect(options.isKiosk && options.editor.isEmpty && options.against == nil && options.memory == nil)
    #expect(options.logPath == nil && options.cacheFolder == nil)
    #expect(options.net?.refusal == .forGuests)
  }
}
