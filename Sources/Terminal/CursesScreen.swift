import CCurses
import Colors

/// The open screen of ncurses, given back when nobody holds it any more. All of it belongs to one thread.
final class CursesScreen {
  let handle: OpaquePointer
  let modes: TerminalModes
  let signalDescriptor: Int32
  /// The highest colour pair.
  let pairLimit: Int32

  init(
    terminal: TerminfoEntry, depth: ColorDepth, input: Int32, output: Int32, modes: TerminalModes
  ) throws(TerminalError) {
    _ = curses_prepare_locale()
    // Before ncurses, which takes the signals that nobody has and loses some.
    signalDescriptor = curses_signals_open()
    guard signalDescriptor >= 0 else { throw .alreadyOpen }
    let terminal = terminal.adapted(to: depth)
    let restoring = modes.restoring(terminal)
    curses_guard_arm(output, restoring, restoring.count)
    guard
      let handle = curses_open(terminal.name, terminal.hexadecimal(), input, output)
    else {
      curses_guard_disarm()
      curses_signals_close()
      throw .cannotBeSetUp(terminal.name)
    }
    self.handle = handle
    self.modes = modes
    pairLimit = depth == .mono ? 0 : curses_start_colors(handle)
    for key in InputToken.sequences { curses_define_key(handle, key.sequence, Int32(key.code)) }
    write(modes.entering)
  }

  deinit {
    write(modes.leaving)
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
