import Colors

extension DepthDecision {
  /// The most colours that a terminal is known to show; `truecolor` where nobody knows, which is most often: a
  /// description of 256 or 8 colours is that of many a terminal that shows all.
  ///
  /// - Parameters:
  ///   - environment: of which the variables count that tell a terminal's kind.
  ///   - terminal: the terminal's description, as found.
  ///   - answer: what the terminal said when it was asked; nil when it said nothing.
  public static func limit(
    environment: [String: String], terminal: TerminfoEntry, answer: ColorDepth?
  ) -> ColorDepth {
    let surroundings = Surroundings(environment)
    if let answer { return answer }
    // screen 5 shows 24 bits where it is told to, which it does not tell.
    if surroundings.isScreen { return .indexed256 }
    if surroundings.isAppleTerminal {
      return surroundings.isDirectColorAppleTerminal ? .truecolor : .indexed256
    }
    // The kernel's console has 16, whatever its description says.
    if terminal.isLinuxConsole { return .indexed16 }
    guard Surroundings.isOfOldKind(terminal.name), !surroundings.promisesDirectColor, !terminal.hasDirectColor
    else { return .truecolor }
    return depth(forColors: terminal.colors)
  }
}

extension TerminfoEntry {
  /// The console of the Linux kernel.
  var isLinuxConsole: Bool { name.hasPrefix("linux") }
}
