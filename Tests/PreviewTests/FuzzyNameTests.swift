import Testing

@testable import Preview

@Suite("Names that are searched")
struct FuzzyNameTests {
  /// The names in which the letters are, the best first.
  private func find(_ query: String, in names: [String]) -> [String] {
    var query = FuzzyName.Query(query)
    let found = names.enumerated().compactMap { order, name in
      FuzzyName(name).score(&query).map { (order, name, $0) }
    }
    return found.sorted { ($1.2, $0.0) < ($0.2, $1.0) }.map(\.1)
  }

  @Test(
    "A name is found by its letters in their order, the best first",
    arguments: [
      // At the start of the name, then of a word, then inside one.
      ("ni", ["Evening", "Late night", "night"], ["night", "Late night", "Evening"]),
      // Starts of words count, in every way of writing words.
      (
        "hc", ["chic", "High contrast", "highContrast", "high-contrast"],
        ["highContrast", "High contrast", "high-contrast", "chic"]
      ),
      // A run before letters strewn about.
      ("rose", ["river of stone", "prose", "rose"], ["rose", "prose", "river of stone"]),
      // What is typed as it stands before its letters elsewhere: all, the beginning, a part, with its blanks.
      (
        "a b c", ["abc", "xa b cx", "a b c d", "xaxbxc", "a b c"],
        ["a b c", "a b c d", "xa b cx", "abc", "xaxbxc"]
      ),
      (" abc ", ["a b c", "abc"], ["abc", "a b c"]),
      // Of two alike the shorter, else the order of the list.
      ("sea", ["seaside", "sea", "seabird"], ["sea", "seaside", "seabird"]),
      ("瓷", ["青瓷", "白瓷器", "朱砂"], ["青瓷", "白瓷器"]),
      ("qx", ["xq", "q"], []),
      // Case, accents and width do not matter, blanks only part the letters.
      ("CAFE", ["Café Noir"], ["Café Noir"]), ("ｃａｆｅ", ["Café"], ["Café"]),
      ("n b", ["night blue"], ["night blue"]),
      ("ночь", ["Белая НОЧЬ"], ["Белая НОЧЬ"]), ("よる", ["しずかなよる"], ["しずかなよる"]),
      ("밤", ["조용한 밤"], ["조용한 밤"]),
      ("", ["a", "b"], ["a", "b"]),
    ] as [(String, [String], [String])])
  func ranking(query: String, names: [String], found: [String]) {
    #expect(find(query, in: names) == found)
  }

  @Test(
    "The letters that were typed are known by their places",
    arguments: [
      ("nb", "night blue", [0, 6]), ("gh", "night", [2, 3]), ("瓷l", "青瓷light", [1, 2]),
      ("e", "e\u{301}e", [0]),
      ("2", "skin 12", [6]), ("zz", "zoo", []), ("", "zoo", []), ("👍🏽k", "ok👍🏽ok", [2, 4]),
    ] as [(String, String, [Int])])
  func places(query: String, name: String, places: [Int]) {
    #expect(FuzzyName(name).places(FuzzyName.Query(query)) == places)
  }

  @Test("One query scores each name as if it were the only one")
  func queryIsKept() {
    let names = ["a very long name indeed", "an", "", "naan", "banana"]
    var kept = FuzzyName.Query("an")
    for name in names + names.reversed() {
      var fresh = FuzzyName.Query("an")
      #expect(FuzzyName(name).score(&kept) == FuzzyName(name).score(&fresh), "\(name)")
    }
  }
}
