import Cells
import Colors

/// A rectangle that draws itself and holds others, as UIKit's `UIView`, on a grid of cells.
@MainActor
open class View {
  /// Where it stands in its superview, in whole cells.
  public var frame: CellRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size { needsLayout = true }
      setNeedsDisplay()
    }
  }
  /// Composited over what lies under it; nil shows that.
  public var backgroundColor: Color? { didSet { displayIfChanged(backgroundColor, oldValue) } }
  /// The opacity of it and all it holds, 0 to 1.
  public var alpha = 1.0 { didSet { displayIfChanged(alpha, oldValue) } }
  /// In points; above 0 the background has round corners.
  public var cornerRadius = 0.0 { didSet { displayIfChanged(cornerRadius, oldValue) } }
  /// In points; above 0 a line is drawn on the outermost cells.
  public var borderWidth = 0.0 { didSet { displayIfChanged(borderWidth, oldValue) } }
  public var borderColor: Color? { didSet { displayIfChanged(borderColor, oldValue) } }
  public var isHidden = false { didSet { displayIfChanged(isHidden, oldValue) } }

  public private(set) weak var superview: View?
  public private(set) var subviews: [View] = []
  /// True from the first change until the next `render(into:)`; kept by the view at the top.
  public private(set) var needsDisplay = true
  private var needsLayout = true
  private var ownTintColor: Color?

  public init(frame: CellRect = .zero) {
    self.frame = frame
  }

  // MARK: Geometry

  /// Its own rectangle in its own places.
  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: frame.columns, rows: frame.rows) }

  /// The middle of the frame in cells. Setting it moves the frame, rounded to whole cells.
  public var center: (column: Double, row: Double) {
    get {
      (Double(frame.column) + Double(frame.columns) / 2, Double(frame.row) + Double(frame.rows) / 2)
    }
    set {
      let moved = CellRect(
        roundingColumn: newValue.column - Double(frame.columns) / 2,
        row: newValue.row - Double(frame.rows) / 2, columns: 0, rows: 0)
      frame = CellRect(column: moved.column, row: moved.row, columns: frame.columns, rows: frame.rows)
    }
  }

  /// A rectangle of this view in the places of the view at the top.
  public func convertToRoot(_ rect: CellRect) -> CellRect {
    var result = rect
    var view: View? = self
    while let current = view, let parent = current.superview {
      result = result.offset(columns: current.frame.column, rows: current.frame.row)
      view = parent
    }
    return result
  }

  /// The topmost view at a place, given in this view's places, that `wanted` accepts.
  public func hitTest(_ point: CellPoint, where wanted: (View) -> Bool = { _ in true }) -> View? {
    guard !isHidden, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      let inner = CellPoint(column: point.column - view.frame.column, row: point.row - view.frame.row)
      if let hit = view.hitTest(inner, where: wanted) { return hit }
    }
    return wanted(self) ? self : nil
  }

  // MARK: Hierarchy

  /// Puts a view on top of the others in this one; it leaves the one that it was in.
  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    view.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Takes it out of the view that it is in.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview?.setNeedsDisplay()
    superview = nil
  }

  // MARK: Tint

  /// The colour of what can be operated: its own, else its superview's, else iOS's blue.
  public var tintColor: Color {
    get { ownTintColor ?? superview?.tintColor ?? Color(rgb: 0x007AFF) }
    set { setTint(newValue) }
  }

  /// Gives its own tint up, so that it takes its superview's again.
  public func inheritTintColor() { setTint(nil) }

  private func setTint(_ color: Color?) {
    guard color != ownTintColor else { return }
    ownTintColor = color
    tintColorDidChange()
  }

  /// Called when the tint in force may have changed; passes it on to every view without its own.
  open func tintColorDidChange() {
    setNeedsDisplay()
    for view in subviews where view.ownTintColor == nil { view.tintColorDidChange() }
  }

  // MARK: Focus

  /// True for what can be operated by keys.
  open var canBecomeFocused: Bool { false }
  public var isFocused = false { didSet { displayIfChanged(isFocused, oldValue) } }

  /// Operates it.
  /// - Returns: false where the press means nothing to it.
  open func press(_ press: Press) -> Bool { false }

  // MARK: Layout and drawing

  /// Has the subviews placed before it is drawn next.
  public func setNeedsLayout() {
    needsLayout = true
    setNeedsDisplay()
  }

  /// Has it drawn again; the view at the top remembers.
  public func setNeedsDisplay() {
    if let superview { superview.setNeedsDisplay() } else { needsDisplay = true }
  }

  /// Places the subviews now, and theirs, where something has changed.
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Places the subviews in `bounds`.
  open func layoutSubviews() {}

  /// Draws the view itself; the canvas's window is its bounds and the background is there already.
  open func draw(into canvas: inout Canvas) {}

  /// Draws what lies over the subviews.
  open func drawOver(into canvas: inout Canvas) {}

  /// Draws the view and all it holds, at its frame.
  public func render(into canvas: inout Canvas) {
    layoutIfNeeded()
    needsDisplay = false
    guard !isHidden, alpha > 0, !frame.isEmpty else { return }
    guard alpha < 1 else {
      drawTree(into: &canvas)
      return
    }
    var layer = canvas
    drawTree(into: &layer)
    canvas.blend(layer, alpha: UInt8((min(1, max(0, alpha)) * 255).rounded()))
  }

  private func drawTree(into canvas: inout Canvas) {
    canvas.inside(frame) { canvas in
      drawBackground(into: &canvas)
      draw(into: &canvas)
      if borderWidth > 0, let borderColor {
        canvas.stroke(canvas.bounds, color: borderColor, rounded: cornerRadius > 0)
      }
      for view in subviews { view.render(into: &canvas) }
      drawOver(into: &canvas)
    }
  }

  private func drawBackground(into canvas: inout Canvas) {
    guard let backgroundColor else { return }
    if cornerRadius > 0 {
      canvas.fillRounded(canvas.bounds, with: backgroundColor)
    } else {
      canvas.fill(canvas.bounds, with: backgroundColor)
    }
  }

  /// For `didSet` of properties that show.
  final func displayIfChanged<Value: Equatable>(_ new: Value, _ old: Value) {
    if new != old { setNeedsDisplay() }
  }
}

/// What a key does to the widget that has the focus.
public enum Press: Hashable, Sendable {
  case up, down, left, right
  /// Space or Enter.
  case select
}

/// Views are equal to themselves alone.
extension View: Hashable {
  public nonisolated static func == (left: View, right: View) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
