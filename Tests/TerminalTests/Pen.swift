import Cells

/// In what a terminal writes, by the sequences (SGR) that it was sent: of ECMA-48, and of xterm for colours.
struct Pen: Equatable {
  enum Ink: Equatable {
    case standard
    case entry(UInt64)
    case direct(UInt64)
  }

  var foreground = Ink.standard
  var background = Ink.standard
  var attributes: Attributes = []

  /// - Parameter parameters: what stands between `ESC [` and `m`.
  mutating func take(_ parameters: some StringProtocol) {
    var rest = parameters.split(separator: ";", omittingEmptySubsequences: false).map { UInt64($0) ?? 0 }[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: self = Pen()
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 4: attributes.insert(.underline)
      case 7: attributes.insert(.reverse)
      case 22: attributes.subtract([.bold, .dim])
      case 23: attributes.remove(.italic)
      case 24: attributes.remove(.underline)
      case 27: attributes.remove(.reverse)
      case 38: foreground = Self.extended(&rest)
      case 48: background = Self.extended(&rest)
      case 39: foreground = .standard
      case 49: background = .standard
      case 30...37: foreground = .entry(code - 30)
      case 40...47: background = .entry(code - 40)
      case 90...97: foreground = .entry(code - 82)
      case 100...107: background = .entry(code - 92)
      default: break
      }
    }
  }

  private static func extended(_ rest: inout ArraySlice<UInt64>) -> Ink {
    switch rest.popFirst() {
    case 5: return .entry(rest.popFirst() ?? 0)
    case 2:
      let (red, green, blue) = (rest.popFirst() ?? 0, rest.popFirst() ?? 0, rest.popFirst() ?? 0)
      return .direct(red << 16 | green << 8 | blue)
    default: return .standard
    }
  }
}

extension Pen {
  /// That of a cell.
  init(_ cell: MappedCell) {
    (foreground, background) = (Ink(cell.foreground), Ink(cell.background))
    attributes = cell.attributes
  }
}

extension Pen.Ink {
  init(_ color: TerminalColor) {
    switch color {
    case .standard: self = .standard
    case .direct(let color): self = .direct(UInt64(color.rgb))
    case .entry(let index, _): self = .entry(UInt64(index))
    }
  }
}

/// Goes through what a terminal is sent, and has each character told with the pen that writes it.
struct WritingReader {
  private(set) var pen = Pen()
  private var sequence: [UInt8] = []

  /// - Parameter write: is called for each byte that is text, outside of sequences.
  mutating func read(_ bytes: some Sequence<UInt8>, write: (UInt8, Pen) -> Void) {
    for byte in bytes {
      guard !sequence.isEmpty || byte == 0x1B else {
        write(byte, pen)
        continue
      }
      sequence.append(byte)
      // The end of a control sequence; others are two bytes long, or three where they choose a character set.
      let isControl = sequence.count > 1 && sequence[1] == UInt8(ascii: "[")
      let ends =
        isControl
        ? sequence.count > 2 && (0x40...0x7E).contains(byte)
        : sequence.count > 1 && !(0x20...0x2F).contains(byte)
      guard ends else { continue }
      if isControl, byte == UInt8(ascii: "m") {
        pen.take(String(decoding: sequence.dropFirst(2).dropLast(), as: UTF8.self))
      }
      sequence = []
    }
  }
}
