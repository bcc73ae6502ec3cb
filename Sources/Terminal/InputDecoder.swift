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
    /// Behind `ESC P`, `ESC ]` and their kin; what came, and whether an escape stands behind it.
    case string(introducer: Unicode.Scalar, text: String, isEscaped: Bool)
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

  /// What the terminal has said so far, in time or not.
  private(set) var answers = TerminalAnswers()
  /// How many questions have been asked whose answer has not come to its end.
  private var unanswered = 0

  init() {}

  /// Makes events of all that could be read at one time. What is cut off in the middle is kept for the next,
  /// except what a person may have typed: a lone escape, or one with a single character behind it. As long as an
  /// answer is due, that may as well be its beginning, and is kept until more comes or it is let go.
  mutating func decode(_ tokens: some Sequence<InputToken>) -> [TerminalEvent] {
    events = []
    for token in tokens { take(token) }
    if !awaitsAnswers { flush() }
    return events
  }

  /// The terminal has been asked something, with a request for what it is at the end.
  mutating func expectAnswers() { unanswered += 1 }

  /// The terminal has had more than enough time.
  mutating func expectNoAnswers() { unanswered = 0 }

  var awaitsAnswers: Bool { unanswered > 0 }

  /// True when the beginning of something is kept, which may never come to its end.
  var isHolding: Bool {
    switch state {
    case .escape, .control, .string, .mouse, .oldMouse: true
    case .ground, .paste: false
    }
  }

  /// True when something is kept that a person may have typed.
  var mayHoldKeys: Bool {
    switch state {
    case .escape: true
    case .control(let text): text.utf8.count == 1
    case .string(_, let text, let isEscaped): text.isEmpty && !isEscaped
    case .ground, .mouse, .oldMouse, .paste: false
    }
  }

  /// How long what is kept waits for more, in nanoseconds: not long where it may as well be a key that a person has
  /// pressed, and longer in the midst of an answer, whose rest would be keys.
  var patience: UInt64 {
    if mayHoldKeys { return 200_000_000 }
    return awaitsAnswers ? 2_000_000_000 : 500_000_000
  }

  /// Makes keys of what a person may have typed, and drops the beginning of what comes to no end.
  mutating func letGo() -> [TerminalEvent] {
    events = []
    flush()
    forgetBeginnings()
    return events
  }

  /// Drops the beginning of what comes to no end.
  mutating func forgetBeginnings() { if isHolding { state = .ground } }

  private mutating func take(_ token: InputToken) {
    switch state {
    case .ground: takeInGround(token)
    case .escape: takeBehindEscape(token)
    case .control(let text): takeInControl(token, text)
    case .string(let introducer, let text, let isEscaped): takeInString(token, introducer, text, isEscaped)
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
      state = .string(introducer: scalar, text: "", isEscaped: false)
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
    if awaitsAnswers, let key = TerminalAnswer.key(scalar, typedInControl: text) {
      events.append(.key(key))
      return
    }
    let sequence = text + String(scalar)
    switch scalar.value {
    case 0x20...0x3F where sequence.utf8.count <= Self.longestControl:
      state = .control(sequence)
    case 0x40...0x7E:
      state = .ground
      if let key = Key(sequence: sequence) {
        events.append(.key(key))
      } else if let answer = TerminalAnswer(control: sequence) {
        take(answer)
      }
    default:
      state = .ground
    }
  }

  private mutating func takeInString(
    _ token: InputToken, _ introducer: Unicode.Scalar, _ text: String, _ isEscaped: Bool
  ) {
    // A key, and a control character that a string cannot have: it has come to no end, and somebody has typed.
    guard case .scalar(let scalar) = token, !scalar.endsStringsByForce else {
      state = .ground
      take(token)
      return
    }
    if awaitsAnswers, !isEscaped, let key = TerminalAnswer.key(scalar, typedIn: introducer, text: text) {
      events.append(.key(key))
      return
    }
    let ends = isEscaped ? scalar == "\\" : scalar == "\u{07}" || scalar == "\u{9C}"
    if ends {
      state = .ground
      if let answer = TerminalAnswer(introducer: introducer, text: text) { take(answer) }
    } else if isEscaped {
      // An escape that ends no string begins something of its own.
      state = .escape
      take(token)
    } else if scalar == "\u{1B}" {
      state = .string(introducer: introducer, text: text, isEscaped: true)
    } else {
      // What is longer than any answer is passed over to its end.
      let isRead = text.utf8.count < Self.longestString
      state = .string(
        introducer: introducer, text: isRead ? text + String(scalar) : text, isEscaped: false)
    }
  }

  private mutating func take(_ answer: TerminalAnswer) {
    answers.take(answer)
    guard case .fence = answer, awaitsAnswers else { return }
    unanswered -= 1
    events.append(.answered)
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
    case .string(let introducer, "", false):
      state = .ground
      events += [.key(.escape), .key(.character(Character(introducer)))]
    case .ground, .control, .string, .mouse, .oldMouse, .paste:
      break
    }
  }
}

extension Unicode.Scalar {
  /// Control characters that stand in no string, as keys send them; Escape and the bell belong to its end.
  fileprivate var endsStringsByForce: Bool { value < 0x20 && value != 0x1B && value != 0x07 || value == 0x7F }
}
