import Colors

/// What a terminal is to be asked.
public struct TerminalQuestions: Hashable, Sendable {
  /// Whether it keeps a 24-bit colour as it is.
  public var asksDepth: Bool
  /// The entries of its palette whose colours it is to tell.
  public var entries: ClosedRange<UInt8>?
  /// Whether it shows pictures: kitty's protocol, its name, and how large a cell is. Whether it has sixels it
  /// tells when it is asked what it is.
  public var asksPictures: Bool

  public init(asksDepth: Bool = false, entries: ClosedRange<UInt8>? = nil, asksPictures: Bool = false) {
    self.asksDepth = asksDepth
    self.entries = entries
    self.asksPictures = asksPictures
  }

  /// The palette that colours of a depth are chosen from; nothing where that is no matter of the user's.
  public static func palette(for depth: ColorDepth) -> TerminalQuestions {
    switch depth {
    case .indexed16: TerminalQuestions(entries: 0...15)
    case .indexed8: TerminalQuestions(entries: 0...7)
    case .truecolor, .indexed256, .mono: TerminalQuestions()
    }
  }

  public var isEmpty: Bool { !asksDepth && entries == nil && !asksPictures }

  /// A colour that no palette has.
  static let testColor = Color(red: 1, green: 2, blue: 3)

  /// The bytes that ask, a request for what the terminal is at the end; none when there is nothing to ask.
  var bytes: [UInt8] {
    if isEmpty { return [] }
    var text = ""
    if asksDepth {
      let color = Self.testColor
      text += "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m\u{1B}P$qm\u{1B}\\\u{1B}[m"
    }
    // One by one: not all terminals read several at a time.
    for entry in entries.map(Array.init) ?? [] { text += "\u{1B}]4;\(entry);?\u{1B}\\" }
    if asksPictures { text += PictureBytes.question + "\u{1B}[>q\u{1B}[16t" }
    return Array((text + "\u{1B}[c").utf8)
  }
}
