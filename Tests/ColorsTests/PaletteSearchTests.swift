import TestSupport
import Testing

@testable import Colors

@Suite struct PaletteSearchTests {
  /// Every entry tried with the whole formula, of equals the first.
  private func plainNearest(to color: Color, in palette: Palette) -> Palette.Match? {
    let lab = Lab(color)
    var best: Palette.Match?
    for entry in palette.entries {
      let difference = lab.difference(from: entry.lab)
      if best.map({ difference < $0.difference }) ?? true {
        best = Palette.Match(index: entry.index, color: entry.color, difference: difference)
      }
    }
    return best
  }

  @Test("For 10 000 colours of 256 the search answers as trying every entry does")
  func theSearchIsExact() {
    var numbers = SeededNumbers(seed: 31)
    for _ in 0..<10_000 {
      let color = numbers.color()
      #expect(Palette.fixed256.nearest(to: color) == plainNearest(to: color, in: .fixed256), "\(color.hex)")
    }
  }

  @Test("For every grey the search answers as trying every entry does")
  func theSearchIsExactForGreys() {
    for level in 0...255 {
      let color = Color(rgb: UInt32(level) * 0x01_0101)
      #expect(Palette.fixed256.nearest(to: color) == plainNearest(to: color, in: .fixed256), "\(color.hex)")
    }
  }

  @Test("Near the blues, whose hues the formula rotates, the search answers as trying every entry does")
  func theSearchIsExactForBlues() {
    for red in stride(from: UInt32(0), through: 0xFF, by: 15) {
      for green in stride(from: UInt32(0), through: 0xFF, by: 15) {
        let color = Color(rgb: red << 16 | green << 8 | 0xF0)
        #expect(
          Palette.fixed256.nearest(to: color) == plainNearest(to: color, in: .fixed256), "\(color.hex)")
      }
    }
  }

  @Test("In palettes of anybody's own, with the same colour twice, the first of the nearest is found")
  func theSearchIsExactInAnyPalette() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<100 {
      let colors = (0..<8).map { _ in numbers.color() }
      let palette = Palette(colors + colors.reversed())
      for _ in 0..<10 {
        let color = numbers.color()
        #expect(palette.nearest(to: color) == plainNearest(to: color, in: palette), "\(color.hex)")
      }
      #expect(palette.nearest(to: colors[3])?.index == UInt8(3))
    }
  }

  @Test("The lower bounds are never more than the difference")
  func theLowerBoundsAreLower() {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<20_000 {
      let (one, two) = (Lab(numbers.color()), Lab(numbers.color()))
      let parts = ChromaticDifference(one, chroma: one.chroma, two, chroma: two.chroma)
      let bare = ChromaticDifference.lowerBound(one, two, meanChroma: (one.chroma + two.chroma) / 2)
      #expect(bare <= parts.square + 1e-9)
      #expect(parts.lowerBound <= parts.square + 1e-9)
    }
  }

  @Test("The part of lightness only grows on the way out")
  func thePartOfLightnessGrows() {
    for own in stride(from: 0.0, through: 100, by: 5) {
      let lab = Lab(lightness: own, a: 0, b: 0)
      let above = stride(from: own, through: 100, by: 0.5).map {
        lab.squaredLightnessPart(from: Lab(lightness: $0, a: 0, b: 0))
      }
      #expect(zip(above, above.dropFirst()).allSatisfy { $0 < $1 })
      let below = stride(from: own, through: 0, by: -0.5).map {
        lab.squaredLightnessPart(from: Lab(lightness: $0, a: 0, b: 0))
      }
      #expect(zip(below, below.dropFirst()).allSatisfy { $0 < $1 })
    }
  }
}
