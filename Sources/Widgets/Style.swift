/// A look as a value: it wraps one function that sets a widget up.
///
/// Styles are composed of smaller ones; of two that set the same property the later wins.
/// ```swift
/// let small = Style<Label> { $0.font = .system(12) }
/// let light = Style<Label> { $0.textColor = Color(rgb: 0xAAAAAA) }
/// let caption = Style.compose(small, light)
/// caption.apply(to: label)
/// ```
@MainActor
public struct Style<Widget> {
  /// Sets one widget up.
  public let styling: @MainActor (Widget) -> Void

  public init(styling: @escaping @MainActor (Widget) -> Void) {
    self.styling = styling
  }

  /// A style that applies all of them in turn, so that later ones win.
  public static func compose(_ styles: Style<Widget>...) -> Style<Widget> {
    Style { widget in
      for style in styles { style.styling(widget) }
    }
  }

  /// Sets the widgets up.
  public func apply(to widgets: Widget...) {
    for widget in widgets { styling(widget) }
  }
}
