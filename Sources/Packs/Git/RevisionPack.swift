import Skins
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pack as it was in a revision of the Git repository that it is in now.
///
/// What of it the app would look at is written into a temporary folder, which goes with this object.
public final class RevisionPack: Sendable {
  public let pack: Pack
  private let folder: TemporaryCheckout

  /// Takes a pack out of a repository.
  ///
  /// - Parameters:
  ///   - path: the pack as it is now: a folder, a plist, a JSON file or a zip.
  ///   - revision: whatever git calls one, a commit or a name of it.
  public init(_ path: String, at revision: String, git: GitProgram = GitProgram()) throws(GitError) {
    if WebAddress.isMeant(by: path) { throw .git(.onNet(path)) }
    let source = try Self.located(path)
    // What begins with a dash would be an option.
    if revision.isEmpty || revision.hasPrefix("-") { throw .unknownRevision(revision) }
    let tree = try Self.tree(of: source.folderPath, path: path, revision: revision, git: git)
    folder = try TemporaryCheckout(of: tree, from: source.folderPath, git: git)
    let old: PackSource
    switch source.kind {
    case .folder:
      old = .folder(path: folder.path)
      try folder.write([PackSource.plistName, PackSource.roleMapName])
    case .file, .zip, .link:
      old = .file(path: folder.path + "/" + FilePath.name(of: source.path))
      try folder.write([FilePath.name(of: source.path), PackSource.roleMapName])
    }
    if (try? FileReading.type(of: old.plistPath)) == nil {
      throw .git(.notInRevision(path, revision: revision))
    }
    let file = revision + ":" + (source.kind == .folder ? FilePath.join(path, PackSource.plistName) : path)
    let plain = try Self.opened(old, file: file)
    try folder.write(folder.images(of: plain.skinPack.skins))
    pack = try Self.opened(old, file: file)
  }

  private static func located(_ path: String) throws(GitError) -> PackSource {
    do throws(PackError) {
      return try Pack.locate(path, currentFolder: "").source
    } catch {
      throw .pack(error)
    }
  }

  private static func opened(_ source: PackSource, file: String) throws(GitError) -> Pack {
    do throws(PackError) {
      return try Pack.open(source, file: file)
    } catch {
      throw .pack(error)
    }
  }

  /// The tree of a folder in a revision.
  private static func tree(
    of folder: String, path: String, revision: String, git: GitProgram
  ) throws(GitError) -> String {
    let inside = try git.run(["rev-parse", "--is-inside-work-tree"], in: folder)
    guard inside.succeeded else {
      let isForeign = inside.complaint.contains("not a git repository")
      throw .git(isForeign ? .notInRepository(path) : .failed(reason: inside.complaint))
    }
    let ask = ["rev-parse", "--verify", "--quiet", "--end-of-options"]
    let commit = try git.run(ask + [revision + "^{commit}"], in: folder)
    guard commit.succeeded else { throw .unknownRevision(revision) }
    let tree = try git.run(ask + [commit.line + ":./"], in: folder)
    guard tree.succeeded else { throw .git(.notInRevision(path, revision: revision)) }
    return tree.line
  }
}

/// A tree of a repository, of which files are written into a folder that goes with this object.
private final class TemporaryCheckout: Sendable {
  /// Where the files are.
  let path: String
  private let folder: String
  private let git: GitProgram
  private let environment: [String]
  /// All files of the tree, `/` between the parts of their paths.
  private let files: [String]

  init(of tree: String, from repository: String, git: GitProgram) throws(GitError) {
    self.git = git
    folder = try Self.newFolder(git)
    path = folder + "/pack"
    mkdir(path, 0o700)
    let (folder, path) = (folder, path)
    do throws(GitError) {
      let directory = try Self.succeeded(try git.run(["rev-parse", "--absolute-git-dir"], in: repository))
        .line
      environment = ["GIT_DIR=\(directory)", "GIT_WORK_TREE=\(path)", "GIT_INDEX_FILE=\(folder)/index"]
      _ = try Self.succeeded(try git.run(["read-tree", tree], in: path, more: environment))
      let list = try Self.succeeded(try git.run(["ls-files", "-z", "--cached"], in: path, more: environment))
      files = list.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    } catch {
      FileWriting.removeTree(folder)
      throw error
    }
  }

  deinit { FileWriting.removeTree(folder) }

  /// Writes those of the files that the tree has.
  func write(_ wanted: [String]) throws(GitError) {
    let there = Set(files)
    let wanted = wanted.filter(there.contains)
    // Not more at once than a command line holds everywhere.
    for start in stride(from: 0, to: wanted.count, by: 200) {
      let some = wanted[start..<min(start + 200, wanted.count)]
      _ = try Self.succeeded(
        try git.run(["checkout-index", "-q", "-f", "--"] + some, in: path, more: environment))
    }
  }

  /// The files that can be images of skins, by where they are.
  func images(of skins: [Skin]) -> [String] {
    let folders = Set(skins.flatMap { [$0.name, $0.name + ".bundle"] })
    return files.filter { file in
      guard ImageName(FilePath.name(of: file)).fileExtension != nil else { return false }
      guard let slash = file.firstIndex(of: "/") else { return true }
      let top = String(file[..<slash])
      return top == PackListing.assetCatalogue || folders.contains(top)
    }
  }

  private static func newFolder(_ git: GitProgram) throws(GitError) -> String {
    let variable = git.environment.first { $0.hasPrefix("TMPDIR=") }?.dropFirst("TMPDIR=".count)
    let parent = variable.flatMap { $0.isEmpty ? nil : String($0) } ?? "/tmp"
    var template = Array((parent + "/skinscope-XXXXXX").utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else { throw .git(.noTemporaryFolder(parent)) }
    return made
  }

  private static func succeeded(_ answer: GitProgram.Answer) throws(GitError) -> GitProgram.Answer {
    guard answer.succeeded else { throw .git(.failed(reason: answer.complaint)) }
    return answer
  }
}
