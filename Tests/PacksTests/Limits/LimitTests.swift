import TestSupport
import Testing

@testable import Packs

/// One after the other: some of them take as much memory as is allowed.
@Suite("What comes from strangers is limited", .serialized)
struct LimitTests {
  @Test("The most passes, and one more is refused with its message", arguments: LimitCase.all)
  func edge(limit: LimitCase) throws {
    #expect(try limit.under() == nil)
    #expect(try limit.over() == limit.told.english)
    #expect(!limit.told.chinese.isEmpty && limit.told.chinese != limit.told.english)
  }

  @Test("The page lists them all")
  func page() throws {
    let text = LimitPage.text
    if ProjectFile.isRecording { return try ProjectFile.write(text, to: LimitPage.path) }
    #expect(try ProjectFile.text(LimitPage.path) == text)
  }
}
