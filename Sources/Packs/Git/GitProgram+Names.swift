import Texts

extension GitProgram {
  /// More names than anybody looks through.
  private static let nameLimit = 500

  /// What the revisions are called of the repository that a pack is in: branches and tags, the newest first.
  ///
  /// - Parameter path: the pack as the user names it; nil for the current folder.
  /// - Returns: none where there is no repository, or no git to ask.
  public func revisionNames(near path: String?) -> [String] {
    let folder: String
    if let path {
      guard let source = try? Pack.locate(path, currentFolder: "").source else { return [] }
      folder = source.folderPath
    } else {
      folder = "."
    }
    let question = [
      "for-each-ref", "--count=\(Self.nameLimit)", "--sort=-creatordate", "--format=%(refname:short)",
      "refs/heads",
      "refs/tags", "refs/remotes",
    ]
    guard let answer = try? run(question, in: folder, byteLimit: 1 << 20), answer.succeeded else { return [] }
    return String(decoding: answer.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
