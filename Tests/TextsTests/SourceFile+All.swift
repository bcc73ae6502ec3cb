#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SourceFile {
  /// Every source file of ours: its path below `Sources`, and its text.
  static func all(test: StaticString = #filePath) throws -> [(name: String, text: String)] {
    let sources =
      "\(test)".split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
      + "/Sources/"
    var found: [(name: String, text: String)] = []
    for depth in 1...4 {
      var paths = glob_t()
      defer { globfree(&paths) }
      let pattern = sources + String(repeating: "*/", count: depth) + "*.swift"
      guard glob(pattern, 0, nil, &paths) == 0 else { continue }
      for index in 0..<Int(paths.gl_pathc) {
        guard let path = paths.gl_pathv[index] else { continue }
        let name = String(String(cString: path).dropFirst(sources.count))
        found.append((name, try text("../" + name)))
      }
    }
    return found
  }
}
