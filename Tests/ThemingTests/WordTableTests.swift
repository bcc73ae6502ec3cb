import Testing

@testable import Theming

@Suite struct WordTableTests {
  @Test func wordsAreFoundByTheirBytesWithTheNumberOfTheFirst() {
    var table = WordTable()
    table.add("bar 导航栏\n  bars ", number: 0)
    table.add("tab bar", number: 1)
    for (word, number) in [("bar", 0), ("导航栏", 0), ("bars", 0), ("tab", 1)] {
      #expect(table.number(of: Array(word.utf8)[...]) == number)
    }
    for word in ["", "ba", "barss", "航栏", "导航", "BAR"] {
      #expect(table.number(of: Array(word.utf8)[...]) == nil)
    }
    let words = table.indices.map { String(decoding: table[$0], as: UTF8.self) }
    #expect(words == ["bar", "导航栏", "bars", "tab"])
  }

  @Test func manyWordsAreAllFound() {
    var table = WordTable()
    for number in 0..<20_000 { table.add("word\(number)", number: number) }
    for number in 0..<20_000 where table.number(of: Array("word\(number)".utf8)[...]) != number {
      Issue.record("word\(number) is not found")
    }
    #expect(table.number(of: Array("word20000".utf8)[...]) == nil)
    #expect(table.number(of: Array("".utf8)[...]) == nil)
  }
}
