/// The words of the status line and the help.
public enum StatusText: Localizable, Hashable {
  case helpHint(String), quitHint(String)
  case saved(time: String, milliseconds: String)
  case warnings(Int), errors(Int), notes(Int)
  case changed(key: String, before: String, after: String, others: Int, places: Int)
  /// The file of the same name holds another picture, or none that can be read.
  case pictureChanged(key: String, name: String, others: Int, places: Int)
  case pictureDamaged(key: String, name: String, others: Int, places: Int)
  case bindingsChanged, noDefault
  case unchanged
  case readingAll
  /// The map of roles changed, no key did.
  case rolesChanged(places: Int)
  case skinGone(name: String, shown: String)
  /// Which of several plists of a zip is shown.
  case tookPlist(String, count: Int)
  case noSkinAt(Int)
  case themeNow(isDark: Bool)
  /// The file is named where it is not the plist in view.
  case broken(file: String?, line: Int?, column: Int?, reason: SafeText)
  case helpTitle, helpFoot
  case keyNextSkin, keyNthSkin, keyDefaultSkin, keyPreviousSkin, keyPage, keyFocus, keyOperate, keyLeave
  case keyInspector
  case keyTheme, keyDepth, keyReload, keyQuit, keyStop, keyRedraw
  case legendGuessed, legendDerived, legendTheme

  public var english: SafeText {
    switch self {
    case .helpHint(let key): "\(key) help"
    case .quitHint(let key): "\(key) quit"
    case .saved(let time, let milliseconds): "saved \(time), \(milliseconds) ms"
    case .warnings(let count): count == 1 ? "1 warning" : "\(count) warnings"
    case .errors(let count): count == 1 ? "1 error" : "\(count) errors"
    case .notes(let count): count == 1 ? "1 note" : "\(count) notes"
    case .changed(let key, let before, let after, let others, let places):
      "\(key) \(before) → \(after)" + Self.english(others: others, places: places)
    case .pictureChanged(let key, let name, let others, let places):
      "\(key): \(name) is another picture" + Self.english(others: others, places: places)
    case .pictureDamaged(let key, let name, let others, let places):
      "\(key): \(name) cannot be read" + Self.english(others: others, places: places)
    case .bindingsChanged: "the roles are bound to other keys now"
    case .noDefault: "this pack has no skin default"
    case .rolesChanged(let places): "roles changed, \(places == 1 ? "1 place" : "\(places) places")"
    case .skinGone(let name, let shown): "\(name) is gone from the pack; \(shown) is shown"
    case .tookPlist(let path, let count): "\(path) is shown, of \(count) in the zip"
    case .unchanged: "saved, nothing that shows has changed"
    case .readingAll: "reading all skins…"
    case .noSkinAt(let number): "there is no skin \(number)"
    case .themeNow(let isDark):
      isDark ? "dark theme where the pack is silent" : "light theme where the pack is silent"
    case .broken(let file, let line?, let column?, let reason):
      (file.map { SafeText($0) + ", " } ?? "") + "line \(line), column \(column): \(reason)"
    case .broken(let file, _, _, let reason): (file.map { SafeText($0) + ": " } ?? "") + reason
    case .helpTitle: "Skinscope"
    case .helpFoot: "Save the plist in any editor and look here."
    case .keyNextSkin: "next, previous skin"
    case .keyNthSkin: "n-th skin of the file"
    case .keyDefaultSkin: "default"
    case .keyPreviousSkin: "the skin before"
    case .keyPage: "next page"
    case .keyFocus: "into widgets and on"
    case .keyOperate: "operate (Enter too)"
    case .keyLeave: "leave widget or page"
    case .keyInspector: "inspector, ↑ ↓ walk"
    case .keyTheme: "light and dark theme"
    case .keyDepth: "fewer colours, back"
    case .keyReload: "read the pack again"
    case .keyQuit: "quit"
    case .keyStop: "stop, fg comes back"
    case .keyRedraw: "draw the screen anew"
    case .legendGuessed: "guessed from words"
    case .legendDerived: "from another role"
    case .legendTheme: "iOS's, not the pack's"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .helpHint(let key): "\(key) 帮助"
    case .quitHint(let key): "\(key) 退出"
    case .saved(let time, let milliseconds): "已保存 \(time)，\(milliseconds) ms"
    case .warnings(let count): "\(count) 个警告"
    case .errors(let count): "\(count) 个错误"
    case .notes(let count): "\(count) 条提示"
    case .changed(let key, let before, let after, let others, let places):
      "\(key) \(before) → \(after)" + Self.chinese(others: others, places: places)
    case .pictureChanged(let key, let name, let others, let places):
      "\(key)：\(name) 换了图片" + Self.chinese(others: others, places: places)
    case .pictureDamaged(let key, let name, let others, let places):
      "\(key)：\(name) 无法读取" + Self.chinese(others: others, places: places)
    case .bindingsChanged: "角色已绑定到别的键"
    case .noDefault: "这个包没有 default 皮肤"
    case .rolesChanged(let places): "角色已改变，\(places) 处"
    case .skinGone(let name, let shown): "皮肤包里没有 \(name) 了，显示 \(shown)"
    case .tookPlist(let path, let count): "zip 中有 \(count) 个 plist，显示 \(path)"
    case .unchanged: "已保存，画面没有变化"
    case .readingAll: "正在读取全部皮肤…"
    case .noSkinAt(let number): "没有第 \(number) 个皮肤"
    case .themeNow(let isDark): isDark ? "包中没有的部分用深色主题" : "包中没有的部分用浅色主题"
    case .broken(let file, let line?, let column?, let reason):
      (file.map { SafeText($0) + " " } ?? "") + "第 \(line) 行第 \(column) 列：\(reason)"
    case .broken(let file, _, _, let reason): (file.map { SafeText($0) + "：" } ?? "") + reason
    case .helpTitle: "Skinscope"
    case .helpFoot: "用任意编辑器保存 plist，然后看这里。"
    case .keyNextSkin: "下一个、上一个皮肤"
    case .keyNthSkin: "文件中的第 n 个皮肤"
    case .keyDefaultSkin: "default"
    case .keyPreviousSkin: "刚才的皮肤"
    case .keyPage: "下一页"
    case .keyFocus: "进入控件，逐个切换"
    case .keyOperate: "操作控件（Enter 亦可）"
    case .keyLeave: "离开控件、返回上页"
    case .keyInspector: "检查器，↑ ↓ 选角色"
    case .keyTheme: "浅色、深色主题"
    case .keyDepth: "减少颜色，再恢复"
    case .keyReload: "重新读取皮肤包"
    case .keyQuit: "退出"
    case .keyStop: "挂起，fg 回来"
    case .keyRedraw: "重绘屏幕"
    case .legendGuessed: "从键的词义推测"
    case .legendDerived: "由另一角色派生"
    case .legendTheme: "不是包的，是 iOS 的"
    }
  }

  private static func english(others: Int, places: Int) -> SafeText {
    (others > 0 ? " and \(others) more, " : ", ") + (places == 1 ? "1 place" : "\(places) places")
  }

  private static func chinese(others: Int, places: Int) -> SafeText {
    (others > 0 ? " 等 \(others + 1) 个键" : "") + "，\(places) 处"
  }
}
