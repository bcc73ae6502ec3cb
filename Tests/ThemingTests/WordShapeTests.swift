import Testing
import Texts

@testable import Theming

@Suite("The shape of a word") struct WordShapeTests {
  /// A word and one that was made of it by so many slips, in all ways that there are.
  private static func slips(in word: [UInt8]) -> [[UInt8]] {
    word.indices.flatMap { place -> [[UInt8]] in
      var (without, doubled, replaced, swapped) = (word, word, word, word)
      without.remove(at: place)
      doubled.insert(UInt8(ascii: "q"), at: place)
      replaced[place] = UInt8(ascii: "z")
      if place + 1 < word.count { swapped.swapAt(place, place + 1) }
      return [without, doubled, replaced, swapped]
    }
  }

  @Test(
    "It never rules out a word that is within reach",
    arguments: ["background", "selected", "highlight", "separator", "placeholder", "navigation"])
  func neverRulesOut(_ word: String) {
    let letters = Array(word.utf8)
    let shape = WordShape(letters)
    for once in Self.slips(in: letters) {
      #expect(shape.isWithin(1, of: WordShape(once)))
      for twice in Self.slips(in: once) where EditDistance.between(letters, twice) <= 2 {
        #expect(shape.isWithin(2, of: WordShape(twice)))
      }
    }
  }

  @Test("It rules out words of other letters and lengths")
  func rulesOut() {
    let shape = WordShape("background".utf8)
    #expect(!shape.isWithin(2, of: WordShape("basement".utf8)))
    #expect(!shape.isWithin(2, of: WordShape("back".utf8)))
    #expect(!shape.isWithin(1, of: WordShape("bachground".utf8.reversed() + Array("xyz".utf8))))
  }
}
