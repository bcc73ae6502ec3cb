import Testing

@testable import Terminal

@Suite struct PairTableTests {
  @Test("The same colours have the same pair, defined once")
  func sameColorsHaveTheSamePair() {
    var table = PairTable(limit: 100)
    let first = table.pair(for: .init(foreground: 1, background: 2))
    let second = table.pair(for: .init(foreground: 2, background: 1))
    #expect(first == (1, true))
    #expect(second == (2, true))
    #expect(table.pair(for: .init(foreground: 1, background: 2)) == (1, false))
    #expect(table.pair(for: .init(foreground: -1, background: 2)) == (3, true))
  }

  @Test("The terminal's own colours are pair 0, and everything is without colours")
  func ownColorsAreTheFirstPair() {
    var table = PairTable(limit: 100)
    #expect(table.pair(for: .standard) == (0, false))
    var mono = PairTable(limit: 0)
    #expect(mono.pair(for: .init(foreground: 1, background: 2)) == (0, false))
    #expect(!mono.isWorthForgetting)
  }

  @Test("A run of many screens never uses the pairs up")
  func pairsNeverRunOut() {
    var table = PairTable(limit: 0xFFFFF)
    var color: Int32 = 0
    for _ in 0..<250 {
      if table.isWorthForgetting { table.forgetAll() }
      var used: Set<Int32> = []
      for _ in 0..<2000 {
        color += 1
        used.insert(table.pair(for: .init(foreground: color, background: -1)).pair)
      }
      #expect(used.count == 2000 && !used.contains(0))
    }
  }

  @Test("A screen of more colours than pairs shows the rest in the terminal's own")
  func tooManyColorsAreTheTerminalsOwn() {
    var table = PairTable(limit: 2)
    let pairs = (1...4).map { table.pair(for: .init(foreground: $0, background: 0)).pair }
    #expect(pairs == [1, 2, 0, 0])
  }
}
