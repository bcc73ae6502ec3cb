import Cells
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Theming

@testable import Preview

// These tests run on the main actor without ever waiting, so that none sees another's skin.
@Suite("The keys of the preview")
@MainActor
struct PreviewKeyTests {
  @Test(
    "n and ] go to the next skin, p and [ to the one before, around, and past empty ones",
    arguments: [
      ("n", "night"), ("nn", "青瓷"), ("nnn", "default"), ("]]", "青瓷"), ("p", "青瓷"), ("pp", "night"),
      ("[[[", "default"),
      ("np", "default"),
    ])
  func cycling(keys: String, skin: String) throws {
    let bench = try PreviewBench()
    bench.type(keys)
    #expect(bench.skin == skin)
  }

  @Test("A pack whose skins are all empty stays where it is")
  func cyclingThroughNothing() throws {
    let bench = try PreviewBench(#"{"default": {}, "a": {"Color": {}}}"#)
    bench.type("np")
    #expect(bench.skin == "default")
  }

  @Test(
    "Digits go to the n-th skin of the file, 0 to default, - to the one before",
    arguments: [
      ("2", "night"), ("3", "empty"), ("4", "青瓷"), ("1", "default"), ("40", "default"), ("4-", "default"),
      ("4--", "青瓷"),
      ("24-", "night"), ("-", "default"), ("5", "default"), ("9", "default"), ("44-", "default"),
      ("²", "default"),
      ("٣", "default"),
    ])
  func digits(keys: String, skin: String) throws {
    let bench = try PreviewBench()
    bench.type(keys)
    #expect(bench.skin == skin)
  }

  @Test("A skin that is not there is said, in either language, until another is chosen")
  func noSuchSkin() throws {
    for language in Language.allCases {
      let bench = try PreviewBench(language: language)
      bench.type("7")
      #expect(bench.message == (language == .english ? "there is no skin 7" : "没有第 7 个皮肤"))
      #expect(bench.state.scene.status.message?.kind == .warning)
      bench.type("n")
      #expect(bench.message == "")
    }
  }

  @Test("← and → change the skin too, while no widget has the focus")
  func arrowsChangeSkins() throws {
    let bench = try PreviewBench()
    bench.press(.right)
    #expect(bench.skin == "night")
    bench.press(.left, .left)
    #expect(bench.skin == "青瓷")
    bench.press(.tab, .right, .left, .left)
    #expect(bench.skin == "青瓷")
    bench.press(.escape, .right)
    #expect(bench.skin == "default")
    bench.type("i")
    bench.press(.right)
    #expect(bench.skin == "default")
  }

  @Test("n and p change the skin while a widget or the inspector has the keys, too")
  func nextSkinAlways() throws {
    let bench = try PreviewBench()
    bench.press(.tab)
    bench.type("n")
    #expect(bench.skin == "night" && bench.phone.hasFocus)
    bench.type("in")
    #expect(bench.skin == "青瓷" && bench.state.scene.inspectorHasKeys)
  }

  @Test("Quit, stop and redraw are for the loop to do, and r reads again")
  func effects() throws {
    let bench = try PreviewBench()
    let cases: [(Key, PreviewEffect?)] = [
      (.character("q"), .quit), (.control("c"), .quit), (.control("z"), .suspend), (.control("l"), .redraw),
      (.character("r"), .reload), (.character("n"), nil), (.function(1), nil), (.control("x"), nil),
      (.backspace, nil), (.insert, nil), (.delete, nil), (.character("永"), nil),
    ]
    for (key, effect) in cases { #expect(bench.press(key) == effect, "\(key)") }
  }

  @Test("? shows the help and closes it; so does any other key, which does nothing else")
  func help() throws {
    let bench = try PreviewBench()
    let plain = bench.previewer.render()
    bench.type("?")
    #expect(bench.state.scene.showsHelp && bench.previewer.render() != plain)
    bench.type("?")
    #expect(!bench.state.scene.showsHelp && bench.previewer.render() == plain)
    for key in [Key.character("n"), .escape, .tab, .enter, .character("r")] {
      bench.type("?")
      #expect(bench.press(key) == nil)
      #expect(!bench.state.scene.showsHelp && bench.skin == "default" && !bench.phone.hasFocus, "\(key)")
    }
    bench.type("?")
    #expect(bench.press(.character("q")) == .quit)
  }

  @Test("g goes from page to page, around")
  func pages() throws {
    let bench = try PreviewBench()
    var seen: [Phone.Tab] = []
    for _ in 1...4 {
      seen.append(bench.phone.tab)
      bench.type("g")
    }
    #expect(seen == [.messages, .work, .palette, .messages])
  }

  @Test("Enter on Work pushes the detail page, Esc pops it, and its static skin goes stale and fresh again")
  func detail() throws {
    let bench = try PreviewBench()
    func texts() -> String { bench.previewer.render().cells.map(\.text).joined() }
    bench.press(.enter)
    #expect(!texts().contains("Skinned in"))
    bench.type("g")
    bench.press(.enter)
    #expect(texts().contains("Skinned in default") && !texts().contains("The skin is"))
    bench.type("n")
    #expect(texts().contains("Skinned in default") && texts().contains("The skin is night now"))
    bench.press(.escape)
    #expect(!texts().contains("Skinned in"))
    bench.press(.enter)
    #expect(texts().contains("Skinned in night") && !texts().contains("The skin is"))
    bench.type("g")
    #expect(bench.phone.tab == .palette && !texts().contains("Skinned in"))
  }

  @Test("i gives the inspector the keys: arrows walk the roles and stop at the ends")
  func inspector() throws {
    let bench = try PreviewBench()
    let roles = ScreenRole.allCases
    #expect(bench.state.scene.selectedRole == .navigationBarTitle)
    bench.press(.up)
    #expect(bench.state.scene.selectedRole == .navigationBarTitle)
    bench.type("i")
    bench.press(.up, .up)
    #expect(bench.state.scene.selection == roles.first)
    bench.press(.up)
    #expect(bench.state.scene.selection == roles.first)
    bench.press(.down)
    #expect(bench.state.scene.selection == roles[1])
    bench.press(.pageDown)
    #expect(bench.state.scene.selection == roles[11])
    bench.press(.end, .down)
    #expect(bench.state.scene.selection == roles.last)
    bench.press(.home)
    #expect(bench.state.scene.selection == roles.first)
    bench.press(.escape)
    #expect(!bench.state.scene.inspectorHasKeys)
    bench.type("ii")
    #expect(!bench.state.scene.inspectorHasKeys)
  }

  @Test("The inspector follows the focus, and takes it over")
  func inspectorFollowsFocus() throws {
    let bench = try PreviewBench()
    bench.press(.tab)
    #expect(bench.state.scene.selectedRole == .buttonTitle)
    bench.press(.tab, .tab)
    #expect(bench.state.scene.selectedRole == .switchOn)
    bench.type(" ")
    #expect(bench.state.scene.selectedRole == .switchOff)
    bench.type("i")
    #expect(!bench.phone.hasFocus && bench.state.scene.selectedRole == .switchOff)
    bench.press(.tab)
    #expect(bench.phone.hasFocus && !bench.state.scene.inspectorHasKeys)
  }

  @Test("t switches the theme where the pack is silent, and says so")
  func theme() throws {
    for language in Language.allCases {
      let bench = try PreviewBench(language: language)
      let light = bench.previewer.model.roles[.tint].shown
      bench.type("t")
      #expect(bench.previewer.model.roles[.tint].shown != light)
      #expect(bench.previewer.model.roles[.labelBody].shown.hex == "#111111")
      #expect(
        bench.message == (language == .english ? "dark theme where the pack is silent" : "包中没有的部分用深色主题"))
      bench.type("t")
      #expect(bench.previewer.model.roles[.tint].shown == light)
      #expect(
        bench.message == (language == .english ? "light theme where the pack is silent" : "包中没有的部分用浅色主题"))
    }
  }

  @Test("Tab goes through the widgets and around, Shift-Tab back")
  func focus() throws {
    let bench = try PreviewBench()
    var roles: [ColorRole?] = []
    for _ in 1...6 {
      bench.press(.tab)
      roles.append(bench.phone.focusedRole)
    }
    #expect(
      roles == [
        .buttonTitle, .buttonHighlightedTitle, .switchOn, .pickerSelectedText, .tabBarSelectedItem,
        .buttonTitle,
      ])
    bench.press(.backTab)
    #expect(bench.phone.focusedRole == .tabBarSelectedItem)
    bench.press(.escape)
    #expect(!bench.phone.hasFocus)
    bench.press(.backTab)
    #expect(bench.phone.focusedRole == .tabBarSelectedItem)
  }

  @Test("The larger phone has a second switch, which loses the focus where it has no room")
  func focusOnWhatVanishes() throws {
    let bench = try PreviewBench(columns: 120, rows: 40)
    bench.press(.tab, .tab, .tab, .tab)
    #expect(bench.phone.focusedRole == .switchOff)
    _ = bench.previewer.update(.resized(CellSize(columns: 80, rows: 24)), now: 0)
    _ = bench.previewer.render()
    #expect(bench.phone.focusedRole != .switchOff)
    bench.press(.tab)
    #expect(bench.phone.focusedRole == .pickerSelectedText)
  }

  @Test("Space and Enter turn the switch, which says so in words")
  func switchIsOperated() throws {
    let bench = try PreviewBench()
    let log = Log()
    bench.previewer.onWidgetEvent = { log.lines.append($0) }
    bench.press(.tab, .tab, .tab)
    bench.type(" ")
    bench.press(.enter, .left, .left, .right)
    #expect(
      log.lines == [
        "The switch is turned off.", "The switch is turned on.", "The switch is turned off.",
        "The switch is turned on.",
      ])
  }

  final class Log {
    var lines: [String] = []
  }

  @Test("In the picker ↑ ↓ scroll, ← → change the wheel, and the ends hold")
  func pickerIsOperated() throws {
    let bench = try PreviewBench()
    func texts() -> String { bench.previewer.render().cells.map(\.text).joined() }
    bench.press(.tab, .tab, .tab, .tab)
    #expect(texts().contains("‹ 12 hours ›"))
    bench.press(.down, .right, .up)
    #expect(texts().contains("13 hours") && texts().contains("‹ 29 min ›"))
    for _ in 1...40 { bench.press(.up) }
    bench.press(.right)
    #expect(texts().contains("‹ 0 min ›") && bench.skin == "default")
  }

  @Test("The tab bar changes the page")
  func tabBarIsOperated() throws {
    let bench = try PreviewBench()
    bench.press(.backTab, .right, .right)
    #expect(bench.phone.tab == .work)
    bench.press(.left)
    #expect(bench.phone.tab == .messages && bench.phone.hasFocus)
  }

  @Test("Esc leaves what is innermost: the help, the inspector, the widgets, the pushed page")
  func escape() throws {
    let bench = try PreviewBench()
    func texts() -> String { bench.previewer.render().cells.map(\.text).joined() }
    bench.type("g")
    bench.press(.enter, .tab)
    bench.type("?")
    bench.press(.escape)
    #expect(!bench.state.scene.showsHelp && bench.phone.hasFocus)
    bench.press(.escape)
    #expect(!bench.phone.hasFocus && texts().contains("Skinned in"))
    bench.type("i")
    bench.press(.escape)
    #expect(!bench.state.scene.inspectorHasKeys && texts().contains("Skinned in"))
    bench.press(.escape, .escape)
    #expect(!texts().contains("Skinned in") && bench.phone.tab == .work)
  }

  @Test("The palette scrolls with the arrows and the page keys, and not past its ends")
  func paletteScrolls() throws {
    let colors = (1...60).map { "\"key\($0)\": \"0x0000\($0 + 10)\"" }.joined(separator: ", ")
    let bench = try PreviewBench(#"{"default": {"Color": {\#(colors)}}}"#)
    func texts() -> String { bench.previewer.render().cells.map(\.text).joined() }
    bench.type("gg")
    #expect(texts().contains("Colours 60") && texts().contains("key1 "))
    bench.press(.down)
    #expect(!texts().contains("Colours 60"))
    bench.press(.end)
    #expect(texts().contains("key60") && !texts().contains("key1 "))
    bench.press(.pageDown, .pageUp)
    #expect(!texts().contains("key60"))
    bench.press(.home)
    #expect(texts().contains("Colours 60"))
  }

  @Test("A key of every kind at every page and size does no harm")
  func keysAreHarmless() throws {
    let keys: [Key] =
      "np[]019-git?rx \u{1F600}".map { .character($0) } + [
        .up, .down, .left, .right, .tab, .backTab, .enter, .escape, .home, .end, .pageUp, .pageDown,
      ]
    let bench = try PreviewBench()
    var numbers = SeededNumbers(seed: 20_240_531)
    for step in 0..<1200 {
      let key = try #require(keys.randomElement(using: &numbers))
      if step % 40 == 0 {
        let size = CellSize(
          columns: Int.random(in: 0..<130, using: &numbers), rows: Int.random(in: 0..<50, using: &numbers))
        _ = bench.previewer.update(.resized(size), now: 0)
      }
      _ = bench.previewer.update(.key(key), now: UInt64(step))
      if step % 5 == 0 {
        let screen = bench.previewer.render()
        #expect(screen.columns == bench.state.size.columns && screen.rows == bench.state.size.rows)
      }
    }
  }
}
