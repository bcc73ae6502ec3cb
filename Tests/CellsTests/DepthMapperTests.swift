import Cells
import Colors
import Testing

@Suite struct DepthMapperTests {
  private static let slate = Color(rgb: 0x2F4F4F)

  private func mapped(_ depth: ColorDepth, palette: Palette? = nil) -> MappedCell {
    var buffer = CellBuffer(columns: 2, rows: 1)
    buffer[1, 0] = Cell("x", foreground: nil, background: Self.slate, attributes: [.bold, .italic])
    var mapper = DepthMapper(depth: depth, palette: palette)
    return mapper.map(buffer).cells[1]
  }

  @Test("24-bit colours pass as they are")
  func directColorsPass() {
    #expect(mapped(.truecolor).background == .direct(Self.slate))
  }

  @Test("256 colours take the nearest entry that nobody changes")
  func indexedColorsTakeTheNearestEntry() {
    #expect(mapped(.indexed256).background == .entry(23, Color(rgb: 0x005F5F)))
  }

  @Test("16 and 8 colours take the terminal's own palette where it is known")
  func fewColorsTakeTheTerminalsPalette() {
    #expect(mapped(.indexed16).background == .entry(8, Color(rgb: 0x7F7F7F)))
    #expect(mapped(.indexed8).background == .entry(0, .black))
    let palette = Palette([.black, .white, Color(rgb: 0x2F4F50)])
    #expect(mapped(.indexed16, palette: palette).background == .entry(2, Color(rgb: 0x2F4F50)))
  }

  @Test("Without colours the attributes stay", arguments: ColorDepth.allCases)
  func attributesAndTextStay(_ depth: ColorDepth) {
    let cell = mapped(depth)
    #expect(cell.text == "x")
    #expect(cell.attributes == [.bold, .italic])
    #expect(cell.foreground == .standard)
    #expect((cell.background == .standard) == (depth == .mono))
  }
}
