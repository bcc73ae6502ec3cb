import CCurses

extension Key {
  /// The key that sends a character; nil for one that no key sends.
  init?(typed scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x08, 0x7F: self = .backspace
    case 0x1B: self = .escape
    case 0x00: self = .control(" ")
    case 0x01...0x1A: self = Self.control(above: scalar, by: 0x60)
    case 0x1C...0x1F: self = Self.control(above: scalar, by: 0x40)
    case 0x80..<0xA0: return nil
    default: self = .character(Character(scalar))
    }
  }

  private static func control(above scalar: Unicode.Scalar, by distance: UInt8) -> Key {
    .control(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) &+ distance)))
  }

  /// The key that sends a control sequence, without its escape: `[1;5A`, `OA`, `[3~`. Modifiers are passed over.
  init?(sequence: String) {
    guard let final = sequence.last else { return nil }
    let parameters = sequence.dropFirst().dropLast()
    guard parameters.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ";") }) else { return nil }
    switch final {
    case "A": self = .up
    case "B": self = .down
    case "C": self = .right
    case "D": self = .left
    case "H": self = .home
    case "F": self = .end
    case "Z": self = .backTab
    case "M" where sequence == "OM": self = .enter
    case "~":
      let number = parameters.prefix { $0 != ";" }
      guard let key = Self.numbered[String(number)] else { return nil }
      self = key
    default: return nil
    }
  }

  /// The keys that xterm, the Linux console and rxvt send as `ESC [ number ~`.
  private static let numbered: [String: Key] = [
    "1": .home, "2": .insert, "3": .delete, "4": .end, "5": .pageUp, "6": .pageDown, "7": .home, "8": .end,
    "11": .function(1), "12": .function(2), "13": .function(3), "14": .function(4), "15": .function(5),
    "17": .function(6), "18": .function(7), "19": .function(8), "20": .function(9), "21": .function(10),
    "23": .function(11), "24": .function(12),
  ]
}

extension InputToken {
  /// What a key code of the C target stands for.
  init(code: Int) {
    self = Self.codes[code] ?? .unknownKey
    if code > CURSES_KEY_FUNCTION { self = .key(.function(code - CURSES_KEY_FUNCTION)) }
  }

  private static let codes: [Int: InputToken] = [
    CURSES_KEY_UP: .key(.up), CURSES_KEY_DOWN: .key(.down), CURSES_KEY_LEFT: .key(.left),
    CURSES_KEY_RIGHT: .key(.right), CURSES_KEY_HOME: .key(.home), CURSES_KEY_END: .key(.end),
    CURSES_KEY_PAGE_UP: .key(.pageUp), CURSES_KEY_PAGE_DOWN: .key(.pageDown),
    CURSES_KEY_BACK_TAB: .key(.backTab), CURSES_KEY_ENTER: .key(.enter),
    CURSES_KEY_BACKSPACE: .key(.backspace), CURSES_KEY_INSERT: .key(.insert),
    CURSES_KEY_DELETE: .key(.delete), CURSES_KEY_MOUSE: .mouse, CURSES_KEY_OLD_MOUSE: .oldMouse,
    CURSES_KEY_PASTE_BEGINS: .pasteBegins, CURSES_KEY_PASTE_ENDS: .pasteEnds,
  ]

  /// Sequences that terminals send and their entries may lack: both forms of the arrows, whichever mode the
  /// terminal is in, and those of the modes that we switch on.
  static let sequences: [(sequence: String, code: Int)] = [
    ("\u{1B}[A", CURSES_KEY_UP), ("\u{1B}OA", CURSES_KEY_UP),
    ("\u{1B}[B", CURSES_KEY_DOWN), ("\u{1B}OB", CURSES_KEY_DOWN),
    ("\u{1B}[C", CURSES_KEY_RIGHT), ("\u{1B}OC", CURSES_KEY_RIGHT),
    ("\u{1B}[D", CURSES_KEY_LEFT), ("\u{1B}OD", CURSES_KEY_LEFT),
    ("\u{1B}[H", CURSES_KEY_HOME), ("\u{1B}OH", CURSES_KEY_HOME), ("\u{1B}[1~", CURSES_KEY_HOME),
    ("\u{1B}[F", CURSES_KEY_END), ("\u{1B}OF", CURSES_KEY_END), ("\u{1B}[4~", CURSES_KEY_END),
    ("\u{1B}[3~", CURSES_KEY_DELETE), ("\u{1B}[5~", CURSES_KEY_PAGE_UP), ("\u{1B}[6~", CURSES_KEY_PAGE_DOWN),
    ("\u{1B}[Z", CURSES_KEY_BACK_TAB), ("\u{1B}OM", CURSES_KEY_ENTER),
    ("\u{1B}[<", CURSES_KEY_MOUSE), ("\u{1B}[M", CURSES_KEY_OLD_MOUSE),
    ("\u{1B}[200~", CURSES_KEY_PASTE_BEGINS), ("\u{1B}[201~", CURSES_KEY_PASTE_ENDS),
  ]
}
