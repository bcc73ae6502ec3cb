import Texts

/// A folder as a revision of a Git repository has it.
///
/// What its files hold is read from the repository's objects, as it was committed. Git's way of writing files into a
/// work tree would run whatever filters the repository's settings name, and those come with the repository.
struct GitTree: Sendable {
  /// A file of the tree.
  struct File: Sendable {
    /// The name of its content among the repository's objects, in hexadecimal digits.
    let object: String
    let byteCount: Int
  }

  /// All files below the folder, by their paths in it, `/` between the parts.
  let files: [String: File]
  private let git: GitProgram
  private let folder: String

  /// - Parameters:
  ///   - name: the tree's among the repository's objects.
  ///   - folder: any folder of the repository's work tree.
  init(_ name: String, of folder: String, git: GitProgram) throws(GitError) {
    let list = try git.run(["ls-tree", "-r", "-z", "-l", "--full-tree", name], in: folder)
    guard list.succeeded else { throw .git(.failed(reason: list.complaint)) }
    files = Dictionary(
      list.output.split(separator: 0).compactMap(Self.entry), uniquingKeysWith: { first, _ in first })
    (self.git, self.folder) = (git, folder)
  }

  /// What some of the files hold, in the order of `paths`; those that the tree lacks are left out.
  ///
  /// - Parameter take: is given a path and what is there.
  func read(
    _ paths: [String], _ take: (_ path: String, _ bytes: [UInt8]) throws(GitError) -> Void
  ) throws(GitError) {
    var batch: [(path: String, file: File)] = []
    var byteCount = 0
    for path in paths {
      guard let file = files[path] else { continue }
      if file.byteCount > Self.fileLimit {
        throw .git(.tooLarge(path, mebibytes: Self.fileLimit >> 20))
      }
      if batch.count == Self.batchCount || byteCount + file.byteCount > GitProgram.byteLimit {
        try read(batch, take)
        (batch, byteCount) = ([], 0)
      }
      batch.append((path, file))
      byteCount += file.byteCount
    }
    try read(batch, take)
  }

  /// As large as the largest pack may be, a zip.
  private static let fileLimit = Limits.Zip.byteCount
  /// So many names of objects, of 64 digits at most, go into a pipe.
  private static let batchCount = 200

  private func read(
    _ batch: [(path: String, file: File)],
    _ take: (_ path: String, _ bytes: [UInt8]) throws(GitError) -> Void
  ) throws(GitError) {
    if batch.isEmpty { return }
    let names = batch.map { $0.file.object + "\n" }.joined()
    // A head line each, and the line end after each content, beside the contents.
    let expected = batch.reduce(0) { $0 + $1.file.byteCount + 256 }
    let answer = try git.run(
      ["cat-file", "--batch"], in: folder, input: Array(names.utf8), byteLimit: expected + 65_536)
    guard answer.succeeded else { throw .git(.failed(reason: answer.complaint)) }
    var rest = answer.output[...]
    for (path, file) in batch {
      guard let lineEnd = rest.firstIndex(of: 0x0A) else { throw .git(.failed(reason: answer.complaint)) }
      let head = String(decoding: rest[..<lineEnd], as: UTF8.self)
      guard head == "\(file.object) blob \(file.byteCount)", rest.endIndex - lineEnd > file.byteCount + 1
      else {
        throw .git(.failed(reason: head))
      }
      let start = lineEnd + 1
      try take(path, Array(rest[start..<start + file.byteCount]))
      rest = rest[(start + file.byteCount + 1)...]
    }
  }

  /// Reads `MODE blob OBJECT SIZE\tPATH`. What is no file, as a submodule, and a path that would leave the folder,
  /// as git itself never writes one, is left out.
  private static func entry(_ line: ArraySlice<UInt8>) -> (String, File)? {
    guard let tab = line.firstIndex(of: 0x09) else { return nil }
    let words = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, words[1] == "blob", let byteCount = Int(words[3]), byteCount >= 0 else {
      return nil
    }
    let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) { return nil }
    return (path, File(object: words[2], byteCount: byteCount))
  }
}
