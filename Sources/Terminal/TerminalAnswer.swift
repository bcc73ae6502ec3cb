import Colors
import Images

/// One thing that a terminal says when it is asked.
public enum TerminalAnswer: Hashable, Sendable {
  /// How it keeps a 24-bit colour (DECRQSS of SGR); nil when it does not say.
  case testColor(ColorDepth?)
  /// The colour of an entry of its palette (OSC 4).
  case paletteEntry(UInt8, Color)
  /// It shows pictures of kitty's protocol.
  case kittyPictures
  /// What it calls itself (XTVERSION).
  case name(String)
  /// A cell in pixels.
  case cellSize(PictureSize)
  /// What it is (DA1), behind the class: 4 is sixel. All terminals answer that, and in order: whatever else it had to
  /// say has come by then.
  case fence([Int])

  /// Reads a control sequence without its escape: `[?62;22c`.
  init?(control sequence: String) {
    if let size = Self.cellSize(sequence) {
      self = .cellSize(size)
      return
    }
    guard sequence.hasPrefix("[?"), sequence.last == "c" else { return nil }
    let parameters = sequence.dropFirst(2).dropLast()
    guard parameters.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ";") }) else { return nil }
    self = .fence(parameters.split(separator: ";").dropFirst().compactMap { Int($0) })
  }

  /// `[6;18;9t`: height, then width.
  private static func cellSize(_ sequence: String) -> PictureSize? {
    guard sequence.hasPrefix("[6;"), sequence.last == "t" else { return nil }
    let sizes = sequence.dropFirst(3).dropLast().split(separator: ";").map { Int($0) }
    guard sizes.count == 2, let height = sizes[0], let width = sizes[1], (1...1000).contains(height),
      (1...1000).contains(width)
    else { return nil }
    return PictureSize(width: width, height: height)
  }

  /// Reads what stands between the introducer, `P`, `]` or `_`, and the end of a string.
  init?(introducer: Unicode.Scalar, text: String) {
    switch introducer {
    case "P" where text.hasPrefix(">|"): self = .name(String(text.dropFirst(2)))
    case "P": self.init(statusString: text)
    case "_":
      guard PictureBytes.isYes(text) else { return nil }
      self = .kittyPictures
    case "]": self.init(command: text)
    default: return nil
    }
  }

  /// `1$r0;48:2:1:2:3m`, or `0$r` for a request that the terminal does not know. Whether colons or semicolons
  /// separate, and whether a colour space, mostly empty, stands before the colour, differs from one to the next.
  private init?(statusString text: String) {
    guard let kind = text.range(of: "$r") else { return nil }
    let setting = text[kind.upperBound...]
    guard text[..<kind.lowerBound] == "1", setting.last == "m" else {
      self = .testColor(nil)
      return
    }
    let fields = setting.dropLast().split(omittingEmptySubsequences: false) { $0 == ";" || $0 == ":" }
    self = .testColor(Self.depth(ofBackground: fields.map { UInt32($0) }))
  }

  private static func depth(ofBackground fields: [UInt32?]) -> ColorDepth? {
    guard let start = fields.firstIndex(of: 48), start + 1 < fields.count else { return nil }
    let color = Array(fields[(start + 2)...])
    switch fields[start + 1] {
    case 2:
      let test = TerminalQuestions.testColor
      let wanted: [UInt32?] = [UInt32(test.red), UInt32(test.green), UInt32(test.blue)]
      return color.starts(with: wanted) || color.dropFirst().starts(with: wanted) ? .truecolor : nil
    case 5: return color.first.flatMap { $0 } == nil ? nil : .indexed256
    default: return nil
    }
  }

  /// `4;12;rgb:5c5c/5c5c/ffff`.
  private init?(command text: String) {
    let fields = text.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 3, fields[0] == "4", let index = UInt8(fields[1]),
      let color = Color(xParseColor: String(fields[2]))
    else { return nil }
    self = .paletteEntry(index, color)
  }
}

extension String {
  /// Where a short text stands first.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

extension Color {
  /// Reads a colour as X names it (XParseColor(3)): `rgb:` or `rgba:` with one to four hexadecimal digits each,
  /// which are parts of the largest number of so many digits; or `#` with three equal groups, which are the upper
  /// digits.
  init?(xParseColor text: String) {
    if let colon = text.firstIndex(of: ":") {
      guard ["rgb", "rgba"].contains(text[..<colon].lowercased()) else { return nil }
      let parts = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 3 || parts.count == 4 else { return nil }
      self.init(parts.prefix(3).map { Self.level($0) })
    } else {
      let digits = text.dropFirst()
      guard text.hasPrefix("#"), digits.utf8.count.isMultiple(of: 3), (3...12).contains(digits.utf8.count)
      else { return nil }
      let width = digits.count / 3
      self.init(
        (0..<3).map { part in Self.upperByte(digits.dropFirst(part * width).prefix(width)) })
    }
  }

  private init?(_ levels: [UInt8?]) {
    guard levels.count == 3, let red = levels[0], let green = levels[1], let blue = levels[2] else {
      return nil
    }
    self.init(red: red, green: green, blue: blue)
  }

  private static func level(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else { return nil }
    let largest = UInt32(1) << (4 * UInt32(digits.utf8.count)) - 1
    return UInt8(clamping: (value * 255 + largest / 2) / largest)
  }

  private static func upperByte(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else { return nil }
    let bits = 4 * digits.utf8.count
    return UInt8(clamping: bits >= 8 ? value >> (bits - 8) : value << (8 - bits))
  }
}
