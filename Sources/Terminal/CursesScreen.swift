import CCurses
import Colors
import Images

/// The open screen of ncurses, given back when nobody holds it any more. All of it belongs to one thread.
final class CursesScreen {
  let handle: OpaquePointer
  let modes: TerminalModes
  let signalDescriptor: Int32
  /// The highest colour pair.
  private(set) var pairLimit: Int32
  /// What ncurses calls colours that are none.
  private(set) var codes = ColorCodes.ordinary
  private var palette: PaletteLoan

  private let terminal: TerminfoEntry
  private let output: Int32
  private var depth: ColorDepth
  /// What takes pictures away from the terminal.
  private var clearingPictures: [UInt8] = []
  private var keepsCellsInPlace = false
  /// What enters the terminal's other screen, where ncurses does not know it: see `change`.
  private var enteringScreen: [UInt8] = []

  init(
    terminal: TerminfoEntry, depth: ColorDepth, input: Int32, output: Int32, modes: TerminalModes
  ) throws(TerminalError) {
    _ = curses_prepare_locale()
    // Before ncurses, which takes the signals that nobody has and loses some.
    signalDescriptor = curses_signals_open()
    guard signalDescriptor >= 0 else {
      throw signalDescriptor == -1 ? .alreadyOpen : Self.refusal(of: terminal)
    }
    // Two for the screen, and one for all that is read while it is there.
    guard Descriptors.areLeft(3) else {
      curses_hold_close()
      curses_signals_close()
      throw .noDescriptorLeft
    }
    let adapted = terminal.adapted(to: depth)
    let restoring = modes.restoring(adapted)
    curses_guard_arm(output, restoring, restoring.count)
    guard
      let handle = curses_open(adapted.name, adapted.hexadecimal(), input, output)
    else {
      let refusal = Self.refusal(of: terminal)
      curses_hold_close()
      curses_signals_close()
      throw refusal
    }
    self.handle = handle
    self.modes = modes
    self.terminal = terminal
    self.output = output
    self.depth = depth
    palette = PaletteLoan()
    pairLimit = 0
    takeUp(depth)
    write(modes.entering)
  }

  /// Why there is no screen, told while what was opened for it still is.
  private static func refusal(of terminal: TerminfoEntry) -> TerminalError {
    Descriptors.areLeft(3) ? .cannotBeSetUp(terminal.name) : .noDescriptorLeft
  }

  private func takeUp(_ depth: ColorDepth) {
    let sequences = terminal.sharedSequences(in: depth)
    codes = sequences?.codes ?? .ordinary
    pairLimit = depth == .mono ? 0 : curses_start_colors(handle, sequences?.forgetting)
    curses_keep_cells_in_place(handle, keepsCellsInPlace)
    for key in InputToken.sequences { curses_define_key(handle, key.sequence, Int32(key.code)) }
  }

  /// Draws in another depth from the next screen on, all of which is sent. ncurses learns of colours only when it
  /// opens a screen, so it opens another one, in the place of this one. The palette is given back.
  func change(to depth: ColorDepth) -> Bool {
    self.depth = depth
    var adapted = terminal.adapted(to: depth)
    write(palette.givingBack + adapted.bytes("sgr0") + adapted.bytes("op"))
    palette.forgetChanges()
    arm(adapted)
    // The screen is there already, and what to go back to is remembered. Coming back to it later is ours then.
    enteringScreen = adapted.bytes("smcup")
    adapted.strings["smcup"] = nil
    guard curses_replace(handle, adapted.name, adapted.hexadecimal()) else { return false }
    takeUp(depth)
    return true
  }

  /// Changes entries of the palette until the screen is closed; whatever happens from here on, they come back.
  ///
  /// - Parameter entries: what the terminal has said so far that its palette is.
  /// - Returns: the bytes that do so, which are still to be written.
  func changing(_ changes: [PaletteChange], knowing entries: [UInt8: Color]) -> [UInt8] {
    if changes.isEmpty { return [] }
    palette.learn(entries)
    let bytes = palette.change(changes)
    arm(terminal.adapted(to: depth))
    return bytes
  }

  /// Has pictures on the screen from now on; whatever happens from here on, they are taken away.
  ///
  /// - Parameter clearing: the bytes that do so, none where they go with the cells; nil where there are pictures no more.
  func usePictures(clearing: [UInt8]?) {
    clearingPictures = clearing ?? []
    curses_keep_cells_in_place(handle, clearing != nil)
    keepsCellsInPlace = clearing != nil
    arm(terminal.adapted(to: depth))
  }

  /// A cell in the terminal's pixels, where the system knows that.
  var cellSize: PictureSize? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard curses_cell_pixels(handle, &width, &height) else { return nil }
    return PictureSize(width: Int(width), height: Int(height))
  }

  /// What is written when the terminal is left for a while.
  var leaving: [UInt8] { clearingPictures + palette.givingBack + modes.leaving }
  /// And when it is taken again.
  var entering: [UInt8] { enteringScreen + modes.entering + palette.changingAgain }

  /// Has the guard give back what there is to be given back.
  private func arm(_ adapted: TerminfoEntry) {
    // A fault may come in the midst of a picture, whose string ends first.
    let ending = clearingPictures.isEmpty ? [] : Array("\u{1B}\\".utf8) + clearingPictures
    let restoring = ending + palette.givingBack + modes.restoring(adapted)
    curses_guard_arm(output, restoring, restoring.count)
  }

  /// Leaves the screen, and still shows nothing of what comes.
  func leave() {
    let leaving = leaving
    curses_leave(handle, leaving, leaving.count)
  }

  deinit {
    leave()
    curses_close(handle)
    curses_guard_disarm()
    curses_signals_close()
  }

  /// False when the terminal is gone.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool { curses_write(handle, bytes, bytes.count) }

  /// All that can be read without waiting.
  func readTokens() -> [InputToken] {
    var tokens: [InputToken] = []
    var value: UInt32 = 0
    while true {
      switch Int(curses_read(handle, &value)) {
      case CURSES_INPUT_SCALAR: if let scalar = Unicode.Scalar(value) { tokens.append(.scalar(scalar)) }
      case CURSES_INPUT_KEY: tokens.append(InputToken(code: Int(value)))
      default: return tokens
      }
    }
  }
}
