import CCurses
import Cells
import Colors
import Images
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

  let terminal: TerminfoEntry
  private let outputDescriptor: Int32
  private let modes: TerminalModes
  private let meter: OutputMeter?
  var screen: CursesScreen?
  var painter: Painter
  var decoder = InputDecoder()
  /// What came before the screen was there.
  var earlierEvents: [TerminalEvent] = []
  private let canAsk: Bool
  private var layer: PictureLayer?
  private var hasAskedPictures = false
  /// When the terminal was asked something last, and when something came that may be the beginning of an answer.
  var askedAt: UInt64?
  private var heldAt: UInt64?
  private var longestWait = TerminalSurface.longestWait

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
    hasAskedPictures = conversation?.hasAskedPictures ?? false
    let screen = try CursesScreen(
      terminal: terminal, depth: depth, input: input, output: output, modes: modes)
    self.screen = screen
    painter = Painter(depth: depth, on: screen)
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
    painter = Painter(depth: depth, on: screen)
    takeSize()
  }

  /// Shows a screen; returns when the last byte of it was written. Only what changed is sent. What is larger
  /// than the terminal is cut off, what is smaller leaves the rest blank.
  ///
  /// - Parameters:
  ///   - changes: entries of the palette that the screen needs changed. They are given back when the surface is
  ///     closed, when the process stops, and when it ends by a fault.
  ///   - pictures: of those that `picturesShown` has, the ones that are to be seen; their cells are bare grounds.
  @discardableResult
  public func present(
    _ buffer: MappedBuffer, changing changes: [PaletteChange] = [], pictures: [PlacedPicture] = []
  ) -> PaintReport {
    guard let screen else { return PaintReport(bytes: nil) }
    let before = meter?.bytesWritten
    let change = layer?.change(to: pictures, on: buffer, isFresh: painter.isFresh) ?? PictureLayer.Change()
    let changing = screen.changing(changes, knowing: answers.entries)
    painter.paint(buffer, on: screen, changing: changing, pictures: change)
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
    expectNoLongerThanWorthwhile()
    if tokens.isEmpty {
      events += letGo()
    } else {
      events += decoder.decode(tokens)
      heldAt = decoder.isHolding ? MonotonicClock.now : nil
    }
    if tokens.isEmpty, Descriptors.isHungUp(inputDescriptor) { events.append(.hangUp) }
    return events
  }

  /// Hands a text to the terminal's clipboard (OSC 52). Whether it takes it, it does not tell: over SSH and inside
  /// tmux this works where the outermost terminal allows it.
  public func copy(_ text: SafeText) {
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
        let cellChanged = takeCellSize()
        guard curses_follow_size(screen.handle) || cellChanged else { continue }
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

  func takeSize() {
    columns = screen.map { Int(curses_columns($0.handle)) } ?? 0
    rows = screen.map { Int(curses_rows($0.handle)) } ?? 0
  }

  // MARK: Pictures

  /// Shows pictures in this way from the next screen on; nil shows them by cells.
  public func showPictures(by way: PictureProtocol?) {
    guard let screen, terminal.isAnsi else { return }
    if let cell = screen.cellSize ?? answers.cellSize { layer?.cell = cell }
    guard way != layer?.way else { return }
    if let layer { screen.write(layer.clearing) }
    layer = way.map {
      PictureLayer($0, cell: screen.cellSize ?? answers.cellSize)
    }
    screen.usePictures(clearing: layer?.clearing)
  }

  /// A cell in pixels, where the system or the terminal tells.
  public var cellSize: PictureSize? { screen?.cellSize ?? answers.cellSize }

  /// A cell in the pixels that pictures are made of; nil where they are shown by cells.
  public var pictureCell: PictureSize? { layer?.cellInUse }

  /// Those pictures of a screen that the terminal can show as pictures, and that nothing covers.
  public func picturesShown(of buffer: CellBuffer) -> [PlacedPicture] {
    layer?.possible(buffer.uncoveredPictures) ?? []
  }

  /// Asks once whether the terminal has pictures. One that owes an answer already is not asked more.
  ///
  /// - Parameter onScreen: whether a screen is shown already. A terminal that shows the question itself is cleared then.
  public func askPictures(onScreen: Bool) {
    guard canAsk, !hasAskedPictures, !decoder.awaitsAnswers else { return }
    hasAskedPictures = true
    ask(TerminalQuestions(asksPictures: true))
    if onScreen { redrawAll() }
  }

  /// What the terminal has said of pictures; nil where it was not asked, or has not said all.
  public var pictureAnswers: TerminalAnswers? {
    hasAskedPictures && !decoder.awaitsAnswers && answers.isComplete ? answers : nil
  }

  /// Takes in answers that are there already. Whatever else has come is kept for `readEvents`.
  public func hearAnswers() {
    guard decoder.awaitsAnswers else { return }
    earlierEvents = readEvents()
  }

  /// - Returns: whether a cell has another size than before.
  private func takeCellSize() -> Bool {
    guard let layer, let size = screen?.cellSize, size != layer.cell else { return false }
    self.layer?.cell = size
    return true
  }

  // MARK: Asking

  /// How long answers are waited for in all.
  private static let longestWait: UInt64 = 10_000_000_000

  /// What the terminal has said so far.
  public var answers: TerminalAnswers { decoder.answers }

  /// When to call `readEvents` though nothing came: what may be the beginning of an answer is a key by then.
  public var inputDeadline: UInt64? {
    // What came while nobody was looking is due at once.
    earlierEvents.isEmpty ? heldAt.map { $0 + decoder.patience } : 0
  }

  /// Asks the terminal something; the event `answered` tells when all of its answer is there. Nothing happens where
  /// it is known not to answer.
  public func ask(_ questions: TerminalQuestions) {
    let bytes = questions.bytes
    guard canAsk, !bytes.isEmpty, let screen, screen.write(bytes) else { return }
    decoder.expectAnswers()
    askedAt = MonotonicClock.now
    // Pictures are not worth that keys wait for them.
    longestWait = questions == TerminalQuestions(asksPictures: true) ? 1_000_000_000 : Self.longestWait
  }

  /// Waits no longer for what does not come.
  private func expectNoLongerThanWorthwhile() {
    guard let askedAt, MonotonicClock.now >= askedAt + longestWait else { return }
    self.askedAt = nil
    decoder.expectNoAnswers()
  }

  /// Keeps no longer what may have been the beginning of something. Where more has come meanwhile, that tells what it
  /// was.
  private func letGo() -> [TerminalEvent] {
    guard let heldAt, MonotonicClock.now >= heldAt + decoder.patience else { return [] }
    self.heldAt = nil
    return decoder.letGo()
  }
}
