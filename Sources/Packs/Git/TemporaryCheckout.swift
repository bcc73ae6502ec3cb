import Skins
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files of a Git tree, written into a folder that goes with this object.
final class TemporaryCheckout: Sendable {
  /// Where the files are.
  let path: String
  private let folder: String
  private let tree: GitTree

  init(of tree: GitTree, git: GitProgram) throws(GitError) {
    self.tree = tree
    folder = try Self.newFolder(git)
    path = folder + "/pack"
    mkdir(path, 0o700)
  }

  deinit { FileWriting.removeTree(folder) }

  /// Writes those of the files that the tree has. What is a link there is a file of text here.
  func write(_ wanted: [String]) throws(GitError) {
    var made: Set<String> = []
    let path = path
    try tree.read(wanted) { (file, bytes) throws(GitError) in
      Self.makeFolders(above: file, in: path, made: &made)
      do throws(EditError) {
        try FileWriting.create(path + "/" + file, bytes, mode: 0o600)
      } catch {
        // The same file asked for twice, or two that are one to this file system.
        if (try? FileReading.type(of: path + "/" + file)) == nil { throw .git(.noTemporaryFolder(path)) }
      }
    }
  }

  /// The files that can be images of skins, by where they are.
  func images(of skins: [Skin]) -> [String] {
    let folders = Set(skins.flatMap { [$0.name, $0.name + ".bundle"] })
    return tree.files.keys.sorted().filter { file in
      guard ImageName(FilePath.name(of: file)).fileExtension != nil else { return false }
      guard let slash = file.firstIndex(of: "/") else { return true }
      let top = String(file[..<slash])
      return top == PackListing.assetCatalogue || folders.contains(top)
    }
  }

  private static func makeFolders(above file: String, in path: String, made: inout Set<String>) {
    var folder = path
    for part in file.split(separator: "/").dropLast() {
      folder += "/" + part
      if made.insert(folder).inserted { mkdir(folder, 0o700) }
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
}
