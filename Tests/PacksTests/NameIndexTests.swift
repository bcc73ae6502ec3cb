import Testing

@testable import Packs

@Suite struct NameIndexTests {
  private static let names = [
    "top", "desktop", "t", "", "toptop", "to", "标题", "大标题栏", "xtop.png", "aaaa", "图top图",
  ].map { Array($0.utf8) }

  @Test(arguments: [
    "top", "t", "to", "标题", "题", "aa", "aaa", "aaaaa", ".png", "图t", "zzz", "", "desktop", "pto",
  ])
  func findsWhatLookingAtEachFinds(part: String) {
    let bytes = Array(part.utf8)
    let wanted = Self.names.indices.filter {
      String(decoding: Self.names[$0], as: UTF8.self).utf8.holdsSlowly(bytes)
    }
    #expect(Array(NameIndex(Self.names).places(having: bytes)) == wanted)
  }

  /// To compare all of them each time would be five hundred million comparisons.
  @Test("Of very many names that have a text the first is found without the others", .timeLimit(.minutes(1)))
  func firstOfMany() {
    let names = (0..<9_999).map { Array("\(String(repeating: "q", count: 100))\(10_000 + $0)".utf8) }
    let index = NameIndex(names)
    let part = [UInt8](repeating: UInt8(ascii: "q"), count: 4)
    let found = (0..<50_000).reduce(0) { sum, _ in
      sum + (index.places(having: part).first { _ in true } ?? 1)
    }
    #expect(found == 0)
  }
}

extension String.UTF8View {
  /// Whether it stands somewhere, by trying every place.
  fileprivate func holdsSlowly(_ part: [UInt8]) -> Bool {
    part.isEmpty || indices.contains { self[$0...].starts(with: part) }
  }
}
