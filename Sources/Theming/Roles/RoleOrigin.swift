/// How a role came by its value.
public enum RoleOrigin: String, CaseIterable, Hashable, Sendable {
  /// From the key that `Skinscope.plist` names.
  case map
  /// From the key of exactly the role's name.
  case name
  /// From the key whose words say so, by our guess.
  case inferred
  /// From another role's value.
  case derived
  /// From the built-in theme.
  case theme

  /// Whose value it is, as the screen tells them apart.
  public var ownership: RoleOwnership {
    switch self {
    case .map, .name: .own
    case .inferred, .derived: .guessed
    case .theme: .theme
    }
  }
}

/// Whose value a role shows.
public enum RoleOwnership: String, CaseIterable, Hashable, Sendable {
  /// The pack's own.
  case own
  /// The pack's, but that it belongs here is our guess.
  case guessed
  /// Not the pack's.
  case theme
}
