import CCurses
import Cells
import Colors
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal as a surface to show screens on and to hear from. It takes the terminal when it is made and gives
/// it back as it was when it is closed, when it is let go, and when the process ends by a fault.
@MainActor public final class TerminalSurface {
  /// As the terminal has them now; zero once closed.
  public private(set) var columns = 0
  public private(set) var rows = 0
  public private(set) var depth: ColorDepth
  /// Becomes readable when a key or the mouse was used.
  public let inputDescriptor: Int32
  /// Becomes readable when a signal came.
  public var signalDescriptor: Int32 { screen?.signalDescriptor ?? -1 }

  private let terminal: TerminfoEntry
  private let outputDescriptor: Int32
  private let modes: TerminalModes
  private let meter: OutputMeter?
  private var screen: CursesScreen?
  private var painter: Painter
  private var decoder = InputDecoder()
  /// What came before the screen was there.
  private var earlierEvents: [TerminalEvent] = []
  private let canAsk: Bool
  /// When the terminal was asked something last, and when something came that may be the beginning of an answer.
  private var askedAt: UInt64?
  private var heldAt: UInt64?

  /// Takes the terminal.
  ///
  /// - Parameters:
  ///   - terminal: its description, as `TerminfoEntry.read` found it.
  ///   - depth: how its colours are told to it, whatever the description says.
  ///   - input: where keys come from, standard input by default.
  ///   - output: what is drawn on, standard output by default.
  ///   - mouse: whether the mouse is reported to us; the terminal's own selection then needs Shift.
  ///   - measuresOutput: whether `present` counts bytes.
  ///   - conversation: in which the terminal was asked before; what was typed meanwhile comes as the first events.
  public init(
    terminal: TerminfoEntry, depth: ColorDepth, input: Int32 = 0, output: Int32 = 1, mouse: Bool = true,
    measuresOutput: Bool = false, conversation: TerminalConversation? = nil
  ) throws(TerminalError) {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .notATerminal }
    self.terminal = terminal
    self.depth = depth
    inputDescriptor = input
    outputDescriptor = output
    modes = TerminalModes(mouse: mouse, terminal: terminal)
    meter = measuresOutput ? OutputMeter() : nil
    if let conversation {
      (decoder, earlierEvents) = conversation.handOver()
      if decoder.awaitsAnswers { askedAt = conversation.askedAt }
      if decoder.isHolding { heldAt = MonotonicClock.now }
    }
    canAsk = conversation?.canAsk ?? false
    let screen = try CursesScreen(
      terminal: terminal, depth: depth, input: input, output: output, modes: modes,
      entries: decoder.answers.entries)
    self.screen = screen
    painter = Painter(depth: depth, pairLimit: screen.pairLimit)
    takeSize()
  }

  /// Gives the terminal back. Nothing happens the second time.
  public func close() {
    dropLateAnswers()
    screen = nil
    takeSize()
  }

  /// Draws in another depth from now on; present a screen afterwards. Entries of the palette that were changed are
  /// given back.
  ///
  /// - Throws: `TerminalError` when the terminal could not be taken again; the surface is closed then.
  public func setDepth(_ depth: ColorDepth) throws(TerminalError) {
    guard depth != self.depth, let screen else { return }
    guard screen.change(to: depth) else {
      close()
      throw .cannotBeSetUp(terminal.name)
    }
    self.depth = depth
    painter = Painter(depth: depth, pairLimit: screen.pairLimit)
    takeSize()
  }

  /// Shows a screen; returns when the last byte of it was written. Only what changed is sent. What is larger
  /// than the terminal is cut off, what is smaller leaves the rest blank.
  ///
  /// - Parameter changes: entries of the palette that the screen needs changed. They are given back when the surface
  ///   is closed, when the process stops, and when it ends by a fault.
  @discardableResult
  public func present(_ buffer: MappedBuffer, changing changes: [PaletteChange] = []) -> PaintReport {
    guard let screen else { return PaintReport(bytes: nil) }
    let before = meter?.bytesWritten
    painter.paint(buffer, on: screen, changing: screen.changing(changes, in: depth))
    guard let before, let after = meter?.bytesWritten else { return PaintReport(bytes: nil) }
    return PaintReport(bytes: after - before)
  }

  /// Sends all cells with the next screen, as Ctrl-L asks.
  public func redrawAll() {
    guard let screen else { return }
    curses_distrust(screen.handle, true)
    painter.forgetScreen()
  }

  /// All that came since the last time, signals first; never waits.
  public func readEvents() -> [TerminalEvent] {
    guard let screen else { return [] }
    var events = earlierEvents + readSignals(screen)
    earlierEvents = []
    let tokens = screen.readTokens()
    events += letGo()
    if !tokens.isEmpty {
      events += decoder.decode(tokens)
      heldAt = decoder.isHolding ? MonotonicClock.now : nil
    }
    if tokens.isEmpty, Descriptors.isHungUp(inputDescriptor) { events.append(.hangUp) }
    return events
  }

  /// Gives the terminal back, stops the process group as Ctrl-Z does, and takes the terminal again once it is
  /// continued. Present the screen afterwards: all of it is sent.
  public func suspend() {
    guard let screen else { return }
    let leaving = screen.leaving
    curses_stop(screen.handle, leaving, leaving.count)
    screen.write(screen.entering)
    painter.forgetScreen()
    curses_follow_size(screen.handle)
    takeSize()
  }

  /// Lends the terminal to a program until that has ended, and takes it again. Present the screen afterwards: all
  /// of it is sent.
  ///
  /// - Parameter arguments: the program, looked for as a shell would, and what it is given.
  public func run(_ arguments: [String]) -> ProgramEnding {
    guard let screen else { return .notStarted(EBADF) }
    var pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    guard !arguments.isEmpty, !pointers.contains(nil) else { return .notStarted(EINVAL) }
    pointers.append(nil)
    var ending: Int32 = 0
    let leaving = screen.leaving
    let error = curses_run(screen.handle, leaving, leaving.count, pointers, &ending)
    screen.write(screen.entering)
    painter.forgetScreen()
    curses_follow_size(screen.handle)
    takeSize()
    return error == 0 ? ProgramEnding(waited: ending) : .notStarted(error)
  }

  /// Hands a text to the terminal's clipboard (OSC 52). Whether it takes it, it does not tell: over SSH and inside
  /// tmux this works where the outermost terminal allows it.
  public func copy(_ text: String) {
    guard terminal.isAnsi, let screen else { return }
    screen.write(Array("\u{1B}]52;c;\(Base64.encode(Array(text.utf8)))\u{07}".utf8))
  }

  /// Ends the process by a signal that was caught, so that whoever waits for it learns of it. Close the surface
  /// first.
  public static func die(of signal: Int32) { curses_die_of(signal) }

  private func readSignals(_ screen: CursesScreen) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    while true {
      let signal = curses_next_signal()
      switch signal {
      case 0: return events
      case SIGWINCH:
        guard curses_follow_size(screen.handle) else { continue }
        // Where the cursor is after that, terminals do not agree: begin from an empty screen.
        curses_distrust(screen.handle, true)
        painter.forgetScreen()
        takeSize()
        events.append(.resized)
      case SIGCONT:
        curses_retake(screen.handle)
        screen.write(screen.entering)
        painter.forgetScreen()
        events.append(.continued)
      case SIGTSTP: events.append(.stopRequested)
      default: events.append(.terminate(signal: signal))
      }
    }
  }

  private func takeSize() {
    columns = screen.map { Int(curses_columns($0.handle)) } ?? 0
    rows = screen.map { Int(curses_rows($0.handle)) } ?? 0
  }

  // MARK: Asking

  /// How long the beginning of what may be an answer waits for the rest, and how long answers are waited for in all,
  /// in nanoseconds.
  private static let holdTime: UInt64 = 500_000_000
  private static let longestWait: UInt64 = 10_000_000_000

  /// What the terminal has said so far.
  public var answers: TerminalAnswers { decoder.answers }

  /// When to call `readEvents` though nothing came: what may be the beginning of an answer is a key by then.
  public var inputDeadline: UInt64? { heldAt.map { $0 + Self.holdTime } }

  /// Asks the terminal something; the event `answered` tells when all of its answer is there. Nothing happens where
  /// it is known not to answer.
  public func ask(_ questions: TerminalQuestions) {
    let bytes = questions.bytes
    guard canAsk, !bytes.isEmpty, let screen, screen.write(bytes) else { return }
    decoder.expectAnswers()
    askedAt = MonotonicClock.now
  }

  /// Waits a little for an answer that is still due: whoever reads next would take it for keys.
  private func dropLateAnswers() {
    guard let screen, let askedAt else { return }
    let deadline = askedAt + TerminalConversation.lastPatience
    while decoder.awaitsAnswers, !Descriptors.wait(for: [inputDescriptor], until: deadline).isEmpty {
      let tokens = screen.readTokens()
      if tokens.isEmpty, Descriptors.isHungUp(inputDescriptor) { return }
      _ = decoder.decode(tokens)
    }
  }

  /// Waits no longer for what does not come.
  private func letGo() -> [TerminalEvent] {
    let now = MonotonicClock.now
    if let askedAt, now >= askedAt + Self.longestWait {
      self.askedAt = nil
      decoder.expectNoAnswers()
    }
    guard let heldAt, now >= heldAt + Self.holdTime else { return [] }
    self.heldAt = nil
    return decoder.letGo()
  }
}
