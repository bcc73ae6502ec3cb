#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test's own, which goes with it. Names are paths in it.
public final class TemporaryFolder {
  /// Without links in it.
  public let path: String

  /// - Throws: `FileTrouble` where it cannot be made.
  public init() throws {
    var template = Array("/tmp/skinscope-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil, let real = realpath(template, nil) else {
      throw FileTrouble("/tmp")
    }
    path = String(cString: real)
    free(real)
  }

  deinit { Self.removeTree(path) }

  public func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, making the folders that it stands in.
  ///
  /// - Returns: its path.
  @discardableResult
  public func write(_ name: String, bytes: [UInt8]) throws -> String {
    makeFolders(name.split(separator: "/").dropLast())
    try TestFile.write(bytes, to: path(name))
    return path(name)
  }

  /// Writes a file, making the folders that it stands in.
  ///
  /// - Returns: its path.
  @discardableResult
  public func write(_ name: String, _ text: String = "") throws -> String {
    try write(name, bytes: Array(text.utf8))
  }

  /// What a file holds; nil where there is none.
  public func bytes(_ name: String) -> [UInt8]? { try? TestFile.bytes(path(name)) }

  /// What a file holds; nil where there is none.
  public func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  public func has(_ name: String) -> Bool { access(path(name), F_OK) == 0 }

  /// Every file in a folder and below, by its path in this one, with what it holds as text; of links where
  /// they lead, behind an arrow.
  public func contents(of folder: String) -> [String: String] {
    var found: [String: String] = [:]
    for name in (try? TestFile.names(in: path(folder))) ?? [] {
      let inner = folder + "/" + name
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = readlink(path(inner), &target, target.count - 1)
      if length >= 0 {
        found[inner] =
          "-> " + String(decoding: target[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      } else if TestFile.isFolder(path(inner)) {
        found.merge(contents(of: inner)) { $1 }
      } else {
        found[inner] = text(inner)
      }
    }
    return found
  }

  /// Makes a folder, and those that it stands in.
  public func makeFolder(_ name: String) { makeFolders(name.split(separator: "/")) }

  public func makePipe(_ name: String) { mkfifo(path(name), 0o644) }
  public func link(_ name: String, to target: String) { symlink(target, path(name)) }

  /// - Throws: `FileTrouble` where there is no such file.
  public func remove(_ name: String) throws {
    guard unlink(path(name)) == 0 else { throw FileTrouble(path(name)) }
  }

  private func makeFolders(_ names: some Sequence<Substring>) {
    var folder = path
    for name in names {
      folder += "/" + name
      mkdir(folder, 0o755)
    }
  }

  private static func removeTree(_ path: String) {
    if unlink(path) == 0 { return }
    for name in (try? TestFile.names(in: path)) ?? [] { removeTree(path + "/" + name) }
    rmdir(path)
  }
}
