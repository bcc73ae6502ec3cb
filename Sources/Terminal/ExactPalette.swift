import Cells
import Colors

/// Shows a screen of few colours exactly on a terminal of 256, by changing entries of its palette: 16 and up, since
/// those below are what the user has chosen.
public struct ExactPalette: Sendable {
  /// The entries that may be changed.
  public static let entries: ClosedRange<UInt8> = 16...255

  /// Whether a terminal lets its entries be changed. Its description does not tell: many a terminal that calls itself
  /// `xterm-256color`, or is one behind something that passes no such commands on, has fixed entries. Only one that
  /// has told what it shows in each of them knows the command, and can be given back what it showed.
  ///
  /// - Parameter answers: to questions about `entries`.
  public static func isPossible(with answers: TerminalAnswers) -> Bool {
    entries.allSatisfy { answers.entries[$0] != nil }
  }

  /// Which entry shows a colour.
  private var entry: [Color: UInt8] = [:]
  /// What each entry shows; nil as long as it is as it was.
  private var colors: [Color?] = Array(repeating: nil, count: entries.count)
  /// The screen that used an entry last, counted from 1.
  private var lastUse: [Int] = Array(repeating: 0, count: entries.count)
  private var screens = 0

  public init() {}

  /// The screen in entries of the palette, and the entries that have to be changed before it is shown.
  ///
  /// With more colours than there are entries, those of pictures come last, grounds before texts, and what is left over
  /// gets the nearest of those that are there.
  public mutating func map(_ buffer: CellBuffer) -> (screen: MappedBuffer, changes: [PaletteChange]) {
    screens += 1
    let wanted = Self.colors(of: buffer)
    for color in wanted.prefix(Self.entries.count) {
      if let index = entry[color] { lastUse[slot(index)] = screens }
    }
    var changes: [PaletteChange] = []
    var free = lastUse.indices.filter { lastUse[$0] < screens }.sorted { lastUse[$0] < lastUse[$1] }[...]
    for color in wanted.prefix(Self.entries.count) where entry[color] == nil {
      guard let slot = free.popFirst() else { break }
      changes.append(assign(color, to: slot))
    }
    let matches = nearest(to: wanted.dropFirst(Self.entries.count))
    let cells = buffer.cells.map { cell in
      MappedCell(
        text: cell.text, foreground: terminalColor(cell.foreground, matches),
        background: terminalColor(cell.background, matches), attributes: cell.attributes)
    }
    return (MappedBuffer(columns: buffer.columns, rows: buffer.rows, cells: cells), changes)
  }

  /// The colours of a screen, each once, those first that matter most.
  private static func colors(of buffer: CellBuffer) -> [Color] {
    var seen: Set<Color> = []
    var colors: [Color] = []
    for arePictures in [false, true] {
      let cells = buffer.cells.lazy.filter { $0.traits.contains(.picture) == arePictures }
      for color in Array(cells.map(\.background)) + Array(cells.map(\.foreground)) {
        if let color, seen.insert(color).inserted { colors.append(color) }
      }
    }
    return colors
  }

  private mutating func assign(_ color: Color, to slot: Int) -> PaletteChange {
    if let before = colors[slot] { entry[before] = nil }
    let index = Self.entries.lowerBound + UInt8(slot)
    (colors[slot], lastUse[slot], entry[color]) = (color, screens, index)
    return PaletteChange(index: index, color: color)
  }

  private func slot(_ index: UInt8) -> Int { Int(index - Self.entries.lowerBound) }

  /// What stands for the colours that have no entry.
  private func nearest(to colors: ArraySlice<Color>) -> [Color: UInt8] {
    if colors.isEmpty { return [:] }
    let palette = Palette(self.colors.map { $0 ?? .black }, numberedFrom: Self.entries.lowerBound)
    return Dictionary(
      colors.compactMap { color in palette.nearest(to: color).map { (color, $0.index) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func terminalColor(_ color: Color?, _ matches: [Color: UInt8]) -> TerminalColor {
    guard let color else { return .standard }
    guard let index = entry[color] ?? matches[color], let shown = colors[slot(index)] else {
      return .standard
    }
    return .entry(index, shown)
  }
}
