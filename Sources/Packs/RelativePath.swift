import Texts

/// Names of files that stay the same from wherever a command is run.
public enum RelativePath {
  /// A file as seen from the folder of another, links followed on both sides; `..` leads upwards.
  ///
  /// - Parameters:
  ///   - file: a path as the user named it, of something that need not be there; what is on the net keeps its address.
  ///   - other: the path of the file in whose folder the name holds.
  public static func path(of file: String, besides other: String) -> String {
    if WebAddress.isMeant(by: file) { return file }
    let target = parts(of: file)
    let folder = parts(of: absolutePath(other)).dropLast()
    let common = zip(target, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + target.dropFirst(common)).joined(separator: "/")
  }

  /// The parts of a path from the root, without links as far as there is something.
  private static func parts(of path: String) -> [String] {
    var (rest, missing) = (absolutePath(path), [String]())
    while true {
      if let real = FileWriting.realPath(rest) {
        return real.split(separator: "/").map(String.init) + missing.reversed()
      }
      let name = FilePath.name(of: rest)
      if !name.isEmpty, name != "." { missing.append(name) }
      rest = FilePath.folder(of: rest)
      // The root is always there; this is for a system that denies it.
      if rest.isEmpty { return missing.reversed() }
    }
  }
}
