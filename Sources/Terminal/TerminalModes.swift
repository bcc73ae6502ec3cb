/// The modes that ncurses does not care for, as bytes to switch them on and off. A terminal that does not know
/// one passes over it; one that does not even know their form (a VT52) is told nothing.
struct TerminalModes: Sendable {
  let entering: [UInt8]
  let leaving: [UInt8]
  /// Terminals that know mode 2026 show at once what is written between the two.
  let frameBegins: [UInt8]
  let frameEnds: [UInt8]

  /// - Parameter mouse: whether buttons, wheel and movement are reported, in xterm's SGR form (1006) if the
  ///   terminal knows it. Bracketed paste (2004) is always on.
  init(mouse: Bool, terminal: TerminfoEntry) {
    func bytes(_ modes: [Int], _ end: String) -> [UInt8] {
      terminal.isAnsi ? modes.flatMap { Array("\u{1B}[?\($0)\(end)".utf8) } : []
    }
    let modes = (mouse ? [1000, 1002, 1003, 1006] : []) + [2004]
    entering = bytes(modes, "h")
    leaving = bytes(modes.reversed(), "l")
    frameBegins = bytes([2026], "h")
    frameEnds = bytes([2026], "l")
  }

  /// All that gives a terminal back after a fault, when ncurses can no longer be asked.
  func restoring(_ terminal: TerminfoEntry) -> [UInt8] {
    var bytes = frameEnds + leaving
    for capability in ["rmacs", "sgr0", "op", "smam", "rmkx", "cnorm", "rmcup"] {
      bytes += terminal.bytes(capability)
    }
    if terminal.strings["rmcup"] == nil { bytes += Array("\r\n".utf8) }
    return bytes
  }
}
