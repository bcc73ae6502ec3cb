import Cells
import Colors
import Testing

@testable import Widgets
import Texts

@Suite("Picker views")
@MainActor
struct PickerViewTests {
  /// Wheels of so many rows each, titled `component.row`.
  final class Wheels: PickerViewDataSource {
    var counts: [Int]
    init(_ counts: Int...) { self.counts = counts }
    func numberOfComponents(in pickerView: PickerView) -> Int { counts.count }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> SafeText {
      "\(component).\(row)"
    }
  }

  final class Delegate: PickerViewDelegate {
    var told: [[Int]] = []
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
      told.append([component, row])
    }
  }

  private func picker(_ wheels: Wheels, rows: Int = 3) -> PickerView {
    let picker = PickerView(frame: .size(24, rows))
    picker.dataSource = wheels
    return picker
  }

  private func selection(_ picker: PickerView) -> [Int] {
    (0..<picker.numberOfComponents).map { picker.selectedRow(inComponent: $0) }
  }

  @Test("Arrows turn the active wheel, stop at its ends, and change the wheel")
  func arrowsTurnWheels() {
    let wheels = Wheels(3, 60)
    let picker = picker(wheels)
    let delegate = Delegate()
    picker.delegate = delegate
    for press in [Press.up, .down, .down, .down, .right, .right, .down, .left, .left, .up] {
      #expect(picker.press(press))
    }
    #expect(!picker.press(.select))
    #expect(selection(picker) == [1, 1])
    #expect(delegate.told == [[0, 1], [0, 2], [1, 1], [0, 1]])
    #expect(picker.activeComponent == 0)
  }

  @Test("Scrolling past an end rests on it and tells the delegate once; at the end it tells nothing")
  func scrollingClamps() {
    let wheels = Wheels(24)
    let picker = picker(wheels)
    let delegate = Delegate()
    picker.delegate = delegate
    #expect(picker.scroll(by: 1000, inComponent: 0))
    #expect(!picker.scroll(by: 1, inComponent: 0))
    #expect(picker.scroll(by: -1000, inComponent: 0))
    #expect(!picker.scroll(by: -1, inComponent: 0))
    #expect(!picker.scroll(by: 1, inComponent: 1) && !picker.scroll(by: 1, inComponent: -1))
    #expect(delegate.told == [[0, 23], [0, 0]])
  }

  @Test(
    "Selecting a row takes the nearest there is, and does not tell the delegate",
    arguments: [(5, 5), (-1, 0), (99, 9), (Int.max, 9), (Int.min, 0)])
  func selectingClamps(row: Int, selected: Int) {
    let wheels = Wheels(10)
    let picker = picker(wheels)
    let delegate = Delegate()
    picker.delegate = delegate
    picker.selectRow(row, inComponent: 0)
    picker.selectRow(3, inComponent: 7)
    #expect(selection(picker) == [selected])
    #expect(delegate.told.isEmpty)
  }

  @Test("Reloading keeps each wheel at its row, or the last that there is")
  func reloadingKeepsRows() {
    let wheels = Wheels(10, 10, 10)
    let picker = picker(wheels)
    for component in 0...2 { picker.selectRow(5, inComponent: component) }
    picker.activate(2)
    wheels.counts = [10, 4]
    picker.reloadAllComponents()
    #expect(selection(picker) == [5, 3])
    #expect(picker.activeComponent == 1)
    wheels.counts = [0, 7, 2]
    picker.reloadAllComponents()
    #expect(selection(picker) == [-1, 3, 0])
  }

  @Test("With no data source only the background shows, and nothing can be operated")
  func withoutDataSource() {
    let picker = PickerView(frame: .size(24, 3))
    picker.backgroundColor = Color(rgb: 0x123456)
    picker.selectionColor = .black
    let buffer = picker.drawn()
    #expect(buffer.cells.allSatisfy { $0 == Cell(background: Color(rgb: 0x123456)) })
    #expect(!picker.canBecomeFocused)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    _ = picker.press(.down)
    _ = picker.press(.right)
    #expect(picker.activeComponent == 0)
  }

  @Test("The data source and the delegate are held weakly")
  func dataSourceIsWeak() {
    let picker = PickerView(frame: .size(24, 3))
    do {
      let wheels = Wheels(3)
      let delegate = Delegate()
      picker.dataSource = wheels
      picker.delegate = delegate
      #expect(picker.numberOfComponents == 1)
    }
    #expect(picker.dataSource == nil && picker.delegate == nil && picker.numberOfComponents == 0)
    #expect(picker.drawn().cells.allSatisfy { $0.text == " " })
  }

  @Test("The chosen row stands in the middle on its band, its neighbours above and below")
  func wheelsAreDrawn() {
    let wheels = Wheels(24, 60)
    let picker = picker(wheels)
    picker.textColor = Color(rgb: 0x111111)
    picker.selectedTextColor = Color(rgb: 0x222222)
    picker.selectionColor = Color(rgb: 0xEEEEEE)
    picker.selectRow(12, inComponent: 0)
    picker.selectRow(59, inComponent: 1)
    let buffer = picker.drawn()
    #expect(
      buffer.texts == ["     0.11     1.58      ", "▐    0.12     1.59     ▌", "     0.13               "])
    #expect(
      buffer[5, 1].look
        == Cell(
          "0", foreground: Color(rgb: 0x222222), background: Color(rgb: 0xEEEEEE), attributes: .bold))
    #expect(buffer[5, 0].look == Cell("0", foreground: Color(rgb: 0x111111), background: .white))
  }

  @Test("Rows further off fade into the ground")
  func rowsFade() {
    let wheels = Wheels(24)
    let picker = picker(wheels, rows: 7)
    picker.textColor = .black
    picker.selectRow(12, inComponent: 0)
    let inks = picker.drawn().cells.filter { $0.text == "0" }.compactMap { $0.foreground?.red }
    // Lines 0 to 6 of the wheel; the fourth is the chosen one.
    #expect(inks.count >= 7)
    let column = (0..<24).first { picker.drawn()[$0, 0].text == "0" } ?? 0
    let fade = (0...3).compactMap { picker.drawn()[column, $0].foreground?.red }
    #expect(fade == fade.sorted(by: >) && Set(fade).count >= 3 && fade[2] == 0)
  }

  @Test("The wheel under a column is found, and none in the margins")
  func wheelUnderAColumn() {
    let wheels = Wheels(3, 3)
    let picker = picker(wheels)
    #expect(
      (0..<24).map { picker.component(atColumn: $0) ?? -1 } == Array(repeating: -1, count: 3)
        + Array(repeating: 0, count: 9) + Array(repeating: 1, count: 9) + Array(repeating: -1, count: 3))
  }

  @Test("The focus shows on the active wheel")
  func focusShows() {
    let wheels = Wheels(3, 3)
    let picker = picker(wheels)
    picker.isFocused = true
    picker.activate(1)
    #expect(picker.drawn().texts[1].contains("‹ 1.0 ›"))
    #expect(!picker.drawn().texts[1].contains("‹ 0.0 ›"))
  }
}
