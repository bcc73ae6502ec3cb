/// How many colours a terminal can show.
public enum ColorDepth: String, CaseIterable, Hashable, Sendable {
  case truecolor
  /// Entries 16–255 of xterm's palette; 0–15 are the user's own and never used for exact colours.
  case indexed256 = "256"
  case indexed16 = "16"
  case indexed8 = "8"
  case mono

  /// Whether this is more colours than another depth has.
  public func isMore(than other: ColorDepth) -> Bool { rank > other.rank }

  private var rank: Int {
    switch self {
    case .mono: 0
    case .indexed8: 1
    case .indexed16: 2
    case .indexed256: 3
    case .truecolor: 4
    }
  }
}
