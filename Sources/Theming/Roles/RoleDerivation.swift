import Texts

/// Another role from which a role without a key takes its colour.
public struct RoleDerivation: Hashable, Sendable {
  /// The role that lends its colour.
  public let role: ColorRole
  /// The alpha byte that replaces the colour's own; nil leaves it.
  public let alpha: UInt8?

  init(from role: ColorRole, alpha: UInt8? = nil) {
    self.role = role
    self.alpha = alpha
  }
}

extension ColorRole {
  /// The roles to take the colour from, the first that the pack has, before the theme is asked.
  public var derivations: [RoleDerivation] { Self.derivationTable[self] ?? [] }

  private static let derivationTable: CaseTable<ColorRole, [RoleDerivation]> = [
    .navigationBarTint: [.init(from: .navigationBarTitle), .init(from: .tint)],
    .labelBody: [.init(from: .labelHeadline)],
    .labelCaption: [.init(from: .labelBody)],
    .buttonBackground: [.init(from: .viewBackground)],
    .buttonTitle: [.init(from: .tint)],
    .buttonHighlightedBackground: [.init(from: .buttonBackground)],
    .buttonHighlightedTitle: [.init(from: .buttonTitle, alpha: .thirtyPercent)],
    .buttonDisabledTitle: [.init(from: .buttonTitle, alpha: .fortyPercent)],
    .pickerBackground: [.init(from: .viewBackground)],
    .pickerText: [.init(from: .labelCaption)],
    .pickerSelectedText: [.init(from: .labelHeadline)],
    .pickerSelection: [.init(from: .pickerSelectedText, alpha: .twelvePercent)],
    .tabBarSelectedItem: [.init(from: .tint)],
  ]
}

extension UInt8 {
  /// Percentages of opacity as alpha bytes, rounded to nearest.
  fileprivate static let twelvePercent: UInt8 = 31
  fileprivate static let thirtyPercent: UInt8 = 77
  fileprivate static let fortyPercent: UInt8 = 102
}
