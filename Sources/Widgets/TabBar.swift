import Cells
import Colors

/// One tab.
public struct TabBarItem: Hashable, Sendable {
  public var title: String
  public var image: WidgetImage?
  public var selectedImage: WidgetImage?

  public init(title: String, image: WidgetImage? = nil, selectedImage: WidgetImage? = nil) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

/// The bar of tabs at the bottom, as UIKit's `UITabBar`: a row of icons over a row of titles.
@MainActor
public final class TabBar: View {
  public var items: [TabBarItem] = [] { didSet { displayIfChanged(items, oldValue) } }
  /// Nil where the page belongs to no tab.
  public private(set) var selectedIndex: Int? = 0
  public var barTintColor: Color? { didSet { displayIfChanged(barTintColor, oldValue) } }
  public var unselectedItemTintColor = Color(rgb: 0x999999) {
    didSet { displayIfChanged(unselectedItemTintColor, oldValue) }
  }
  /// The line between the bar and the page; nil draws none.
  public var shadowColor: Color? { didSet { displayIfChanged(shadowColor, oldValue) } }
  public var font: TextFont = .system(10) { didSet { displayIfChanged(font, oldValue) } }
  /// Called with the index of the tab that was chosen.
  public var onSelect: (@MainActor (Int) -> Void)?

  public override var canBecomeFocused: Bool { !isHidden && !items.isEmpty }

  /// Chooses a tab and tells `onSelect`; indices that do not exist are ignored.
  public func select(_ index: Int) {
    guard items.indices.contains(index), index != selectedIndex else { return }
    selectedIndex = index
    setNeedsDisplay()
    onSelect?(index)
  }

  /// Shows a tab as chosen, or none, without telling anyone.
  public func show(_ index: Int?) {
    selectedIndex = index
    setNeedsDisplay()
  }

  public override func press(_ press: Press) -> Bool {
    switch press {
    case .left: select((selectedIndex ?? items.count) - 1)
    case .right: select((selectedIndex ?? -1) + 1)
    case .up, .down, .select: return false
    }
    return true
  }

  /// The rectangle of a tab in the bar.
  public func itemRect(_ index: Int) -> CellRect {
    guard !items.isEmpty else { return .zero }
    let first = frame.columns * index / items.count
    let end = frame.columns * (index + 1) / items.count
    return CellRect(column: first, row: 0, columns: end - first, rows: frame.rows)
  }

  public override func draw(into canvas: inout Canvas) {
    if let barTintColor { canvas.fill(canvas.bounds, with: barTintColor) }
    if let shadowColor { canvas.rule("▔", column: 0, row: 0, columns: frame.columns, color: shadowColor) }
    for index in items.indices {
      canvas.inside(itemRect(index)) { drawItem(index, into: &$0) }
    }
  }

  private func drawItem(_ index: Int, into canvas: inout Canvas) {
    let item = items[index]
    let isSelected = index == selectedIndex
    let color = isSelected ? tintColor : unselectedItemTintColor
    // From the bottom: the title, the icon over it, air above.
    let titleRow = frame.rows >= 4 ? frame.rows - 2 : frame.rows - 1
    var attributes = font.attributes
    if isSelected { attributes.insert(.bold) }
    canvas.draw(
      item.title, in: CellRect(column: 0, row: titleRow, columns: canvas.size.columns, rows: 1),
      alignment: .center, color: color, attributes: attributes,
      traits: isSelected ? [font.traits, .chosen] : font.traits)
    guard titleRow >= 1, let image = (isSelected ? item.selectedImage : nil) ?? item.image else { return }
    let icon = CellRect(column: (canvas.size.columns - 4) / 2, row: titleRow - 1, columns: 4, rows: 1)
    image.draw(in: icon, into: &canvas, tint: color)
  }
}
