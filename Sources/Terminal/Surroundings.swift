/// What the environment says about the program on whose screen we are.
struct Surroundings {
  private let environment: [String: String]

  init(_ environment: [String: String]) { self.environment = environment }

  private func value(_ name: String) -> String { environment[name] ?? "" }

  /// https://no-color.org: set and not empty.
  var forbidsColor: Bool { !value("NO_COLOR").isEmpty }

  var hasDirectColorTerm: Bool { ["truecolor", "24bit"].contains(value("COLORTERM").lowercased()) }

  var promisesDirectColor: Bool { hasDirectColorTerm && !isScreen }

  /// GNU screen hands on the `COLORTERM` of the terminal around it, whose colours it cannot show. tmux, which
  /// calls itself screen as well, converts what its own terminal cannot show.
  var isScreen: Bool {
    let term = value("TERM")
    let insideScreen = !value("STY").isEmpty
    let insideTmux = !value("TMUX").isEmpty
    return term.hasPrefix("screen") ? insideScreen || !insideTmux : insideScreen && !insideTmux
  }

  var isTmux: Bool { !isScreen && (!value("TMUX").isEmpty || value("TERM").hasPrefix("tmux")) }

  /// Whether the terminal is at the other end of a connection, which drops most variables.
  var isRemote: Bool { !value("SSH_CONNECTION").isEmpty || !value("SSH_TTY").isEmpty }

  /// Programs inside of GNU screen or tmux inherit its name, and have another terminal.
  var isAppleTerminal: Bool { value("TERM_PROGRAM") == "Apple_Terminal" && !isScreen && !isTmux }

  /// 24-bit colour came with macOS 26, whose Terminal counts from 460; macOS 15 has 455.
  var isDirectColorAppleTerminal: Bool {
    let major = value("TERM_PROGRAM_VERSION").prefix { $0 != "." }
    return (Int(major) ?? 0) >= 460
  }

  /// False for a terminal that would not answer, or would show the question: GNU screen hands a device control
  /// string on to the terminal around it as text; old Linux consoles and Emacs print it.
  func answersQuestions(_ terminal: TerminfoEntry) -> Bool {
    guard terminal.isAnsi, !isScreen, value("INSIDE_EMACS").isEmpty else { return false }
    return !Self.isOfOldKind(terminal.name)
  }

  /// True for terminals and consoles of old, by their names: what their descriptions say is all that they can.
  static func isOfOldKind(_ terminal: String) -> Bool {
    // The library of GNOME's and many other terminals.
    if terminal.hasPrefix("vte") { return false }
    return silent.contains { terminal.hasPrefix($0) }
  }

  /// How the names begin of terminals that do not know the questions.
  private static let silent = [
    "ansi", "bterm", "cons25", "cygwin", "dumb", "emacs", "eterm", "hurd", "linux", "mach", "pcansi", "sun",
    "teken",
    "vt", "wsvt", "wy",
  ]
}
