import Colors
import Widgets

/// The look of an app by roles. Every property has a default, iOS's own look, so that a theme says only what
/// it wants otherwise.
@MainActor
public protocol Theme {
  /// The colour of a role, where no property below says otherwise.
  func color(for role: ColorRole) -> Color
  func font(for role: FontRole) -> TextFont

  var viewBackgroundColor: Color { get }
  var navigationBarTitleColor: Color { get }
  var navigationBarTintColor: Color { get }
  var headlineColor: Color { get }
  var bodyColor: Color { get }
  var captionColor: Color { get }
  var buttonBackgroundColor: Color { get }
  var buttonTitleColor: Color { get }
  var buttonHighlightedBackgroundColor: Color { get }
  var buttonHighlightedTitleColor: Color { get }
  var buttonDisabledTitleColor: Color { get }
  var switchOnColor: Color { get }
  var switchOffColor: Color { get }
  var switchThumbColor: Color { get }
  var pickerBackgroundColor: Color { get }
  var pickerTextColor: Color { get }
  var pickerSelectedTextColor: Color { get }
  var pickerSelectionColor: Color { get }
  var tabBarBackgroundColor: Color { get }
  var tabBarItemColor: Color { get }
  var tabBarSelectedItemColor: Color { get }
  var separatorColor: Color { get }
  /// The colour of what can be operated, for every view without its own.
  var tintColor: Color { get }
  /// The navigation bar's colour; nil leaves the bar clear.
  var barTintColor: Color? { get }
  /// Whether the navigation bar is drawn at 90 % over what is under it.
  var navigationBarTranslucent: Bool { get }
}

extension Theme {
  public func color(for role: ColorRole) -> Color { BuiltInTheme.light.color(for: role) }

  public func font(for role: FontRole) -> TextFont {
    TextFont(size: role.systemFont.size, isBold: role.asksForBold)
  }

  public var viewBackgroundColor: Color { color(for: .viewBackground) }
  public var navigationBarTitleColor: Color { color(for: .navigationBarTitle) }
  public var navigationBarTintColor: Color { color(for: .navigationBarTint) }
  public var headlineColor: Color { color(for: .labelHeadline) }
  public var bodyColor: Color { color(for: .labelBody) }
  public var captionColor: Color { color(for: .labelCaption) }
  public var buttonBackgroundColor: Color { color(for: .buttonBackground) }
  public var buttonTitleColor: Color { color(for: .buttonTitle) }
  public var buttonHighlightedBackgroundColor: Color { color(for: .buttonHighlightedBackground) }
  public var buttonHighlightedTitleColor: Color { color(for: .buttonHighlightedTitle) }
  public var buttonDisabledTitleColor: Color { color(for: .buttonDisabledTitle) }
  public var switchOnColor: Color { color(for: .switchOn) }
  public var switchOffColor: Color { color(for: .switchOff) }
  public var switchThumbColor: Color { color(for: .switchThumb) }
  public var pickerBackgroundColor: Color { color(for: .pickerBackground) }
  public var pickerTextColor: Color { color(for: .pickerText) }
  public var pickerSelectedTextColor: Color { color(for: .pickerSelectedText) }
  public var pickerSelectionColor: Color { color(for: .pickerSelection) }
  public var tabBarBackgroundColor: Color { color(for: .tabBarBackground) }
  public var tabBarItemColor: Color { color(for: .tabBarItem) }
  public var tabBarSelectedItemColor: Color { color(for: .tabBarSelectedItem) }
  public var separatorColor: Color { color(for: .separator) }
  public var tintColor: Color { color(for: .tint) }
  public var barTintColor: Color? { color(for: .navigationBarBackground) }
  public var navigationBarTranslucent: Bool { true }

  /// Gives views the page's ground.
  public func applyBackground(to views: [View]) {
    for view in views { view.backgroundColor = viewBackgroundColor }
  }

  /// Makes labels headlines.
  public func applyHeadline(to labels: [Label]) {
    for label in labels {
      label.textColor = headlineColor
      label.font = font(for: .labelHeadline)
    }
  }

  /// Makes labels body text.
  public func applyBody(to labels: [Label]) {
    for label in labels {
      label.textColor = bodyColor
      label.font = font(for: .labelBody)
    }
  }
}

/// iOS's own look.
public struct DefaultTheme: Theme {
  public nonisolated init() {}
}

/// A dark look; it overrides only what differs.
public struct DarkTheme: Theme {
  public nonisolated init() {}

  public var viewBackgroundColor: Color { dark(.viewBackground) }
  public var navigationBarTitleColor: Color { dark(.navigationBarTitle) }
  public var navigationBarTintColor: Color { dark(.navigationBarTint) }
  public var headlineColor: Color { dark(.labelHeadline) }
  public var bodyColor: Color { dark(.labelBody) }
  public var captionColor: Color { dark(.labelCaption) }
  public var tabBarBackgroundColor: Color { dark(.tabBarBackground) }
  public var tintColor: Color { dark(.tint) }
  public var barTintColor: Color? { dark(.navigationBarBackground) }
  public var navigationBarTranslucent: Bool { false }

  /// What iOS takes from another role follows that role.
  public func color(for role: ColorRole) -> Color { dark(role) }

  private func dark(_ role: ColorRole) -> Color { BuiltInTheme.dark.color(for: role) }
}

/// A theme made of a skin: each role as the pack resolves it, composited, the built-in look where it is silent.
public struct SkinTheme: Theme {
  /// How each role was resolved.
  public let roles: RoleResolution

  public nonisolated init(_ roles: RoleResolution) {
    self.roles = roles
  }

  public func color(for role: ColorRole) -> Color { roles[role].shown }

  public func font(for role: FontRole) -> TextFont {
    let font = roles[role]
    return TextFont(name: font.name, size: font.size, isBold: font.bold)
  }

  /// The bar's colour is shown as the pack writes it.
  public var navigationBarTranslucent: Bool { false }
}
