import TestSupport
import Testing
import Texts

@testable import Packs

@Suite("The program git") struct GitProgramTests {
  @Test("An answer that is too long is told, with the folder that it is about")
  func tooLong() throws {
    let folder = try TemporaryFolder()
    // Anything that prints what it is told serves.
    let program = GitProgram(name: "/bin/echo")
    let short = try program.run([], in: folder.path, byteLimit: 4 << 20)
    #expect(short.succeeded)
    let error = #expect(throws: GitError.self) {
      try program.run([String(repeating: "x", count: 100_000)], in: folder.path, byteLimit: 10_000)
    }
    guard case .git(.tooLarge(let name, mebibytes: 0)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(folder.path.hasSuffix("/" + name))
  }
}
