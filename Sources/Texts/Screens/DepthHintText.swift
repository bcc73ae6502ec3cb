/// What to set for more colours, in a word or two for the status line.
public enum DepthHintText: Localizable, Hashable {
  case passColorTerm, sendColorTerm, setColorTerm, tmuxFeatures, unsetNoColor, linuxConsole

  public var english: SafeText {
    switch self {
    case .passColorTerm: "more: SendEnv COLORTERM"
    case .sendColorTerm: "more: ssh -o SendEnv=COLORTERM"
    case .setColorTerm: "more: COLORTERM=truecolor"
    case .tmuxFeatures: "more: terminal-features RGB"
    case .unsetNoColor: "more: unset NO_COLOR"
    case .linuxConsole: "more: --color 16"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .passColorTerm: "更多：SendEnv COLORTERM"
    case .sendColorTerm: "更多：ssh -o SendEnv=COLORTERM"
    case .setColorTerm: "更多：COLORTERM=truecolor"
    case .tmuxFeatures: "更多：terminal-features RGB"
    case .unsetNoColor: "更多：unset NO_COLOR"
    case .linuxConsole: "更多：--color 16"
    }
  }
}

extension TerminalAdviceText {
  /// The advice in a word or two; nil where that would not be enough.
  public var hint: DepthHintText? {
    switch self {
    case .passColorTerm: .passColorTerm
    case .sendColorTerm: .sendColorTerm
    case .setColorTerm: .setColorTerm
    case .tmuxFeatures: .tmuxFeatures
    case .unsetNoColor: .unsetNoColor
    case .linuxConsole(..<16): .linuxConsole
    case .terminal, .colors, .because, .asked, .palette, .toChange, .notAskedDecided, .notAskedSilent,
      .notAskedNoTerminal, .answered, .noAnswer, .answeredNothing, .ownPalette, .noScreen, .leaveOutOption,
      .tmuxConverts, .screen, .appleTerminal, .linuxConsole, .otherDescription, .unsetColorTerm,
      .otherDirectDescription, .forOnce:
      nil
    }
  }
}
