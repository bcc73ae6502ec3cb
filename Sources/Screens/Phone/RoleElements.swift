import Cells
import Theming
import Widgets

/// Knows where on it each role is seen, so that the element can be outlined and a click find its role.
@MainActor
protocol RoleElements: View {
  /// The rectangles of a role in this view's own places, the most telling first; none where it shows nothing of it.
  func rects(of role: ColorRole) -> [CellRect]
}
