import Cells
import Colors
import Texts

/// What a picker's wheels hold.
@MainActor
public protocol PickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: PickerView) -> Int
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> SafeText
}

/// Who hears that a row was chosen.
@MainActor
public protocol PickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Wheels of rows, as UIKit's `UIPickerView`: the row in the middle is the chosen one, its neighbours fade.
///
/// Wheels stop at their ends. With no data source only the background shows.
@MainActor
public final class PickerView: View {
  public weak var dataSource: (any PickerViewDataSource)? { didSet { reloadAllComponents() } }
  public weak var delegate: (any PickerViewDelegate)?

  public var textColor = Color(rgb: 0x8A8A8E) { didSet { displayIfChanged(textColor, oldValue) } }
  public var selectedTextColor: Color = .black { didSet { displayIfChanged(selectedTextColor, oldValue) } }
  /// The ground of the row in the middle.
  public var selectionColor: Color? { didSet { displayIfChanged(selectionColor, oldValue) } }
  public var font: TextFont = .system(21) { didSet { displayIfChanged(font, oldValue) } }
  /// The wheel that ↑ and ↓ turn.
  public private(set) var activeComponent = 0
  private var selectedRows: [Int] = []

  public override var canBecomeFocused: Bool { !isHidden && numberOfComponents > 0 }

  public var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

  /// The rows of a wheel, as the data source says; never less than 0.
  public func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// The chosen row of a wheel, -1 where there is none, as in UIKit.
  public func selectedRow(inComponent component: Int) -> Int {
    guard selectedRows.indices.contains(component), numberOfRows(inComponent: component) > 0 else {
      return -1
    }
    return selectedRows[component]
  }

  /// Turns a wheel to a row, the nearest there is. Does not tell the delegate.
  public func selectRow(_ row: Int, inComponent component: Int) {
    guard selectedRows.indices.contains(component) else { return }
    selectedRows[component] = clamped(row, inComponent: component)
    setNeedsDisplay()
  }

  /// Asks the data source again; each wheel stays at its row or the last that there is.
  public func reloadAllComponents() {
    let old = selectedRows
    selectedRows = Array(repeating: 0, count: numberOfComponents)
    for component in selectedRows.indices {
      let row = old.indices.contains(component) ? old[component] : 0
      selectedRows[component] = clamped(row, inComponent: component)
    }
    activeComponent = min(activeComponent, max(0, numberOfComponents - 1))
    setNeedsDisplay()
  }

  /// Turns a wheel by some rows and tells the delegate where it came to rest.
  /// - Returns: false where it was at its end already.
  @discardableResult
  public func scroll(by rows: Int, inComponent component: Int) -> Bool {
    guard selectedRows.indices.contains(component) else { return false }
    let row = clamped(selectedRows[component] + rows, inComponent: component)
    guard row != selectedRows[component] else { return false }
    selectedRows[component] = row
    setNeedsDisplay()
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    return true
  }

  /// The wheel at a column of the view.
  public func component(atColumn column: Int) -> Int? {
    selectedRows.indices.first { wheel($0).contains(CellPoint(column: column, row: 0)) }
  }

  public override func press(_ press: Press) -> Bool {
    switch press {
    case .up: scroll(by: -1, inComponent: activeComponent)
    case .down: scroll(by: 1, inComponent: activeComponent)
    case .left: activate(activeComponent - 1)
    case .right: activate(activeComponent + 1)
    case .select: return false
    }
    return true
  }

  /// Makes another wheel the one that ↑ and ↓ turn, the nearest there is.
  public func activate(_ component: Int) {
    activeComponent = min(max(0, component), max(0, numberOfComponents - 1))
    setNeedsDisplay()
  }

  private func clamped(_ row: Int, inComponent component: Int) -> Int {
    min(max(0, row), max(0, numberOfRows(inComponent: component) - 1))
  }

  // MARK: Drawing

  public override func draw(into canvas: inout Canvas) {
    guard numberOfComponents > 0, frame.rows > 0 else { return }
    let middle = (frame.rows - 1) / 2
    if let selectionColor {
      canvas.with(.filled) { canvas in
        canvas.fillBand(column: 0, row: middle, columns: frame.columns, with: selectionColor)
      }
    }
    for component in selectedRows.indices { drawWheel(component, middle: middle, into: &canvas) }
  }

  private func drawWheel(_ component: Int, middle: Int, into canvas: inout Canvas) {
    let place = wheel(component)
    let rows = numberOfRows(inComponent: component)
    for line in 0..<frame.rows {
      let row = selectedRows[component] + line - middle
      guard row >= 0, row < rows else { continue }
      let title = dataSource?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
      let rect = CellRect(column: place.column, row: line, columns: place.columns, rows: 1)
      if line == middle {
        let active = isFocused && component == activeComponent
        canvas.draw(
          active ? "‹ \(title) ›" : title, in: rect, alignment: .center, color: selectedTextColor,
          attributes: .bold, traits: font.traits)
      } else {
        canvas.draw(
          title, in: rect, alignment: .center, color: faded(distance: abs(line - middle)),
          traits: abs(line - middle) > 1 ? [font.traits, .disabled] : font.traits)
      }
    }
  }

  /// Neighbours show the text's own colour, rows further off fade into the ground.
  private func faded(distance: Int) -> Color {
    guard distance > 1 else { return textColor }
    let share = max(0.3, 1 - 0.35 * Double(distance - 1))
    return textColor.withAlpha(UInt8((Double(textColor.alpha) * share).rounded()))
  }

  /// The columns of a wheel: the view in equal parts, with a margin on either side.
  private func wheel(_ component: Int) -> CellRect {
    let margin = min(4, frame.columns / 8)
    let width = max(0, frame.columns - 2 * margin)
    let count = max(1, numberOfComponents)
    let first = margin + width * component / count
    let end = margin + width * (component + 1) / count
    return CellRect(column: first, row: 0, columns: end - first, rows: frame.rows)
  }
}
