import Colors

/// An entry of the palette and the colour that it is to show.
public struct PaletteChange: Hashable, Sendable {
  public let index: UInt8
  public let color: Color

  public init(index: UInt8, color: Color) {
    self.index = index
    self.color = color
  }
}

/// Entries of the terminal's palette that show our colours for a while, and what gives them back.
struct PaletteLoan: Sendable {
  /// What the terminal said that its entries were before.
  private var before: [UInt8: Color]
  /// What the entries show now, by their numbers.
  private(set) var changed: [UInt8: Color] = [:]

  init(before: [UInt8: Color] = [:]) { self.before = before }

  /// Takes up what the terminal has said later. Of an entry that is changed it may have told our own colour.
  mutating func learn(_ entries: [UInt8: Color]) {
    for (index, color) in entries where changed[index] == nil { before[index] = color }
  }

  /// Changes entries.
  ///
  /// - Returns: the bytes that tell the terminal.
  mutating func change(_ changes: [PaletteChange]) -> [UInt8] {
    for change in changes { changed[change.index] = change.color }
    return changes.flatMap { Self.setting($0.index, to: $0.color) }
  }

  /// All entries have been given back for good.
  mutating func forgetChanges() { changed = [:] }

  /// The bytes that change all entries again, after they were given back.
  var changingAgain: [UInt8] { changed.keys.sorted().flatMap { Self.setting($0, to: changed[$0] ?? .black) } }

  /// The bytes that give all changed entries back: where the terminal told another colour than all terminals have
  /// there, that one, otherwise what it is configured to show (OSC 104).
  var givingBack: [UInt8] {
    var bytes: [UInt8] = []
    var reset: [UInt8] = []
    for index in changed.keys.sorted() {
      if let color = before[index], color != Self.standard[index] {
        bytes += Self.setting(index, to: color)
      } else {
        reset.append(index)
      }
    }
    // Some terminals read no more than 16 numbers at a time.
    for start in stride(from: 0, to: reset.count, by: 8) {
      let entries = reset[start..<min(start + 8, reset.count)].map { ";\($0)" }.joined()
      bytes += Array("\u{1B}]104\(entries)\u{1B}\\".utf8)
    }
    return bytes
  }

  private static let standard = Dictionary(
    Palette.fixed256.entries.map { ($0.index, $0.color) }, uniquingKeysWith: { first, _ in first })

  private static func setting(_ index: UInt8, to color: Color) -> [UInt8] {
    let levels = [color.red, color.green, color.blue].map { level in
      (level < 16 ? "0" : "") + String(level, radix: 16)
    }
    return Array("\u{1B}]4;\(index);rgb:\(levels.joined(separator: "/"))\u{1B}\\".utf8)
  }
}
