/// Where the skins are that come along.
struct PackLocation {
  let environment: Environment
  /// Whether there is something at a path.
  var exists: (String) -> Bool = FileStream.exists

  /// The folder of the shipped skins, nil where it is not found: where `SKINSCOPE_THEMES` says; beside the program;
  /// where `make install` puts them; in the source tree around a build (`.build/PLATFORM/CONFIGURATION/skinscope`).
  var shippedThemes: String? {
    candidates.first { exists($0 + "/CJSkin.plist") }
  }

  private var candidates: [String] {
    var folders: [String] = []
    if let folder = environment.variables["SKINSCOPE_THEMES"], !folder.isEmpty { folders.append(folder) }
    guard let executable = environment.executable else { return folders }
    folders.append(Self.folder(of: executable, levelsUp: 1) + "/themes")
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
