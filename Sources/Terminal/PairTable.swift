/// Which pair of ncurses stands for which two colours. Pairs are given out in order, each once: ncurses itself
/// never takes one back in 24-bit colour, so that a long run would use all of them up.
struct PairTable: Sendable {
  /// Colours as ncurses has them, -1 for the terminal's own.
  struct Colors: Hashable, Sendable {
    var foreground: Int32
    var background: Int32

    static let standard = Colors(foreground: -1, background: -1)
  }

  /// The highest pair there is, 0 where there are no colours.
  let limit: Int32
  /// From so many on it pays to begin anew with the next screen.
  private let worthForgetting: Int
  private var pairs: [Colors: Int32] = [:]

  init(limit: Int32, worthForgetting: Int = 1 << 15) {
    self.limit = limit
    self.worthForgetting = min(worthForgetting, Int(limit) / 2)
  }

  /// How many pairs are given out.
  var count: Int { pairs.count }
  var isWorthForgetting: Bool { limit > 0 && pairs.count > worthForgetting }

  /// Gives all pairs back.
  mutating func forgetAll() { pairs.removeAll(keepingCapacity: true) }

  /// The pair of two colours, and whether it has to be defined first. Where no pair is left, which takes a
  /// screen of more cells than there are pairs, it is the terminal's own.
  mutating func pair(for colors: Colors) -> (pair: Int32, isNew: Bool) {
    if colors == .standard || limit == 0 { return (0, false) }
    if let known = pairs[colors] { return (known, false) }
    let next = Int32(clamping: pairs.count + 1)
    if next > limit { return (0, false) }
    pairs[colors] = next
    return (next, true)
  }
}
