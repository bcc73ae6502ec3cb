import Colors
import Texts

/// What decided how many colours are used.
public enum DepthReason: Hashable, Sendable {
  /// `--color`.
  case option
  /// The key that goes through the depths.
  case key
  /// `NO_COLOR`, when not empty.
  case noColor
  /// `COLORTERM`.
  case colorTerm
  /// `RGB` or `Tc` in the terminal's description.
  case terminfoDirectColor
  /// What the terminal said when asked.
  case answer
  /// macOS's Terminal, known by its version.
  case appleTerminal
  /// The number of colours in the terminal's description.
  case terminfoColors(Int)

  /// The reason in the user's language, short enough for a status line.
  public var text: TerminalText {
    switch self {
    case .option: .byOption
    case .key: .byKey
    case .noColor: .byNoColor
    case .colorTerm: .byColorTerm
    case .terminfoDirectColor: .byTerminfoDirectColor
    case .answer: .byAnswer
    case .appleTerminal: .byAppleTerminal
    case .terminfoColors(let count): .byTerminfoColors(count)
    }
  }
}

extension DepthReason {
  /// The reason in a word, where there is no room for more.
  public var shortText: TerminalText {
    switch self {
    case .answer: .byAnswerInShort
    case .terminfoColors: .byTerminfoInShort
    case .option, .key, .noColor, .colorTerm, .terminfoDirectColor, .appleTerminal: text
    }
  }
}

/// How many colours are used, and why.
public struct DepthDecision: Hashable, Sendable {
  public let depth: ColorDepth
  public let reason: DepthReason

  public init(depth: ColorDepth, reason: DepthReason) {
    self.depth = depth
    self.reason = reason
  }

  /// Decides on the depth; the first that knows wins.
  ///
  /// - Parameters:
  ///   - option: what the user asked for.
  ///   - environment: of which `NO_COLOR`, `COLORTERM`, `TERM`, `TMUX`, `STY`, `TERM_PROGRAM` and
  ///     `TERM_PROGRAM_VERSION` count.
  ///   - terminal: the terminal's description, as found.
  ///   - answer: what the terminal says when asked, nil when it says nothing; only called when it matters.
  public static func decide(
    option: ColorDepth?, environment: [String: String], terminal: TerminfoEntry,
    answer: () -> ColorDepth? = { nil }
  ) -> DepthDecision {
    if let option { return DepthDecision(depth: option, reason: .option) }
    let surroundings = Surroundings(environment)
    if surroundings.forbidsColor { return DepthDecision(depth: .mono, reason: .noColor) }
    if surroundings.isAppleTerminal {
      if surroundings.isDirectColorAppleTerminal {
        return DepthDecision(depth: .truecolor, reason: .appleTerminal)
      }
      if let answer = answer() { return DepthDecision(depth: answer, reason: .answer) }
      return DepthDecision(depth: .indexed256, reason: .appleTerminal)
    }
    if surroundings.promisesDirectColor { return DepthDecision(depth: .truecolor, reason: .colorTerm) }
    if terminal.hasDirectColor { return DepthDecision(depth: .truecolor, reason: .terminfoDirectColor) }
    if let answer = answer() { return DepthDecision(depth: answer, reason: .answer) }
    let colors = terminal.colors
    return DepthDecision(depth: depth(forColors: colors), reason: .terminfoColors(colors))
  }

  static func depth(forColors count: Int) -> ColorDepth {
    switch count {
    case ..<8: .mono
    case ..<16: .indexed8
    case ..<256: .indexed16
    default: .indexed256
    }
  }
}
