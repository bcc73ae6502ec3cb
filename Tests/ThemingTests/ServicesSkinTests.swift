import Colors
import Skins
import Testing
import Widgets

@testable import Theming

// These tests run on the main actor without ever waiting, so that none sees another's skin.
@Suite("Skins at hand")
@MainActor
struct ServicesSkinTests {
  private var service: SkinService { .shared }

  /// Something of a class of its own that can be skinned.
  final class Thing: SkinRefreshable {
    var color: Color?
  }

  @Test("A pack opens with the skin asked for, else default, else its first")
  func openingChoosesASkin() throws {
    let pack = try ServicesPack.sample()
    service.open(pack, skin: "night")
    #expect(service.current.name == "night")
    service.open(pack, skin: "gone")
    #expect(service.current.name == "default")
    service.open(pack)
    #expect(service.current.name == "default")
    service.open(try ServicesPack.read(#"{"a": {"Color": {}}, "b": {"Color": {}}}"#))
    #expect(service.current.name == "a")
  }

  @Test("Changing the skin says what is wrong, and changes nothing then")
  func changeSkinErrors() throws {
    let fresh = SkinService()
    #expect(throws: SkinError.noPack) { try fresh.changeSkin(to: "default") }
    #expect(fresh.current.name == "default")
    service.open(try ServicesPack.sample(), skin: "night")
    let thing = Thing()
    var runs = 0
    thing.refreshSkin = { _ in runs += 1 }
    #expect(throws: SkinError.unknownSkin(name: "Night")) { try service.changeSkin(to: "Night") }
    #expect(service.current.name == "night" && runs == 1)
    try service.changeSkin(to: "default")
    #expect(service.current.name == "default" && runs == 2)
  }

  @Test("refreshSkin runs at once, is handed its object, and runs after every change of skin and pack")
  func refreshSkinRuns() throws {
    service.open(try ServicesPack.sample())
    let thing = Thing()
    let journal = Journal()
    thing.refreshSkin = { object in
      object.color = SkinColor("bg")
      journal.entries.append(SkinService.shared.current.name)
    }
    #expect(thing.color == Color(rgb: 0x112233))
    try service.changeSkin(to: "night")
    #expect(thing.color == .black)
    service.open(try ServicesPack.read(##"{"default": {"Color": {"bg": "#ABCDEF"}}}"##), skin: "night")
    #expect(thing.color == Color(rgb: 0xABCDEF))
    #expect(journal.entries == ["default", "night", "default"])
  }

  @Test("A second closure takes the first one's place, and nil stops it")
  func refreshSkinIsReplaced() throws {
    service.open(try ServicesPack.sample())
    let before = service.listenerCount
    let thing = Thing()
    let journal = Journal()
    thing.refreshSkin = { _ in journal.entries.append("first") }
    thing.refreshSkin = { _ in journal.entries.append("second") }
    service.refreshAll()
    #expect(journal.entries == ["first", "second", "second"])
    #expect(service.listenerCount == before + 1)
    #expect(thing.refreshSkin != nil)
    thing.refreshSkin?(thing)
    #expect(journal.entries.count == 4)
    thing.refreshSkin = nil
    #expect(thing.refreshSkin == nil)
    service.refreshAll()
    #expect(journal.entries.count == 4 && service.listenerCount == before)
  }

  @Test("Objects are held weakly, and run in the order in which they first asked")
  func refreshSkinIsWeak() throws {
    service.open(try ServicesPack.sample())
    let before = service.listenerCount
    let journal = Journal()
    let (first, last) = (Thing(), Thing())
    weak var gone: Thing?
    do {
      let passing = Thing()
      gone = passing
      first.refreshSkin = { _ in journal.entries.append("first") }
      passing.refreshSkin = { _ in journal.entries.append("passing") }
      last.refreshSkin = { _ in journal.entries.append("last") }
      #expect(service.listenerCount == before + 3)
    }
    #expect(gone == nil)
    first.refreshSkin = { _ in journal.entries.append("again") }
    journal.entries = []
    try service.changeSkin(to: "night")
    #expect(journal.entries == ["again", "last"])
    #expect(service.listenerCount == before + 2)
  }

  @Test("A closure may set up another object while all are refreshed")
  func refreshSkinMayNest() throws {
    service.open(try ServicesPack.sample())
    let (outer, inner) = (Thing(), Thing())
    let journal = Journal()
    outer.refreshSkin = { _ in
      inner.refreshSkin = { _ in journal.entries.append(SkinService.shared.current.name) }
    }
    try service.changeSkin(to: "night")
    #expect(journal.entries.first == "default" && journal.entries.last == "night")
  }

  @Test("Every widget can be skinned")
  func widgetsAreRefreshable() throws {
    service.open(try ServicesPack.sample(), skin: "night")
    let label = Label()
    label.refreshSkin = { $0.textColor = SkinColor("bg") }
    try service.changeSkin(to: "third")
    #expect(label.textColor == Color(rgb: 0x333333))
  }

  @Test("A colour is the skin's, else default's, else white; an alpha below 1 replaces its own")
  func skinColor() throws {
    service.open(try ServicesPack.sample(), skin: "night")
    #expect(SkinColor("bg") == .black)
    #expect(SkinColor("half") == Color(argb: 0x80FF_0000))
    #expect(SkinColor("broken") == .white && SkinColor("nowhere") == .white)
    #expect(SkinColor("half", alpha: 0.2) == Color(argb: 0x33FF_0000))
    #expect(SkinColor("bg", alpha: 0.5) == Color(argb: 0x8000_0000))
    #expect(SkinColor("half", alpha: 1) == Color(argb: 0x80FF_0000))
    #expect(SkinColor("half", alpha: 7) == Color(argb: 0x80FF_0000))
    #expect(SkinColor("bg", alpha: -1) == Color(argb: 0x0000_0000))
    #expect(SkinColor("bg", alpha: .nan) == .black)
  }

  @Test("A font's cut acts on the system font only")
  func skinFont() throws {
    service.open(try ServicesPack.sample(), skin: "night")
    #expect(SkinFont("title") == TextFont(size: 18))
    #expect(SkinFont("title", type: .bold) == TextFont(size: 18, isBold: true))
    #expect(SkinFont("title", type: .italic) == TextFont(size: 18, isItalic: true))
    #expect(SkinFont("body", type: .bold) == TextFont(name: "Kefa", size: 15))
    #expect(SkinFont("body", type: .italic) == TextFont(name: "Kefa", size: 15))
    #expect(SkinFont("nowhere", type: .bold) == TextFont(size: 14, isBold: true))
  }

  @Test("Images come from the pack's source, for the skin in use")
  func skinImage() throws {
    service.open(try ServicesPack.sample(), images: EchoImages(), skin: "night")
    #expect(SkinImage("top") == .placeholder(name: "night/top"))
    #expect(SkinImage("none") == nil)
    #expect(SkinImageFromColor("bg") == .color(.black))
    #expect(SkinTool("top", .image).skinValue() == .image(.placeholder(name: "night/top")))
    #expect(SkinTool("bg", .imageFromColor).skinValue() == .image(.color(.black)))
    #expect(SkinTool("bg", .color).skinValue() == .color(.black))
    #expect(SkinTool("body", .font).skinValue() == .font(TextFont(name: "Kefa", size: 15)))
    service.open(try ServicesPack.sample())
    #expect(SkinImage("top") == nil)
  }

  @Test("Whether a key exists is asked of the skin in use only")
  func existence() throws {
    service.open(try ServicesPack.sample(), skin: "night")
    #expect(SkinColorExists("bg") && !SkinColorExists("half") && SkinColorExists("broken"))
    #expect(!SkinFontExists("title") && !SkinImageExists("top") && SkinImageExists("own"))
    try service.changeSkin(to: "default")
    #expect(SkinColorExists("half") && SkinFontExists("title") && SkinImageExists("top"))
    #expect(!SkinImageExists("own") && !SkinColorExists("title"))
  }
}
