import Cells
import Colors
import Testing
import Widgets

/// States that can still be told apart where colours are few, or none.
@MainActor @Suite struct WidgetsFewColorsTests {
  private func draw(_ view: View, _ depth: ColorDepth) -> MappedBuffer {
    var canvas = Canvas(size: view.frame.size, filledWith: .white)
    view.render(into: &canvas)
    var mapper = DepthMapper(depth: depth)
    return mapper.map(canvas.buffer)
  }

  private func button(_ change: (Button) -> Void = { _ in }) -> Button {
    let button = Button(title: "OK", frame: CellRect(column: 0, row: 0, columns: 10, rows: 3))
    // All states look the same, so that the attributes alone can tell them apart.
    button.setBackgroundColor(Color(rgb: 0x2A665B), for: .normal)
    button.setTitleColor(.white, for: .normal)
    change(button)
    return button
  }

  private func toggle(isOn: Bool, rows: Int) -> Switch {
    let toggle = Switch(isOn: isOn, frame: CellRect(column: 0, row: 0, columns: 7, rows: rows))
    (toggle.onTintColor, toggle.offTintColor, toggle.thumbTintColor) = (.white, .white, .white)
    return toggle
  }

  @Test("Without colours a button shows whether it is normal, pressed or disabled")
  func buttonsShowTheirState() {
    let looks = [
      draw(button(), .mono), draw(button { $0.isHighlighted = true }, .mono),
      draw(button { $0.isEnabled = false }, .mono),
    ]
    #expect(Set(looks).count == 3)
    #expect(looks.allSatisfy { screen in screen.cells.map(\.text).joined().contains("OK") })
  }

  @Test("Without colours a switch shows whether it is on, even one of one colour", arguments: [1, 2])
  func switchesShowTheirState(_ rows: Int) {
    let on = draw(toggle(isOn: true, rows: rows), .mono)
    let off = draw(toggle(isOn: false, rows: rows), .mono)
    #expect(on.cells.map(\.attributes) != off.cells.map(\.attributes))
    #expect(on.cells.contains { $0.attributes.contains(.reverse) })
  }

  @Test("A thumb that becomes its track has a line around it")
  func thumbsAreToldFromTheirTrack() {
    let toggle = Switch(isOn: true, frame: CellRect(column: 0, row: 0, columns: 7, rows: 2))
    toggle.onTintColor = Color(rgb: 0xF9F9F9)
    toggle.thumbTintColor = .white
    let screen = draw(toggle, .indexed256)
    #expect((0..<2).map { row in screen.row(row).map(\.text).joined() } == ["╭──╭─╮╮", "╰──╰─╯╯"])
  }

  @Test("Without colours the chosen row and the chosen tab differ from the others")
  func choicesShow() {
    let bar = TabBar(frame: CellRect(column: 0, row: 0, columns: 20, rows: 2))
    bar.items = [TabBarItem(title: "One"), TabBarItem(title: "Two")]
    let tabs = draw(bar, .mono).row(1).filter { $0.text != " " }
    #expect(tabs.map { $0.attributes.contains(.underline) } == [true, true, true, false, false, false])

    let wheels = Wheels()
    let picker = PickerView(frame: CellRect(column: 0, row: 0, columns: 10, rows: 3))
    picker.backgroundColor = .white
    picker.selectionColor = Color(rgb: 0xEEEEEE)
    picker.dataSource = wheels
    picker.selectRow(1, inComponent: 0)
    let rows = draw(picker, .mono)
    #expect(rows.row(1).contains { $0.attributes.contains(.reverse) })
    #expect(!rows.row(0).contains { $0.attributes.contains(.reverse) })
  }

  private final class Wheels: PickerViewDataSource {
    func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String {
      "\(row)"
    }
  }
}
