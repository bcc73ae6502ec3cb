import Colors
import Testing

@Suite struct PaletteTests {
  @Test("The nearest of entries 16–255 is found", arguments: nearestCases)
  func theNearestEntryIsFound(_ item: NearestCase) throws {
    let match = try #require(Palette.fixed256.nearest(to: Color(rgb: item.color)))
    #expect(match.index == item.index)
    #expect(match.color.rgb == item.entry)
    #expect(abs(match.difference - item.difference) <= 0.02)
  }

  @Test("Each palette numbers its entries as the terminal does")
  func eachPaletteNumbersItsEntries() {
    #expect(Palette.fixed256.entries.map(\.index) == Array(16...255))
    #expect(Palette.xterm16.entries.map(\.index) == Array(0...15))
    #expect(Palette.xterm8.entries.map(\.index) == Array(0...7))
    #expect(Palette.fixed256.entries[196 - 16].color.hex == "#FF0000")
    #expect(Palette.fixed256.entries[232 - 16].color.hex == "#080808")
    #expect(Palette.fixed256.entries[255 - 16].color.hex == "#EEEEEE")
    #expect(Palette(Array(repeating: .white, count: 300)).entries.count == 256)
  }

  @Test(
    "Few colours do what they can",
    arguments: [
      ("#FF0000", 0xFF0000, 9, 1), ("#FFFFFF", 0xFFFFFF, 15, 7), ("#101010", 0x101010, 0, 0),
      ("#00B000", 0x00B000, 2, 2),
    ])
  func fewColorsDoWhatTheyCan(_ name: String, _ rgb: UInt32, _ of16: UInt8, _ of8: UInt8) {
    #expect(Palette.xterm16.nearest(to: Color(rgb: rgb))?.index == of16)
    #expect(Palette.xterm8.nearest(to: Color(rgb: rgb))?.index == of8)
  }

  @Test("An empty palette has no nearest entry")
  func anEmptyPaletteHasNoNearestEntry() {
    #expect(Palette([]).nearest(to: .white) == nil)
  }

  @Test("A matcher answers as its palette does, the second time too")
  func aMatcherAnswersAsItsPaletteDoes() {
    var matcher = PaletteMatcher(.fixed256)
    let color = Color(rgb: 0x2F4F4F)
    #expect(matcher.nearest(to: color) == Palette.fixed256.nearest(to: color))
    #expect(matcher.nearest(to: color)?.index == 23)
  }
}
