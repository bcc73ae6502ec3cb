extension Color {
  /// The relative luminance of WCAG 2.2, 0 for black to 1 for white. Alpha does not count.
  public var relativeLuminance: Double {
    0.2126 * red.linear + 0.7152 * green.linear + 0.0722 * blue.linear
  }

  /// The contrast ratio of WCAG 2.2, 1 to 21, the same both ways. Composite transparent colours first.
  public func contrast(with other: Color) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}

extension Color {
  /// True where black text has more contrast on it than white.
  public var isLight: Bool { contrast(with: .black) > contrast(with: .white) }
}

/// What is read, as far as WCAG 2.2 asks another contrast of it.
public enum TextScale: Hashable, Sendable {
  case normal
  /// From 18 points, or from 14 points in bold.
  case large
  /// A sign that is no text.
  case icon

  /// The scale of text of `size` points.
  public init(size: Double, isBold: Bool) {
    self = size >= (isBold ? 14 : 18) ? .large : .normal
  }
}

/// The level of WCAG 2.2 that a contrast reaches.
public enum ContrastGrade: String, CaseIterable, Comparable, Hashable, Sendable {
  case fails
  case aa = "AA"
  case aaa = "AAA"

  /// The grade of a contrast ratio: AA from 4.5 and AAA from 7, for large text from 3 and 4.5 (1.4.3, 1.4.6). Of an icon
  /// 3 is asked for AA, and nothing more (1.4.11).
  public init(contrast: Double, scale: TextScale) {
    let thresholds =
      switch scale {
      case .normal: (aa: 4.5, aaa: 7.0)
      case .large: (aa: 3.0, aaa: 4.5)
      case .icon: (aa: 3.0, aaa: Double.infinity)
      }
    self = contrast >= thresholds.aaa ? .aaa : contrast >= thresholds.aa ? .aa : .fails
  }

  public static func < (left: ContrastGrade, right: ContrastGrade) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .fails: 0
    case .aa: 1
    case .aaa: 2
    }
  }
}
