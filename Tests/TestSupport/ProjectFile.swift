#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files of the project, by their paths in it.
public enum ProjectFile {
  /// The folder of the whole project.
  public static let root = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  /// Where a file stands in the file system.
  public static func path(_ file: String) -> String { root + "/" + file }

  /// - Throws: `FileTrouble` where it cannot be read.
  public static func bytes(_ file: String) throws -> [UInt8] { try TestFile.bytes(path(file)) }

  /// - Throws: `FileTrouble` where it cannot be read.
  public static func text(_ file: String) throws -> String {
    String(decoding: try bytes(file), as: UTF8.self)
  }

  /// - Throws: `FileTrouble` where it cannot be written.
  public static func write(_ text: String, to file: String) throws {
    try TestFile.write(Array(text.utf8), to: path(file))
  }

  /// The files in a folder and below whose names end in one of `endings`, sorted.
  public static func files(in folder: String, endings: [String]) throws -> [String] {
    var found: [String] = []
    for name in try TestFile.names(in: path(folder)) {
      let file = folder + "/" + name
      if TestFile.isFolder(path(file)) {
        found += try files(in: file, endings: endings)
      } else if endings.contains(where: name.hasSuffix) {
        found.append(file)
      }
    }
    return found.sorted()
  }

  /// Whether a person asked for the files that tests compare with to be written anew; never so in continuous integration.
  public static var isRecording: Bool {
    func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return variable("RECORD_SNAPSHOTS") == "1" && variable("CI").isEmpty
  }
}
