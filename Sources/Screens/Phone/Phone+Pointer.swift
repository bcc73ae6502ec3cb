import Cells
import Theming
import Widgets

extension Phone {
  /// Presses what is seen at a place of the scene, as a finger would.
  public func click(at point: CellPoint) {
    let inner = CellPoint(column: point.column - frame.column, row: point.row - frame.row)
    guard let view = hitTest(inner, where: { $0.canBecomeFocused }) else { return }
    let local = local(point, in: view)
    switch view {
    case tabBar:
      if let index = tabBar.items.indices.first(where: { tabBar.itemRect($0).contains(local) }) {
        tabBar.select(index)
      }
    case navigationBar:
      if local.column < navigationBar.titleRect.column { pop() }
    case let picker as PickerView:
      guard let component = picker.component(atColumn: local.column) else { return }
      picker.activate(component)
      picker.scroll(by: local.row - (picker.frame.rows - 1) / 2, inComponent: component)
    default:
      _ = view.press(.select)
    }
  }

  /// Turns what can be scrolled at a place of the scene.
  public func wheel(at point: CellPoint, by lines: Int) {
    let inner = CellPoint(column: point.column - frame.column, row: point.row - frame.row)
    guard let view = hitTest(inner, where: { $0 is PickerView || $0 is PalettePage }) else { return }
    if let picker = view as? PickerView,
      let component = picker.component(atColumn: local(point, in: view).column)
    {
      picker.scroll(by: lines, inComponent: component)
    } else if let page = view as? PalettePage {
      page.scroll(by: lines * 3)
    }
  }

  private func local(_ point: CellPoint, in view: View) -> CellPoint {
    let rect = view.convertToScene(view.bounds)
    return CellPoint(column: point.column - rect.column, row: point.row - rect.row)
  }

  /// True from the press of a button until `releaseButtons`.
  public var hasButtonDown: Bool { buttons.contains { $0.isHighlighted && $0 !== messages.pressed } }

  /// Lets the buttons that were pressed come up again.
  public func releaseButtons() {
    for button in buttons where button !== messages.pressed { button.isHighlighted = false }
  }

  /// What Enter does where no widget has the focus: on *Work* it goes on to the next page.
  public func pressDefaultButton() {
    if stack.top === work { _ = work.next.press(.select) }
  }

  private var buttons: [Button] { [messages.normal, messages.pressed, work.next] }

  /// At how many places of the screen roles are seen.
  public func places(of roles: Set<ColorRole>) -> Int {
    Set(roles.flatMap { rects(of: $0) }).count
  }
}
