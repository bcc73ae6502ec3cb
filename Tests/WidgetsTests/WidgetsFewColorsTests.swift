import Cells
import Colors
import Testing
import Texts
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

  @Test("A disabled button has its title in brackets without colours, as dim is nothing on some terminals")
  func disabledButtonsHaveBrackets() {
    let screen = draw(button { $0.isEnabled = false }, .mono)
    #expect(screen.row(1).map(\.text).joined().contains("(OK)"))
    #expect(!draw(button(), .mono).row(1).map(\.text).joined().contains("("))
  }

  @Test(
    "States that differ in 24 bits are told apart where a palette shows them alike",
    arguments: [ColorDepth.indexed256, .indexed16, .indexed8])
  func statesStayApart(_ depth: ColorDepth) {
    func states(_ change: @MainActor (Button) -> Void = { _ in }) -> [MappedBuffer] {
      let changes: [@MainActor (Button) -> Void] = [
        { _ in }, { $0.isHighlighted = true }, { $0.isEnabled = false },
      ]
      return changes.map { state in
        draw(
          button { button in
            button.setBackgroundColor(Color(rgb: 0x2A665C), for: .highlighted)
            button.setTitleColor(Color(rgb: 0xFEFEFE), for: .disabled)
            change(button)
            state(button)
          }, depth)
      }
    }
    let looks = states()
    #expect(Set(looks).count == 3)
    let (normal, pressed) = (looks[0].row(1), looks[1].row(1))
    let middle = normal.startIndex + 4
    let pressedMiddle = pressed.startIndex + 4
    #expect(normal[middle].text == "O" && pressed[pressedMiddle].text == "O")
    #expect(normal[middle].background == pressed[pressedMiddle].foreground)
    #expect(normal[middle].foreground == pressed[pressedMiddle].background)
    #expect(looks[2].row(1).map(\.text).joined().contains("(OK)"))
    // Where colours tell them apart nothing is added.
    let seen = states { button in
      button.setBackgroundColor(Color(rgb: 0xCD0000), for: .highlighted)
      button.setTitleColor(Color(rgb: 0x999999), for: .disabled)
      button.setBackgroundColor(Color(rgb: 0x5555FF), for: .disabled)
    }
    #expect(!seen[2].row(1).map(\.text).joined().contains("("))
    #expect(seen[1].row(1)[seen[1].row(1).startIndex + 4].background.color != .white)
  }

  @Test("The chosen tab is underlined where a palette shows it as the others")
  func tabsStayApart() {
    func tabs(_ color: Color) -> [Bool] {
      let bar = TabBar(frame: CellRect(column: 0, row: 0, columns: 20, rows: 2))
      bar.items = [TabBarItem(title: "One"), TabBarItem(title: "Two")]
      (bar.barTintColor, bar.tintColor, bar.unselectedItemTintColor) = (.white, color, .black)
      return draw(bar, .indexed8).row(1).filter { $0.text != " " }.map { $0.attributes.contains(.underline) }
    }
    #expect(tabs(Color(rgb: 0x010101)) == [true, true, true, false, false, false])
    #expect(tabs(Color(rgb: 0xCD0000)) == [false, false, false, false, false, false])
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
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> SafeText {
      "\(row)"
    }
  }
}
