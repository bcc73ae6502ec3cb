import Skins
import Texts

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
    folder = try TemporaryCheckout(of: GitTree(tree, of: source.folderPath, git: git), git: git)
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
      let isForeign = inside.complaint.utf8.holds("not a git repository".utf8)
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
