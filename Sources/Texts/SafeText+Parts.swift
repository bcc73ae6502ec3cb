// What is made of safe text stays safe.
extension SafeText {
  public var isEmpty: Bool { description.isEmpty }

  /// The text as bytes, for a file or a stream.
  public var utf8: String.UTF8View { description.utf8 }

  public var unicodeScalars: String.UnicodeScalarView { description.unicodeScalars }

  public static func + (left: SafeText, right: SafeText) -> SafeText {
    SafeText(escaped: left.description + right.description)
  }

  public static func += (left: inout SafeText, right: SafeText) { left = left + right }

  /// `part` so many times; none below 1.
  public init(repeating part: SafeText, count: Int) {
    self.init(escaped: String(repeating: part.description, count: max(0, count)))
  }

  public func hasPrefix(_ start: SafeText) -> Bool { description.hasPrefix(start.description) }
  public func hasSuffix(_ end: SafeText) -> Bool { description.hasSuffix(end.description) }

  /// The text after `start`, or all of it where it starts otherwise.
  public func removing(prefix start: SafeText) -> SafeText {
    hasPrefix(start) ? SafeText(escaped: String(description.dropFirst(start.description.count))) : self
  }

  /// The text before `end`, or all of it where it ends otherwise.
  public func removing(suffix end: SafeText) -> SafeText {
    hasSuffix(end) ? SafeText(escaped: String(description.dropLast(end.description.count))) : self
  }

  /// The text with `other` in the first place of `part`.
  public func replacing(first part: SafeText, with other: SafeText) -> SafeText {
    let text = description
    guard let start = text.indices.first(where: { text[$0...].hasPrefix(part.description) }) else {
      return self
    }
    let rest = text[start...].dropFirst(part.description.count)
    return SafeText(escaped: text[..<start] + other.description + rest)
  }

  public func lowercased() -> SafeText { SafeText(escaped: description.lowercased()) }

  /// True where `part` stands somewhere in it.
  public func contains(_ part: some StringProtocol) -> Bool { description.utf8.holds(part.utf8) }

  /// The pieces between the marks.
  public func split(separator mark: Character, omittingEmptySubsequences: Bool = true) -> [SafeText] {
    description.split(separator: mark, omittingEmptySubsequences: omittingEmptySubsequences)
      .map { SafeText(escaped: String($0)) }
  }

  /// The text without the blanks at its end.
  public var trimmingTrailingBlanks: SafeText {
    let end = description.utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return end.map { SafeText(escaped: String(description[...$0])) } ?? ""
  }
}

extension Sequence<SafeText> {
  /// The texts one after the other.
  @inlinable
  public func joined(separator: SafeText = "") -> SafeText {
    var text = ""
    var isFirst = true
    for part in self {
      if !isFirst { text += separator.description }
      text += part.description
      isFirst = false
    }
    return SafeText(escaped: text)
  }
}
