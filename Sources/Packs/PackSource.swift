/// Where a pack comes from.
public enum PackSource: Hashable, Sendable {
  /// A folder that holds `CJSkin.plist`.
  case folder(path: String)
  /// A plist or JSON file of any name; its folder serves for the rest.
  case file(path: String)

  static let plistName = "CJSkin.plist"
  static let roleMapName = "Skinscope.plist"

  /// The folder that serves for images and the role map.
  public var folderPath: String {
    switch self {
    case .folder(let path): return path
    case .file(let path):
      let folder = FilePath.folder(of: path)
      return folder.isEmpty ? "." : folder
    }
  }

  /// The plist or JSON file of the skins.
  public var plistPath: String {
    switch self {
    case .folder(let path): FilePath.join(path, Self.plistName)
    case .file(let path): path
    }
  }

  /// Where `Skinscope.plist` is, if there is one.
  public var roleMapPath: String { FilePath.join(folderPath, Self.roleMapName) }
}
