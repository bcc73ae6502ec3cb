/// How a terminal is told to show a picture.
public enum PictureProtocol: String, CaseIterable, Hashable, Sendable {
  /// kitty's graphics protocol, which many others have taken over.
  case kitty
  /// iTerm2's inline images.
  case iterm
  /// The bitmaps of DEC's terminals.
  case sixel
}

/// Whether a terminal has pictures.
public enum PictureSupport: Hashable, Sendable {
  /// It has none, or something stands between that lets none through.
  case none
  case by(PictureProtocol)
  /// Only the terminal itself can tell.
  case unknown

  /// What is known before the terminal is asked.
  ///
  /// - Parameters:
  ///   - environment: of which `TERM`, `TMUX` and `STY` count, and what else tells that a terminal does not answer.
  ///     Variables that a terminal hands on to another one that is started in it say nothing.
  ///   - terminal: the terminal's description, as found.
  public init(environment: [String: String], terminal: TerminfoEntry) {
    let surroundings = Surroundings(environment)
    if surroundings.isTmux || surroundings.isScreen || surroundings.isAppleTerminal
      || !surroundings.answersQuestions(terminal) || terminal.name.hasPrefix("alacritty")
    {
      self = .none
    } else if Self.withKittysProtocol.contains(where: { terminal.name.hasPrefix($0) }) {
      self = .by(.kitty)
    } else {
      self = .unknown
    }
  }

  private static let withKittysProtocol = ["xterm-kitty", "xterm-ghostty"]

  /// What is known after the terminal has answered.
  ///
  /// - Parameter environment: of which `TERM_PROGRAM` and `LC_TERMINAL` count where it has not told its name.
  public init(answers: TerminalAnswers, environment: [String: String]) {
    if answers.hasKittyPictures {
      self = .by(.kitty)
    } else if Self.hasInlineImages(name: answers.name, environment: environment) {
      self = .by(.iterm)
    } else {
      self = answers.hasSixel ? .by(.sixel) : .none
    }
  }

  private static func hasInlineImages(name: String?, environment: [String: String]) -> Bool {
    if let name { return name.hasPrefix("iTerm2") || name.hasPrefix("WezTerm") }
    return environment["TERM_PROGRAM"] == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2"
  }
}
