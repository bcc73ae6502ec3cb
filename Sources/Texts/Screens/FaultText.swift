/// What the system refuses a preview that goes on all the same.
public enum FaultText: Localizable, Hashable {
  /// Saves are looked for instead of heard of: the system has no more notifications for this user.
  case pollsForLackOfNotifications
  /// The same, as folders may not be watched, or no more of them.
  case pollsForLackOfWatches
  case logBroken(reason: String)

  public var english: SafeText {
    switch self {
    case .pollsForLackOfNotifications: "looking for saves every half second: no inotify instance is left"
    case .pollsForLackOfWatches: "looking for saves every half second: no inotify watch is left"
    case .logBroken(let reason): "the log cannot be written: \(SafeText(reason))"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .pollsForLackOfNotifications: "每半秒查看一次是否已保存：inotify 实例已用完"
    case .pollsForLackOfWatches: "每半秒查看一次是否已保存：inotify 监视已用完"
    case .logBroken(let reason): "无法写入日志：\(SafeText(reason))"
    }
  }
}
