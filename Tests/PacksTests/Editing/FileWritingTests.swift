#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import TestSupport
import Testing

@testable import Packs

@Suite("A file is replaced in one step") struct FileWritingTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/a.plist" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.plist", "old")
  }

  private func names() -> [String] { FileWriting.names(in: folder.path).sorted() }

  /// Replaces the file by `ours`, while another program saves it.
  ///
  /// - Parameters:
  ///   - save: what that does after the last look but one at the file.
  ///   - again: what it does right before the file is put back.
  private func replaced(
    _ save: @escaping () throws -> Void, then again: @escaping () throws -> Void = {}
  ) throws -> EditError? {
    var looks = 0
    return #expect(throws: EditError.self) {
      try FileWriting.replace(path, with: Array("ours".utf8)) { _ in
        looks += 1
        try? looks == 1 ? save() : again()
        return looks == 1
      }
    }
  }

  @Test("What another saved at the last moment is put back")
  func putBack() throws {
    let error = try replaced { try folder.write("a.plist", "theirs") }
    #expect(error?.isStale == true)
    #expect(folder.contents(of: "") == ["/a.plist": "theirs"])
  }

  @Test("What another saved is kept and named, where they save once more before it is put back")
  func savedAgain() throws {
    let error = try replaced {
      try folder.write("a.plist", "theirs")
    } then: {
      try folder.write("b", "theirs too")
      #expect(rename(folder.path + "/b", path) == 0)
    }
    guard case .refused(.keptMeanwhile("a.plist", path + ".saved-1")) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(folder.contents(of: "") == ["/a.plist": "theirs", "/a.plist.saved-1": "theirs too"])
  }

  @Test("What another saved is kept and named, where the file is gone before it is put back")
  func gone() throws {
    try folder.write("a.plist.saved-1", "earlier")
    let error = try replaced {
      try folder.write("a.plist", "theirs")
    } then: {
      #expect(unlink(path) == 0)
    }
    guard case .refused(.keptMeanwhile("a.plist", path + ".saved-2")) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      folder.contents(of: "") == ["/a.plist.saved-1": "earlier", "/a.plist.saved-2": "theirs"])
  }
}
