import Colors
import Theming
import Widgets

// example: Theme
/// What it does not say is as iOS has it.
struct ForestTheme: Theme {
  var viewBackgroundColor: Color { Color(rgb: 0x16211D) }
  var tintColor: Color { Color(rgb: 0x6FA35A) }
}
// end

// example: Themeable
@MainActor
final class Notice: Themeable {
  let label = Label()

  init() { ThemeService.shared.addThemeable(self) }

  func apply(theme: any Theme) {
    theme.applyBackground(to: [label])
    theme.applyBody(to: [label])
  }
}
// end
