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
    #expect(NameIndex(Self.names).places(having: bytes) == wanted)
  }
}

extension String.UTF8View {
  /// Whether it stands somewhere, by trying every place.
  fileprivate func holdsSlowly(_ part: [UInt8]) -> Bool {
    part.isEmpty || indices.contains { self[$0...].starts(with: part) }
  }
}
