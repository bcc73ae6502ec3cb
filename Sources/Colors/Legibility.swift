/// How well a text is told from its ground. Each is a step that a text can lose where colours are few.
public enum Legibility: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The same colour, or nearly.
  case hidden
  /// A ΔE2000 of 5 or a contrast of 1.5: seen, though not easily read.
  case visible
  /// What WCAG 2.2 asks for AA: 4.5, for large text and icons 3.
  case readable

  public init(of text: Color, on ground: Color, scale: TextScale = .normal) {
    let contrast = text.contrast(with: ground)
    if ContrastGrade(contrast: contrast, scale: scale) >= .aa {
      self = .readable
    } else if contrast >= 1.5 || text.difference(from: ground) >= 5 {
      self = .visible
    } else {
      self = .hidden
    }
  }

  public static func < (left: Legibility, right: Legibility) -> Bool { left.rawValue < right.rawValue }
}
