import Colors
import Testing

@Suite("How a colour is written") struct ColorSpellingTests {
  @Test(
    "A new colour takes the spelling of the old one",
    arguments: [
      ("0x996666", 0xFFAB_CDEF, "0xABCDEF"), ("#996666", 0xFFAB_CDEF, "#ABCDEF"),
      ("0x9966ff", 0xFFAB_CDEF, "0xabcdef"), ("#9966Ff", 0xFFAB_CDEF, "#ABCDEF"),
      ("0x80996666", 0x80AB_CDEF, "0x80ABCDEF"), ("#fF99aa66", 0xFFAB_CDEF, "#fFABCDEF"),
      ("#ff99aa66", 0x0FAB_CDEF, "#0fabcdef"), ("#ffffff", 0x80AB_CDEF, "#80abcdef"),
      ("0xFF112233 and more", 0xFFAB_CDEF, "0xFFABCDEF and more"),
    ] as [(String, UInt32, String)])
  func kept(old: String, argb: UInt32, new: String) throws {
    let spelling = try #require(ColorSpelling(of: old))
    #expect(spelling.write(Color(argb: argb)) == new)
    // What is written is what the app reads.
    #expect(ColorReading(new).color == Color(argb: argb))
  }

  @Test(
    "The colour itself, written again, is the same text", arguments: ["0x00ff00", "#00FF00", "#80aabbcc"])
  func same(value: String) throws {
    let color = try #require(ColorReading(value).color)
    #expect(try #require(ColorSpelling(of: value)).write(color) == value)
  }

  @Test(
    "What the app cannot read has no spelling",
    arguments: ["red", "", "#FFF", "0X112233", "0x11223G", " 0x112233"])
  func none(value: String) { #expect(ColorSpelling(of: value) == nil) }

  @Test(
    "In the place of what the app cannot read as meant, a # stays and all else is as usual",
    arguments: [
      ("#FFF", "#010203"), ("#11223G", "#010203"), ("red", "0x010203"), ("", "0x010203"), (nil, "0x010203"),
      ("0XFFF", "0x010203"), ("#FFFFFF", "#010203"),
    ] as [(String?, String)])
  func inPlace(value: String?, text: String) {
    let spelling = ColorSpelling(inPlaceOf: value, usual: ColorSpelling())
    #expect(spelling.write(Color(argb: 0xFF01_0203)) == text)
  }

  @Test("A value without a spelling takes that of most others")
  func mostOf() {
    #expect(ColorSpelling(mostOf: ["#aabbcc", "#112233", "0xFFFFFF", "red"]).write(.white) == "#FFFFFF")
    #expect(ColorSpelling(mostOf: ["0xaabbcc", "0xabcdef", "#FFFFFF"]).write(.white) == "0xffffff")
    #expect(ColorSpelling(mostOf: []).write(.white) == "0xFFFFFF")
  }

  @Test(
    "A typed colour is read in every usual form",
    arguments: [
      ("#abcdef", 0xFFAB_CDEF), ("abcdef", 0xFFAB_CDEF), (" 0XABCDEF ", 0xFFAB_CDEF),
      ("#80abcdef", 0x80AB_CDEF), ("#0xabcdef", 0xFFAB_CDEF), ("0x#abcdef", nil),
      ("#abc", 0xFFAA_BBCC), ("", nil), ("#", nil), ("#abcd", nil), ("#ghijkl", nil), ("#abcdef0", nil),
      ("1٢3456", nil), ("##abcdef", nil),
    ] as [(String, UInt32?)])
  func typed(text: String, argb: UInt32?) {
    #expect(Color(typed: text) == argb.map(Color.init(argb:)))
  }

  @Test("A typed colour without an alpha takes the one that was there")
  func typedAlpha() { #expect(Color(typed: "#010203", alpha: 9) == Color(argb: 0x0901_0203)) }
}
