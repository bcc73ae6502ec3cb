import Screens
import Skins
import Texts

/// What is being made.
struct MakeState {
  enum Action: CaseIterable, Hashable {
    case newSkin, addKey, renameKey, deleteKey, fill, shiftHue, shiftLightness
  }

  /// The key of the selected role, which is renamed or deleted; nil where it has none.
  private(set) var key: String?
  let section: Section
  /// Where the choice stands.
  var selected = 0
  /// What was chosen; nil while nothing is.
  var action: Action?
  var fields: [InputLine] = []
  var focused = 0
  /// How many of the lines that will be written are scrolled past.
  var firstLine = 0
  /// How far a whole skin is moved: degrees of hue, or hundredths of lightness.
  var amount = 0
  /// What the action comes to, worked out when any of this changes and not for each painting; nil without an action.
  var plan: MakePlan?

  init(key: String?, section: Section) {
    (self.key, self.section) = (key, section)
  }

  /// Goes on to what is asked for an action.
  mutating func begin(_ action: Action, fields: [String]) {
    self.action = action
    self.fields = fields.map { InputLine($0) }
    (focused, amount, firstLine) = (0, 0, 0)
  }

  /// The key is gone from the pack, and with it what was to be done to it.
  mutating func loseKey() {
    key = nil
    switch action {
    case .renameKey, .deleteKey: action = nil
    case .newSkin, .addKey, .fill, .shiftHue, .shiftLightness, nil: break
    }
  }

  var isShift: Bool { action == .shiftHue || action == .shiftLightness }

  func field(_ index: Int) -> String {
    guard fields.indices.contains(index) else { return "" }
    var text = fields[index].text[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }

  mutating func moveFocus(by step: Int) {
    guard !fields.isEmpty else { return }
    focused = (focused + step + fields.count) % fields.count
  }

  mutating func shift(by step: Int) {
    switch action {
    case .shiftHue:
      // Around the circle, from -180 to 180.
      let turned = (amount + step * 5 + 180) % 360
      amount = (turned < 0 ? turned + 360 : turned) - 180
    case .shiftLightness: amount = min(max(-100, amount + step), 100)
    case .newSkin, .addKey, .renameKey, .deleteKey, .fill, nil: break
    }
  }

  /// `+30°`, `−4 %`.
  var amountText: SafeText? {
    let sign = amount < 0 ? "−" : "+"
    switch action {
    case .shiftHue: return "\(sign)\(abs(amount))°"
    case .shiftLightness: return "\(sign)\(abs(amount)) %"
    case .newSkin, .addKey, .renameKey, .deleteKey, .fill, nil: return nil
    }
  }
}
