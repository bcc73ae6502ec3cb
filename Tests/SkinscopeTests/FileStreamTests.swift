import TestSupport
import Testing

@testable import skinscope

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct FileStreamTests {
  private let scratch: TemporaryFolder
  private var folder: String { scratch.path }

  init() throws { scratch = try TemporaryFolder() }

  private func content(of path: String) throws -> String {
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    return try FileStream.readAll(from: descriptor, limit: 1 << 20)
  }

  @Test("All that comes is read up to the limit, and more is told and not cut")
  func aLimit() throws {
    try FileStream.replaceFile(at: folder + "/a", with: Array("青瓷".utf8))
    let descriptor = open(folder + "/a", O_RDONLY)
    defer { close(descriptor) }
    #expect(try FileStream.readAll(from: descriptor, limit: 6) == "青瓷")
    lseek(descriptor, 0, SEEK_SET)
    #expect(throws: SystemError(code: EFBIG)) { try FileStream.readAll(from: descriptor, limit: 5) }
  }

  @Test("A file is replaced as a whole, and nothing is left beside it")
  func aFileIsReplaced() throws {
    let path = folder + "/a"
    try FileStream.replaceFile(at: path, with: Array(String(repeating: "old", count: 100_000).utf8))
    try FileStream.replaceFile(at: path, with: Array("青瓷\n".utf8))
    #expect(try content(of: path) == "青瓷\n")
    #expect(rmdir(folder) == -1 && errno == ENOTEMPTY)
    unlink(path)
    #expect(rmdir(folder) == 0)
  }

  @Test("A link stays a link, and what it leads to is replaced")
  func aLinkStaysALink() throws {
    try FileStream.replaceFile(at: folder + "/a", with: Array("old".utf8))
    #expect(symlink(folder + "/a", folder + "/b") == 0)
    try FileStream.replaceFile(at: folder + "/b", with: Array("new".utf8))
    #expect(try content(of: folder + "/a") == "new")
    var status = stat()
    #expect(lstat(folder + "/b", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("A file keeps its permissions, through a link too", arguments: ["a", "b"])
  func permissionsStay(name: String) throws {
    try FileStream.replaceFile(at: folder + "/a", with: Array("old".utf8))
    #expect(symlink("a", folder + "/b") == 0)
    for mode: mode_t in [0o600, 0o640, 0o755, 0o400] {
      #expect(chmod(folder + "/a", mode) == 0)
      try FileStream.replaceFile(at: folder + "/" + name, with: Array("new".utf8))
      var status = stat()
      #expect(stat(folder + "/a", &status) == 0 && status.st_mode & 0o7777 == mode)
    }
  }

  @Test("A pipe that nobody reads is refused at once, and one that is read gets all")
  func pipes() throws {
    #expect(mkfifo(folder + "/a", 0o600) == 0 && FileStream.isStream(folder + "/a"))
    let error = #expect(throws: SystemError.self) {
      try FileStream.replaceFile(at: folder + "/a", with: Array("x".utf8))
    }
    #expect(error?.code == ENXIO)
    let reader = open(folder + "/a", O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try FileStream.replaceFile(at: folder + "/a", with: Array("x".utf8))
    #expect(try FileStream.readAll(from: reader, limit: 10) == "x")
    #expect(!FileStream.isStream(folder) && !FileStream.isStream(folder + "/none"))
  }

  @Test("A file that cannot be made is told, with the system's reason")
  func aFileThatCannotBeMadeIsTold() {
    let error = #expect(throws: SystemError.self) {
      try FileStream.replaceFile(at: folder + "/none/a", with: Array("x".utf8))
    }
    #expect(error?.code == ENOENT)
    #expect(throws: SystemError.self) { try FileStream.makeFolder(at: folder + "/none/a") }
  }

  @Test("A folder that is there is as good as a new one, but a file is not")
  func aFolderThatIsThere() throws {
    try FileStream.makeFolder(at: folder)
    try FileStream.replaceFile(at: folder + "/b", with: Array("".utf8))
    let error = #expect(throws: SystemError.self) { try FileStream.makeFolder(at: folder + "/b") }
    #expect(error?.code == EEXIST)
  }

  @Test("A pipe that nobody reads is told as such")
  func aClosedPipe() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    let error = #expect(throws: SystemError.self) { try FileStream.write("x", to: ends[1]) }
    #expect(error?.isClosedPipe == true)
    close(ends[1])
  }
}
