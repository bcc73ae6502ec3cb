/// Which pair of ncurses stands for which two colours. Pairs are given out in order, each once: ncurses itself
/// never takes one back in 24-bit colour, so that a long run would use all of them up.
struct PairTable: Sendable {
  /// Colours as ncurses has them, -1 for the terminal's own.
  struct Colors: Equatable, Sendable {
    var foreground: Int32
    var background: Int32

    static let standard = Colors(foreground: -1, background: -1)
  }

  /// The highest pair there is, 0 where there are no colours.
  let limit: Int32
  /// From so many on it pays to begin anew with the next screen.
  private let worthForgetting: Int
  /// The colours of the pairs, from pair 1 on.
  private var pairs: [Colors] = []
  /// The pairs by a hash of their colours, 0 where none is. Every cell is asked for, which a dictionary takes three
  /// times as long for. Always less than half full, a power of two in size.
  private var slots = [Int32](repeating: 0, count: 512)

  init(limit: Int32, worthForgetting: Int = 1 << 15) {
    self.limit = limit
    self.worthForgetting = min(worthForgetting, Int(limit) / 2)
  }

  /// How many pairs are given out.
  var count: Int { pairs.count }
  var isWorthForgetting: Bool { limit > 0 && pairs.count > worthForgetting }

  /// Gives all pairs back.
  mutating func forgetAll() {
    pairs.removeAll(keepingCapacity: true)
    slots = [Int32](repeating: 0, count: slots.count)
  }

  /// The pair of two colours, and whether it has to be defined first. Where no pair is left, which takes a
  /// screen of more cells than there are pairs, it is the terminal's own.
  mutating func pair(for colors: Colors) -> (pair: Int32, isNew: Bool) {
    if colors == .standard || limit == 0 { return (0, false) }
    let slot = slot(of: colors)
    if slots[slot] != 0 { return (slots[slot], false) }
    let next = Int32(clamping: pairs.count + 1)
    if next > limit { return (0, false) }
    pairs.append(colors)
    slots[slot] = next
    if pairs.count * 2 > slots.count { grow() }
    return (next, true)
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (index, colors) in pairs.enumerated() { slots[slot(of: colors)] = Int32(clamping: index + 1) }
  }

  /// Where the pair of the colours is, or where it would be: by Fibonacci hashing (Knuth, volume 3, 6.4), with linear
  /// probing.
  private func slot(of colors: Colors) -> Int {
    let both =
      UInt64(UInt32(bitPattern: colors.foreground)) << 32 | UInt64(UInt32(bitPattern: colors.background))
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (both &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while slots[slot] != 0, pairs[Int(slots[slot]) - 1] != colors { slot = (slot + 1) & mask }
    return slot
  }
}
