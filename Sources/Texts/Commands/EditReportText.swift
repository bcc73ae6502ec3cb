/// What changing a pack says to people.
public enum EditReportText: Localizable, Hashable {
  case wouldChange(String)
  case changed(String)
  case nothing(String)
  case add, replace, remove
  case skin(String)
  case folder(String)
  case hidden(String, by: String)
  /// Images that the app never looks at.
  case leftOut([String])
  /// Pipes, devices, links that lead nowhere.
  case odd([String])
  case roleMapLeftOut
  /// How many changes there were.
  case total(added: Int, replaced: Int, removed: Int)
  /// What is to be said of a key's image in a zip that was made.
  case inZip(skin: String, ImageText)
  case enterAgain
  case packed(String, files: Int, kibibytes: Int)
  case foundOtherwise(skin: String, key: String, inFolder: String?, inZip: String?)

  public var english: SafeText {
    switch self {
    case .wouldChange(let pack): "\(pack) would change; nothing was written"
    case .changed(let pack): "\(pack) is changed"
    case .nothing(let pack): "\(pack) holds all that already; nothing was written"
    case .add: "add"
    case .replace: "replace"
    case .remove: "remove"
    case .skin(let name): "skin \(name)"
    case .folder(let name): "folder \(name)"
    case .hidden(let file, let other):
      "\(file) is hidden by \(other): the app looks there first"
    case .leftOut(let paths):
      "left out, since the app looks only into the skins' own folders: \(Self.list(paths, ", ", " and \(paths.count - 5) more"))"
    case .odd(let paths):
      "left out, since only regular files are taken along, no pipes, devices, folders or links that lead nowhere: "
        + Self.list(paths, ", ", " and \(paths.count - 5) more")
    case .roleMapLeftOut: "Skinscope.plist is left out: the pack keeps its own"
    case .total(let added, let replaced, let removed):
      [(added, "added"), (replaced, "replaced"), (removed, "removed")].filter { $0.0 > 0 }
        .map { count, word in "\(count) \(SafeText(word))" }.joined(separator: ", ")
    case .inZip(let skin, let text): "in the zip, skin \(quoted(skin)): \(text.english)"
    case .enterAgain: "the folder that you are in was exchanged; to see the new one: cd \"$PWD\""
    case .packed(let file, let files, let size):
      "\(file): \(files) file\(files == 1 ? "" : "s"), \(size) KiB"
    case .foundOtherwise(let skin, let key, let inFolder, let inZip):
      "for \(quoted(key)) of skin \(quoted(skin)) the app finds \(Self.name(inZip, "nothing")) in the zip, "
        + "but \(Self.name(inFolder, "nothing")) in the folder"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .wouldChange(let pack): "\(pack) 将有以下改动；尚未写入"
    case .changed(let pack): "\(pack) 已改动"
    case .nothing(let pack): "\(pack) 已包含全部内容；没有写入"
    case .add: "新增"
    case .replace: "替换"
    case .remove: "删除"
    case .skin(let name): "皮肤 \(name)"
    case .folder(let name): "文件夹 \(name)"
    case .hidden(let file, let other): "\(file) 会被 \(other) 挡住：应用先查看那里"
    case .leftOut(let paths):
      "未安装，因为应用只查看以皮肤命名的文件夹：\(Self.list(paths, "、", " 等 \(paths.count) 个"))"
    case .odd(let paths):
      "已略过，因为只收普通文件，不收管道、设备、文件夹或失效的链接：" + Self.list(paths, "、", " 等 \(paths.count) 个")
    case .roleMapLeftOut: "未安装 Skinscope.plist：皮肤包保留自己的"
    case .total(let added, let replaced, let removed):
      [("新增", added), ("替换", replaced), ("删除", removed)].filter { $0.1 > 0 }
        .map { word, count in "\(SafeText(word)) \(count) 项" }.joined(separator: "，")
    case .inZip(let skin, let text): "在 zip 中，皮肤 \(quoted(skin))：\(text.simplifiedChinese)"
    case .enterAgain: "您所在的文件夹已被替换；要看到新的文件夹请执行：cd \"$PWD\""
    case .packed(let file, let files, let size): "\(file)：\(files) 个文件，\(size) KiB"
    case .foundOtherwise(let skin, let key, let inFolder, let inZip):
      "皮肤 \(quoted(skin)) 的 \(quoted(key))：应用在 zip 中找到的是 \(Self.name(inZip, "无"))，"
        + "在文件夹中是 \(Self.name(inFolder, "无"))"
    }
  }

  private static func list(_ names: [String], _ comma: SafeText, _ more: SafeText) -> SafeText {
    names.prefix(5).map(quoted).joined(separator: comma) + (names.count > 5 ? more : "")
  }

  private static func name(_ path: String?, _ nothing: SafeText) -> SafeText { path.map(quoted) ?? nothing }
}
