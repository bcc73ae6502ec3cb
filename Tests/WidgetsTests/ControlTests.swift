import Cells
import Colors
import Testing

@testable import Widgets

@Suite("Switches and buttons")
@MainActor
struct ControlTests {
  private static let on = Color(rgb: 0x11AA11)
  private static let off = Color(rgb: 0x777777)
  private static let thumb = Color(rgb: 0xFFEEDD)

  private func toggle(isOn: Bool, rows: Int = 2) -> Switch {
    let toggle = Switch(isOn: isOn, frame: .size(7, rows))
    toggle.onTintColor = Self.on
    toggle.offTintColor = Self.off
    toggle.thumbTintColor = Self.thumb
    return toggle
  }

  @Test("A press turns the switch and tells its targets, each with the switch as the sender")
  func pressTurnsAndTells() {
    let toggle = Switch()
    let listener = Listener()
    toggle.addTarget(listener, for: .valueChanged) { listener, sender in
      listener.heard.append(sender === toggle ? "The switch is turned \(sender.isOn ? "on" : "off")." : "?")
    }
    let other = Listener()
    toggle.addTarget(other, for: .valueChanged) { other, _ in other.heard.append("too") }
    #expect(toggle.press(.select) && toggle.isOn)
    #expect(toggle.press(.select) && !toggle.isOn)
    #expect(listener.heard == ["The switch is turned on.", "The switch is turned off."])
    #expect(other.heard == ["too", "too"])
  }

  @Test(
    "Arrows turn the switch to their side, and tell only of a change",
    arguments: [
      (false, Press.right, true, 1), (true, .right, true, 0), (true, .left, false, 1),
      (false, .left, false, 0),
      (true, .up, true, 0), (false, .down, false, 0),
    ])
  func arrowsTurn(isOn: Bool, press: Press, after: Bool, told: Int) {
    let toggle = Switch(isOn: isOn)
    let listener = Listener()
    toggle.addTarget(listener, for: .valueChanged) { listener, _ in listener.heard.append("!") }
    _ = toggle.press(press)
    #expect(toggle.isOn == after)
    #expect(listener.heard.count == told)
  }

  @Test("Setting a switch tells nobody, as in UIKit")
  func settingTellsNobody() {
    let toggle = Switch()
    let listener = Listener()
    toggle.addTarget(listener, for: .valueChanged) { listener, _ in listener.heard.append("!") }
    toggle.isOn = true
    #expect(listener.heard.isEmpty)
  }

  @Test("A disabled switch cannot be turned nor have the focus")
  func disabledSwitchStays() {
    let toggle = Switch()
    toggle.isEnabled = false
    #expect(!toggle.press(.select) && !toggle.isOn && !toggle.canBecomeFocused)
  }

  @Test("Targets are held weakly")
  func targetsAreWeak() {
    let toggle = Switch()
    weak var gone: Listener?
    let heard = Listener()
    do {
      let listener = Listener()
      gone = listener
      toggle.addTarget(listener, for: .valueChanged) { _, _ in heard.heard.append("gone") }
    }
    #expect(gone == nil)
    _ = toggle.press(.select)
    #expect(heard.heard.isEmpty)
  }

  @Test("A target hears only the event that it asked for")
  func targetsHearTheirEvent() {
    let button = Button(title: "OK")
    let listener = Listener()
    button.addTarget(listener, for: .valueChanged) { listener, _ in listener.heard.append("value") }
    button.addTarget(listener, for: .touchUpInside) { listener, _ in listener.heard.append("touch") }
    #expect(button.press(.select))
    #expect(listener.heard == ["touch"])
    #expect(!button.press(.up))
  }

  @Test(
    "The thumb stands at the side of the state, the track in the state's colour", arguments: [true, false])
  func switchIsDrawn(isOn: Bool) {
    let buffer = toggle(isOn: isOn).drawn()
    let track = isOn ? Self.on : Self.off
    #expect(buffer.texts == (isOn ? ["▟  ▄▄▄▙", "▖  ▄▄▄▗"] : ["▟▄▄▄  ▙", "▖▄▄▄  ▗"]))
    #expect(buffer[0, 0].foreground == track && buffer[0, 0].background == .white)
    #expect(buffer[isOn ? 1 : 5, 0].background == track)
    // The thumb is the lower half of the first row, and what the track leaves of the second.
    let (upper, lower) = (
      buffer.row(0).filter { $0.foreground == Self.thumb },
      buffer.row(1).filter { $0.background == Self.thumb }
    )
    #expect(upper.count == 3 && upper.allSatisfy { $0.background == track })
    #expect(lower.count == 3 && lower.allSatisfy { $0.foreground == track })
  }

  @Test("The switch's tint is the track when off, and the window's tint does not reach it")
  func switchTintIsTheTrackWhenOff() {
    let window = Window(frame: .size(9, 2))
    let toggle = toggle(isOn: false)
    window.addSubview(toggle)
    window.tintColor = Color(rgb: 0xFF00FF)
    #expect(toggle.tintColor == Self.off)
    toggle.tintColor = Self.on
    #expect(toggle.offTintColor == Self.on)
    #expect(window.tintColor == Color(rgb: 0xFF00FF))
  }

  @Test("Images of a switch are kept and not drawn, as since iOS 7")
  func switchImagesAreNotDrawn() {
    let plain = toggle(isOn: true)
    let pictured = toggle(isOn: true)
    pictured.onImage = .color(.black)
    pictured.offImage = .color(.black)
    #expect(pictured.drawn() == plain.drawn())
    #expect(pictured.onImage == .color(.black))
  }

  @Test("A switch in any frame is drawn without harm", arguments: 0...8)
  func switchInAnyFrame(columns: Int) {
    for rows in 0...3 {
      for isOn in [true, false] {
        let toggle = Switch(isOn: isOn, frame: .size(columns, rows))
        #expect(toggle.drawn(columns: 8, rows: 3).columns == 8)
      }
    }
  }

  @Test("A button takes each state's colours, else the normal ones")
  func buttonStates() {
    let button = Button(title: "Go", frame: .size(8, 3))
    let colors: [Control.State: (title: Color, ground: Color)] = [
      .normal: (Color(rgb: 1), Color(rgb: 2)), .highlighted: (Color(rgb: 3), Color(rgb: 4)),
      .disabled: (Color(rgb: 5), Color(rgb: 6)),
    ]
    func check(_ state: Control.State, drawnAs look: Control.State) {
      #expect(button.state == state)
      let buffer = button.drawn()
      #expect(buffer.texts[1] == "   Go   ")
      #expect(buffer[3, 1].foreground == colors[look]?.title)
      #expect(buffer[3, 1].background == colors[look]?.ground)
    }
    func set(_ state: Control.State) {
      button.setTitleColor(colors[state]?.title, for: state)
      button.setBackgroundColor(colors[state]?.ground, for: state)
    }
    set(.normal)
    button.isHighlighted = true
    check(.highlighted, drawnAs: .normal)
    set(.highlighted)
    check(.highlighted, drawnAs: .highlighted)
    button.isEnabled = false
    check(.disabled, drawnAs: .normal)
    set(.disabled)
    check(.disabled, drawnAs: .disabled)
    button.isEnabled = true
    button.isHighlighted = false
    check(.normal, drawnAs: .normal)
    button.isHighlighted = true
    button.setTitleColor(nil, for: .highlighted)
    #expect(button.titleColor(for: .highlighted) == Color(rgb: 1))
  }

  @Test("Without colours of its own a button's title is in the tint, on no ground")
  func buttonInTheTint() {
    let parent = View(frame: .size(8, 3))
    let button = Button(title: "Go", frame: .size(8, 3))
    parent.addSubview(button)
    parent.tintColor = Color(rgb: 0xABCDEF)
    let buffer = parent.drawn()
    #expect(buffer[3, 1] == Cell("G", foreground: Color(rgb: 0xABCDEF), background: .white))
    #expect(button.backgroundColor(for: .normal) == nil)
  }

  @Test("A disabled button does not send, nor take the focus")
  func disabledButtonIsSilent() {
    let button = Button(title: "Go")
    let listener = Listener()
    button.addTarget(listener, for: .touchUpInside) { listener, _ in listener.heard.append("!") }
    #expect(button.canBecomeFocused)
    button.isEnabled = false
    #expect(!button.press(.select) && !button.canBecomeFocused)
    #expect(listener.heard.isEmpty)
  }

  @Test("The focus underlines a button's title, and a long title is cut")
  func focusAndCutting() {
    let button = Button(title: "A long title", frame: .size(8, 1))
    button.isFocused = true
    button.setBackgroundColor(.black, for: .normal)
    let buffer = button.drawn()
    #expect(buffer.texts == ["▐A lon…▌"])
    #expect(buffer[1, 0].attributes == .underline)
  }
}
