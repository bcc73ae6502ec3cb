import TestSupport

/// The files beside the tests.
enum Fixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    try ProjectFile.bytes("Tests/PlistsTests/Fixtures/" + name)
  }

  /// The rows of a table after its heading, each split at tabs.
  static func rows(_ name: String) throws -> [[String]] {
    String(decoding: try bytes(name), as: UTF8.self).split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
