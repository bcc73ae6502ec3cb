import Testing
import Texts

@testable import Theming

@Suite("A pack with very many or very long keys is read so far") struct InferenceLimitTests {
  @Test("The last of so many keys serves a role, the next one none", arguments: [0, 1])
  func keys(beyond: Int) {
    let unknown = (1..<Limits.Inference.keys + beyond).map { "颜色\($0)" }
    let found = RoleInference.colors(unknown + ["标题"]).roles
    #expect(found[.labelHeadline] == (beyond == 0 ? "标题" : nil))
  }

  @Test("A key of so many characters serves a role, a longer one none", arguments: [0, 1])
  func characters(beyond: Int) {
    let key = "标题" + String(repeating: " ", count: Limits.Inference.characters - 2 + beyond)
    #expect(RoleInference.colors([key]).roles[.labelHeadline] == (beyond == 0 ? key : nil))
  }
}
