import TestSupport
import Testing

@testable import Colors

@Suite struct TextOnGroundTests {
  private static let depths: [ColorDepth] = [.indexed256, .indexed16, .indexed8]

  /// What a text on a ground is shown as, and what is left of it.
  private struct Outcome {
    let own: Palette.Match
    let match: Palette.Match
    let ground: Color
    let before: Legibility
    let after: Legibility

    init(_ text: Color, _ ground: Color, _ palette: Palette, _ scale: TextScale) throws {
      own = try #require(palette.nearest(to: text))
      match = try #require(palette.nearest(toText: text, on: ground, scale: scale))
      self.ground = try #require(palette.nearest(to: ground)).color
      before = Legibility(of: text, on: ground, scale: scale)
      after = Legibility(of: match.color, on: self.ground, scale: scale)
    }
  }

  @Test(
    "Of 10 000 texts none vanishes, none loses a contrast that could be kept, and none moves without need",
    arguments: depths)
  func noTextVanishes(_ depth: ColorDepth) throws {
    let palette = try #require(Palette.standard(for: depth))
    var numbers = SeededNumbers(seed: 2024)
    for number in 0..<10_000 {
      let (text, ground) = (numbers.color(), numbers.color())
      let scale: TextScale = number.isMultiple(of: 4) ? .large : .normal
      let outcome = try Outcome(text, ground, palette, scale)
      let name = "\(text.hex) on \(ground.hex)"
      if outcome.before >= .visible { #expect(outcome.match.color != outcome.ground, "\(name)") }
      let isReadable = { (color: Color) in
        Legibility(of: color, on: outcome.ground, scale: scale) == .readable
      }
      let couldBeKept = palette.entries.contains { isReadable($0.color) }
      if outcome.before == .readable, couldBeKept { #expect(outcome.after == .readable, "\(name)") }
      guard outcome.match != outcome.own else { continue }
      let vanished = outcome.before >= .visible && outcome.own.color == outcome.ground
      let lostContrast = outcome.before == .readable && !isReadable(outcome.own.color) && couldBeKept
      #expect(vanished || lostContrast, "\(name)")
      // It went no further than it had to.
      let step: Legibility = lostContrast ? .readable : .visible
      let nearer = palette.entries.contains { entry in
        Legibility(of: entry.color, on: outcome.ground, scale: scale) >= step
          && entry.color.difference(from: text) < outcome.match.difference
      }
      #expect(!nearer, "\(name)")
    }
  }

  @Test("Grounds and texts that differ too little to be seen stay together")
  func whatIsHiddenStaysHidden() throws {
    let match = try #require(
      Palette.fixed256.nearest(toText: Color(rgb: 0xFDFDFD), on: .white))
    #expect(match.index == 231)
  }

  @Test("A text that would land on its ground moves to the nearest entry that is seen")
  func aTextThatVanishesMoves() throws {
    let (text, ground) = (Color(rgb: 0xC6C6C8), Color(rgb: 0xFFFFFF))
    #expect(Palette.xterm8.nearest(to: text)?.index == Palette.xterm8.nearest(to: ground)?.index)
    let match = try #require(Palette.xterm8.nearest(toText: text, on: ground))
    #expect(match.index != 7)
    #expect(Legibility(of: match.color, on: Color(rgb: 0xE5E5E5)) >= .visible)
  }

  @Test("Large text need not keep what only normal text must")
  func largeTextNeedsLess() throws {
    // 6.3:1 in 24 bits; white on xterm's grey has 4.0:1.
    let (text, ground) = (Color(rgb: 0xF4FBF7), Color(rgb: 0x2A665B))
    #expect(Palette.xterm16.nearest(toText: text, on: ground, scale: .large)?.color == .white)
    #expect(Palette.xterm16.nearest(toText: text, on: ground, scale: .normal)?.color == .black)
  }

  @Test("A palette of one colour shows what it can")
  func aPaletteOfOneColor() {
    let palette = Palette([.white])
    #expect(palette.nearest(toText: .black, on: .white)?.index == 0)
    #expect(palette.nearest(toEdgeOf: .black, besides: .white, shownAs: .white) == nil)
    #expect(Palette([]).nearest(toText: .black, on: .white) == nil)
  }

  @Test("A matcher answers as its palette does, the second time too")
  func aMatcherAnswersAsItsPaletteDoes() {
    var matcher = PaletteMatcher(.xterm16)
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<50 {
      let (text, ground) = (numbers.color(), numbers.color())
      for scale in [TextScale.normal, .large, .normal] {
        let match = matcher.nearest(toText: text, on: ground, scale: scale)
        #expect(match == Palette.xterm16.nearest(toText: text, on: ground, scale: scale))
      }
    }
  }

  @Test("Grounds that touch have an edge only where they differ and are shown alike")
  func edgesStandWhereGroundsMerge() throws {
    var matcher = PaletteMatcher(.fixed256)
    let (page, bar) = (Color.white, Color(rgb: 0xF9F9F9))
    for _ in 0..<2 {
      let found = matcher.nearest(toEdgeOf: bar, besides: page)
      let edge = try #require(found)
      #expect(edge.color.contrast(with: .white) >= 1.7)
      #expect(edge.color.red == edge.color.green && edge.color.green == edge.color.blue)
    }
    for other in [page, Color(rgb: 0xFEFEFE), Color(rgb: 0x996666)] {
      let found = matcher.nearest(toEdgeOf: other, besides: page)
      #expect(found == nil, "\(other.hex)")
    }
  }
}
