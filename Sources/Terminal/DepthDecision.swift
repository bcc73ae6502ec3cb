import Colors
import Texts

/// What decided how many colours are used.
public enum DepthReason: Hashable, Sendable {
  /// `--color`.
  case option
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
    case .noColor: .byNoColor
    case .colorTerm: .byColorTerm
    case .terminfoDirectColor: .byTerminfoDirectColor
    case .answer: .byAnswer
    case .appleTerminal: .byAppleTerminal
    case .terminfoColors(let count): .byTerminfoColors(count)
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

  private static func depth(forColors count: Int) -> ColorDepth {
    switch count {
    case ..<8: .mono
    case ..<16: .indexed8
    case ..<256: .indexed16
    default: .indexed256
    }
  }
}

/// What the environment says about the program on whose screen we are.
private struct Surroundings {
  private let environment: [String: String]

  init(_ environment: [String: String]) { self.environment = environment }

  private func value(_ name: String) -> String { environment[name] ?? "" }

  /// https://no-color.org: set and not empty.
  var forbidsColor: Bool { !value("NO_COLOR").isEmpty }

  var promisesDirectColor: Bool {
    ["truecolor", "24bit"].contains(value("COLORTERM").lowercased()) && !isScreen
  }

  /// GNU screen hands on the `COLORTERM` of the terminal around it, whose colours it cannot show. tmux, which
  /// calls itself screen as well, converts what its own terminal cannot show.
  private var isScreen: Bool {
    let term = value("TERM")
    let insideScreen = !value("STY").isEmpty
    let insideTmux = !value("TMUX").isEmpty
    return term.hasPrefix("screen") ? insideScreen || !insideTmux : insideScreen && !insideTmux
  }

  var isAppleTerminal: Bool { value("TERM_PROGRAM") == "Apple_Terminal" }

  /// 24-bit colour came with macOS 26, whose Terminal counts from 460; macOS 15 has 455.
  var isDirectColorAppleTerminal: Bool {
    let major = value("TERM_PROGRAM_VERSION").prefix { $0 != "." }
    return (Int(major) ?? 0) >= 460 && !isScreen
  }
}
