/// What guests are told who may only look, and what their host is.
public enum KioskText: Localizable, Hashable {
  /// A key asks for what guests may not do.
  case onlyLooking
  case noEditor, noPicture, noStop
  case needsTerminal
  /// There is the list alone: the guest's terminal can show no screen, or none can be shown on any now.
  case noScreenHere, noScreenNow
  /// The folder of the pack was put in the place of another.
  case packReplaced
  /// The pack's own permissions forbid reading it.
  case packMayNotBeRead
  case unknownTerminal(name: String, shownAs: String)
  case idle(minutes: String)
  case endsSoon(seconds: Int)
  /// What the system lacks that binds the process.
  case noLandlock(reason: String), noSeccomp(reason: String), noLibseccomp, noPrivilegesKept(reason: String)
  case limitsNotSet(reason: String)
  case notBound

  public var english: SafeText {
    switch self {
    case .onlyLooking: "this is for looking only: nothing is written"
    case .noEditor: "this is for looking only: there is no editor"
    case .noPicture: "this is for looking only: no picture is saved"
    case .noStop: "this is for looking only: q leaves"
    case .needsTerminal: "there is only a screen to look at here, and it needs a terminal: ssh -t"
    case .noScreenHere:
      "this terminal can show no screen, so here is the list; on another one there is more to see"
    case .noScreenNow: "no screen can be shown at the moment, so here is the list; come again later"
    case .packReplaced: "the pack was replaced as a whole: leave with q, come again"
    case .packMayNotBeRead: "the pack may not be read at the moment; this is how it last was"
    case .unknownTerminal(let name, let shownAs):
      "taken for \(shownAs), as no terminal \(quoted(name)) is known here"
    case .idle(let minutes): "No key was pressed for \(minutes) min. Good-bye, and come again."
    case .endsSoon(let seconds): "ends in \(seconds) s unless a key is pressed"
    case .noLandlock(let reason):
      "kiosk: this system cannot bind the process to the pack's files (Landlock: \(reason))"
    case .noSeccomp(let reason):
      "kiosk: this system cannot forbid system calls (seccomp: \(reason))"
    case .noLibseccomp:
      "kiosk: system calls are not forbidden, for that the package libseccomp2 is missing"
    case .noPrivilegesKept(let reason): "kiosk: privileges cannot be renounced (\(reason))"
    case .limitsNotSet(let reason): "kiosk: the limits of the process cannot be set (\(reason))"
    case .notBound: "kiosk: only Linux can bind the process; here the program itself alone keeps to looking"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .onlyLooking: "这里只供观看：不会写入任何内容"
    case .noEditor: "这里只供观看：没有编辑器"
    case .noPicture: "这里只供观看：不保存画面"
    case .noStop: "这里只供观看：按 q 离开"
    case .needsTerminal: "这里只有可看的画面，需要终端：ssh -t"
    case .noScreenHere: "这个终端无法显示画面，因此只列出皮肤；换一个终端可以看到更多"
    case .noScreenNow: "目前无法显示画面，因此只列出皮肤；请稍后再来"
    case .packReplaced: "整个皮肤包已被替换：请按 q 离开后重新连接"
    case .packMayNotBeRead: "皮肤包暂时不可读取；这里显示的是最后读到的内容"
    case .unknownTerminal(let name, let shownAs): "按 \(shownAs) 显示，这里不认识终端 \(quoted(name))"
    case .idle(let minutes): "\(minutes) 分钟没有按键。再见，欢迎再来。"
    case .endsSoon(let seconds): "\(seconds) 秒内不按键就会结束"
    case .noLandlock(let reason): "kiosk：本系统无法把进程限制在皮肤包的文件内（Landlock：\(reason)）"
    case .noSeccomp(let reason): "kiosk：本系统无法禁止系统调用（seccomp：\(reason)）"
    case .noLibseccomp: "kiosk：缺少软件包 libseccomp2，没有禁止系统调用"
    case .noPrivilegesKept(let reason): "kiosk：无法放弃特权（\(reason)）"
    case .limitsNotSet(let reason): "kiosk：无法设置进程的限额（\(reason)）"
    case .notBound: "kiosk：只有 Linux 能约束进程；这里仅由程序自身保证只供观看"
    }
  }
}
