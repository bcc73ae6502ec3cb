import TestSupport

extension TemporaryFolder {
  /// - Parameter entries: paths to make in it; those that end in `/` are folders, the others files with a line in them.
  convenience init(_ entries: [String]) throws {
    try self.init()
    for entry in entries {
      if entry.hasSuffix("/") { makeFolder(entry) } else { try write(entry, "line\n") }
    }
  }
}
