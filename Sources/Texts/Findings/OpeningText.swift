/// Why a pack cannot be opened, and what to do.
public enum OpeningText: Localizable, Hashable {
  case missing(nearest: String?)
  case noPackHere
  case noPlistInFolder(nearest: String?)
  case permissionDenied
  case notRegular
  /// The same of a file that is no pack.
  case notRegularFile
  case onNet
  /// The reason as the system words it.
  case system(reason: String)

  public var english: SafeText {
    switch self {
    case .missing(let nearest):
      "there is no such file or folder" + (nearest.map { "; did you mean \(quoted($0))?" } ?? "")
    case .noPackHere: "this folder holds no CJSkin.plist, and there are no themes to show; name a pack"
    case .noPlistInFolder(let nearest):
      "the folder holds no CJSkin.plist"
        + (nearest.map { "; rename \(quoted($0)), or name it itself" }
          ?? "; name a folder that does, or the plist itself")
    case .permissionDenied: "the file may not be read; check its permissions (chmod u+r)"
    case .notRegular: "this is no regular file; name a folder, a plist or a JSON file"
    case .notRegularFile: "this is no regular file, and is not read"
    case .onNet: "this command works on files; download it first, and name the file"
    case .system(let reason): "the file cannot be read: \(SafeText(reason))"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .missing(let nearest):
      "没有这个文件或文件夹" + (nearest.map { "；是否指 \(quoted($0))？" } ?? "")
    case .noPackHere: "此文件夹中没有 CJSkin.plist，也没有自带的皮肤；请指定皮肤包"
    case .noPlistInFolder(let nearest):
      "文件夹中没有 CJSkin.plist"
        + (nearest.map { "；请将 \(quoted($0)) 改名，或直接指定它" } ?? "；请指定含有它的文件夹，或直接指定 plist")
    case .permissionDenied: "没有读取权限，请检查文件权限（chmod u+r）"
    case .notRegular: "不是普通文件；请指定文件夹、plist 或 JSON 文件"
    case .notRegularFile: "不是普通文件，不予读取"
    case .onNet: "此命令只处理本机的文件；请先下载，再指定该文件"
    case .system(let reason): "无法读取文件：\(SafeText(reason))"
    }
  }
}
