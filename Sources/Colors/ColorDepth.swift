/// How many colours a terminal can show.
public enum ColorDepth: String, CaseIterable, Hashable, Sendable {
  case truecolor
  /// Entries 16–255 of xterm's palette; 0–15 are the user's own and never used for exact colours.
  case indexed256 = "256"
  case indexed16 = "16"
  case indexed8 = "8"
  case mono
}
