import Colors
import Widgets

/// Wants to be told of the theme.
@MainActor
public protocol Themeable: AnyObject {
  func apply(theme: any Theme)
}

/// The theme in force, and everyone who wants to hear of it.
///
/// A change reaches, in this order: the appearance defaults of whole widget classes, the window's tint (which
/// trickles down to every view without its own), and each `Themeable`, held weakly.
@MainActor
public final class ThemeService {
  public static let shared = ThemeService()

  public var theme: any Theme = DefaultTheme() { didSet { applyTheme() } }
  /// The view whose tint all others inherit.
  public weak var window: Window? { didSet { window?.tintColor = theme.tintColor } }

  private var themeables: [WeakThemeable] = []
  private struct WeakThemeable { weak var object: (any Themeable)? }

  public init() {}

  /// Tells `themeable` of every change from now on. No one is told twice, and no one unregisters.
  /// - Parameters:
  ///   - themeable: held weakly.
  ///   - applyImmediately: also tell it the theme in force now.
  public func addThemeable(_ themeable: any Themeable, applyImmediately: Bool = true) {
    themeables.removeAll { $0.object == nil }
    if !themeables.contains(where: { $0.object === themeable }) {
      themeables.append(WeakThemeable(object: themeable))
    }
    if applyImmediately { themeable.apply(theme: theme) }
  }

  private func applyTheme() {
    let appearance = NavigationBar.appearance
    appearance.barTintColor = theme.barTintColor
    appearance.titleColor = theme.navigationBarTitleColor
    appearance.titleFont = theme.font(for: .navigationBarTitle)
    appearance.isTranslucent = theme.navigationBarTranslucent
    window?.tintColor = theme.tintColor
    for entry in themeables { entry.object?.apply(theme: theme) }
  }
}
