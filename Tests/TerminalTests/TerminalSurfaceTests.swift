#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Cells
import Colors
import Terminal
import Testing
import Texts

/// Numbers from a seed, the same each time: SplitMix64.
private struct SeededNumbers: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var mixed = seed
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// One after the other: a process has one screen, and signals are all of its.
@MainActor @Suite(.serialized) struct TerminalSurfaceTests {
  private let terminal: PseudoTerminal
  private let entry: TerminfoEntry

  init() throws {
    terminal = try #require(PseudoTerminal(columns: 6, rows: 2))
    entry = try TerminfoEntry.read(environment: ["TERM": "xterm-256color"])
  }

  private func surface(_ depth: ColorDepth = .truecolor, mouse: Bool = true) throws -> TerminalSurface {
    try TerminalSurface(
      terminal: entry, depth: depth, input: terminal.inside, output: terminal.inside, mouse: mouse,
      measuresOutput: true)
  }

  private func buffer(
    _ rows: [[String]], _ foreground: TerminalColor = .standard, _ background: TerminalColor = .standard,
    _ attributes: Attributes = []
  ) -> MappedBuffer {
    let cells = rows.joined().map {
      MappedCell(text: $0, foreground: foreground, background: background, attributes: attributes)
    }
    return MappedBuffer(columns: rows.first?.count ?? 0, rows: rows.count, cells: cells)
  }

  private func events(_ count: Int, of surface: TerminalSurface) -> [TerminalEvent] {
    let deadline = MonotonicClock.now + 10_000_000_000
    var events: [TerminalEvent] = []
    while events.count < count {
      let ready = Descriptors.wait(for: [surface.inputDescriptor, surface.signalDescriptor], until: deadline)
      if ready.isEmpty { break }
      events += surface.readEvents()
    }
    return events
  }

  @Test("Colours of 24 bits are written as they are, the palette's first eight values too")
  func directColorsAreExact() throws {
    let surface = try surface()
    _ = terminal.written()
    surface.present(buffer([["x"]], .direct(Color(rgb: 0x123456)), .direct(Color(rgb: 0x000007))))
    #expect(terminal.written().contains("\u{1B}[38;2;18;52;86;48;2;0;0;7mx"))
    surface.close()
  }

  @Test(
    "A program has the terminal while it runs, and all of the screen is drawn anew behind it",
    arguments: [
      (["sh", "-c", "exit 3"], ProgramEnding.exited(3)), (["true"], .exited(0)),
      (["sh", "-c", "kill -TERM $$"], .killed(signal: SIGTERM)),
      // Ctrl-C is the program's affair, and does not end us.
      (["sh", "-c", "kill -INT $PPID; kill -QUIT $PPID"], .exited(0)),
      // What we ignore is not ignored there.
      (["sh", "-c", "kill -PIPE $$"], .killed(signal: SIGPIPE)),
      (["/nowhere/at/all"], .notStarted(ENOENT)),
    ] as [([String], ProgramEnding)])
  func programs(arguments: [String], ending: ProgramEnding) throws {
    let surface = try surface()
    let screen = buffer([["a", "b"]])
    surface.present(screen)
    let modes = terminal.modes
    _ = terminal.written()
    #expect(surface.run(arguments) == ending)
    _ = terminal.written()
    #expect(terminal.modes == modes)
    surface.present(screen)
    #expect(terminal.written().contains("ab"))
    #expect(!surface.readEvents().contains { if case .terminate = $0 { true } else { false } })
    #expect(surface.run([]) == .notStarted(EINVAL))
    surface.close()
    #expect(surface.run(["true"]) == .notStarted(EBADF))
  }

  @Test(
    "A text goes to the clipboard in Base64",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("青瓷", "6Z2S55O3"),
      ("\u{1B}]0;", "4pCbXTA7"),
    ])
  func clipboard(text: String, encoded: String) throws {
    let surface = try surface()
    _ = terminal.written()
    surface.copy(SafeText(text))
    #expect(terminal.written().contains("\u{1B}]52;c;\(encoded)\u{07}"))
    surface.close()
  }

  @Test("Entries of the palette are written by their number")
  func paletteEntriesAreNumbers() throws {
    let surface = try surface(.indexed256)
    _ = terminal.written()
    surface.present(buffer([["x"]], .entry(202, .white), .entry(17, .black), [.bold, .underline]))
    let text = terminal.written()
    #expect(text.contains("\u{1B}[22;24;27;1;4m\u{1B}[38;5;202;48;5;17mx"))
    surface.close()
  }

  @Test("Without colours only attributes are written")
  func monoHasNoColors() throws {
    let surface = try surface(.mono)
    _ = terminal.written()
    surface.present(buffer([["x"]], .direct(.white), .entry(17, .black), [.reverse]))
    let text = terminal.written()
    #expect(!text.contains("38;") && !text.contains("48;"))
    #expect(text.contains("x"))
    surface.close()
  }

  @Test("Only what changed is written, and its size is told")
  func onlyChangesAreWritten() throws {
    let surface = try surface()
    surface.present(buffer([["a", "b", "c", "d", "e", "f"], ["g", "h", "i", "j", "k", "l"]]))
    #expect(terminal.written().contains("abcdef"))
    #expect(
      surface.present(buffer([["a", "b", "c", "d", "e", "f"], ["g", "h", "i", "j", "k", "l"]])).bytes ?? 0
        == 0)
    #expect(terminal.written().isEmpty)
    let report = surface.present(buffer([["a", "b", "X", "d", "e", "f"], ["g", "h", "i", "j", "k", "l"]]))
    let text = terminal.written()
    #expect(text.contains("X") && !text.contains("d") && !text.contains("g"))
    if let bytes = report.bytes { #expect(bytes >= text.utf8.count && bytes < 100) }
    surface.redrawAll()
    surface.present(buffer([["a", "b", "X", "d", "e", "f"], ["g", "h", "i", "j", "k", "l"]]))
    #expect(terminal.written().contains("abXdef"))
    surface.close()
  }

  @Test("Wide characters, marks and what has no width keep the row in place")
  func widthsAreKept() throws {
    let surface = try surface()
    _ = terminal.written()
    // Wide; a letter with a mark; a wide one without room; one whose right half is missing its left.
    surface.present(
      buffer([["界", "", "e\u{301}", "界", "", ""], ["\u{1B}", "\u{7}", "x", "\u{200B}", "😀", ""]]))
    let text = terminal.written()
    #expect(text.contains("界e\u{301}界"))
    #expect(text.contains("\u{FFFD}\u{FFFD}x\u{FFFD}😀"))
    #expect(!text.contains("\u{7}"))
    surface.close()
  }

  @Test("A buffer of another size, or none at all, is harmless")
  func otherSizesAreHarmless() throws {
    let surface = try surface()
    surface.present(MappedBuffer(columns: 0, rows: 0, cells: []))
    surface.present(MappedBuffer(columns: 3, rows: -1, cells: []))
    surface.present(MappedBuffer(columns: Int.max, rows: 2, cells: []))
    surface.present(buffer([["a"]]))
    let wide = Array(repeating: "w", count: 40)
    surface.present(buffer(Array(repeating: wide, count: 30)))
    let text = terminal.written()
    #expect(text.filter { $0 == "w" }.count == 12)
    surface.close()
  }

  @Test("A new size is followed and told")
  func resizing() throws {
    let surface = try surface()
    #expect((surface.columns, surface.rows) == (6, 2))
    for (columns, rows) in [(1, 1), (30, 4), (2, 1), (6, 2)] {
      terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
      kill(getpid(), SIGWINCH)
      #expect(events(1, of: surface) == [.resized])
      #expect((surface.columns, surface.rows) == (columns, rows))
      surface.present(buffer(Array(repeating: Array(repeating: "z", count: columns), count: rows)))
      #expect(terminal.written().filter { $0 == "z" }.count == columns * rows)
    }
    surface.close()
  }

  @Test("Keys, mouse and paste come in, in order")
  func inputComesIn() throws {
    let surface = try surface()
    terminal.type("n\u{1B}[A\u{1B}OB\u{3}\u{1B}[<0;3;2M\u{1B}[200~q\u{1B}[201~界\u{1B}[Z")
    #expect(
      events(8, of: surface) == [
        .key(.character("n")), .key(.up), .key(.down), .key(.control("c")),
        .mouse(MouseEvent(.press(.left), column: 2, row: 1)), .paste("q"), .key(.character("界")),
        .key(.backTab),
      ])
    surface.close()
  }

  @Test("Signals come in as events", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func signalsComeIn(_ signal: Int32) throws {
    let surface = try surface()
    kill(getpid(), signal)
    #expect(events(1, of: surface) == [.terminate(signal: signal)])
    kill(getpid(), SIGTSTP)
    #expect(events(1, of: surface) == [.stopRequested])
    surface.close()
  }

  @Test("Closing gives back the modes, the screen, the mouse and the paste", arguments: [true, false])
  func closingGivesBack(mouse: Bool) throws {
    let before = terminal.modes
    let surface = try surface(mouse: mouse)
    surface.present(buffer([["x"]]))
    #expect(terminal.modes != before)
    let during = terminal.written()
    #expect(during.contains("\u{1B}[?1006h") == mouse)
    #expect(during.contains("\u{1B}[?2004h"))
    surface.close()
    #expect(terminal.modes == before)
    let after = terminal.written()
    #expect(after.contains("\u{1B}[?1000l") == mouse)
    for mode in ["\u{1B}[?2004l", "\u{1B}[?1049l", "\u{1B}[?25h"] { #expect(after.contains(mode)) }
    surface.close()
    surface.present(buffer([["x"]]))
    #expect(surface.readEvents().isEmpty)
    #expect(terminal.written().isEmpty)
  }

  @Test("A surface that is let go is closed, and only one is open at a time")
  func lettingGoCloses() throws {
    let before = terminal.modes
    do {
      let surface = try surface()
      #expect(throws: TerminalError.alreadyOpen) { try self.surface() }
      _ = surface.columns
    }
    #expect(terminal.modes == before)
    try surface().close()
  }

  @Test("Another depth is drawn in from then on")
  func depthChanges() throws {
    let surface = try surface()
    try surface.setDepth(.indexed256)
    _ = terminal.written()
    surface.present(buffer([["x"]], .entry(202, .white)))
    #expect(terminal.written().contains("38;5;202mx"))
    surface.close()
  }

  @Test("Another depth leaves the screen for no moment, and what is left at the end is the same")
  func depthChangesInPlace() throws {
    let before = terminal.modes
    let surface = try surface()
    _ = terminal.written()
    for depth in [ColorDepth.indexed256, .indexed16, .mono, .truecolor] {
      try surface.setDepth(depth)
      surface.present(buffer([["x"]]))
      let text = terminal.written()
      #expect(text.contains("x") && !text.contains("\u{1B}[?1049"))
    }
    surface.close()
    #expect(terminal.written().contains("\u{1B}[?1049l"))
    #expect(terminal.modes == before)
  }

  @Test("Entries of the palette are changed with the screen and given back with it")
  func thePaletteIsGivenBack() throws {
    for closes in [true, false] {
      let surface = try surface(.indexed256)
      _ = terminal.written()
      surface.present(
        buffer([["x"]], .entry(20, .white)), changing: [PaletteChange(index: 20, color: Color(rgb: 0x010203))]
      )
      #expect(terminal.written().contains("\u{1B}]4;20;rgb:01/02/03\u{1B}\\"))
      if closes { surface.close() } else { try surface.setDepth(.mono) }
      let text = terminal.written()
      #expect(text.contains("\u{1B}]104;20\u{1B}\\"))
      surface.close()
      #expect(!terminal.written().contains("]104"))
    }
  }

  @Test("More colours than ncurses has pairs stay exact")
  func manyColors() throws {
    let surface = try surface()
    _ = terminal.written()
    var color: UInt32 = 0
    for _ in 0..<9000 {
      let cells = (0..<12).map { _ in
        color += 1
        return MappedCell(
          text: "x", foreground: .direct(Color(rgb: color)), background: .standard, attributes: [])
      }
      surface.present(MappedBuffer(columns: 6, rows: 2, cells: cells))
      let text = terminal.written()
      let last = Color(rgb: color)
      guard text.contains("38;2;\(last.red);\(last.green);\(last.blue)m") else {
        Issue.record("colour \(color) is not in \(text.debugDescription)")
        break
      }
    }
    surface.close()
  }

  private static let inks: [ColorDepth: [TerminalColor]] = [
    .truecolor: [.standard] + [0, 7, 0x123456, 0xFFFFFF].map { .direct(Color(rgb: $0)) },
    .indexed256: [.standard] + [0, 7, 8, 15, 16, 202, 255].map { .entry($0, .white) },
    .indexed16: [.standard] + [0, 7, 8, 15].map { .entry($0, .white) },
  ]

  @Test(
    "Each character is written in its colours and attributes, whatever was before",
    arguments: [ColorDepth.truecolor, .indexed256, .indexed16])
  func everyPenIsRight(_ depth: ColorDepth) throws {
    let surface = try surface(depth)
    var (reader, numbers) = (WritingReader(), SeededNumbers(seed: 11))
    reader.read(terminal.written().utf8) { _, _ in }
    let inks = try #require(Self.inks[depth])
    for round in 0..<400 {
      let cells = (0..<12).map { index in
        // No cell is what it was, and every letter is there once.
        let letter = String(UnicodeScalar(UInt8(round.isMultiple(of: 2) ? 65 : 97) + UInt8(index)))
        return MappedCell(
          text: numbers.next() % 4 == 0 ? " " : letter,
          foreground: inks.randomElement(using: &numbers) ?? .standard,
          background: inks.randomElement(using: &numbers) ?? .standard,
          attributes: numbers.next() % 3 == 0 ? Attributes(rawValue: UInt8(numbers.next() % 32)) : [])
      }
      if round % 50 == 49 { surface.redrawAll() }
      surface.present(MappedBuffer(columns: 6, rows: 2, cells: cells))
      var written: [String: Pen] = [:]
      reader.read(terminal.written().utf8) { byte, pen in written[String(UnicodeScalar(byte))] = pen }
      for cell in cells where cell.text != " " {
        try #require(written[cell.text] == Pen(cell), "round \(round), \(cell)")
      }
    }
    surface.close()
  }

  @Test("Output that is no terminal is refused")
  func pipesAreRefused() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    #expect(throws: TerminalError.notATerminal) {
      try TerminalSurface(terminal: entry, depth: .mono, input: terminal.inside, output: ends[1])
    }
    ends.forEach { _ = close($0) }
  }

  @Test("A terminal that is gone is noticed and closed in peace")
  func hangUps() throws {
    let gone = try #require(PseudoTerminal(columns: 6, rows: 2))
    let inside = dup(gone.inside)
    let surface = try TerminalSurface(terminal: entry, depth: .truecolor, input: inside, output: inside)
    gone.hangUp()
    #expect(events(1, of: surface) == [.hangUp])
    surface.present(buffer([["x"]]))
    surface.close()
    close(inside)
  }
}
