import Testing

@testable import Kiosk

@Suite struct KioskEnvironmentTests {
  private func believed(_ variables: [String: String]) -> [String: String] {
    KioskEnvironment { variables[$0] }.variables
  }

  @Test(
    "Nothing that could name a path or a program is believed",
    arguments: [
      "PATH", "HOME", "EDITOR", "VISUAL", "SHELL", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
      "TERMINFO",
      "TERMINFO_DIRS", "TERMCAP", "TERMPATH", "NCURSES_NO_UTF8_ACS", "ESCDELAY", "LINES", "COLUMNS",
      "LANGUAGE",
      "LOCPATH", "GCONV_PATH", "NLSPATH", "TZ", "TZDIR", "TMPDIR", "LD_PRELOAD", "LD_LIBRARY_PATH",
      "MALLOC_TRACE",
      "SKINSCOPE_THEMES", "SWIFT_BACKTRACE", "SSH_ORIGINAL_COMMAND", "http_proxy", "BASH_ENV", "ENV",
    ])
  func nothingThatCouldNameAPathOrAProgramIsBelieved(name: String) {
    #expect(believed([name: "x"]).isEmpty)
  }

  @Test("The language and the kind of terminal are believed")
  func theLanguageAndTheKindOfTerminalAreBelieved() {
    let guest = [
      "LANG": "zh_CN.UTF-8", "LC_ALL": "C.UTF-8", "COLORTERM": "truecolor", "NO_COLOR": "1",
      "TERM": "tmux-256color",
      "TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.5.0", "LC_TERMINAL": "iTerm2",
    ]
    #expect(believed(guest) == guest)
  }

  @Test(
    "Languages that are no names are left out",
    arguments: [
      "../../tmp/evil", "/tmp/locale", "zh_CN\u{1B}[2J", "a b", "zh_CN.UTF-8\n", ".", "..", "语言",
      String(repeating: "x", count: 101),
    ])
  func languagesThatAreNoNamesAreLeftOut(value: String) {
    #expect(believed(["LANG": value, "LC_ALL": value, "COLORTERM": value]).isEmpty)
  }

  @Test("Where the connection is from counts only as being there")
  func whereTheConnectionIsFromCountsOnlyAsBeingThere() {
    let guest = [
      "TMUX": "/tmp/tmux-0/evil,1,0", "SSH_TTY": "/dev/pts/3", "SSH_CONNECTION": "::1 1 ::1 2", "STY": "",
    ]
    #expect(believed(guest) == ["TMUX": "1", "SSH_TTY": "1", "SSH_CONNECTION": "1"])
  }

  @Test(
    "Names of terminals are kept",
    arguments: [
      "xterm", "xterm-256color", "screen.xterm-256color", "rxvt-unicode", "foot+base", "st_0", "9term",
    ])
  func namesOfTerminalsAreKept(name: String) {
    let environment = KioskEnvironment { ["TERM": name][$0] }
    #expect(environment.variables["TERM"] == name)
    #expect(environment.refusedTerminal == nil)
  }

  @Test(
    "Anything else is taken for the most usual terminal",
    arguments: [
      "../../x", "/etc/passwd", "..", ".", ".xterm", "-x", "xterm/../..", "xterm\u{1B}]0;x\u{07}", "xterm\n",
      "x term",
      "xterm;id", "$(id)", "终端", String(repeating: "x", count: 65), String(repeating: "/", count: 100_000),
    ])
  func anythingElseIsTakenForTheMostUsualTerminal(name: String) {
    let environment = KioskEnvironment { ["TERM": name][$0] }
    #expect(environment.variables["TERM"] == "xterm-256color")
    #expect(environment.refusedTerminal == String(name.prefix(100)))
  }

  @Test("A terminal that is not named stays unnamed", arguments: [nil, ""])
  func aTerminalThatIsNotNamedStaysUnnamed(name: String?) {
    let environment = KioskEnvironment { $0 == "TERM" ? name : nil }
    #expect(environment.variables["TERM"] == nil)
    #expect(environment.refusedTerminal == nil)
  }
}
