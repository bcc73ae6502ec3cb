/// What is said about the terminal itself: why it cannot be used, and why it has the colours that it has.
public enum TerminalText: Localizable, Hashable {
  case notATerminal
  case termUnset
  case termUnknown(name: String)
  case termCannotAddressCursor(name: String)
  case noTerminfoDatabase
  case alreadyOpen
  case cannotBeSetUp(name: String)
  case noDescriptorLeft

  case byOption
  case byKey
  case byNoColor
  case byColorTerm
  case byTerminfoDirectColor
  case byAnswer
  case byAppleTerminal
  case byTerminfoColors(Int)
  case byAnswerInShort
  case byTerminfoInShort

  case paletteRedefined
  case paletteFixed
  case lateAnswer(key: String)
  case onlyDepth

  public var english: SafeText {
    switch self {
    case .notATerminal:
      "standard input and output are not a terminal: run it in one, or use `list` or `render`"
    case .termUnset:
      "TERM is not set: try again with TERM=xterm-256color"
    case .termUnknown(let name):
      "terminal “\(name)” is unknown here: install its terminfo entry (package ncurses-term), "
        + "or try again with TERM=xterm-256color"
    case .termCannotAddressCursor(let name):
      "terminal “\(name)” cannot move its cursor: if it can in truth, try again with "
        + "TERM=xterm-256color; otherwise use `list` or `render`"
    case .noTerminfoDatabase:
      "there is no terminfo database: install the package ncurses-base (macOS: brew install ncurses)"
    case .alreadyOpen:
      "the terminal is in use by this program already"
    case .cannotBeSetUp(let name):
      "terminal “\(name)” cannot be set up: try again with TERM=xterm-256color"
    case .noDescriptorLeft: "too many open files for a screen: raise the limit (ulimit -n 64)"
    case .paletteRedefined: "palette redefined"
    case .paletteFixed: "this terminal keeps its palette"
    case .lateAnswer(let key): "late answer: truecolor works here, press \(key)"
    case .onlyDepth: "this terminal shows no other depth"
    case .byOption: "--color"
    case .byKey: "m"
    case .byNoColor: "NO_COLOR"
    case .byColorTerm: "COLORTERM"
    case .byTerminfoDirectColor: "terminfo RGB"
    case .byAnswer: "the terminal's answer"
    case .byAnswerInShort: "answer"
    case .byTerminfoInShort: "terminfo"
    case .byAppleTerminal: "Apple Terminal"
    case .byTerminfoColors(let count):
      switch count {
      case ...1: "terminfo: no colours"
      default: "terminfo: \(count) colours"
      }
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .notATerminal:
      "标准输入和标准输出不是终端：请在终端里运行，或改用 `list`、`render`"
    case .termUnset:
      "没有设置 TERM：请用 TERM=xterm-256color 再试"
    case .termUnknown(let name):
      "本机不认识终端“\(name)”：请安装它的 terminfo 条目（软件包 ncurses-term），"
        + "或用 TERM=xterm-256color 再试"
    case .termCannotAddressCursor(let name):
      "终端“\(name)”不能移动光标：如果实际上可以，请用 TERM=xterm-256color 再试；"
        + "否则请改用 `list`、`render`"
    case .noTerminfoDatabase:
      "找不到 terminfo 数据库：请安装软件包 ncurses-base（macOS：brew install ncurses）"
    case .alreadyOpen:
      "本程序已经在使用这个终端"
    case .cannotBeSetUp(let name):
      "无法初始化终端“\(name)”：请用 TERM=xterm-256color 再试"
    case .noDescriptorLeft: "打开的文件太多，无法显示画面：请提高限额（ulimit -n 64）"
    case .paletteRedefined: "已改写调色板"
    case .paletteFixed: "这个终端的调色板不可改写"
    case .lateAnswer(let key): "终端迟来的应答：可用 truecolor，按 \(key)"
    case .onlyDepth: "这个终端没有别的颜色数"
    case .byOption: "--color"
    case .byKey: "m"
    case .byNoColor: "NO_COLOR"
    case .byColorTerm: "COLORTERM"
    case .byTerminfoDirectColor: "terminfo RGB"
    case .byAnswer: "终端的应答"
    case .byAnswerInShort: "应答"
    case .byTerminfoInShort: "terminfo"
    case .byAppleTerminal: "Apple 终端"
    case .byTerminfoColors(let count):
      switch count {
      case ...1: "terminfo：无颜色"
      default: "terminfo：\(count) 色"
      }
    }
  }
}
