/// One thing read from ncurses.
enum InputToken: Hashable, Sendable {
  case scalar(Unicode.Scalar)
  case key(Key)
  /// `ESC [ <`, the start of a mouse report.
  case mouse
  /// `ESC [ M`, the start of a report in the old form, three characters long.
  case oldMouse
  case pasteBegins
  case pasteEnds
  /// A key that we have no use for.
  case unknownKey
}

/// Makes events of what was read. A sequence that nobody knows, or an answer that comes late, becomes no keys.
struct InputDecoder: Sendable {
  private enum State: Sendable {
    case ground
    case escape
    /// Behind `ESC [` or `ESC O`; what came of it.
    case control(String)
    /// Behind `ESC P`, `ESC ]` and their kin; how much came, and whether the last was an escape.
    case string(introducer: Unicode.Scalar, count: Int, isEscaped: Bool)
    case mouse(String)
    case oldMouse(remaining: Int)
    case paste
  }

  /// A control sequence is no longer than this, and an answer no longer than `longestString`.
  private static let longestControl = 64
  private static let longestString = 8192
  private static let longestPaste = 1 << 20

  private var state = State.ground
  /// What came of a paste.
  private var pasted = ""
  private var events: [TerminalEvent] = []

  init() {}

  /// Makes events of all that could be read at one time. What is cut off in the middle is kept for the next,
  /// except what a person may have typed: a lone escape, or one with a single character behind it.
  mutating func decode(_ tokens: some Sequence<InputToken>) -> [TerminalEvent] {
    events = []
    for token in tokens { take(token) }
    flush()
    return events
  }

  private mutating func take(_ token: InputToken) {
    switch state {
    case .ground: takeInGround(token)
    case .escape: takeBehindEscape(token)
    case .control(let text): takeInControl(token, text)
    case .string(let introducer, let count, let isEscaped): takeInString(token, introducer, count, isEscaped)
    case .mouse(let text): takeInMouse(token, text)
    case .oldMouse(let remaining): state = remaining > 1 ? .oldMouse(remaining: remaining - 1) : .ground
    case .paste: takeInPaste(token)
    }
  }

  private mutating func takeInGround(_ token: InputToken) {
    switch token {
    case .scalar("\u{1B}"): state = .escape
    case .scalar(let scalar): if let key = Key(typed: scalar) { events.append(.key(key)) }
    case .key(let key): events.append(.key(key))
    case .mouse: state = .mouse("")
    case .oldMouse: state = .oldMouse(remaining: 3)
    case .pasteBegins: state = .paste
    case .pasteEnds, .unknownKey: break
    }
  }

  private mutating func takeBehindEscape(_ token: InputToken) {
    switch token {
    case .scalar("["), .scalar("O"):
      state = .control(token == .scalar("[") ? "[" : "O")
    case .scalar(let scalar) where "P]X^_".unicodeScalars.contains(scalar):
      state = .string(introducer: scalar, count: 0, isEscaped: false)
    case .scalar, .key, .mouse, .oldMouse, .pasteBegins, .pasteEnds, .unknownKey:
      state = .ground
      events.append(.key(.escape))
      take(token)
    }
  }

  private mutating func takeInControl(_ token: InputToken, _ text: String) {
    guard case .scalar(let scalar) = token, scalar != "\u{1B}" else {
      state = .ground
      take(token)
      return
    }
    let sequence = text + String(scalar)
    switch scalar.value {
    case 0x20...0x3F where sequence.utf8.count <= Self.longestControl:
      state = .control(sequence)
    case 0x40...0x7E:
      state = .ground
      if let key = Key(sequence: sequence) { events.append(.key(key)) }
    default:
      state = .ground
    }
  }

  private mutating func takeInString(
    _ token: InputToken, _ introducer: Unicode.Scalar, _ count: Int, _ isEscaped: Bool
  ) {
    guard case .scalar(let scalar) = token, count < Self.longestString else {
      state = .ground
      return
    }
    let ends = isEscaped ? scalar == "\\" : scalar == "\u{07}" || scalar == "\u{9C}"
    if ends {
      state = .ground
    } else if isEscaped {
      // An escape that ends no string begins something of its own.
      state = .escape
      take(token)
    } else {
      state = .string(introducer: introducer, count: count + 1, isEscaped: scalar == "\u{1B}")
    }
  }

  private mutating func takeInMouse(_ token: InputToken, _ text: String) {
    guard case .scalar(let scalar) = token, scalar != "\u{1B}" else {
      state = .ground
      take(token)
      return
    }
    let report = text + String(scalar)
    switch scalar.value {
    case 0x20...0x3F where report.utf8.count <= Self.longestControl:
      state = .mouse(report)
    default:
      state = .ground
      if let event = MouseEvent(report: report) { events.append(.mouse(event)) }
    }
  }

  private mutating func takeInPaste(_ token: InputToken) {
    switch token {
    case .pasteEnds:
      state = .ground
      events.append(.paste(String(pasted.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 })))
      pasted = ""
    case .key(.enter): append(pasted: "\n")
    case .scalar(let scalar): append(pasted: scalar)
    case .key, .mouse, .oldMouse, .pasteBegins, .unknownKey: break
    }
  }

  private mutating func append(pasted scalar: Unicode.Scalar) {
    if pasted.utf8.count < Self.longestPaste { pasted.unicodeScalars.append(scalar) }
  }

  /// What a person may have typed does not wait for more.
  private mutating func flush() {
    switch state {
    case .escape:
      state = .ground
      events.append(.key(.escape))
    case .control(let text) where text.utf8.count == 1:
      state = .ground
      events += [.key(.escape), .key(.character(Character(text)))]
    case .string(let introducer, 0, false):
      state = .ground
      events += [.key(.escape), .key(.character(Character(introducer)))]
    case .ground, .control, .string, .mouse, .oldMouse, .paste:
      break
    }
  }
}
