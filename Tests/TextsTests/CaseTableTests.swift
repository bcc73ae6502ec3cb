import Testing
import Texts

@Suite struct CaseTableTests {
  private enum Tone: String, CaseIterable {
    case low, middle, high
  }

  @Test("A case has the value that it was given last, and none before")
  func valuesAreKeptByCase() {
    var table: CaseTable<Tone, Int> = [.high: 3, .low: 1, .high: 4]
    #expect(table[.low] == 1 && table[.middle] == nil && table[.high] == 4)
    table[.middle] = 2
    table[.low] = nil
    #expect(table[.low] == nil && table[.middle] == 2)
  }

  @Test("Values come in the order of the cases")
  func valuesComeInOrder() {
    let table: CaseTable<Tone, Int> = [.high: 3, .low: 1]
    #expect(table.values == [1, 3])
    #expect(table.map { $0.key } == [.low, .high] && table.map { $0.value } == [1, 3])
    #expect(table.mapValues { $0 * 10 } == [.low: 10, .high: 30])
  }

  @Test("A table is full when each case has a value, and empty when none has")
  func fullAndEmptyAreTold() {
    let (none, some, all): (CaseTable<Tone, Int>, CaseTable<Tone, Int>, CaseTable<Tone, Int>) = (
      [:], CaseTable { $0 == .low ? 1 : nil }, CaseTable { $0.rawValue.utf8.count }
    )
    #expect(none.isEmpty && !none.isFull)
    #expect(!some.isEmpty && !some.isFull)
    #expect(!all.isEmpty && all.isFull && all[.middle] == 6)
  }
}
