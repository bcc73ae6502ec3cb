/// The modes that ncurses does not care for, as bytes to switch them on and off.
struct TerminalModes: Sendable {
  let entering: [UInt8]
  let leaving: [UInt8]

  /// - Parameter mouse: whether buttons, wheel and dragging are reported, in xterm's SGR form (1006) if the
  ///   terminal knows it. Bracketed paste (2004) is always on.
  init(mouse: Bool) {
    let mouseOn = mouse ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : ""
    let mouseOff = mouse ? "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l" : ""
    entering = Array((mouseOn + "\u{1B}[?2004h").utf8)
    leaving = Array((mouseOff + "\u{1B}[?2004l").utf8)
  }

  /// Terminals that know mode 2026 show what is between the two at once; others pass over them.
  static let frameBegins = Array("\u{1B}[?2026h".utf8)
  static let frameEnds = Array("\u{1B}[?2026l".utf8)

  /// All that gives a terminal back after a fault, when ncurses can no longer be asked.
  func restoring(_ terminal: TerminfoEntry) -> [UInt8] {
    var bytes = Self.frameEnds + leaving
    for capability in ["rmacs", "sgr0", "op", "smam", "rmkx", "cnorm", "rmcup"] {
      bytes += terminal.bytes(capability)
    }
    if terminal.strings["rmcup"] == nil { bytes += Array("\r\n".utf8) }
    return bytes
  }
}
