/// What to set for more colours, and how it is told which there are.
public enum TerminalAdviceText: Localizable, Hashable {
  case terminal, colors, because, asked, palette, toChange
  /// Why it was not asked: something else has decided, it would not answer, or there is no terminal to ask.
  case notAskedDecided, notAskedSilent(String), notAskedNoTerminal
  case answered(milliseconds: Int), noAnswer(milliseconds: Int), answeredNothing(milliseconds: Int)
  case ownPalette(Int)
  case noScreen

  case leaveOutOption
  case unsetNoColor
  case passColorTerm
  /// The same for a guest.
  case sendColorTerm
  case setColorTerm
  case tmuxFeatures
  case tmuxConverts
  case screen(ignoresColorTerm: Bool)
  case appleTerminal
  /// Of how many colours it gets.
  case linuxConsole(Int)
  case otherDescription(String, with: String)
  case unsetColorTerm
  case otherDirectDescription(String)
  case forOnce

  public var english: SafeText {
    switch self {
    case .terminal: "terminal"
    case .colors: "colours"
    case .because: "because of"
    case .asked: "asked"
    case .palette: "palette"
    case .toChange: "to change"
    case .notAskedDecided: "no: it is decided without"
    case .notAskedSilent(let name): "no: \(name) would not answer, or would show the question"
    case .notAskedNoTerminal: "no: there is no terminal to ask"
    case .answered(let milliseconds): "answered after \(milliseconds) ms"
    case .answeredNothing(let milliseconds): "says nothing of 24-bit colours (\(milliseconds) ms)"
    case .noAnswer(let milliseconds): "no answer within \(milliseconds) ms"
    case .ownPalette(let count): "told \(count) of its own colours"
    case .noScreen: "none, there is no screen"
    case .leaveOutOption: "leave out --color"
    case .unsetNoColor: "unset NO_COLOR"
    case .passColorTerm:
      "SSH drops COLORTERM: put “SendEnv COLORTERM” into ~/.ssh/config on your side and “AcceptEnv COLORTERM” into "
        + "sshd_config on this one; or here: export COLORTERM=truecolor"
    case .sendColorTerm: "for 24-bit colours come again with ssh -o SendEnv=COLORTERM"
    case .setColorTerm: "if the terminal shows 24-bit colours: export COLORTERM=truecolor"
    case .tmuxFeatures:
      "in ~/.tmux.conf: set -as terminal-features ',*:RGB' and set-environment -g COLORTERM truecolor; before tmux "
        + "3.2: set -ga terminal-overrides ',*:Tc'"
    case .tmuxConverts:
      "tmux converts to what its own terminal shows: that is exact only where tmux display -p "
        + "'#{client_termfeatures}' names RGB; otherwise set -as terminal-features ',*:RGB', or take --color 256"
    case .screen(let ignoresColorTerm):
      (ignoresColorTerm ? "GNU screen hands on a COLORTERM that is not its own; " : "")
        + "GNU screen before 5 shows 256 colours at most; from 5 on, with “truecolor on” in ~/.screenrc: "
        + "--color truecolor"
    case .appleTerminal:
      "macOS’s Terminal shows 24-bit colours from macOS 26 on; until then take another terminal"
    case .linuxConsole(..<16):
      "the Linux console shows 16 colours: --color 16, or TERM=linux-16color; for more take a terminal in a "
        + "window"
    case .linuxConsole:
      "the Linux console shows no more than 16 colours: for more take a terminal in a window"
    case .otherDescription(let name, let other):
      "TERM=\(name) promises no more: if the terminal shows 256 colours, TERM=\(other)"
    case .unsetColorTerm: "if the terminal does not show 24-bit colours: unset COLORTERM"
    case .otherDirectDescription(let name):
      "TERM=\(name) promises 24-bit colours: if the terminal does not show them, TERM=xterm-256color"
    case .forOnce: "for once: --color truecolor, 256, 16, 8 or mono; in the preview the key m"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .terminal: "终端"
    case .colors: "颜色数"
    case .because: "依据"
    case .asked: "询问终端"
    case .palette: "调色板"
    case .toChange: "如要更改"
    case .notAskedDecided: "没有询问：不问也能确定"
    case .notAskedSilent(let name): "没有询问：\(name) 不会应答，或会把问题显示出来"
    case .notAskedNoTerminal: "没有询问：没有可以询问的终端"
    case .answered(let milliseconds): "\(milliseconds) ms 后得到应答"
    case .answeredNothing(let milliseconds): "没有说明能否显示 24 位颜色（\(milliseconds) ms）"
    case .noAnswer(let milliseconds): "\(milliseconds) ms 内没有应答"
    case .ownPalette(let count): "终端报告了自己的 \(count) 种颜色"
    case .noScreen: "无，没有屏幕可用"
    case .leaveOutOption: "去掉 --color"
    case .unsetNoColor: "取消设置 NO_COLOR"
    case .passColorTerm:
      "SSH 不传递 COLORTERM：在自己电脑的 ~/.ssh/config 中写 SendEnv COLORTERM，在这台主机的 sshd_config 中写 "
        + "AcceptEnv COLORTERM；或在此执行 export COLORTERM=truecolor"
    case .sendColorTerm: "如需 24 位颜色，请用 ssh -o SendEnv=COLORTERM 重新连接"
    case .setColorTerm: "如果终端能显示 24 位颜色：export COLORTERM=truecolor"
    case .tmuxFeatures:
      "在 ~/.tmux.conf 中写 set -as terminal-features ',*:RGB' 和 set-environment -g COLORTERM truecolor；"
        + "tmux 3.2 之前写 set -ga terminal-overrides ',*:Tc'"
    case .tmuxConverts:
      "tmux 会转换成外层终端能显示的颜色：只有 tmux display -p '#{client_termfeatures}' 中有 RGB 时才准确；"
        + "否则请写 set -as terminal-features ',*:RGB'，或用 --color 256"
    case .screen(let ignoresColorTerm):
      (ignoresColorTerm ? "GNU screen 传下来的 COLORTERM 不是它自己的；" : "")
        + "GNU screen 5 之前最多 256 色；从 5 起，在 ~/.screenrc 中写 truecolor on 后可用 --color truecolor"
    case .appleTerminal: "macOS 的“终端”从 macOS 26 起才显示 24 位颜色；此前请换用别的终端"
    case .linuxConsole(..<16):
      "Linux 控制台能显示 16 色：用 --color 16 或 TERM=linux-16color；要更多颜色请用图形界面里的终端"
    case .linuxConsole: "Linux 控制台最多显示 16 色：要更多颜色请用图形界面里的终端"
    case .otherDescription(let name, let other):
      "TERM=\(name) 只有这些颜色：如果终端能显示 256 色，请用 TERM=\(other)"
    case .unsetColorTerm: "如果终端不能显示 24 位颜色：unset COLORTERM"
    case .otherDirectDescription(let name):
      "TERM=\(name) 声称支持 24 位颜色：如果终端不能显示，请用 TERM=xterm-256color"
    case .forOnce: "只改这一次：--color truecolor、256、16、8 或 mono；预览中按 m 键"
    }
  }
}
