import Cells
import Colors
import Images
import Texts

/// A button with a title, an image and colours per state, as UIKit's `UIButton`.
@MainActor
public final class Button: Control, TargetedControl {
  public var title: SafeText { didSet { displayIfChanged(title, oldValue) } }
  public var image: WidgetImage? { didSet { displayIfChanged(image, oldValue) } }
  public var font: TextFont = .system(17) { didSet { displayIfChanged(font, oldValue) } }

  private var titleColors: CaseTable<State, Color> = [:]
  private var backgroundColors: CaseTable<State, Color> = [:]
  private var backgroundImages: CaseTable<State, WidgetImage> = [:]

  public init(title: SafeText, frame: CellRect = .zero) {
    self.title = title
    super.init(frame: frame)
  }

  /// Nil takes back what was set for the state.
  public func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    setNeedsDisplay()
  }

  /// Nil takes back what was set for the state.
  public func setBackgroundColor(_ color: Color?, for state: State) {
    backgroundColors[state] = color
    setNeedsDisplay()
  }

  /// Nil takes back what was set for the state.
  public func setBackgroundImage(_ image: WidgetImage?, for state: State) {
    backgroundImages[state] = image
    setNeedsDisplay()
  }

  /// The title's colour in a state: that state's, else the normal one, else the tint.
  public func titleColor(for state: State) -> Color {
    titleColors[state] ?? titleColors[.normal] ?? tintColor
  }

  /// The ground's colour in a state: that state's, else the normal one.
  public func backgroundColor(for state: State) -> Color? {
    backgroundColors[state] ?? backgroundColors[.normal]
  }

  public override func press(_ press: Press) -> Bool {
    guard press == .select, isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }

  public override func draw(into canvas: inout Canvas) {
    let state = cellState(over: canvas.ground(frame.columns / 2, frame.rows / 2))
    canvas.with(state: state) { drawState(into: &$0) }
  }

  /// What tells this state from the others where colours are few; nil for the usual one.
  private func cellState(over page: Color) -> CellState? {
    let others: [State]
    let kind: CellState.Kind
    switch state {
    case .normal: return nil
    case .highlighted: (kind, others) = (.pressed, [.normal])
    case .disabled: (kind, others) = (.disabled, [.normal, .highlighted])
    }
    guard backgroundImages.isEmpty, let look = look(of: state, over: page) else { return nil }
    return CellState(kind, look: look, others: others.compactMap { self.look(of: $0, over: page) })
  }

  private func look(of state: State, over page: Color) -> CellState.Look? {
    backgroundColor(for: state).map { color in
      let ground = color.composited(over: page)
      return CellState.Look(text: titleColor(for: state).composited(over: ground), ground: ground)
    }
  }

  private func drawState(into canvas: inout Canvas) {
    if let ground = backgroundColor(for: state) {
      canvas.with(state == .highlighted ? .filled : []) { $0.fillRounded($0.bounds, with: ground) }
    }
    if let picture = backgroundImages[state] ?? backgroundImages[.normal] {
      picture.draw(
        in: canvas.bounds, into: &canvas, tint: tintColor, fit: .stretch, isRounded: true)
    }
    let inset = min(1, frame.columns / 4)
    var line = CellRect(
      column: inset, row: (frame.rows - 1) / 2, columns: frame.columns - 2 * inset, rows: 1)
    if let image {
      image.draw(
        in: CellRect(column: line.column, row: line.row, columns: 2, rows: 1), into: &canvas, tint: tintColor)
      line.column += 3
      line.columns = max(0, line.columns - 3)
    }
    var attributes = font.attributes
    if isFocused { attributes.insert(.underline) }
    canvas.draw(
      title, in: line, alignment: image == nil ? .center : .left, color: titleColor(for: state),
      attributes: attributes, traits: state == .disabled ? [font.traits, .disabled] : font.traits)
    if state == .disabled {
      let columns = min(title.displayWidth, line.columns)
      let indent = image == nil ? (line.columns - columns) / 2 : 0
      canvas.bracket(column: line.column + indent, row: line.row, columns: columns)
    }
  }
}
