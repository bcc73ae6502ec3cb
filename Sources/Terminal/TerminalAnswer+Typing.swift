/// Keys that a person has pressed while a slow line brought an answer: they stand in the midst of it, and are told from
/// it where no answer has such a character there.
extension TerminalAnswer {
  /// The key behind the beginning of a control sequence; nil for what may belong to it.
  static func key(_ scalar: Unicode.Scalar, typedInControl text: String) -> Key? {
    // What it is (DA1): `[?64;1;2c`.
    guard text.hasPrefix("[?"), scalar.isLetter, scalar != "c" else { return nil }
    return Key(typed: scalar)
  }

  /// The key behind the beginning of a string; nil for what may belong to it.
  static func key(_ scalar: Unicode.Scalar, typedIn introducer: Unicode.Scalar, text: String) -> Key? {
    let letters: String
    switch introducer {
    // `1$r0;48:2:1:2:3m`
    case "P" where text.hasPrefix("1$r") || text.hasPrefix("0$r"): letters = "m"
    // `4;12;rgb:5c5c/5c5c/ffff`
    case "]" where text.hasPrefix("4;"): letters = "abcdefgrABCDEF"
    default: return nil
    }
    guard scalar.isLetter, !letters.unicodeScalars.contains(scalar) else { return nil }
    return Key(typed: scalar)
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { properties.isAlphabetic }
}
