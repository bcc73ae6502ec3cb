import Colors
import Widgets

@MainActor
enum StylesExample {
  // example: Styles
  static let small = Style<Label> { $0.font = TextFont(size: 12) }
  static let light = Style<Label> { $0.textColor = Color(rgb: 0xAAAAAA) }
  static let caption = Style.compose(small, light)
  static let warning = Style.compose(caption, Style { $0.textColor = Color(rgb: 0xC2410C) })
  // end

  // example: Applying
  static func write(_ text: String) -> Label {
    let label = Label()
    label.text = "\(text)"
    warning.apply(to: label)
    return label
  }
  // end
}
