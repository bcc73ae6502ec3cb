import Diagnostics
import Theming

/// Where the value stands that a role shows.
struct ValueAnchor: Equatable {
  let key: String
  /// Nil where the skin has no value, or the file no lines.
  let span: SourceSpan?
}

extension RoleResolution {
  /// Where the colour of a role stands: at the role's own value, or that of the role from which it is derived; nil
  /// where it is the theme's.
  func anchor(of role: ColorRole) -> ValueAnchor? {
    var resolved = self[role]
    // Derivations have no circles; the bound is for whoever adds one.
    for _ in ColorRole.allCases {
      if let key = resolved.key { return ValueAnchor(key: key, span: resolved.resolution?.entry?.node.span) }
      guard let source = resolved.derivedFrom else { return nil }
      resolved = self[source]
    }
    return nil
  }
}
