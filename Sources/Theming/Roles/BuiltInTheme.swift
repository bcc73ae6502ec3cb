import Colors
import Texts

/// The two looks that stand in where a pack says nothing: iOS's own, and its dark counterpart.
public enum BuiltInTheme: String, CaseIterable, Hashable, Sendable {
  case light, dark
}

extension BuiltInTheme {
  /// The theme's own colour of a role, before compositing. A role that iOS takes from another has that one's.
  public func color(for role: ColorRole) -> Color {
    if let own = Self.colors[role] { return self == .dark ? own.dark : own.light }
    guard let source = role.derivations.last else { return .clear }
    let color = color(for: source.role)
    return source.alpha.map(color.withAlpha) ?? color
  }

  /// The colours that are nobody else's. Light is iOS's; dark differs only where it says so.
  private static let colors: CaseTable<ColorRole, (light: Color, dark: Color)> = [
    .viewBackground: (Color(rgb: 0xFFFFFF), Color(rgb: 0x303030)),
    .navigationBarBackground: (Color(rgb: 0xF9F9F9), Color(rgb: 0x404040)),
    .navigationBarTitle: (Color(rgb: 0x000000), Color(rgb: 0xFFFFFF)),
    .labelHeadline: (Color(rgb: 0x000000), Color(rgb: 0xFFFFFF)),
    .labelBody: (Color(rgb: 0x000000), Color(rgb: 0xFFFFFF)),
    .labelCaption: (Color(rgb: 0x8A8A8E), Color(rgb: 0xAAAAAA)),
    .switchOn: (Color(rgb: 0x34C759), Color(rgb: 0x34C759)),
    .switchOff: (Color(rgb: 0xE9E9EA), Color(rgb: 0xE9E9EA)),
    .switchThumb: (Color(rgb: 0xFFFFFF), Color(rgb: 0xFFFFFF)),
    .pickerText: (Color(rgb: 0x8A8A8E), Color(rgb: 0x8A8A8E)),
    .tabBarBackground: (Color(rgb: 0xF9F9F9), Color(rgb: 0x404040)),
    .tabBarItem: (Color(rgb: 0x999999), Color(rgb: 0x999999)),
    .separator: (Color(rgb: 0xC6C6C8), Color(rgb: 0xC6C6C8)),
    .tint: (Color(rgb: 0x007AFF), Color(rgb: 0xFFCF00)),
  ]
}
