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
    case .option, .key: return [.leaveOutOption]
    case .noColor: return [.unsetNoColor, .forOnce]
    case .colorTerm: return (surroundings.isTmux ? [.tmuxConverts] : []) + [.forOnce]
    case .terminfoDirectColor, .answer, .appleTerminal, .terminfoColors: break
    }
    if depth == .truecolor { return [.forOnce] }
    var advice: [TerminalAdviceText] = []
    if surroundings.isScreen {
      advice.append(.screen(ignoresColorTerm: surroundings.hasDirectColorTerm))
    } else if terminal.hasPrefix("linux") {
      return [.linuxConsole, .forOnce]
    } else if surroundings.isTmux {
      advice.append(.tmuxFeatures)
    } else if surroundings.isAppleTerminal {
      advice.append(.appleTerminal)
    } else if surroundings.isRemote {
      advice.append(.passColorTerm)
    } else {
      advice.append(.setColorTerm)
    }
    if case .terminfoColors(..<256) = reason { advice.append(.otherDescription(terminal)) }
    return advice + [.forOnce]
  }
}
