import Skins
import Texts

extension Pack {
  /// Opens a pack as it was in a revision of the Git repository that it is in now.
  ///
  /// What of it the app would look at is kept in memory, so that however the program ends nothing is left behind.
  ///
  /// - Parameters:
  ///   - path: the pack as it is now: a folder, a plist, a JSON file or a zip.
  ///   - revision: whatever git calls one, a commit or a name of it.
  public static func open(
    _ path: String, at revision: String, git: GitProgram = GitProgram()
  ) throws(GitError) -> Pack {
    if WebAddress.isMeant(by: path) { throw .git(.onNet(path.withoutCredentials)) }
    let source = try located(path)
    // What begins with a dash would be an option.
    if revision.isEmpty || revision.hasPrefix("-") { throw .unknownRevision(revision) }
    let tree = try GitTree(
      tree(of: source.folderPath, path: path, revision: revision, git: git), of: source.folderPath, git: git)
    let plistName = FilePath.name(of: source.plistPath)
    var files = try tree.contents(of: [plistName, PackSource.roleMapName])
    guard let plist = files[plistName] else { throw .git(.notInRevision(path, revision: revision)) }
    let file = revision + ":" + (source.kind == .folder ? FilePath.join(path, PackSource.plistName) : path)
    let plain = try opened(plist, beside: files, of: source, file: file)
    // A zip holds all that belongs to it.
    if plain.files.zip != nil { return plain }
    files.merge(try tree.contents(of: tree.images(of: plain.skinPack.skins))) { plist, _ in plist }
    return try opened(plist, beside: files, of: source, file: file)
  }

  private static func located(_ path: String) throws(GitError) -> PackSource {
    do throws(PackError) {
      return try Pack.locate(path, currentFolder: "").source
    } catch {
      throw .pack(error)
    }
  }

  private static func opened(
    _ plist: [UInt8], beside files: [String: [UInt8]], of source: PackSource, file: String
  ) throws(GitError) -> Pack {
    do throws(PackError) {
      return try Pack.open(plist, of: source, file: file, beside: files)
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

extension GitTree {
  /// What all images of a pack may have together.
  private static let imagesLimit = Limits.Zip.byteCount

  /// What those of some files hold that the tree has. What is a link there is a file of text here.
  fileprivate func contents(of paths: [String]) throws(GitError) -> [String: [UInt8]] {
    var byteCount = 0
    for path in paths {
      byteCount += files[path]?.byteCount ?? 0
      if byteCount > Self.imagesLimit { throw .git(.tooLarge(path, mebibytes: Self.imagesLimit >> 20)) }
    }
    var contents: [String: [UInt8]] = [:]
    try read(paths) { path, bytes in contents[path] = bytes }
    return contents
  }

  /// The files that can be images of skins, by where they are.
  fileprivate func images(of skins: [Skin]) -> [String] {
    let folders = Set(skins.flatMap { [$0.name, $0.name + PackListing.bundleEnding] })
    return files.keys.sorted().filter { file in
      guard ImageName(FilePath.name(of: file)).fileExtension != nil || AssetContents.stands(at: file) else {
        return false
      }
      // Hidden ones are no images on the disk either.
      if file.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { return false }
      guard let slash = file.firstIndex(of: "/") else { return true }
      let top = String(file[..<slash])
      return top == PackListing.assetCatalogue || folders.contains(top)
    }
  }
}
