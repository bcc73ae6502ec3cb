import Terminal
import Texts

/// How many colours are drawn, as it changes while the preview runs.
extension PreviewLoop {
  /// Says it in the status line.
  func showDepth() {
    previewer.state.scene.status.depth = colors.choice.current.words(
      isExact: colors.isExact, in: options.language, environment: options.environment,
      terminal: options.terminal.name, forGuest: options.isKiosk)
  }

  /// Goes on to the next depth.
  /// - Returns: how the preview ends, where the terminal could not be taken again.
  func changeDepth(now: UInt64) -> Ending? {
    guard colors.choice.canGoOn else {
      previewer.say(TerminalText.onlyDepth, kind: .plain)
      paint(.painted, cause: "depth", since: now)
      return nil
    }
    colors.goOn(answers: surface.answers)
    do throws(TerminalError) {
      try surface.setDepth(colors.depth)
    } catch {
      return .hangUp
    }
    askForPalette()
    previewer.settleMessage()
    showDepth()
    previewer.state.scene.status.showsDepthHint = true
    lastScreen = nil
    paint(.painted, cause: "depth", since: now)
    return nil
  }

  /// Asks for the palette that matters from now on, unless the terminal has told it already.
  func askForPalette() {
    if surface.answers.palette(for: colors.depth) == nil { surface.ask(.palette(for: colors.depth)) }
  }

  /// Takes up what the terminal says later than at the start.
  func hearAnswers(now: UInt64) {
    let wasExact = colors.isExact
    colors.takePalette(surface.answers)
    if colors.isExact != wasExact { previewer.settleMessage() }
    if colors.hear(surface.answers) { previewer.say(TerminalText.lateAnswer(key: "m"), kind: .plain) }
    showDepth()
    lastScreen = nil
    paint(.painted, cause: "answer", since: now)
  }
}
