/// What came from the terminal or from the system about it.
public enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// Text that was pasted and not typed, line ends as newlines.
  case paste(String)
  /// The screen has another size, which `columns` and `rows` give already.
  case resized
  /// Somebody asks the process to stop: answer with `suspend()`.
  case stopRequested
  /// The process was stopped and runs again; the next screen presented is sent as a whole.
  case continued
  /// A signal asks the process to end: close the surface, then `TerminalSurface.die(of:)`.
  case terminate(signal: Int32)
  /// The terminal has answered all of a question; the surface's `answers` have what it said.
  case answered
  /// The terminal is gone.
  case hangUp
}

/// What the mouse did, and where.
public struct MouseEvent: Hashable, Sendable {
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }

  public enum Direction: Hashable, Sendable {
    case up, down, left, right
  }

  public enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)
    case drag(Button)
    /// It moved with no button down.
    case move
    /// One notch of the wheel.
    case wheel(Direction)
  }

  public var action: Action
  /// From the left, the first is 0.
  public var column: Int
  /// From the top, the first is 0.
  public var row: Int

  public init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }

  /// Reads the rest of a report in the SGR form (xterm's mode 1006), behind `ESC [ <`: three numbers and `M`
  /// for a press, `m` for a release. Nil for what we have no use for.
  init?(report: String) {
    guard let last = report.last, last == "M" || last == "m" else { return nil }
    let numbers = report.dropLast().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let code = numbers[0], let column = numbers[1], let row = numbers[2],
      column > 0, row > 0, let action = Self.action(code, isRelease: last == "m")
    else { return nil }
    self.init(action, column: column - 1, row: row - 1)
  }

  /// Bits 2, 3 and 4 are Shift, Alt and Control; 5 is movement, 6 the wheel.
  private static func action(_ code: Int, isRelease: Bool) -> Action? {
    switch code & ~0b11100 {
    case 0: isRelease ? .release(.left) : .press(.left)
    case 1: isRelease ? .release(.middle) : .press(.middle)
    case 2: isRelease ? .release(.right) : .press(.right)
    case 32: .drag(.left)
    case 33: .drag(.middle)
    case 34: .drag(.right)
    case 35: .move
    case 64: .wheel(.up)
    case 65: .wheel(.down)
    case 66: .wheel(.left)
    case 67: .wheel(.right)
    case _: nil
    }
  }
}
