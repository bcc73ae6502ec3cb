import CCurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Leaving the terminal, for good or for a while. Whoever reads it next would take an answer that is still due for
/// keys, so it is waited for, with the screen left already and nothing shown of what comes.
extension TerminalSurface {
  /// How long an answer is waited for, in nanoseconds from the question on. A shell must not hang because a terminal
  /// never answers; an answer that takes longer than this is not caught.
  static let lastPatience: UInt64 = 2_000_000_000

  /// Gives the terminal back. Nothing happens the second time.
  ///
  /// - Parameter waiting: whether an answer that is still due is waited for; not where the process is to end at once.
  public func close(waiting: Bool = true) {
    if let screen {
      screen.leave()
      if waiting {
        dropLateAnswers(screen)
      } else if decoder.awaitsAnswers {
        curses_drop_input(screen.handle)
      }
    }
    screen = nil
    takeSize()
  }

  /// Gives the terminal back, stops the process group as Ctrl-Z does, and takes the terminal again once it is
  /// continued. Present the screen afterwards: all of it is sent.
  public func suspend() {
    guard let screen, curses_may_stop() else { return }
    screen.leave()
    if dropLateAnswers(screen) { curses_stop(screen.handle) } else { curses_retake(screen.handle) }
    comeBack(to: screen)
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
    screen.leave()
    dropLateAnswers(screen)
    var ending: Int32 = 0
    let error = curses_run(screen.handle, pointers, &ending)
    comeBack(to: screen)
    return error == 0 ? ProgramEnding(waited: ending) : .notStarted(error)
  }

  /// Ends the process by a signal when so many seconds have passed, even while it waits for a terminal that reads no
  /// more; each call begins anew. Of the first signal `readEvents` tells, further ones follow and do not ask.
  public static func endUnlessHeard(within seconds: Int) { curses_end_after(UInt32(clamping: seconds)) }

  /// Draws on no more than this of a terminal that says it is larger: cells take memory.
  public static func limitSize(columns: Int, rows: Int) {
    curses_limit_size(Int32(clamping: columns), Int32(clamping: rows))
  }

  /// Reads what the system knows of the person's language, for a process that later cannot.
  public static func prepareLocale() { _ = curses_prepare_locale() }

  private func comeBack(to screen: CursesScreen) {
    screen.write(screen.entering)
    painter.forgetScreen()
    curses_follow_size(screen.handle)
    takeSize()
  }

  /// Waits for an answer that is still due, and drops it and what else comes; Ctrl-C ends the waiting.
  ///
  /// - Returns: false when a signal asked meanwhile for the process to end, which is the next event then.
  @discardableResult
  private func dropLateAnswers(_ screen: CursesScreen) -> Bool {
    guard let askedAt, decoder.awaitsAnswers else { return true }
    defer {
      decoder.forgetBeginnings()
      curses_drop_input(screen.handle)
    }
    var bytes = InputBytes()
    var chunk = [UInt8](repeating: 0, count: 4096)
    while decoder.awaitsAnswers {
      let ready = Descriptors.wait(
        for: [inputDescriptor, signalDescriptor], until: askedAt + Self.lastPatience)
      if ready.isEmpty { return true }
      if ready.contains(signalDescriptor), let ending = endingSignal() {
        earlierEvents.append(.terminate(signal: ending))
        return false
      }
      guard ready.contains(inputDescriptor) else { continue }
      let count = read(inputDescriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count <= 0 { return true }
      let events = decoder.decode(bytes.tokens(chunk[..<count]))
      if events.contains(.answered) { earlierEvents.append(.answered) }
      if events.contains(.key(.control("c"))) { return true }
    }
    return true
  }

  /// A signal that asks for the end, of those that have come. What the others tell is looked up on coming back.
  private func endingSignal() -> Int32? {
    while true {
      let signal = curses_next_signal()
      switch signal {
      case 0: return nil
      case SIGWINCH, SIGCONT, SIGTSTP: continue
      default: return signal
      }
    }
  }
}
