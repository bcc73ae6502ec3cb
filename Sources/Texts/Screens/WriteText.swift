/// What became of a change that was to be written into the pack.
public enum WriteText: Localizable, Hashable {
  case saved(SafeText), undone(SafeText), redone(SafeText)
  /// What was done and cannot be seen in the skin in view.
  case value(key: String, skin: String), binding(role: String)
  case notAllowed
  /// Another hand saved the pack, and it was read again.
  case overtaken(key: String)
  /// The pack on the disk cannot be read.
  case broken(SafeText)

  public var english: SafeText {
    switch self {
    case .saved(let what): "written: \(what)"
    case .undone(let what): "undone: \(what)"
    case .redone(let what): "done again: \(what)"
    case .value(let key, let skin): "\(key) in \(skin)"
    case .binding(let role): "the key of \(role)"
    case .notAllowed: KioskText.onlyLooking.english
    case .overtaken(let key): "saved by another meanwhile: \(key) again writes"
    case .broken(let reason): "not written: \(reason)"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .saved(let what): "已写入：\(what)"
    case .undone(let what): "已撤销：\(what)"
    case .redone(let what): "已重做：\(what)"
    case .value(let key, let skin): "\(skin) 中的 \(key)"
    case .binding(let role): "\(role) 的键"
    case .notAllowed: KioskText.onlyLooking.simplifiedChinese
    case .overtaken(let key): "刚被其他程序保存：再按 \(key) 写入"
    case .broken(let reason): "没有写入：\(reason)"
    }
  }
}
