/// Why a zip is refused or not read wholly, and what to do.
public enum ZipText: Localizable, Hashable {
  case notReadable
  /// `nearest` has nearly the right name, `deep` has it in too deep a folder.
  /// A program or a picture stands before it.
  case bytesBefore
  case noPlist(nearest: String?, deep: String?)
  case severalPlists(taken: String, others: [String])
  /// Files of one name, each named once or more.
  case severalMembers([String])
  case leavesPack(String)
  /// A name with control characters.
  case badName(String)
  case backslash(String)
  case link(String)
  case encrypted(String)
  case otherCompression(String)
  case damaged(String)
  /// libzip is not installed.
  case noLibrary
  case fileSize(mebibytes: Int)
  /// Of one file in it.
  case memberSize(String, mebibytes: Int)
  case unpackedSize(mebibytes: Int)
  case entries(Int)

  public var english: SafeText {
    switch self {
    case .notReadable: "the zip is damaged or cut off; zip it again, or download it again"
    case .bytesBefore:
      "this is a zip with other bytes before it, as of a program that unpacks it; the app needs a plain zip: zip the folder itself"
    case .noPlist(let nearest, let deep):
      "the zip holds no CJSkin.plist at its top or in its one top folder"
        + (nearest.map { "; rename \(quoted($0))" } ?? deep.map {
          "; \(quoted($0)) lies too deep: zip its folder"
        } ?? "")
    case .severalPlists(let taken, let others):
      "the zip holds several CJSkin.plist: \(quoted(taken)) is taken, the rest is not: "
        + Self.list(others, ", ")
    case .severalMembers(let names):
      "the zip holds several files of one name, the last of which is taken: " + Self.list(names, ", ")
    case .badName(let name):
      "the zip is refused: the name \(quoted(name)) has control characters; give the file another name"
    case .leavesPack(let name):
      "the zip is refused: the path \(quoted(name)) leaves the pack; zip the folder itself"
    case .backslash(let name):
      "the zip is refused: the path \(quoted(name)) has a backslash, which iOS takes for a letter; zip it with /"
    case .link(let name): "the zip is refused: \(quoted(name)) is a link; put the file itself in"
    case .encrypted(let name): "the zip is refused: \(quoted(name)) is encrypted; zip it without a password"
    case .otherCompression(let name):
      "the zip is refused: \(quoted(name)) is compressed in a way that iOS cannot read; zip it with deflate"
    case .damaged(let name): "\(quoted(name)) in the zip is damaged; zip it again, or download it again"
    case .noLibrary:
      "zips are read by libzip, which is not installed: apt-get install libzip4, or brew install libzip"
    case .fileSize(let size): "the zip is larger than \(size) MiB, the most that is read"
    case .memberSize(let name, let size):
      "\(quoted(name)) in the zip is larger than \(size) MiB, the most that is read"
    case .unpackedSize(let size): "the zip holds more than \(size) MiB unpacked, the most that is read"
    case .entries(let count): "the zip has more than \(count) entries, the most that is read"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .notReadable: "zip 已损坏或不完整；请重新压缩或重新下载"
    case .bytesBefore: "这是前面带有其他数据的 zip（如自解压程序）；App 需要普通的 zip：请直接压缩文件夹"
    case .noPlist(let nearest, let deep):
      "zip 的顶层或唯一的顶层文件夹中没有 CJSkin.plist"
        + (nearest.map { "；请将 \(quoted($0)) 改名" } ?? deep.map { "；\(quoted($0)) 太深：请直接压缩它所在的文件夹" } ?? "")
    case .severalPlists(let taken, let others):
      "zip 中有多个 CJSkin.plist：采用 \(quoted(taken))，未采用 \(Self.list(others, "、"))"
    case .severalMembers(let names): "zip 中有同名文件，采用其中最后一个：\(Self.list(names, "、"))"
    case .badName(let name): "拒绝此 zip：名称 \(quoted(name)) 含有控制字符；请给文件换一个名称"
    case .leavesPack(let name): "拒绝此 zip：路径 \(quoted(name)) 超出皮肤包；请直接压缩文件夹本身"
    case .backslash(let name): "拒绝此 zip：路径 \(quoted(name)) 含有反斜杠，iOS 会把它当作普通字符；请用 / 分隔路径重新压缩"
    case .link(let name): "拒绝此 zip：\(quoted(name)) 是链接；请放入文件本身"
    case .encrypted(let name): "拒绝此 zip：\(quoted(name)) 已加密；请不设密码重新压缩"
    case .otherCompression(let name): "拒绝此 zip：\(quoted(name)) 的压缩方式 iOS 读不了；请用 deflate 重新压缩"
    case .damaged(let name): "zip 中的 \(quoted(name)) 已损坏；请重新压缩或重新下载"
    case .noLibrary: "读取 zip 需要 libzip，但没有安装：apt-get install libzip4，或 brew install libzip"
    case .fileSize(let size): "zip 超过 \(size) MiB 的读取上限"
    case .memberSize(let name, let size): "zip 中的 \(quoted(name)) 超过 \(size) MiB 的读取上限"
    case .unpackedSize(let size): "zip 解压后超过 \(size) MiB 的读取上限"
    case .entries(let count): "zip 的条目超过 \(count) 个的读取上限"
    }
  }

  private static func list(_ names: [String], _ separator: SafeText) -> SafeText {
    names.prefix(5).map(quoted).joined(separator: separator) + (names.count > 5 ? "..." : "")
  }
}
