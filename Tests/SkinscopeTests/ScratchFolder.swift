import Testing

@testable import skinscope

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of files that goes when its test is over.
final class ScratchFolder {
  let path: String
  private var files: [String] = []
  private var folders: [String] = []

  init() throws {
    var template = Array("/tmp/skinscope-tests-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
  }

  deinit {
    for file in files { unlink(file) }
    for folder in folders.reversed() { rmdir(folder) }
    rmdir(path)
  }

  /// Writes a file, of which one folder may be new.
  ///
  /// - Returns: its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    if let slash = name.lastIndex(of: "/") {
      let folder = path + "/" + name[..<slash]
      if !folders.contains(folder) {
        try FileStream.makeFolder(at: folder)
        folders.append(folder)
      }
    }
    let file = path + "/" + name
    try FileStream.replaceFile(at: file, with: Array(text.utf8))
    files.append(file)
    return file
  }
}
