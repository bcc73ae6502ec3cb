import Colors
import Testing

@Suite struct ContrastTests {
  @Test("Contrast is that of WCAG, both ways")
  func contrastIsThatOfWCAG() {
    let cases: [(UInt32, UInt32, Double)] = [
      (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.478),
      (0x767676, 0xFFFFFF, 4.542), (0xFF0000, 0xFFFFFF, 3.998), (0x0000FF, 0xFFFFFF, 8.592),
    ]
    for (one, two, ratio) in cases {
      #expect(abs(Color(rgb: one).contrast(with: Color(rgb: two)) - ratio) < 0.001)
      #expect(abs(Color(rgb: two).contrast(with: Color(rgb: one)) - ratio) < 0.001)
    }
  }

  @Test("A grade depends on the text's size and weight")
  func aGradeDependsOnSizeAndWeight() {
    let cases: [(Double, Double, Bool, ContrastGrade)] = [
      (4.49, 17, false, .fails), (4.5, 17, false, .aa), (6.99, 17, false, .aa), (7, 17, false, .aaa),
      (3, 18, false, .aa), (2.99, 18, false, .fails), (4.5, 18, false, .aaa), (3, 17.9, false, .fails),
      (3, 14, true, .aa), (3, 13.9, true, .fails),
    ]
    for (contrast, size, isBold, grade) in cases {
      #expect(ContrastGrade(contrast: contrast, scale: TextScale(size: size, isBold: isBold)) == grade)
    }
    #expect(ContrastGrade.fails < .aa && ContrastGrade.aa < .aaa)
    // Of an icon WCAG asks for 3, and for nothing above that.
    for (contrast, grade) in [(2.99, ContrastGrade.fails), (3, .aa), (21, .aa)] {
      #expect(ContrastGrade(contrast: contrast, scale: .icon) == grade)
    }
  }

  @Test("Alpha is composited in bytes, rounded to nearest")
  func alphaIsCompositedInBytes() {
    #expect(Color(argb: 0x80FF_FFFF).composited(over: .black).hex == "#808080")
    #expect(Color(argb: 0x00FF_FFFF).composited(over: Color(rgb: 0x123456)).hex == "#123456")
    #expect(Color(argb: 0xFF12_3456).composited(over: .white).hex == "#123456")
  }
}
