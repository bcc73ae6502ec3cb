import Cells
import Packs
import Screens
import Terminal
import Testing
import Texts
import Theming

@testable import Preview

@Suite("Saving the pack in view")
@MainActor
struct PreviewReloadTests {
  @Test("The skin in view stays in view by its name, wherever in the file it stands now")
  func skinStaysByName() throws {
    let bench = try PreviewBench(skin: "night")
    try bench.save(
      #"{"new": {"Color": {"a": "0x000000"}}, "night": {"Color": {"view.background": "0x123456"}}, "default": {}}"#
    )
    #expect(bench.skin == "night" && bench.previewer.model.index == 1)
    #expect(bench.previewer.model.roles[.viewBackground].shown.hex == "#123456")
  }

  @Test("A skin that vanished gives default, and is said, in either language")
  func skinVanished() throws {
    for language in Language.allCases {
      let bench = try PreviewBench(skin: "night", language: language)
      bench.type("4")
      try bench.save(#"{"default": {"Color": {"view.background": "0xFFFFFF"}}, "night": {"Color": {}}}"#)
      #expect(bench.skin == "default")
      #expect(
        bench.message
          == (language == .english ? "青瓷 is gone from the pack; default is shown" : "皮肤包里没有 青瓷 了，显示 default"))
      #expect(bench.state.scene.changedRoles.isEmpty)
      bench.type("-")
      #expect(bench.skin == "default")
      try bench.save(PreviewBench.skins)
      #expect(bench.skin == "default")
    }
  }

  @Test(
    "One key that changed is named with its values and the places where it is seen",
    arguments: [
      ("0xEEEEEE", "0xDDDDDD", "label.body #EEEEEE → #DDDDDD, 1 place", "label.body #EEEEEE → #DDDDDD，1 处"),
      (
        "0xEEEEEE", "0x80DDDDDD", "label.body #EEEEEE → #80DDDDDD, 1 place",
        "label.body #EEEEEE → #80DDDDDD，1 处"
      ),
      ("\"16\"", "\"18.5\"", "label.body 16 → 18.5, 1 place", "label.body 16 → 18.5，1 处"),
      (
        #""Name": "", "Size": "16""#, #""Name": "Kefa", "Size": "16""#, "label.body 16 → Kefa 16, 1 place",
        "label.body 16 → Kefa 16，1 处"
      ),
      ("top.png", "new.png", "hero top.png → new.png, 1 place", "hero top.png → new.png，1 处"),
      (
        #""nav.title": "0x222222""#, #""nav.title": "0x222222", "x": "0x0000FF""#, "x – → #0000FF, 0 places",
        "x – → #0000FF，0 处"
      ),
      (#", "nav.title": "0x222222""#, "", "nav.title #222222 → –, 1 place", "nav.title #222222 → –，1 处"),
    ])
  func oneKeyChanged(old: String, new: String, english: String, chinese: String) throws {
    for language in Language.allCases {
      let bench = try PreviewBench(skin: "night", language: language)
      try bench.save(replacing: old, by: new)
      let said = language == .english ? english : chinese
      // Derived roles change with the one that lends its colour, so the number of places is asked of the phone.
      let places = bench.phone.places(of: bench.state.scene.changedRoles)
      // Fonts and images have places of their own.
      #expect(bench.message == (places > 0 ? StatusCount.of(places, in: said) : said))
    }
  }

  /// A message with another number of places at its end.
  private enum StatusCount {
    static func of(_ places: Int, in message: String) -> String {
      let isChinese = message.hasSuffix("处")
      let separator: Character = isChinese ? "，" : ","
      let head = message[..<(message.lastIndex(of: separator) ?? message.endIndex)]
      if isChinese { return head + "，\(places) 处" }
      return head + ", " + (places == 1 ? "1 place" : "\(places) places")
    }
  }

  @Test("Many keys that changed are counted, and none is said too")
  func manyOrNone() throws {
    let bench = try PreviewBench(skin: "night")
    try bench.save(
      replacing: #""0x000000", "label.body": "0xEEEEEE""#, by: #""0x010101", "label.body": "0xEDEDED""#)
    #expect(bench.message == "view.background #000000 → #010101 and 1 more, 8 places")
    let chinese = try PreviewBench(skin: "night", language: .simplifiedChinese)
    try chinese.save(
      replacing: #""0x000000", "label.body": "0xEEEEEE""#, by: #""0x010101", "label.body": "0xEDEDED""#)
    #expect(chinese.message == "view.background #000000 → #010101 等 2 个键，8 处")
    try chinese.save(replacing: "0xEAF3EE", by: "0xEAF3EF")
    try chinese.save(replacing: "0xEAF3EE", by: "0xEAF3EF")
    #expect(chinese.message == "已保存，画面没有变化")
    try bench.save(PreviewBench.skins)
    try bench.save(replacing: "0xEAF3EE", by: "0xEAF3EF")
    #expect(bench.message == "saved, nothing that shows has changed")
    #expect(bench.state.scene.changedRoles.isEmpty)
  }

  @Test("A key taken from default counts as changed where the skin does not set it")
  func changeOfDefaultIsSeen() throws {
    let bench = try PreviewBench(skin: "night")
    try bench.save(replacing: "0x222222", by: "0x333333")
    #expect(bench.message.hasPrefix("nav.title #222222 → #333333"))
    #expect(bench.state.scene.changedRoles.contains(.navigationBarTitle))
    bench.type("4")
    try bench.save(replacing: "0x000000", by: "0x010101")
    // Back to 0x222222, and another skin's own value, which is not seen here.
    #expect(bench.message.hasPrefix("nav.title #333333 → #222222"))
  }

  @Test("A change of the map of roles alone is no change of a key, but is said where it shows")
  func mapChanged() throws {
    for language in Language.allCases {
      let bench = try PreviewBench(language: language)
      let map = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>Color</key><dict>
        <key>tint</key><string>nav.title</string></dict></dict></plist>
        """
      try bench.save(PreviewBench.skins, map: map)
      #expect(bench.state.scene.changedRoles.contains(.tint))
      let places = bench.phone.places(of: bench.state.scene.changedRoles)
      #expect(places > 1)
      #expect(
        bench.message == (language == .english ? "roles changed, \(places) places" : "角色已改变，\(places) 处"))
    }
  }

  @Test("What changed is outlined until its time has come, not before, and the save is named after it")
  func outlineEnds() throws {
    let bench = try PreviewBench(skin: "night")
    let start: UInt64 = 7_000_000_000
    try bench.save(replacing: "0xEEEEEE", by: "0xDDDDDD", at: start)
    let deadline = try #require(bench.state.deadline)
    #expect(deadline == start + Previewer.outlineTime)
    let outlined = bench.previewer.render()
    _ = bench.previewer.update(.tick(deadline - 1), now: deadline - 1)
    #expect(bench.previewer.render() == outlined && bench.state.deadline == deadline)
    _ = bench.previewer.update(.tick(deadline), now: deadline)
    #expect(bench.state.scene.changedRoles.isEmpty && bench.state.deadline == nil)
    #expect(bench.message == "saved 14:02:11, 12 ms" && bench.state.scene.status.message?.kind == .quiet)
    #expect(bench.previewer.render() != outlined)
  }

  @Test("A second save outlines anew, and another skin ends the outline at once")
  func outlineIsRenewed() throws {
    let bench = try PreviewBench(skin: "night")
    try bench.save(replacing: "0xEEEEEE", by: "0xDDDDDD", at: 100)
    try bench.save(replacing: "0xEEEEEE", by: "0xCCCCCC", at: 200)
    #expect(bench.state.deadline == 200 + Previewer.outlineTime)
    bench.type("n")
    #expect(bench.state.deadline == nil && bench.state.scene.changedRoles.isEmpty)
  }

  @Test("A pressed button comes up again when its time has come, the outline unharmed")
  func buttonComesUp() throws {
    let bench = try PreviewBench(skin: "night")
    try bench.save(replacing: "0xEEEEEE", by: "0xDDDDDD", at: 0)
    bench.press(.tab)
    bench.press(.enter, at: 1000)
    #expect(bench.phone.hasButtonDown && bench.state.deadline == 1000 + Previewer.pressTime)
    _ = bench.previewer.update(.tick(999 + Previewer.pressTime), now: 0)
    #expect(bench.phone.hasButtonDown)
    _ = bench.previewer.update(.tick(1000 + Previewer.pressTime), now: 0)
    #expect(!bench.phone.hasButtonDown && bench.state.deadline == Previewer.outlineTime)
  }

  @Test("A broken save keeps the last good screen, and its reason stays until a good one")
  func brokenSave() throws {
    let bench = try PreviewBench(skin: "night")
    func phone() -> [Cell] {
      let screen = bench.previewer.render()
      return Array(screen.cells.dropLast(screen.columns))
    }
    let good = phone()
    try bench.save(replacing: "0xEEEEEE", by: "0xEEEEEE")
    _ = bench.previewer.update(.broken("line 3, column 5: a , is expected"), now: 5)
    #expect(phone() == good && bench.state.deadline == nil)
    #expect(bench.message == "line 3, column 5: a , is expected")
    #expect(bench.state.scene.status.message?.kind == .error)
    bench.type("tn")
    #expect(bench.message == "line 3, column 5: a , is expected")
    try bench.save(PreviewBench.skins, at: 9)
    #expect(bench.state.scene.status.message?.kind == .plain)
    _ = bench.previewer.update(.tick(9 + Previewer.outlineTime), now: 0)
    #expect(bench.message == "saved 14:02:11, 12 ms")
  }

  @Test("A save keeps the page, the focus and what the widgets hold")
  func saveKeepsThePage() throws {
    let bench = try PreviewBench()
    bench.press(.tab, .tab, .tab, .tab, .down, .down)
    try bench.save(replacing: "0xEEEEEE", by: "0xDDDDDD")
    let texts = bench.previewer.render().cells.map(\.text).joined()
    #expect(texts.contains("‹ 14 hours ›") && bench.phone.focusedRole == .pickerSelectedText)
  }

  @Test("The same pack read again paints nothing new once it has settled")
  func sameContentPaintsNothing() throws {
    let bench = try PreviewBench(skin: "night")
    try bench.save(PreviewBench.skins, at: 0)
    _ = bench.previewer.update(.tick(Previewer.outlineTime), now: 0)
    let screen = bench.previewer.render()
    try bench.save(PreviewBench.skins, at: 0)
    _ = bench.previewer.update(.tick(Previewer.outlineTime), now: 0)
    #expect(bench.previewer.render() == screen)
  }

  @Test("A preview that is over is gone, with its phone")
  func nothingIsLeft() throws {
    weak var previewer: Previewer?
    weak var phone: Phone?
    do {
      let bench = try PreviewBench()
      bench.type("gg")
      (previewer, phone) = (bench.previewer, bench.phone)
      #expect(previewer != nil)
    }
    #expect(previewer == nil && phone == nil)
  }

  @Test("A skin asked for opens first, else default, else the file's first")
  func firstSkin() throws {
    #expect(try PreviewBench(skin: "青瓷").skin == "青瓷")
    #expect(try PreviewBench(skin: "nowhere").skin == "default")
    #expect(try PreviewBench(#"{"a": {"Color": {"x": "0x000000"}}, "b": {}}"#).skin == "a")
  }
}
