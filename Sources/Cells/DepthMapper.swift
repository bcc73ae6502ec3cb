import Colors

/// Puts a screen into the colours that a terminal can show; the last step before it is written.
public struct DepthMapper: Sendable {
  public let depth: ColorDepth
  /// Nil where colours pass as they are, or not at all.
  private var matcher: PaletteMatcher?

  /// A mapper for a depth.
  ///
  /// - Parameter palette: the terminal's own palette of 16 or 8 where it has told it, else xterm's is taken.
  public init(depth: ColorDepth, palette: Palette? = nil) {
    self.depth = depth
    switch depth {
    case .truecolor, .mono: matcher = nil
    case .indexed256: matcher = PaletteMatcher(.fixed256)
    case .indexed16: matcher = PaletteMatcher(palette ?? .xterm16)
    case .indexed8: matcher = PaletteMatcher(palette ?? .xterm8)
    }
  }

  /// The screen in the terminal's colours. What was found once is remembered for the next screen.
  public mutating func map(_ buffer: CellBuffer) -> MappedBuffer {
    var cells: [MappedCell] = []
    cells.reserveCapacity(buffer.cells.count)
    for cell in buffer.cells {
      cells.append(
        MappedCell(
          text: cell.text, foreground: terminalColor(cell.foreground),
          background: terminalColor(cell.background), attributes: cell.attributes))
    }
    return MappedBuffer(columns: buffer.columns, rows: buffer.rows, cells: cells)
  }

  private mutating func terminalColor(_ color: Color?) -> TerminalColor {
    guard let color else { return .standard }
    switch depth {
    case .truecolor:
      return .direct(color)
    case .mono:
      return .standard
    case .indexed256, .indexed16, .indexed8:
      guard let match = matcher?.nearest(to: color) else { return .standard }
      return .entry(match.index, match.color)
    }
  }
}
