/// Where the pack is that a command is about.
struct PackLocation {
  let environment: Environment
  /// Whether there is something at a path.
  var exists: (String) -> Bool = FileStream.exists

  static let plistName = "CJSkin.plist"

  /// The pack named, else the current folder if it holds a `CJSkin.plist`, else the skins that come along. Nil
  /// where there are none either.
  func path(named name: String?) -> String? {
    if let name { return name }
    if exists(Self.plistName) { return "." }
    return shipped.first { exists($0 + "/" + Self.plistName) }
  }

  /// Where the shipped skins may be: where `SKINSCOPE_THEMES` says; beside the program; where `make install` puts
  /// them; in the source tree around a build (`.build/PLATFORM/CONFIGURATION/skinscope`).
  private var shipped: [String] {
    var folders: [String] = []
    if let folder = environment.variables["SKINSCOPE_THEMES"], !folder.isEmpty { folders.append(folder) }
    guard let executable = environment.executable else { return folders }
    let home = Self.folder(of: executable, levelsUp: 1)
    folders.append(home + "/themes")
    folders.append(Self.folder(of: executable, levelsUp: 2) + "/share/skinscope/themes")
    folders.append(Self.folder(of: executable, levelsUp: 4) + "/themes")
    return folders
  }

  /// The folder so many levels above an absolute path; the root, spelled as nothing, is above itself.
  private static func folder(of path: String, levelsUp levels: Int) -> String {
    var path = path[...]
    for _ in 0..<levels {
      path = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    }
    return String(path)
  }
}
