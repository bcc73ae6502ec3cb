import Colors
import Testing

@Suite("The lightness contrast of APCA") struct APCATests {
  @Test(
    "The published pairs have their published values, in both directions",
    arguments: [
      (0x888888, 0xFFFFFF, 63.056469930209424), (0xFFFFFF, 0x888888, -68.54146436644962),
      (0x000000, 0xAAAAAA, 58.146262578561334), (0xAAAAAA, 0x000000, -56.24113336839742),
      (0x112233, 0xDDEEFF, 91.66830811481631), (0xDDEEFF, 0x112233, -93.06770049484275),
      (0x112233, 0x444444, 8.32326136957393), (0x444444, 0x112233, -7.526878460278154),
    ] as [(UInt32, UInt32, Double)])
  func publishedPairs(_ text: UInt32, _ ground: UInt32, _ expected: Double) {
    #expect(abs(Color(rgb: text).lightnessContrast(on: Color(rgb: ground)) - expected) < 1e-9)
  }

  @Test("What cannot be told apart has none")
  func none() {
    #expect(Color.white.lightnessContrast(on: .white) == 0)
    #expect(Color(rgb: 0x121212).lightnessContrast(on: .black) == 0)
  }
}
