/// A way of saying that has two readings, told apart by what else the pack has.
struct TwofoldReading: Sendable {
  /// The reading where no other key says its role.
  let pattern: RolePattern<ColorRole>
  /// The reading where another key does.
  let otherwise: ColorRole
}

extension RolePatterns {
  /// `navBarTintColor` is the bar's `barTintColor` to some teams, its ground, and its `tintColor` to others, what
  /// stands on it. Who means the latter has another key for the ground.
  static let barTints: [TwofoldReading] = [
    TwofoldReading(
      pattern: RolePattern(
        .navigationBarBackground, [.navigation, .bar, .tint], allows: [.main: 0, .theme: 0]),
      otherwise: .navigationBarTint),
    TwofoldReading(
      pattern: RolePattern(.tabBarBackground, [.tab, .bar, .tint], allows: [.main: 0, .theme: 0]),
      otherwise: .tabBarSelectedItem),
  ]
}
