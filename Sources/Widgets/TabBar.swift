import Cells
import Colors
import Texts

/// One tab.
public struct TabBarItem: Hashable, Sendable {
  public var title: SafeText
  public var image: WidgetImage?
  public var selectedImage: WidgetImage?

  public init(title: SafeText, image: WidgetImage? = nil, selectedImage: WidgetImage? = nil) {
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
      let state = index == selectedIndex ? chosenState : nil
      canvas.with(state: state) { canvas in canvas.inside(itemRect(index)) { drawItem(index, into: &$0) } }
    }
  }

  /// What tells the chosen tab from the others where colours are few.
  private var chosenState: CellState? {
    guard let barTintColor, barTintColor.alpha == 255 else { return nil }
    func look(_ color: Color) -> CellState.Look {
      CellState.Look(text: color.composited(over: barTintColor), ground: barTintColor)
    }
    return CellState(.chosen, look: look(tintColor), others: [look(unselectedItemTintColor)])
  }

  private func drawItem(_ index: Int, into canvas: inout Canvas) {
    let item = items[index]
    let isSelected = index == selectedIndex
    let color = isSelected ? tintColor : unselectedItemTintColor
    var attributes = font.attributes
    if isSelected { attributes.insert(.bold) }
    let image = (isSelected ? item.selectedImage : nil) ?? item.image
    let place = placement(titleColumns: item.title.displayWidth, hasImage: image != nil, in: canvas.size)
    canvas.draw(
      item.title, in: place.title, alignment: .center, color: color, attributes: attributes,
      traits: isSelected ? [font.traits, .chosen] : font.traits)
    if let icon = place.icon { image?.draw(in: icon, into: &canvas, tint: color) }
  }

  /// Where the title and the icon of a tab stand: the icon over the title, with air over both where there is room;
  /// in two rows beside it, as iOS has it where height is scarce.
  private func placement(
    titleColumns: Int, hasImage: Bool, in size: CellSize
  ) -> (title: CellRect, icon: CellRect?) {
    let icon = CellSize(columns: 4, rows: 2)
    let titleRow = size.rows >= 4 ? size.rows - 2 : size.rows - 1
    let line = CellRect(column: 0, row: titleRow, columns: size.columns, rows: 1)
    guard hasImage else { return (line, nil) }
    if titleRow >= icon.rows {
      let column = (size.columns - icon.columns) / 2
      return (
        line,
        CellRect(column: column, row: titleRow - icon.rows, columns: icon.columns, rows: icon.rows)
      )
    }
    let rows = min(icon.rows, size.rows)
    let columns = min(titleColumns, max(0, size.columns - icon.columns - 1))
    let start = max(0, (size.columns - icon.columns - 1 - columns) / 2)
    return (
      CellRect(column: start + icon.columns + 1, row: titleRow, columns: columns, rows: 1),
      CellRect(column: start, row: size.rows - rows, columns: icon.columns, rows: rows)
    )
  }
}
