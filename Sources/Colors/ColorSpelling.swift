/// How a colour is written: its prefix, the case of its letters, whether it has an alpha byte, and what follows that
/// nobody reads. A new colour in the same spelling changes nothing else of a value.
public struct ColorSpelling: Hashable, Sendable {
  /// What stands before the digits.
  public enum Prefix: String, CaseIterable, Hashable, Sendable {
    case zeroX = "0x"
    case hash = "#"
  }

  /// How the digits A to F are written; nil where none of the digits is a letter.
  public enum LetterCase: Hashable, Sendable {
    case upper, lower
  }

  public var prefix: Prefix
  public var letters: LetterCase?
  /// The two digits of the alpha byte as they are written; nil where there are six digits.
  public var alphaDigits: String?
  /// What follows the eight digits that count.
  public var rest: String

  public init(
    prefix: Prefix = .zeroX, letters: LetterCase? = nil, alphaDigits: String? = nil, rest: String = ""
  ) {
    (self.prefix, self.letters, self.alphaDigits, self.rest) = (prefix, letters, alphaDigits, rest)
  }

  /// The spelling of a value; nil where the app cannot read it as it is meant, so that nothing is to be kept.
  public init?(of value: String) {
    guard ColorReading(value).verdict == .ok,
      let prefix = Prefix.allCases.first(where: { value.hasPrefix($0.rawValue) })
    else { return nil }
    let digits = value.dropFirst(prefix.rawValue.count)
    let counting = digits.prefix(digits.utf16.count == 6 ? 6 : 8)
    self.init(
      prefix: prefix, letters: Self.letters(in: counting),
      alphaDigits: counting.count == 8 ? String(counting.prefix(2)) : nil,
      rest: String(digits.dropFirst(counting.count)))
  }

  /// The spelling for a new colour in the place of a value: its own, but of what the app cannot read as it is meant no
  /// more than a `#`, which says how its writer writes colours.
  ///
  /// - Parameter usual: that of the values around.
  public init(inPlaceOf value: String?, usual: ColorSpelling) {
    self = value.flatMap(ColorSpelling.init(of:)) ?? usual
    if let value, ColorReading(value).verdict != .ok, value.hasPrefix(Prefix.hash.rawValue) { prefix = .hash }
  }

  /// Six digits are enough for an opaque colour that had no alpha byte; the alpha byte keeps its own digits where it
  /// keeps its value.
  ///
  /// - Parameter letters: what to write where the value itself had no letter.
  public func write(_ color: Color, letters fallback: LetterCase = .upper) -> String {
    let lowers = (letters ?? fallback) == .lower
    func digits(_ text: Substring) -> String { lowers ? text.lowercased() : String(text) }
    let six = digits(color.hex.dropFirst())
    let two = digits(color.argbHex.dropFirst().prefix(2))
    guard let alphaDigits else {
      return prefix.rawValue + (color.alpha == 255 ? six : two + six)
    }
    let isKept = UInt8(alphaDigits, radix: 16) == color.alpha
    return prefix.rawValue + (isKept ? alphaDigits : two) + six + rest
  }

  /// Capitals win where both are there: whoever mixed them has no rule to be kept.
  private static func letters(in digits: Substring) -> LetterCase? {
    if digits.contains(where: \.isUppercase) { return .upper }
    return digits.contains(where: \.isLowercase) ? .lower : nil
  }
}

extension ColorSpelling {
  /// How most of several values are written, for one that has no spelling of its own.
  public init(mostOf values: some Sequence<String>) {
    var prefixes: [Prefix: Int] = [:]
    var cases: [LetterCase: Int] = [:]
    for spelling in values.lazy.compactMap(ColorSpelling.init(of:)) {
      prefixes[spelling.prefix, default: 0] += 1
      if let letters = spelling.letters { cases[letters, default: 0] += 1 }
    }
    self.init(
      prefix: prefixes[.hash, default: 0] > prefixes[.zeroX, default: 0] ? .hash : .zeroX,
      letters: cases[.lower, default: 0] > cases[.upper, default: 0] ? .lower : .upper)
  }
}

extension Color {
  /// A colour as a person types it: six or eight hex digits, alpha first, with or without `#`, `0x` or `0X`, and
  /// blanks around; three digits stand for six, as on the web.
  ///
  /// - Parameter alpha: what a colour without an alpha byte gets.
  public init?(typed text: String, alpha: UInt8 = 255) {
    var digits = text.drop { $0 == " " }
    while digits.last == " " { digits = digits.dropLast() }
    // Both where a value of a pack is typed or pasted behind a # that is there already.
    if digits.hasPrefix("#") { digits = digits.dropFirst() }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { digits = digits.dropFirst(2) }
    guard digits.utf8.allSatisfy({ ColorReading.isHexDigit(UInt16($0)) }) else { return nil }
    let full = digits.utf8.count == 3 ? Substring(digits.flatMap { [$0, $0] }) : digits
    guard [6, 8].contains(full.utf8.count), let value = UInt32(full, radix: 16) else { return nil }
    self = full.utf8.count == 8 ? Color(argb: value) : Color(rgb: value).withAlpha(alpha)
  }
}
