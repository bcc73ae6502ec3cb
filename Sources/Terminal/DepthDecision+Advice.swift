import Texts

extension DepthDecision {
  /// What to set so that more colours, or the right number of them, are shown; the most telling first.
  ///
  /// - Parameters:
  ///   - environment: as it was when this was decided.
  ///   - terminal: the name of the terminal's description.
  public func advice(environment: [String: String], terminal: String) -> [TerminalAdviceText] {
    let surroundings = Surroundings(environment)
    switch reason {
    case .key: return [.forOnce]
    case .option: return [.leaveOutOption]
    case .noColor: return [.unsetNoColor, .forOnce]
    case .colorTerm: return (surroundings.isTmux ? [.tmuxConverts] : []) + [.unsetColorTerm, .forOnce]
    case .terminfoDirectColor: return [.otherDirectDescription(terminal), .forOnce]
    case .answer, .appleTerminal, .terminfoColors: break
    }
    if depth == .truecolor { return [.forOnce] }
    var advice: [TerminalAdviceText] = []
    if surroundings.isScreen {
      advice.append(.screen(ignoresColorTerm: surroundings.hasDirectColorTerm))
    } else if terminal.hasPrefix("linux") {
      return [.linuxConsole(depth == .indexed16 ? 16 : 8), .forOnce]
    } else if surroundings.isTmux {
      advice.append(.tmuxFeatures)
    } else if surroundings.isAppleTerminal {
      advice.append(.appleTerminal)
    } else if reason == .answer {
      // It has said that it shows no more.
    } else if Surroundings.isOfOldKind(terminal) {
      // Nor can it; only its name may be wrong.
    } else if surroundings.isRemote {
      advice.append(.passColorTerm)
    } else {
      advice.append(.setColorTerm)
    }
    if case .terminfoColors(..<256) = reason {
      let other =
        surroundings.isScreen ? "screen-256color" : surroundings.isTmux ? "tmux-256color" : "xterm-256color"
      advice.append(.otherDescription(terminal, with: other))
    }
    return advice + [.forOnce]
  }
}
