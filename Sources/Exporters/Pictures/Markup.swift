import Texts

/// HTML or SVG. Literals are ours and stand as they are; whatever stands between them is text, which is made safe and
/// escaped, so that it is read as text and as nothing else, between tags and within the double quotes of an attribute:
///
///     let heading: Markup = "<h1 title=\"\(name)\">\(name)</h1>"
///
/// Only markup goes into markup as it is. Nothing that is not ours gets into a page by another way.
struct Markup: Hashable, Sendable {
  fileprivate(set) var text: String

  /// What is written into a file.
  var safeText: SafeText { SafeText(escaped: text) }

  /// Text as it is written between tags or in an attribute.
  init(_ text: SafeText) { self.text = Self.escaped(text) }

  fileprivate init(written text: String) { self.text = text }

  /// Text as a string of CSS, with its quotes, for a `style` attribute or element: all that is no plain letter or
  /// digit is written by its number, so that it ends neither the string, nor the attribute, nor the element.
  static func cssString(_ string: SafeText) -> Markup {
    var result = "'"
    for scalar in string.description.unicodeScalars {
      let isPlain = scalar.isASCII ? scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) : false
      if isPlain || scalar == " " {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\" + String(scalar.value, radix: 16) + " "
      }
    }
    return Markup(written: result + "'")
  }

  static func + (left: Markup, right: Markup) -> Markup { Markup(written: left.text + right.text) }
  static func += (left: inout Markup, right: Markup) { left.text += right.text }

  /// What is markup becomes a reference, what XML cannot hold U+FFFD.
  private static func escaped(_ safe: SafeText) -> String {
    let text = safe.description
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// True for what stands for itself in all markup.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: byte < 0x80
    }
  }
}

extension Markup: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
    mutating func appendInterpolation(_ safe: SafeText) { text += Markup(safe).text }
    mutating func appendInterpolation(_ number: some BinaryInteger) { text += String(number) }
    mutating func appendInterpolation(_ number: Number) { text += number.description }
  }
}

extension Sequence<Markup> {
  /// The pieces one after the other.
  func joined(separator: Markup = "") -> Markup {
    Markup(written: lazy.map(\.text).joined(separator: separator.text))
  }
}
