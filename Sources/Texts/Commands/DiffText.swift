/// What `diff` says.
public enum DiffText: Localizable, Hashable {
  case title(before: String, after: String)
  case same(before: String, after: String)
  case noDifference
  case skin(String)
  case skinAdded(String, keys: Int)
  case skinRemoved(String, keys: Int)
  case colors, images, fonts, files, contrast
  case before, after, difference, pair
  case added, removed
  case otherPicture
  case crashesApp, unreadable
  case lost, worse, gained
  case summary(added: Int, removed: Int, changed: Int, files: Int, lost: Int, gained: Int)

  public var english: SafeText {
    switch self {
    case .title(let before, let after): "\(before) → \(after)"
    case .same(let before, let after): "\(before) and \(after) are the same"
    case .noDifference: "No difference"
    case .skin(let name): "Skin \(name)"
    case .skinAdded(let name, let keys): "Skin \(name) is new, with \(counted(keys, "key"))"
    case .skinRemoved(let name, let keys): "Skin \(name) is gone, with \(counted(keys, "key"))"
    case .colors: "Colours"
    case .images: "Images"
    case .fonts: "Fonts"
    case .files: "Image files"
    case .contrast: "Contrast"
    case .before: "Before"
    case .after: "After"
    case .difference: "ΔE"
    case .pair: "Text on ground"
    case .added: "added"
    case .removed: "removed"
    case .otherPicture: "another picture"
    case .crashesApp: "crashes the app"
    case .unreadable: "the app cannot read it"
    case .lost: "lost"
    case .worse: "worse still"
    case .gained: "gained"
    case .summary(let added, let removed, let changed, let files, let lost, let gained):
      "\(counted(added, "key")) added, \(removed) removed, \(changed) changed; "
        + "\(counted(files, "image file")) changed; contrast lost in \(counted(lost, "pair")), gained in \(gained)"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .title(let before, let after): "\(before) → \(after)"
    case .same(let before, let after): "\(before) 与 \(after) 相同"
    case .noDifference: "没有差异"
    case .skin(let name): "皮肤 \(name)"
    case .skinAdded(let name, let keys): "新增皮肤 \(name)，共 \(keys) 个键"
    case .skinRemoved(let name, let keys): "删除了皮肤 \(name)，共 \(keys) 个键"
    case .colors: "颜色"
    case .images: "图片"
    case .fonts: "字体"
    case .files: "图片文件"
    case .contrast: "对比度"
    case .before: "之前"
    case .after: "之后"
    case .difference: "ΔE"
    case .pair: "文字与底色"
    case .added: "新增"
    case .removed: "删除"
    case .otherPicture: "图片内容不同"
    case .crashesApp: "会使 App 崩溃"
    case .unreadable: "App 无法读取"
    case .lost: "变差"
    case .worse: "更差"
    case .gained: "变好"
    case .summary(let added, let removed, let changed, let files, let lost, let gained):
      "键：新增 \(added) 个、删除 \(removed) 个、修改 \(changed) 个；图片文件变化 \(files) 个；"
        + "对比度变差 \(lost) 对、变好 \(gained) 对"
    }
  }

  private func counted(_ count: Int, _ noun: SafeText) -> SafeText {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
