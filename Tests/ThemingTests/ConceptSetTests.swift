import Testing

@testable import Theming

@Suite struct ConceptSetTests {
  /// All that there are, by their numbers.
  private var all: [Concept] { (0...UInt8.max).compactMap(Concept.init) }

  @Test("Each concept has a bit of its own")
  func conceptsAreToldApart() {
    #expect(all.count <= 64)
    for concept in all {
      let alone: ConceptSet = [concept]
      #expect(all.filter { alone.contains($0) } == [concept])
      #expect(Array(alone) == [concept] && alone.count == 1)
    }
  }

  @Test("Sets are held against each other as sets are")
  func setsAreCompared() {
    let bar: ConceptSet = [.tab, .bar]
    #expect(bar == [.bar, .tab])
    #expect(bar.isSubset(of: [.bar, .item, .tab]) && !bar.isSubset(of: [.tab, .item]))
    #expect(bar.isDisjoint(with: [.item]) && !bar.isDisjoint(with: [.item, .bar]))
    #expect(bar.subtracting([.bar, .item]) == [.tab])
  }
}
