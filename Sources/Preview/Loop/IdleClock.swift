import Terminal

/// How long nobody has pressed a key.
struct IdleClock {
  /// In nanoseconds.
  private let limit: UInt64
  private var heardAt: UInt64
  /// It was said that the end is near.
  private(set) var hasWarned = false

  /// How long before the end that is said, in nanoseconds; where there is less time in all, half of that.
  private static let notice: UInt64 = 30_000_000_000
  /// How long after the end the process is ended by force, in seconds, should it be stuck in a terminal that reads no
  /// more.
  private static let grace = 5

  /// - Parameters:
  ///   - minutes: after which it ends; what is no time at all is a second, and more than a week is a week.
  ///   - now: on the monotonic clock, in nanoseconds.
  init(minutes: Double, from now: UInt64) {
    let seconds = minutes.isFinite ? min(max(minutes * 60, 1), 7 * 86_400) : 1
    limit = UInt64(seconds * 1e9)
    heardAt = now
  }

  private var end: UInt64 { heardAt + limit }

  /// When there is something to say or to do.
  var deadline: UInt64 { hasWarned ? end : end - min(Self.notice, limit / 2) }

  func isOver(at now: UInt64) -> Bool { now >= end }

  /// Rounded up.
  func secondsLeft(at now: UInt64) -> Int { Int((end - min(now, end) + 999_999_999) / 1_000_000_000) }

  mutating func warn() { hasWarned = true }

  /// A key was pressed.
  mutating func heard(at now: UInt64) {
    heardAt = now
    hasWarned = false
  }

  /// Has the process end even if it cannot look at this clock any more.
  @MainActor func setAlarm() {
    TerminalSurface.endUnlessHeard(within: Int(limit / 1_000_000_000) + 1 + Self.grace)
  }
}
