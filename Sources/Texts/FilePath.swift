/// Paths as text.
public enum FilePath {
  /// `name` inside `folder`; an empty folder is the current one.
  public static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder that `path` stands in; empty for a bare name.
  public static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What follows the last `/`.
  public static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  private static let slash = UInt8(ascii: "/")
}
