import TestSupport
import Testing

@testable import Packs

@Suite("The contents of a pack that may not be read")
struct UnreadableContentsTests {
  @Test("are others than those of a pack that is not there, so that its coming is noticed")
  func marks() throws {
    let folder = try TemporaryFolder()
    var reader = PackContentsReader(.folder(path: folder.path + "/pack"), pack: nil)
    let missing = reader.read().marks
    #expect(missing == [nil, nil])
    // A folder can no more be read as a file than what may not be read; tests may read everything.
    folder.makeFolder("pack")
    folder.makeFolder("pack/CJSkin.plist")
    let unreadable = reader.read().marks
    let plist = try #require(unreadable.first)
    #expect(plist?.isEmpty == false)
    #expect(reader.read().marks == unreadable)
  }
}
