import Cells
import Colors
import Texts

/// A font as a widget draws it. A terminal has one type size: 20 points and more take two rows where there is
/// room, bold and italic are attributes.
public struct TextFont: Hashable, Sendable {
  /// Empty: the system font.
  public var name: String
  /// In points.
  public var size: Double
  public var isBold: Bool
  public var isItalic: Bool

  public init(name: String = "", size: Double, isBold: Bool = false, isItalic: Bool = false) {
    self.name = name
    self.size = size
    self.isBold = isBold
    self.isItalic = isItalic
  }

  /// iOS's own font, of a size in points.
  public static func system(_ size: Double) -> TextFont { TextFont(size: size) }
  /// iOS's own font in bold, of a size in points.
  public static func boldSystem(_ size: Double) -> TextFont { TextFont(size: size, isBold: true) }

  public var attributes: Attributes {
    var attributes: Attributes = []
    if isBold { attributes.insert(.bold) }
    if isItalic { attributes.insert(.italic) }
    return attributes
  }

  /// What text in it stands for: large where WCAG asks less contrast of it.
  public var traits: CellTraits {
    switch TextScale(size: size, isBold: isBold) {
    case .normal, .icon: []
    case .large: .large
    }
  }

  /// The size as people write it: `17`, `12.5`.
  public var sizeText: SafeText {
    if let whole = Int(exactly: size) { return SafeText(whole) }
    guard size.isFinite, abs(size) < 1e9 else { return "\(size)" }
    let tenths = (size * 10).rounded() / 10
    return Int(exactly: tenths).map { SafeText($0) } ?? "\(tenths)"
  }
}
