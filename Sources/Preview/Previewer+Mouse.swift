import Cells
import Screens
import Terminal
import Theming

extension Previewer {
  /// Takes what the mouse did.
  func click(_ event: MouseEvent, now: UInt64) -> PreviewEffect? {
    let point = CellPoint(column: event.column, row: event.row)
    switch event.action {
    case .press(.left):
      if state.scene.showsHelp {
        state.scene.showsHelp = false
        return nil
      }
      if let (panel, rect) = openPanel, rect.contains(point) {
        clickInPanel(item: panel.item(at: point, in: rect))
        return nil
      }
      if clickInInspector(at: point) { return nil }
      let place = scene.ownPlace(of: point, state: state.scene, size: state.size)
      state.scene.inspectorHasKeys = false
      scene.phone.click(at: place)
      if let role = scene.role(at: place, state: state.scene, size: state.size) {
        state.scene.selection = role
      }
      selectionMoved()
      if scene.phone.hasButtonDown { state.releaseDeadline = now + Self.pressTime }
    case .wheel(.up): turn(at: point, by: -1)
    case .wheel(.down): turn(at: point, by: 1)
    case .move: hover(at: point)
    case .wheel(.left), .wheel(.right), .press, .release, .drag: break
    }
    return nil
  }

  /// The element under the mouse is outlined, or the one whose line in the inspector it is over. The page itself is
  /// everywhere, and has no line.
  private func hover(at point: CellPoint) {
    state.scene.hovered = nil
    guard !state.scene.showsHelp, openPanel.map({ !$0.1.contains(point) }) ?? true else { return }
    let place = scene.ownPlace(of: point, state: state.scene, size: state.size)
    let isListed =
      scene.inspectorRect(state: state.scene, size: state.size).map { $0.contains(point) } ?? false
    let role =
      isListed
      ? scene.listedRole(at: point, in: model, state: state.scene, size: state.size)
      : scene.role(at: place, state: state.scene, size: state.size)
    if role != .color(.viewBackground) { state.scene.hovered = role }
  }

  /// A click on a line of the inspector selects its role, and gives the inspector the keys.
  /// - Returns: false where the inspector is not there.
  private func clickInInspector(at point: CellPoint) -> Bool {
    guard let rect = scene.inspectorRect(state: state.scene, size: state.size), rect.contains(point) else {
      return false
    }
    if let role = scene.listedRole(at: point, in: model, state: state.scene, size: state.size) {
      scene.phone.dropFocus()
      state.scene.selection = role
      state.scene.inspectorHasKeys = true
    }
    return true
  }

  private func turn(at point: CellPoint, by lines: Int) {
    if let (_, rect) = openPanel, rect.contains(point) {
      turnInPanel(by: lines)
    } else if let rect = scene.inspectorRect(state: state.scene, size: state.size), rect.contains(point) {
      walkRoles(by: lines)
    } else {
      scene.phone.wheel(at: scene.ownPlace(of: point, state: state.scene, size: state.size), by: lines)
    }
  }

  /// The panel on the screen and where it lies.
  private var openPanel: (ScenePanel, CellRect)? {
    guard let panel = panelPicture else { return nil }
    state.scene.panel = panel
    return scene.panelRect(state: state.scene, size: state.size).map { (panel, $0) }
  }
}
