import Colors

/// A colour as the terminal is told it.
public enum TerminalColor: Hashable, Sendable {
  /// The terminal's own.
  case standard
  /// 24 bits, as they are.
  case direct(Color)
  /// An entry of the palette, and the colour that it shows.
  case entry(UInt8, Color)

  /// The colour that is seen, nil for the terminal's own.
  public var color: Color? {
    switch self {
    case .standard: nil
    case .direct(let color), .entry(_, let color): color
    }
  }

  /// The palette entry, nil for 24-bit colours and the terminal's own.
  public var index: UInt8? {
    switch self {
    case .standard, .direct: nil
    case .entry(let index, _): index
    }
  }
}

/// A cell after its colours were mapped to the terminal's depth.
public struct MappedCell: Hashable, Sendable {
  public var text: String
  public var foreground: TerminalColor
  public var background: TerminalColor
  public var attributes: Attributes

  public init(
    text: String, foreground: TerminalColor, background: TerminalColor, attributes: Attributes
  ) {
    self.text = text
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}

/// A screen in the terminal's own colours.
public struct MappedBuffer: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  /// Row by row, `columns` × `rows` of them.
  public let cells: [MappedCell]

  public init(columns: Int, rows: Int, cells: [MappedCell]) {
    self.columns = columns
    self.rows = rows
    self.cells = cells
  }

  /// The cells of one row.
  public func row(_ row: Int) -> ArraySlice<MappedCell> { cells[row * columns..<(row + 1) * columns] }
}
