import Cells
import Texts

/// A screen as text with the colour sequences of ISO 6429 (SGR), to be shown with `cat`.
public enum ANSIExporter {
  /// The screen's rows, each ended by a line feed. A sequence says only what changes from the cell before, and
  /// every row begins and ends in the terminal's own look, so that rows can be cut out and put beside others.
  public static func export(_ buffer: MappedBuffer) -> SafeText {
    var text = ""
    for row in 0..<buffer.rows {
      var look = Look.plain
      for cell in buffer.row(row) where !cell.text.isEmpty {
        let next = Look(cell)
        if next != look { text += "\u{1B}[" + next.parameters(after: look).joined(separator: ";") + "m" }
        look = next
        text += cell.text
      }
      if look != .plain { text += "\u{1B}[0m" }
      text += "\n"
    }
    return SafeText(escaped: text)
  }
}

/// All that SGR sets.
private struct Look: Equatable {
  var foreground: TerminalColor
  var background: TerminalColor
  var attributes: Attributes

  static let plain = Look(foreground: .standard, background: .standard, attributes: [])

  init(foreground: TerminalColor, background: TerminalColor, attributes: Attributes) {
    (self.foreground, self.background, self.attributes) = (foreground, background, attributes)
  }

  init(_ cell: MappedCell) {
    self.init(foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
  }

  /// The least parameters that lead here from `other`, starting afresh where that is as short.
  func parameters(after other: Look) -> [String] {
    if self == .plain { return ["0"] }
    let changes = changes(after: other)
    let fresh = ["0"] + self.changes(after: .plain)
    return fresh.count < changes.count ? fresh : changes
  }

  private func changes(after other: Look) -> [String] {
    var parameters: [String] = []
    var kept = other.attributes
    for (off, group) in Self.offCodes where !kept.intersection(group).isSubset(of: attributes) {
      // Bold and dim share the code that ends them.
      parameters.append(String(off))
      kept.subtract(group)
    }
    for (on, attribute) in Self.onCodes where attributes.contains(attribute) && !kept.contains(attribute) {
      parameters.append(String(on))
    }
    if foreground != other.foreground { parameters += Self.parameters(of: foreground, base: 30) }
    if background != other.background { parameters += Self.parameters(of: background, base: 40) }
    return parameters
  }

  private static let onCodes: [(Int, Attributes)] = [
    (1, .bold), (2, .dim), (3, .italic), (4, .underline), (7, .reverse),
  ]
  private static let offCodes: [(Int, Attributes)] = [
    (22, [.bold, .dim]), (23, .italic), (24, .underline), (27, .reverse),
  ]

  /// - Parameter base: 30 for foregrounds, 40 for backgrounds.
  private static func parameters(of color: TerminalColor, base: Int) -> [String] {
    switch color {
    case .standard:
      [String(base + 9)]
    case .direct(let color):
      [String(base + 8), "2", String(color.red), String(color.green), String(color.blue)]
    case .entry(let index, _):
      switch index {
      case 0..<8: [String(base + Int(index))]
      case 8..<16: [String(base + 60 + Int(index) - 8)]
      default: [String(base + 8), "5", String(index)]
      }
    }
  }
}
