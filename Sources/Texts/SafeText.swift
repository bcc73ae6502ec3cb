/// Text from a pack, a file name or a server, made safe to show: whatever could steer a terminal or turn the
/// direction of the text around is made visible, so that nothing of it reaches a screen or a log raw.
public struct SafeText: Hashable, Sendable, CustomStringConvertible {
  /// The text, with every control character visible.
  public let description: String

  /// Makes `text` safe: C0 controls become Control Pictures (`␛`), other controls, line separators and
  /// bidirectional formatting become `‹U+202E›`.
  public init(_ text: String) {
    guard text.unicodeScalars.contains(where: Self.isUnsafe) else {
      description = text
      return
    }
    var result = ""
    for scalar in text.unicodeScalars {
      if Self.isUnsafe(scalar) {
        result += Self.picture(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    description = result
  }

  /// True for C0 and C1 controls and DEL, which can steer a terminal.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// True for what can steer a terminal or hide or turn around what a person reads.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if isControl(scalar) { return true }
    return switch scalar.value {
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F: true
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
