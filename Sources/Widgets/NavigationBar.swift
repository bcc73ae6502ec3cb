import Cells
import Colors
import Texts

/// What every navigation bar looks like unless it says otherwise, as UIKit's `UIAppearance`.
@MainActor
public final class NavigationBarAppearance {
  public var barTintColor: Color? { didSet { announce() } }
  public var titleColor: Color = .black { didSet { announce() } }
  public var titleFont: TextFont = .boldSystem(17) { didSet { announce() } }
  /// The bar at 90 % over what is under it.
  public var isTranslucent = false { didSet { announce() } }

  private var bars: [WeakBar] = []
  private struct WeakBar { weak var bar: NavigationBar? }

  fileprivate func register(_ bar: NavigationBar) {
    bars.removeAll { $0.bar == nil }
    bars.append(WeakBar(bar: bar))
  }

  private func announce() {
    for entry in bars { entry.bar?.setNeedsDisplay() }
  }
}

/// The bar at the top of a page, as UIKit's `UINavigationBar`.
@MainActor
public final class NavigationBar: View {
  /// The defaults of all bars.
  public static let appearance = NavigationBarAppearance()

  public var title: SafeText = "" { didSet { displayIfChanged(title, oldValue) } }
  public var leftImage: WidgetImage? { didSet { displayIfChanged(leftImage, oldValue) } }
  public var rightImage: WidgetImage? { didSet { displayIfChanged(rightImage, oldValue) } }
  /// Shows `‹` where there is no image on the left.
  public var showsBackButton = false { didSet { displayIfChanged(showsBackButton, oldValue) } }
  /// Its own colour, over the appearance's.
  public var barTintColor: Color? { didSet { displayIfChanged(barTintColor, oldValue) } }
  /// Its own title's colour, over the appearance's.
  public var titleColor: Color? { didSet { displayIfChanged(titleColor, oldValue) } }
  /// Columns left free at either end.
  public var margin = 2 { didSet { displayIfChanged(margin, oldValue) } }
  /// The row that the title stands in, from the bar's top.
  public var titleRow = 0 { didSet { displayIfChanged(titleRow, oldValue) } }
  /// Called when the item on the left is pressed.
  public var onBack: (@MainActor () -> Void)?

  public override init(frame: CellRect = .zero) {
    super.init(frame: frame)
    Self.appearance.register(self)
  }

  /// The size of the item at either end: a square of two rows where the bar has them.
  public var itemSize: CellSize {
    frame.rows - titleRow >= 2 ? CellSize(columns: 4, rows: 2) : CellSize(columns: 2, rows: 1)
  }

  public override var canBecomeFocused: Bool { onBack != nil && showsBackButton && !isHidden }

  public override func press(_ press: Press) -> Bool {
    guard press == .select, let onBack else { return false }
    onBack()
    return true
  }

  /// The rectangle of the title in the bar.
  public var titleRect: CellRect {
    let side = margin + itemSize.columns + 1
    return CellRect(column: side, row: titleRow, columns: frame.columns - 2 * side, rows: 1)
  }

  /// The rectangle of the title's own text.
  public var titleTextRect: CellRect {
    let rect = titleRect
    let width = min(title.displayWidth, rect.columns)
    return CellRect(column: rect.column + (rect.columns - width) / 2, row: rect.row, columns: width, rows: 1)
  }

  /// The rectangles of the items at the ends.
  public var leftRect: CellRect {
    CellRect(column: margin, row: titleRow, columns: itemSize.columns, rows: itemSize.rows)
  }
  public var rightRect: CellRect {
    CellRect(
      column: frame.columns - margin - itemSize.columns, row: titleRow, columns: itemSize.columns,
      rows: itemSize.rows)
  }

  public override func draw(into canvas: inout Canvas) {
    let appearance = Self.appearance
    if let color = barTintColor ?? appearance.barTintColor {
      canvas.fill(canvas.bounds, with: appearance.isTranslucent ? color.withAlpha(230) : color)
    }
    canvas.draw(
      title, in: titleRect, alignment: .center, color: titleColor ?? appearance.titleColor,
      attributes: appearance.titleFont.attributes, traits: appearance.titleFont.traits)
    if let leftImage {
      leftImage.draw(in: leftRect, into: &canvas, tint: tintColor)
    } else if showsBackButton {
      canvas.draw("‹", in: leftRect, color: tintColor, attributes: .bold)
    }
    rightImage?.draw(in: rightRect, into: &canvas, tint: tintColor)
  }
}
