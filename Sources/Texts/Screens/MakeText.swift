/// The words of making skins and keys.
public enum MakeText: Localizable, Hashable {
  case title
  // What can be made.
  case newSkin(from: String), addKey, renameKey(String), deleteKey(String), fill(Int), shiftHue,
    shiftLightness
  case noKeySelected
  // What is asked.
  case name, key, value, by
  // What will be written.
  case willWrite(Int)
  case addsSkin(String, entries: Int)
  case imagesStay(String)
  case adds(value: SafeText, skin: String)
  case renames(place: String)
  case deletes(value: SafeText, place: String)
  case fills(key: String, value: SafeText)
  case fillsFaulty(key: String, value: SafeText, FillFault)
  case more(Int)
  case nothing
  // Why it cannot be.
  case nameNeeded, nameUnusable(String), nameTaken(String), keyNeeded, keyTaken(String), keyCrashes,
    valueNeeded
  case onlyColorKeys
  // What was done.
  case madeSkin(String), addedKey(String), renamedKey(String, to: String), deletedKey(String), filled(String)
  case nextField

  public var english: SafeText {
    switch self {
    case .title: "Make"
    case .newSkin(let skin): "a new skin from \(skin)"
    case .addKey: "a colour key in all skins"
    case .renameKey(let key): "another name for \(key)"
    case .deleteKey(let key): "\(key) deleted in all skins"
    case .fill(let count): "what is missing, from default (\(count))"
    case .shiftHue: "another hue for the whole skin"
    case .shiftLightness: "the whole skin lighter or darker"
    case .noKeySelected: "no key serves the selected role"
    case .name: "Name"
    case .key: "Key"
    case .value: "Value"
    case .by: "By"
    case .willWrite(let count): count == 1 ? "This will be written:" : "These \(count) will be written:"
    case .addsSkin(let name, let count): "+ \(name), \(count) \(count == 1 ? "entry" : "entries")"
    case .imagesStay(let name): "its own images go into \(name).bundle"
    case .adds(let value, let skin): "+ \(value) in \(skin)"
    case .renames(let place): "renamed in \(place)"
    case .deletes(let value, let place): "− \(value) in \(place)"
    case .fills(let key, let value): "\(value) \(key)"
    case .fillsFaulty(let key, let value, let fault): "\(value) (\(fault.english)) \(key)"
    case .more(let count): "and \(count) more"
    case .nothing: "There is nothing to write."
    case .nameNeeded: "type a name"
    case .nameUnusable(let name): "no folder can be called as the skin \(quoted(name)) is"
    case .nameTaken(let name): "\(quoted(name)) is there already"
    case .keyNeeded: "type a key"
    case .keyTaken(let key): "\(quoted(key)) is a key already"
    case .keyCrashes: "a key that begins with @ crashes the app"
    case .valueNeeded: "type a colour: 6 hex digits, or 8 with the alpha first"
    case .onlyColorKeys: "select a role with a key of its own first"
    case .madeSkin(let name): "new skin \(name)"
    case .addedKey(let key): "new key \(key)"
    case .renamedKey(let key, let new): "\(key) renamed to \(new)"
    case .deletedKey(let key): "\(key) deleted"
    case .filled(let skin): "\(skin) filled from default"
    case .nextField: "next"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .title: "新建与整理"
    case .newSkin(let skin): "由 \(skin) 新建皮肤"
    case .addKey: "给所有皮肤加一个颜色键"
    case .renameKey(let key): "给 \(key) 改名"
    case .deleteKey(let key): "从所有皮肤删除 \(key)"
    case .fill(let count): "从 default 补齐缺少的键（\(count)）"
    case .shiftHue: "整个皮肤改变色相"
    case .shiftLightness: "整个皮肤变亮或变暗"
    case .noKeySelected: "选中的角色没有键"
    case .name: "名称"
    case .key: "键"
    case .value: "数值"
    case .by: "变化"
    case .willWrite(let count): "将写入以下 \(count) 项："
    case .addsSkin(let name, let count): "+ \(name)，\(count) 项"
    case .imagesStay(let name): "它自己的图片放在 \(name).bundle"
    case .adds(let value, let skin): "+ \(value)，在 \(skin) 中"
    case .renames(let place): "改名，在 \(place) 中"
    case .deletes(let value, let place): "− \(value)，在 \(place) 中"
    case .fills(let key, let value): "\(value) \(key)"
    case .fillsFaulty(let key, let value, let fault): "\(value)（\(fault.simplifiedChinese)）\(key)"
    case .more(let count): "另有 \(count) 项"
    case .nothing: "没有要写入的内容。"
    case .nameNeeded: "请输入名称"
    case .nameUnusable(let name): "没有文件夹能叫作 \(quoted(name))；请换一个名称"
    case .nameTaken(let name): "已经有 \(quoted(name))"
    case .keyNeeded: "请输入键"
    case .keyTaken(let key): "已经有键 \(quoted(key))"
    case .keyCrashes: "以 @ 开头的键会让 App 崩溃"
    case .valueNeeded: "请输入颜色：6 位十六进制数，或 8 位（透明度在前）"
    case .onlyColorKeys: "请先选中一个有键的角色"
    case .madeSkin(let name): "新皮肤 \(name)"
    case .addedKey(let key): "新键 \(key)"
    case .renamedKey(let key, let new): "\(key) 改名为 \(new)"
    case .deletedKey(let key): "删除 \(key)"
    case .filled(let skin): "从 default 补齐 \(skin)"
    case .nextField: "下一项"
    }
  }
}
