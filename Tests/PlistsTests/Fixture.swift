#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Testing

/// The files beside the tests.
enum Fixture {
  static func bytes(_ name: String, test: StaticString = #filePath) throws -> [UInt8] {
    let folder = "\(test)".split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    let file = try #require(fopen("\(folder)/Fixtures/\(name)", "rb"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer.prefix(count)
    }
  }

  /// The rows of a table after its heading, each split at tabs.
  static func rows(_ name: String) throws -> [[String]] {
    String(decoding: try bytes(name), as: UTF8.self).split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
