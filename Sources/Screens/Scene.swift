import Cells
import Colors
import Texts
import Theming
import Widgets

/// The whole screen: the phone, the inspector beside or over it, the status line, the overlays.
@MainActor
public final class Scene {
  /// What the screen shows beside what the phone itself knows.
  public struct State: Sendable {
    /// What the inspector shows the details of.
    public var selection: ScreenRole? = .color(.navigationBarTitle)
    /// The same where it is a colour.
    public var selectedRole: ColorRole? {
      get { selection?.color }
      set { selection = newValue.map(ScreenRole.color) }
    }
    /// The inspector has the keys; on a narrow screen it is laid over the phone then.
    public var inspectorHasKeys = false
    public var showsHelp = false
    /// The first line of the help, where not all of it fits.
    public var firstHelpLine = 0
    /// What the mouse is over, outlined quietly.
    public var hovered: ScreenRole?
    /// What lies in the inspector's place and has the keys.
    public var panel: ScenePanel?
    /// What the last save changed, outlined for a moment.
    public var changedRoles: Set<ColorRole> = []
    public var changedImages: Set<ImageRole> = []
    public var status = StatusLine()
    /// Strangers look on, whose keys are fewer.
    public var isKiosk = false
    /// What the skin in view is held against; nil for nothing.
    public var comparison: Comparison?
    /// The entries of a terminal of few colours: what the selected colour is shown as is said then.
    public var palette: Palette?

    public nonisolated init() {}
  }

  public let phone: Phone
  public let language: Language
  /// Runs a drawing while the phone wears the skin that is compared with.
  public var pose: @MainActor (_ drawing: @MainActor () -> Void) -> Void = { $0() }

  public init(language: Language) {
    self.language = language
    phone = Phone(language: language)
  }

  /// Draws everything.
  public func render(_ model: SkinModel, state: State, size: CellSize) -> CellBuffer {
    var canvas = Canvas(size: size, filledWith: Chrome.desk)
    guard let layout = layout(of: state, size: size) else {
      drawTooSmall(into: &canvas)
      return canvas.buffer
    }
    drawPhones(model, state: state, layout: layout, into: &canvas)
    let seen = state.comparison?.view == .partner ? state.comparison?.partner ?? model : model
    let shown = state.selectedRole.flatMap {
      ShownColor(of: $0, in: seen.roles, palette: state.palette, on: (canvas.buffer, phone.rects(of: $0)))
    }
    if let panel = state.panel, let rect = panelRect(state: state, size: size) {
      canvas.inside(rect) {
        panel.content.drawAll(model, language: language, overPhone: layout.inspector == nil, into: &$0)
      }
    } else if let rect = inspectorRect(state: state, size: size) {
      canvas.inside(rect) { canvas in
        if let list = differences(model, state: state) {
          list.draw(into: &canvas)
        } else {
          var inspector = inspector(seen, state: state)
          inspector.shown = shown
          inspector.draw(into: &canvas)
        }
      }
    }
    canvas.inside(layout.statusLine) {
      state.status.draw(
        model, shown: shown, hints: hints(state), comparison: state.comparison, language: language,
        into: &$0)
    }
    if state.showsHelp {
      canvas.inside(CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows - 1)) {
        help(state).draw(into: &$0)
      }
    }
    return canvas.buffer
  }

  /// How far the help can be scrolled; 0 where all of it fits.
  public func lastHelpLine(state: State, size: CellSize) -> Int {
    help(state).lastFirst(in: CellSize(columns: size.columns, rows: size.rows - 1))
  }

  /// The keys of the panel that is open; nil where there is none.
  private func hints(_ state: State) -> [PanelHint]? {
    state.panel?.hints.filter { !state.isKiosk || !$0.changes }
  }

  private func help(_ state: State) -> HelpPanel {
    HelpPanel(
      language: language, first: state.firstHelpLine, depth: state.status.depth, isKiosk: state.isKiosk)
  }

  private func inspector(_ model: SkinModel, state: State) -> Inspector {
    Inspector(
      model: model, language: language, selected: state.selection, hasKeys: state.inspectorHasKeys,
      changed: state.changedRoles, changedImages: state.changedImages, palette: state.palette)
  }

  /// What differs, where two phones are seen.
  private func differences(_ model: SkinModel, state: State) -> DifferencesList? {
    guard let comparison = state.comparison, comparison.view == .sideBySide else { return nil }
    return DifferencesList(
      comparison: comparison, model: model, language: language, selected: state.selectedRole,
      hasKeys: state.inspectorHasKeys)
  }

  /// The role whose line in the inspector is at a place of the screen.
  public func listedRole(at point: CellPoint, in model: SkinModel, state: State, size: CellSize)
    -> ScreenRole?
  {
    guard state.panel == nil, let rect = inspectorRect(state: state, size: size), rect.contains(point) else {
      return nil
    }
    let row = point.row - rect.row
    if let list = differences(model, state: state) {
      return list.role(atRow: row, rows: rect.rows).map(ScreenRole.color)
    }
    return inspector(model, state: state).role(
      atRow: row, of: CellSize(columns: rect.columns, rows: rect.rows))
  }

  /// Where the inspector lies; nil where it is not to be seen.
  public func inspectorRect(state: State, size: CellSize) -> CellRect? {
    guard let layout = layout(of: state, size: size) else { return nil }
    if let rect = layout.inspector { return rect }
    guard state.inspectorHasKeys else { return nil }
    // Beside two phones there is no room: the other phone makes some.
    if let partner = layout.partner {
      return CellRect(column: 0, row: 0, columns: partner.endColumn + 1, rows: size.rows - 1)
    }
    return CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows - 1)
  }

  /// Where the panel lies that is open; nil where there is none or no room for it.
  public func panelRect(state: State, size: CellSize) -> CellRect? {
    guard let panel = state.panel, let layout = layout(of: state, size: size) else { return nil }
    let isAboutRole = panel.content.isAboutRole
    return layout.panel(keepingClearOf: isAboutRole ? state.selection.map(phone.rects(of:)) ?? [] : [])
  }

  /// The role that is seen at a place of the screen, or that the key in a line of the palette serves.
  public func role(at point: CellPoint, state: State, size: CellSize) -> ScreenRole? {
    guard let layout = layout(of: state, size: size), layout.phone.contains(point) else { return nil }
    if let role = phone.listedRole(at: point) { return role }
    let hits = ColorRole.allCases.flatMap { role in
      phone.rects(of: role).filter { $0.contains(point) }.map { (role, $0.columns * $0.rows) }
    }
    return hits.min { $0.1 < $1.1 }.map { .color($0.0) }
  }

  func drawOutlines(
    _ model: SkinModel, state: State, within area: CellRect, into canvas: inout Canvas
  ) {
    if state.inspectorHasKeys {
      // What lies in front is noted first: a place has room for one mark.
      for role in ColorRole.allCases.reversed() where !model.roles[role].from.mark.isEmpty {
        // Once is enough, at the first of its elements that has room for it.
        _ = phone.rects(of: role).first { rect in
          canvas.note(model.roles[role].from.mark, at: rect, within: area)
        }
      }
    }
    // The palette marks each of its rows by itself.
    for role in ColorRole.allCases where phone.tab != .palette && model.roles[role].worstProblem == .error {
      for rect in phone.rects(of: role).prefix(1) { canvas.flag(rect, within: area) }
    }
    for role in ColorRole.allCases where state.changedRoles.contains(role) {
      for rect in phone.rects(of: role) { canvas.outline(rect, within: area) }
    }
    for role in ImageRole.allCases where state.changedImages.contains(role) {
      for rect in phone.rects(of: ScreenRole.image(role)) { canvas.outline(rect, within: area) }
    }
    if let role = state.hovered {
      for rect in phone.rects(of: role) { canvas.outline(rect, within: area, color: Chrome.faintOutline) }
    }
    if state.inspectorHasKeys || state.panel?.content.isAboutRole == true, let role = state.selection {
      for rect in phone.rects(of: role) { canvas.outline(rect, within: area) }
    } else if let rect = phone.focusedRect {
      canvas.outline(rect, within: area)
    }
  }

  private func drawTooSmall(into canvas: inout Canvas) {
    let smallest = SceneLayout.smallest
    let sentence = ScreenText.tooSmall(columns: smallest.columns, rows: smallest.rows).text(in: language)
    let bare: SafeText = "\(smallest.columns)×\(smallest.rows)"
    let text = sentence.displayWidth <= canvas.size.columns ? sentence : bare
    let row = max(0, (canvas.size.rows - 1) / 2)
    let line = CellRect(column: 0, row: row, columns: canvas.size.columns, rows: 1)
    canvas.draw(text, in: line, alignment: .center, color: Chrome.text)
  }
}
