#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Packs
import Preview
import Testing

/// The files of the project that these tests look at, found from where this one stands.
enum TestFiles {
  private static func folder(up levels: Int, of path: StaticString = #filePath) -> String {
    "\(path)".split(separator: "/", omittingEmptySubsequences: false).dropLast(levels).joined(separator: "/")
  }

  /// The skins that come with the program.
  static func themes() throws -> LoadedPack { LoadedPack(try Pack.open(path: folder(up: 3) + "/themes")) }

  /// A pack beside the tests.
  static func pack(_ name: String) throws -> LoadedPack {
    LoadedPack(try Pack.open(path: folder(up: 1) + "/Fixtures/" + name))
  }

  static func snapshotPath(_ name: String) -> String { folder(up: 1) + "/Snapshots/" + name + ".txt" }

  /// The text of a file; nil where there is none.
  static func read(_ path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer.prefix(count)
    }
  }

  static func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "wb"), "\(path) cannot be written")
    defer { fclose(file) }
    fputs(text, file)
  }

  /// Whether a person asked for the snapshots to be recorded anew; never so in continuous integration.
  static var recordsSnapshots: Bool {
    func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return variable("RECORD_SNAPSHOTS") == "1" && variable("CI").isEmpty
  }
}
