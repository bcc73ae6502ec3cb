@testable import Colors

/// Colour strings as the two libraries read them, and as people type and packs write them.
extension FuzzTarget {
  static let colors = FuzzTarget("colors", longestInput: 64) { bytes throws(BrokenPromise) in
    let text = String(decoding: bytes, as: UTF8.self)
    let reading = ColorReading(text)
    try ColorPromises.check(reading)
    try ColorPromises.checkObjectiveC(reading)
    try ColorPromises.checkSpelling(of: reading)
    try ColorPromises.checkTyping(text)
  }
}

enum ColorPromises {
  static func check(_ reading: ColorReading) throws(BrokenPromise) {
    let units = Array(reading.string.utf16)
    let prefix = units.first == 0x23 ? 1 : units.starts(with: [0x30, 0x78]) ? 2 : 0
    let count = units.count - prefix
    let counting = String(decoding: units[prefix...].prefix(count == 6 ? 6 : 8), as: UTF16.self)
    let number = counting.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }) ? UInt32(counting, radix: 16) : nil
    switch reading.verdict {
    case .fallsBack: try hold(prefix == 0 && reading.color == nil, "falls back without a prefix only")
    case .crashes:
      try hold(prefix > 0 && count < 8 && count != 6 && reading.color == nil, "crashes by length only")
    case .ok:
      try hold(number != nil && (count == 6 || count >= 8), "hex digits and nothing else are read")
      let wanted = number.map { count == 6 ? 0xFF00_0000 | $0 : $0 }
      try hold(
        reading.color?.argb == wanted,
        "\(reading.string.debugDescription) is \(String(describing: reading.color))")
    case .nonsense:
      try hold(prefix > 0 && number == nil && reading.color != nil, "nonsense is what has other characters")
      try hold(count != 6 || reading.color?.alpha == 255, "six characters have no alpha")
    }
  }

  static func checkObjectiveC(_ reading: ColorReading) throws(BrokenPromise) {
    let other = reading.objectiveC
    switch other.verdict {
    case .ok: try hold(other.color == reading.color, "what is ok is the same")
    case .differs:
      try hold(other.color != nil && other.color != reading.color, "what differs is another colour")
    case .undefined: try hold(other.color == nil, "what is undefined is no colour")
    case .crashes: throw BrokenPromise(description: "a string never ends the Objective-C app")
    }
    try hold(other.color.map { $0.alpha == 255 } ?? true, "Objective-C knows no alpha")
  }

  /// A new colour in the spelling of an old one reads as that colour.
  static func checkSpelling(of reading: ColorReading) throws(BrokenPromise) {
    let spelling = ColorSpelling(of: reading.string)
    try hold((spelling != nil) == (reading.verdict == .ok), "what is read as meant has a spelling")
    guard let spelling, let color = reading.color else { return }
    for other in [color, Color(argb: ~color.argb), Color(argb: 0x12AB_CDEF), Color(rgb: 0xFFFFFF)] {
      let text = spelling.write(other)
      try hold(ColorReading(text).color == other, "\(other) is written \(text.debugDescription)")
      try hold(ColorReading(text).verdict == .ok, "what is written is meant")
    }
  }

  static func checkTyping(_ text: String) throws(BrokenPromise) {
    guard let color = Color(typed: text, alpha: 7) else { return }
    try hold(Color(typed: color.argbHex) == color, "what is typed can be typed by its number")
  }
}
