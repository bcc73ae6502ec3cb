/// What a pack, a skin, a section or a key lacks or has too much.
public enum KeyText: Localizable, Hashable {
  case noSkins
  case missingDefault(nearMiss: String?)
  case emptySkin
  /// The skin without an entry is the one that all others fall back to.
  case emptyDefault
  case unknownSection(String, meant: String)
  case sectionIsNoDictionary(String)
  case missingKey(String, section: String)
  case takenFromHere
  case extraKey(section: String)
  case duplicateKey(String, lastCounts: Bool)
  case overriddenHere
  case crashesApp(String)

  public var english: SafeText {
    switch self {
    case .noSkins: "there are no skins: the top level has to map skin names to dictionaries"
    case .missingDefault(let near):
      "there is no skin \"default\", to which all others fall back: white, 14 pt and no image are shown instead"
        + (near.map { "; rename \(quoted($0))" } ?? "; add one")
    case .emptyDefault:
      "\"default\" has no entry: nothing can be taken from it; add the keys that all skins share"
    case .emptySkin: "the skin has no entry: everything is taken from \"default\"; add entries or remove it"
    case .unknownSection(let name, let meant):
      "the app does not read the section \(quoted(name)); write \"\(meant)\""
    case .sectionIsNoDictionary(let name):
      "the section \"\(name)\" is no dictionary: the app reads nothing of it"
    case .missingKey(let key, let section):
      "the \(Self.english(section)) \(quoted(key)) is not set here: the app takes that of \"default\"; add it"
    case .takenFromHere: "this value is shown"
    case .extraKey(let section):
      switch section {
      case "Font":
        "the font is not in \"default\": in all other skins the app shows system font 14 pt; add it there"
      case "Image": "the image is not in \"default\": in all other skins the app shows no image; add it there"
      default: "the colour is not in \"default\": in all other skins the app shows white; add it there"
      }
    case .duplicateKey(let key, let lastCounts):
      "the key \(quoted(key)) is written more than once: only the \(lastCounts ? "last" : "first") counts; remove the others"
    case .overriddenHere: "also written here"
    case .crashesApp(let key): "the key \(quoted(key)) begins with @, which crashes the app; rename it"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .noSkins: "没有皮肤：最外层应为皮肤名到字典的映射"
    case .missingDefault(let near):
      "缺少皮肤 \"default\"，其他皮肤都以它为后备；现以白色、14 pt、无图片代替"
        + (near.map { "；请将 \(quoted($0)) 改名" } ?? "；请添加")
    case .emptyDefault: "\"default\" 没有任何条目，其他皮肤无从后备；请添加各皮肤共用的键"
    case .emptySkin: "皮肤没有任何条目，全部取自 \"default\"；请添加条目或删除它"
    case .unknownSection(let name, let meant): "App 不会读取分区 \(quoted(name))，请写作 \"\(meant)\""
    case .sectionIsNoDictionary(let name): "分区 \"\(name)\" 不是字典，App 不会读取其中任何内容"
    case .missingKey(let key, let section):
      "此处没有设置\(Self.chinese(section)) \(quoted(key))，App 取 \"default\" 的；请添加"
    case .takenFromHere: "显示的是这个值"
    case .extraKey(let section):
      switch section {
      case "Font": "\"default\" 中没有该字体，App 在其他皮肤里显示系统字体 14 pt；请在那里添加"
      case "Image": "\"default\" 中没有该图片，App 在其他皮肤里不显示图片；请在那里添加"
      default: "\"default\" 中没有该颜色，App 在其他皮肤里显示白色；请在那里添加"
      }
    case .duplicateKey(let key, let lastCounts):
      "键 \(quoted(key)) 重复出现，只有\(lastCounts ? "最后" : "第")一个有效；请删除其余的"
    case .overriddenHere: "此处也写了"
    case .crashesApp(let key): "键 \(quoted(key)) 以 @ 开头，会使 App 崩溃；请改名"
    }
  }

  /// What a section holds one of: one name may be a colour, a font and an image.
  private static func english(_ section: String) -> SafeText {
    switch section {
    case "Font": "font"
    case "Image": "image"
    default: "colour"
    }
  }

  private static func chinese(_ section: String) -> SafeText {
    switch section {
    case "Font": "字体"
    case "Image": "图片"
    default: "颜色"
    }
  }
}
