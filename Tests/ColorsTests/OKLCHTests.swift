import Colors
import Testing

@Suite("Lightness, chroma and hue in Oklab") struct OKLCHTests {
  @Test(
    "The values are those of Ottosson's own formulas",
    arguments: [
      (0xFFFFFF, 1.0, 0.0, nil), (0x000000, 0, 0, nil), (0xFF0000, 0.62796, 0.25768, 29.23),
      (0x00FF00, 0.86644, 0.29483, 142.50), (0x0000FF, 0.45201, 0.31321, 264.05),
    ] as [(UInt32, Double, Double, Double?)])
  func reference(rgb: UInt32, lightness: Double, chroma: Double, hue: Double?) {
    let color = OKLCH(Color(rgb: rgb))
    #expect(abs(color.lightness - lightness) < 0.0001)
    #expect(abs(color.chroma - chroma) < 0.0001)
    if let hue { #expect(abs(color.hue - hue) < 0.01) }
    #expect(color.chroma < OKLCH.mostChroma)
  }

  @Test("There and back is the same colour, in the whole cube")
  func roundTrip() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let color = Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          #expect(OKLCH(color).color == color, "\(color.hex)")
        }
      }
    }
  }

  @Test("What sRGB has not is brought in by chroma alone")
  func clipping() {
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      for lightness in stride(from: 0.3, through: 0.9, by: 0.1) {
        let wanted = OKLCH(lightness: lightness, chroma: OKLCH.mostChroma, hue: degrees)
        let shown = OKLCH(wanted.color)
        #expect(shown.chroma <= wanted.chroma)
        #expect(abs(shown.lightness - lightness) < 0.01, "\(degrees)° \(lightness)")
        guard shown.chroma > 0.04 else { continue }
        let turn = abs(shown.hue - degrees)
        #expect(min(turn, 360 - turn) < 4, "\(degrees)° \(lightness)")
      }
    }
    #expect(OKLCH(lightness: 1, chroma: 0.2, hue: 100).color == .white)
    #expect(OKLCH(lightness: 0, chroma: 0.2, hue: 100).color == .black)
  }

  @Test(
    "A hue goes round",
    arguments: [
      (0.0, 0.0), (360, 0), (361, 1), (-1, 359), (-721, 359), (-1e-20, 0), (Double.nan, 0), (.infinity, 0),
    ])
  func turning(degrees: Double, turned: Double) {
    #expect(OKLCH.turned(degrees) == turned)
  }

  @Test("Nothing that is no number makes a colour that is none")
  func notFinite() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      _ = OKLCH(lightness: value, chroma: 0.1, hue: 10).color
      _ = OKLCH(lightness: 0.5, chroma: value, hue: 10).color
      _ = OKLCH(lightness: 0.5, chroma: 0.1, hue: value).color
    }
  }

  @Test(
    "The nearest that passes does, and its neighbour towards the start does not",
    arguments: [(0x999999, 0xFFFFFF), (0x2F6F62, 0x1E7359), (0xFFCC00, 0xFFFFFF), (0x444488, 0x000000)]
      as [(UInt32, UInt32)])
  func nearest(text: UInt32, ground: UInt32) throws {
    let start = Color(rgb: text)
    let passes = { (color: Color) in color.contrast(with: Color(rgb: ground)) >= 4.5 }
    let found = try #require(OKLCH(start).nearest(where: passes))
    #expect(passes(found))
    #expect(abs(found.contrast(with: Color(rgb: ground)) - 4.5) < 0.15)
    let other = start.nearest(withContrast: 4.5, on: Color(rgb: ground))
    #expect(found.difference(from: start) < (try #require(other)).difference(from: start) + 3)
  }

  @Test("What passes stays, and where nothing does there is nothing")
  func nothing() {
    #expect(OKLCH(.black).nearest { _ in true } == .black)
    #expect(OKLCH(Color(rgb: 0x808080)).nearest { _ in false } == nil)
  }
}
