/// Text that may be shown: nothing in it that is not ours can steer a terminal or turn the direction of the text around.
///
/// This is the one type that screens, messages, reports and pages take. It is made in two ways. A literal is ours and
/// stands as it is, with its line ends and colour sequences. Everything else (a pack's names and values, file names,
/// addresses, what servers, other programs and the environment say) is a `String`, and becomes safe where it is put
/// into a literal or given to `init(_:)`:
///
///     let text: SafeText = "no skin \(name) in \(file)\n"
///
/// A `String` does not compile where safe text is wanted, so that none gets through by mistake.
public struct SafeText: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The text, with every control character of strangers visible.
  public let description: String

  /// Makes `text` safe: C0 controls become Control Pictures (`␛`), all else that cannot be seen becomes `‹U+202E›`
  /// (what that is, `isUnsafe(at:in:)` says). Of the marks over one character as many stay as a cell of the screen has
  /// room for, so that a tower of them does not cover the lines above. A literal between these parentheses is ours, and
  /// stands as it is.
  public init(_ text: String) {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) || text.unicodeScalars.allSatisfy(Self.isUsual) {
      description = text
      return
    }
    // First the towers, so that what remains of one is what the next character stands behind.
    let scalars = Self.withoutTowers(text.unicodeScalars)
    var result = ""
    for place in scalars.indices {
      if Self.isUnsafe(at: place, in: scalars) {
        result += Self.picture(of: scalars[place])
      } else {
        result.unicodeScalars.append(scalars[place])
      }
    }
    description = result
  }

  /// A part of a text made safe.
  public init(_ text: Substring) { self.init(String(text)) }

  /// One character made safe.
  public init(_ character: Character) { self.init(String(character)) }

  /// A whole number.
  public init(_ number: some BinaryInteger) { description = String(number) }

  /// Text whose writer has made its parts safe one by one, as those of JSON, Markdown and coloured lines have. Each use
  /// stands in `SafeTextMakingTests` with its reason.
  @usableFromInline
  package init(escaped text: String) { description = text }

  public static func < (left: SafeText, right: SafeText) -> Bool { left.description < right.description }

  /// True for C0 and C1 controls and DEL, which can steer a terminal.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// ncurses keeps five scalars in a cell.
  public static let mostMarks = 4

  private static func withoutTowers(_ scalars: String.UnicodeScalarView) -> String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    var marks = 0
    for scalar in scalars {
      marks = isMark(scalar) ? marks + 1 : 0
      if marks <= mostMarks { result.append(scalar) }
    }
    return result
  }

  /// True for what is drawn over the character before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if isUsual(scalar) { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func picture(of scalar: Unicode.Scalar) -> String {
    if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) { return String(picture) }
    if scalar.value == 0x7F { return "\u{2421}" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "‹U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "›"
  }
}

extension SafeText: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { description = text }

  public init(stringInterpolation: StringInterpolation) { description = stringInterpolation.text }

  /// Puts a text together: literals are ours, all that stands between them is made safe unless it is.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ safe: SafeText) { text += safe.description }

    public mutating func appendInterpolation(_ stranger: String) { text += SafeText(stranger).description }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += SafeText(value.description).description
    }
  }
}
