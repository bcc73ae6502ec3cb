import Colors
import Terminal
import Texts

/// How many colours are drawn: as was decided at the start, or as the key chose since.
struct DepthChoice {
  /// What was decided at the start.
  let home: DepthDecision
  private(set) var current: DepthDecision
  /// What the terminal said when it was too late to begin with it; the key goes there first.
  private(set) var late: ColorDepth?

  /// - Parameter last: what the key had chosen when the pack was looked at last. It comes back where nobody asks for
  ///   another depth, and this terminal shows at least as many colours.
  init(_ home: DepthDecision, last: ColorDepth? = nil) {
    (self.home, current) = (home, home)
    let depths = ColorDepth.allCases
    guard let last, home.reason != .option, let place = depths.firstIndex(of: last),
      let first = depths.firstIndex(of: home.depth), place > first
    else { return }
    current = DepthDecision(depth: last, reason: .key)
  }

  /// Goes on to the next depth: fewer colours each time, then around. The one of the start comes back as it was, so
  /// that each press changes what is seen.
  mutating func goOn() {
    if let late {
      self.late = nil
      current = DepthDecision(depth: late, reason: .answer)
      return
    }
    let depths = ColorDepth.allCases
    let index = depths.firstIndex(of: current.depth) ?? 0
    let next = depths[(index + 1) % depths.count]
    current = next == home.depth ? home : DepthDecision(depth: next, reason: .key)
  }

  /// Notes what the terminal said of its depth.
  ///
  /// - Returns: whether that is more than what is drawn now, and would have decided.
  mutating func hear(_ depth: ColorDepth?) -> Bool {
    guard depth == .truecolor, current == home, case .terminfoColors = home.reason else { return false }
    late = depth
    return true
  }
}

extension DepthDecision {
  /// As the status line has it: `256 (terminfo: 256 colours)`.
  func words(isExact: Bool, in language: Language) -> String {
    let reason = isExact ? [TerminalText.paletteRedefined, self.reason.text] : [self.reason.text]
    let separator = language == .english ? ", " : "，"
    return "\(depth.rawValue) (\(reason.map { $0.text(in: language) }.joined(separator: separator)))"
  }
}
