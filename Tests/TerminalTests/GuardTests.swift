#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Cells
import Colors
import Terminal
import Testing

/// Faults end a process, so each has one of its own; the terminal is looked at from outside.
@Suite(.serialized) struct GuardTests {
  private let terminal: PseudoTerminal

  init() throws { terminal = try #require(PseudoTerminal(columns: 20, rows: 4)) }

  /// Opens a surface on the terminal at `path`, in the process that is to end.
  @MainActor private static func open(_ path: String, depth: ColorDepth = .truecolor) -> TerminalSurface? {
    let descriptor = openTerminal(path)
    guard let entry = try? TerminfoEntry.read(environment: ["TERM": "xterm-256color"]) else { return nil }
    return try? TerminalSurface(terminal: entry, depth: depth, input: descriptor, output: descriptor)
  }

  @MainActor private static func open(_ path: String, andRaise fault: Int32) {
    let surface = open(path)
    // This thread may block the signal, which `abort` heeds and `raise` does not.
    if fault == SIGABRT { abort() }
    raise(fault)
    surface?.close()
  }

  private func expectGivenBack(_ before: [UInt32]) {
    #expect(terminal.modes == before)
    let text = terminal.written()
    for mode in ["\u{1B}[?1006l", "\u{1B}[?2004l", "\u{1B}[?1049l", "\u{1B}[?25h", "\u{1B}[?7h"] {
      #expect(text.contains(mode), "\(mode.dropFirst())")
    }
    #expect(text.contains("\u{1B}[?1049h"))
  }

  @Test("A fault gives the terminal back and ends the process as it would have")
  func faults() async throws {
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] {
      let before = terminal.modes
      let path = terminal.path
      let result = await #expect(processExitsWith: .failure) {
        [path = path as String, fault = fault as Int32] in
        await Self.open(path, andRaise: fault)
      }
      #expect(result?.exitStatus == .signal(fault))
      expectGivenBack(before)
    }
  }

  @MainActor private static func changePalette(_ path: String, andRaise fault: Int32) {
    let surface = open(path, depth: .indexed256)
    let cell = MappedCell(
      text: " ", foreground: .standard, background: .entry(20, .white), attributes: [])
    surface?.present(
      MappedBuffer(columns: 1, rows: 1, cells: [cell]),
      changing: [PaletteChange(index: 20, color: .white), PaletteChange(index: 31, color: .black)])
    raise(fault)
    surface?.close()
  }

  @Test("A fault gives the palette back")
  func faultsGiveThePaletteBack() async throws {
    let path = terminal.path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      await Self.changePalette(path, andRaise: SIGSEGV)
    }
    let text = terminal.written()
    #expect(text.contains("\u{1B}]4;20;rgb:ff/ff/ff\u{1B}\\"))
    #expect(text.contains("\u{1B}]104;20;31\u{1B}\\"))
  }

  @MainActor private static func showPictures(_ path: String, andRaise fault: Int32) {
    let surface = open(path)
    surface?.showPictures(by: .kitty)
    raise(fault)
    surface?.close()
  }

  @Test("A fault takes pictures away, after the end of one that is half told")
  func faultsTakePicturesAway() async throws {
    let path = terminal.path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      await Self.showPictures(path, andRaise: SIGSEGV)
    }
    #expect(terminal.written().contains("\u{1B}\\\u{1B}_Ga=d,d=I,i=6031840,q=2\u{1B}\\"))
  }

  @Test("A trap gives the terminal back, and nothing asks what to do")
  func traps() async throws {
    let before = terminal.modes
    let path = terminal.path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      let surface = await Self.open(path)
      let numbers = [path.utf8.count]
      print(numbers[path.utf8.count])
      await surface?.close()
    }
    expectGivenBack(before)
  }

  @Test("An exit that forgot the screen gives the terminal back")
  func exits() async throws {
    let before = terminal.modes
    let path = terminal.path
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      let surface = await Self.open(path)
      if surface != nil { exit(7) }
    }
    expectGivenBack(before)
  }
}

/// `open`, whose name the suite takes.
private func openTerminal(_ path: String) -> Int32 { open(path, O_RDWR | O_NOCTTY) }
