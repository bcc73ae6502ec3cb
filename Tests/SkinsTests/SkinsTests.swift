import Colors
import Diagnostics
import Plists
import Testing
import Texts

@testable import Skins

/// The pack of a JSON text, with a mark at an interesting place.
private func pack(_ json: String) throws -> (pack: SkinPack, offset: Int?) {
  let parts = json.split(separator: "⟦", maxSplits: 1, omittingEmptySubsequences: false)
  let document = try PlistReader.read(Array(parts.joined().utf8), file: "pack.json")
  return (try SkinPack(reading: document, file: "pack.json"), parts.count == 2 ? parts[0].utf8.count : nil)
}

@Suite("A plist without a skin") struct NoSkinsTests {
  @Test(
    "is refused at its root", arguments: ["⟦[]", "⟦{}", " ⟦{\"v\":\"1\"}", "⟦{\"d\":[]}"])
  func noSkins(json: String) {
    let offset = json.split(separator: "⟦", omittingEmptySubsequences: false)[0].utf8.count
    let error = #expect(throws: PlistError.self) { try pack(json) }
    #expect(error?.diagnostic.code == .noSkins)
    #expect(error?.diagnostic.position?.offset == offset)
  }

  @Test("is refused there in XML too", arguments: ["<array/>", "<dict/>"])
  func noSkinsInXML(root: String) throws {
    let text = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n\(root)\n</plist>\n"
    let document = try PlistReader.read(Array(text.utf8), file: "a")
    let error = #expect(throws: PlistError.self) { try SkinPack(reading: document, file: "a") }
    #expect(error?.diagnostic.text(in: .english).hasPrefix("a:3:1: error: ") == true)
  }
}

@Suite("The ladder") struct LadderTests {
  private let json = """
    {"default": {"Color": {"both": "0x111111", "inherited": "0x222222", "broken": "red", "at": "0x1"},
                 "Font": {"f": {"Name": "Kefa", "Size": "20"}}},
     "v": "1.0",
     "night": {"Color": {"extra": "0x80444444", "both": "#AAAAAA", "broken": "#FFF", "inherited": "#FFFFF",
                         "nonsense": "0xZZZZZZ", "@x": "0x123456"},
               "Font": {"f": {"Name": "Arial"}, "g": {"Name": "", "Size": "-1"}}}}
    """

  @Test(
    "of a colour is the skin, default, white",
    arguments: [
      ("both", "night", 0xFFAA_AAAA, ValueSource.skin, [], Rung.used, Rung.notAsked),
      ("both", "default", 0xFF11_1111, .skin, [], .used, .notAsked),
      ("extra", "night", 0x8044_4444, .skin, [.colorReaderDiffers], .used, .notAsked),
      ("extra", "default", 0xFFFF_FFFF, .fallback, [], .absent, .notAsked),
      ("inherited", "night", 0xFF22_2222, .default, [.colorCrashesApp], .refused(.colorCrashesApp), .used),
      (
        "broken", "night", 0xFFFF_FFFF, .fallback, [.colorCrashesApp], .refused(.colorCrashesApp),
        .refused(.colorUnreadable)
      ),
      (
        "broken", "default", 0xFFFF_FFFF, .fallback, [.colorUnreadable], .refused(.colorUnreadable), .notAsked
      ),
      ("nonsense", "night", 0xFFFF_FFFF, .skin, [.colorUnreadable], .used, .notAsked),
      ("@x", "night", 0xFFFF_FFFF, .fallback, [.keyCrashesApp], .refused(.keyCrashesApp), .absent),
      ("nowhere", "night", 0xFFFF_FFFF, .fallback, [], .absent, .absent),
    ] as [(String, String, UInt32, ValueSource, [DiagnosticCode], Rung, Rung)])
  func colors(
    key: String, skin: String, argb: UInt32, source: ValueSource, problems: [DiagnosticCode], own: Rung,
    inherited: Rung
  ) throws {
    let pack = try pack(json).pack
    let found = pack.color(key, in: try #require(pack[skin]))
    #expect(found.value.argb == argb)
    #expect(found.source == source)
    #expect(found.problems == problems)
    #expect(found.own == own)
    #expect(found.inherited == inherited)
  }

  @Test("of a font is the skin, default, system 14 pt")
  func fonts() throws {
    let pack = try pack(json).pack
    let night = try #require(pack["night"])
    let crashing = pack.font("f", in: night)
    #expect(crashing.value == Font(name: "Kefa", size: 20))
    #expect(crashing.source == .default)
    #expect(crashing.entryIsOwn)
    #expect(crashing.problems == [.fontSizeCrashesApp])
    let odd = pack.font("g", in: night)
    #expect(odd.value == Font())
    #expect(odd.source == .skin)
    #expect(odd.problems == [.fontSizeOdd])
    #expect(pack.font("none", in: night).value == Font())
  }

  @Test("has default's keys first, then a skin's own")
  func keys() throws {
    let pack = try pack(json).pack
    let night = try #require(pack["night"])
    #expect(pack.skins.map(\.name) == ["default", "night"])
    #expect(
      pack.keys(of: .color, in: night) == ["both", "inherited", "broken", "at", "extra", "nonsense", "@x"])
    #expect(pack.allKeys(of: .color) == pack.keys(of: .color, in: night))
    #expect(pack.keys(of: .font, in: try #require(pack.defaultSkin)) == ["f"])
  }
}

@Suite("Names") struct NameTests {
  @Test(
    "of sections are known by near misses",
    arguments: [
      ("Color", nil), ("color", Section.color), ("Colour", .color), ("COLORS", .color), ("Coler", .color),
      ("Images", .image), ("iamge", .image), ("图片", .image), ("Fonts", .font), (" Font", .font),
      ("字体", .font),
      ("Sound", nil), ("Version", nil), ("", nil),
    ])
  func sections(name: String, section: Section?) {
    #expect(NearMiss.section(name) == section)
  }

  @Test(
    "are links where they are wholly one",
    arguments: [
      ("https://a/b.png", false), ("HTTP://a/b.png", true), ("www.a.com/b.png", true), ("top.png", nil),
      ("https://", nil), ("https://a b", nil), ("see https://a/b", nil), ("", nil),
    ])
  func links(text: String, isInsecure: Bool?) {
    #expect(ImageLink(text)?.isInsecure == isInsecure)
  }
}
