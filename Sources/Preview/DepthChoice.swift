import Colors
import Screens
import Terminal
import Texts

/// How many colours are drawn: as was decided at the start, or as the key chose since.
struct DepthChoice {
  /// What was decided at the start.
  let home: DepthDecision
  private(set) var current: DepthDecision
  /// What the terminal said when it was too late to begin with it; the key goes there first.
  private(set) var late: ColorDepth?
  /// The most that the terminal can show, where that is known.
  private var limit: ColorDepth

  /// - Parameters:
  ///   - limit: the most that the terminal is known to show; `truecolor` where nobody knows.
  ///   - last: what the key had chosen when the pack was looked at last. It comes back where nobody asks for another
  ///     depth, and this terminal shows at least as many colours.
  init(_ home: DepthDecision, limit: ColorDepth = .truecolor, last: ColorDepth? = nil) {
    (self.home, current, self.limit) = (home, home, limit)
    if let last, home.reason != .option, home.depth.isMore(than: last) {
      current = DepthDecision(depth: last, reason: .key)
    }
  }

  /// What the key goes through: all that the terminal may show, and what was decided on. What it cannot show would be
  /// no picture of anything.
  private var depths: [ColorDepth] {
    ColorDepth.allCases.filter { $0 == home.depth || !$0.isMore(than: limit) }
  }

  /// Whether there is another depth to go to.
  var canGoOn: Bool { late != nil || depths.count > 1 }

  /// Goes on to the next depth: fewer colours each time, then around. The one of the start comes back as it was, so
  /// that each press changes what is seen.
  mutating func goOn() {
    if let late {
      self.late = nil
      current = DepthDecision(depth: late, reason: .answer)
      return
    }
    let depths = depths
    let index = depths.firstIndex(of: current.depth) ?? 0
    let next = depths[(index + 1) % depths.count]
    current = next == home.depth ? home : DepthDecision(depth: next, reason: .key)
  }

  /// Notes what the terminal said of its depth.
  ///
  /// - Returns: whether that is more than what is drawn now, and would have decided.
  mutating func hear(_ depth: ColorDepth?) -> Bool {
    if let depth { limit = depth }
    guard depth == .truecolor, current == home, case .terminfoColors = home.reason else { return false }
    late = depth
    return true
  }
}

extension DepthDecision {
  /// As the status line has it: `256 (terminfo: 256 colours)`, and what to set for more.
  ///
  /// - Parameters:
  ///   - environment: as it was when this was decided.
  ///   - terminal: the name of the terminal's description.
  func words(
    isExact: Bool, in language: Language, environment: [String: String] = [:], terminal: String = "",
    forGuest: Bool = false
  ) -> DepthWords {
    func words(_ reason: TerminalText) -> SafeText {
      let reasons = isExact ? [.paletteRedefined, reason] : [reason]
      let separator: SafeText = language == .english ? ", " : "，"
      return "\(depth.rawValue) (\(reasons.map { $0.text(in: language) }.joined(separator: separator)))"
    }
    var advice = advice(environment: environment, terminal: terminal).first { $0 != .forOnce }
    // Guests have a command of their own to type, and nothing to set on this side.
    if forGuest { advice = advice == .passColorTerm || advice == .setColorTerm ? .sendColorTerm : nil }
    return DepthWords(
      full: words(reason.text), short: words(reason.shortText), bare: SafeText(depth.rawValue),
      hint: advice?.hint?.text(in: language) ?? "", advice: advice?.text(in: language) ?? "")
  }
}
