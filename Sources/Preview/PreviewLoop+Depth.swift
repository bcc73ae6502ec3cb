import Terminal
import Texts

/// How many colours are drawn, as it changes while the preview runs.
extension PreviewLoop {
  /// Says it in the status line.
  func showDepth() {
    let words = colors.choice.current.words(isExact: colors.isExact, in: options.language)
    previewer.state.scene.status.depth = words
  }

  /// Goes on to the next depth.
  /// - Returns: how the preview ends, where the terminal could not be taken again.
  func changeDepth(now: UInt64) -> Ending? {
    colors.goOn(answers: surface.answers)
    do throws(TerminalError) {
      try surface.setDepth(colors.depth)
    } catch {
      return .hangUp
    }
    askForPalette()
    previewer.settleMessage()
    showDepth()
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
    if colors.hear(surface.answers) { previewer.say(TerminalText.lateAnswer(key: "m"), kind: .plain) }
    colors.takePalette(surface.answers)
    lastScreen = nil
    paint(.painted, cause: "answer", since: now)
  }
}
