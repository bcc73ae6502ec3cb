import Colors

/// Puts a screen into the colours that a terminal can show; the last step before it is written.
///
/// Grounds are shown by the entry that is nearest to them, and so are the glyphs that are pieces of grounds. Text
/// moves where it would be lost in its ground (``Palette/nearest(toText:on:scale:)``), and where two grounds become
/// one the cells between them show their ``CellEdge``. Without colours there are attributes only, see
/// ``MappedCell/init(withoutColors:)``.
public struct DepthMapper: Sendable {
  public let depth: ColorDepth
  /// Nil where colours pass as they are, or not at all.
  private var matcher: PaletteMatcher?

  /// The entries that colours are shown by; nil in 24 bits and without colours.
  public var palette: Palette? { matcher?.palette }

  /// A mapper for a depth.
  ///
  /// - Parameter palette: the terminal's own palette of 16 or 8 where it has told it, else xterm's is taken. Of a
  ///   larger one the first 16 or 8 count.
  public init(depth: ColorDepth, palette: Palette? = nil) {
    self.depth = depth
    switch depth {
    case .truecolor, .mono: matcher = nil
    case .indexed256: matcher = PaletteMatcher(.fixed256)
    case .indexed16: matcher = PaletteMatcher(palette?.prefix(16) ?? .xterm16)
    case .indexed8: matcher = PaletteMatcher(palette?.prefix(8) ?? .xterm8)
    }
  }

  /// One cell as it is shown by the entries that a mapper has told.
  public static func mapped(_ cell: Cell, to palette: Palette) -> MappedCell {
    let depth: ColorDepth =
      palette.entries.count <= 8 ? .indexed8 : palette.entries.count <= 16 ? .indexed16 : .indexed256
    var mapper = DepthMapper(depth: depth, palette: palette)
    return mapper.indexed(cell)
  }

  /// The screen in the terminal's colours. What was found once is remembered for the next screen.
  public mutating func map(_ buffer: CellBuffer) -> MappedBuffer {
    var cells: [MappedCell] = []
    cells.reserveCapacity(buffer.cells.count)
    for cell in buffer.cells {
      switch depth {
      case .truecolor: cells.append(MappedCell(direct: cell))
      case .mono: cells.append(MappedCell(withoutColors: cell))
      case .indexed256, .indexed16, .indexed8: cells.append(indexed(cell))
      }
    }
    return MappedBuffer(columns: buffer.columns, rows: buffer.rows, cells: cells)
  }

  private mutating func indexed(_ cell: Cell) -> MappedCell {
    let mapped = indexedByColors(cell)
    guard let state = cell.state, isLost(state, scale: cell.scale) else { return mapped }
    return told(state, of: cell, by: mapped)
  }

  /// Whether a state is shown as another is that differs from it in 24 bits.
  private mutating func isLost(_ state: CellState, scale: TextScale) -> Bool {
    let own = entries(of: state.look, scale: scale)
    for other in state.others where entries(of: other, scale: scale) == own { return true }
    return false
  }

  /// The entries of a state's text and ground.
  private mutating func entries(of look: CellState.Look, scale: TextScale) -> [UInt8?] {
    [
      matcher?.nearest(toText: look.text, on: look.ground, scale: scale)?.index,
      matcher?.nearest(to: look.ground)?.index,
    ]
  }

  /// A cell that shows its state by other means than its colours.
  private mutating func told(_ state: CellState, of cell: Cell, by mapped: MappedCell) -> MappedCell {
    var told = mapped
    let isText = !cell.isArea && !cell.isBlank
    switch state.kind {
    case .pressed:
      let (text, ground) = (
        TerminalColor(matcher?.nearest(toText: state.look.text, on: state.look.ground, scale: cell.scale)),
        TerminalColor(matcher?.nearest(to: state.look.ground))
      )
      if cell.background == state.look.ground { told.background = text }
      if isText {
        told.foreground = ground
      } else if cell.foreground == state.look.ground {
        told.foreground = text
      }
    case .disabled:
      if let bracket = state.bracket, cell.isBlank {
        told.text = bracket
        told.foreground = TerminalColor(
          matcher?.nearest(toText: state.look.text, on: state.look.ground, scale: cell.scale))
      } else if isText {
        told.attributes.remove(.bold)
        told.attributes.insert(.dim)
      }
    case .chosen:
      if isText { told.attributes.insert(.underline) }
    }
    return told
  }

  private mutating func indexedByColors(_ cell: Cell) -> MappedCell {
    var mapped = MappedCell(
      text: cell.text, foreground: entry(nearestTo: cell.foreground),
      background: entry(nearestTo: cell.background), attributes: cell.attributes)
    if let line = edge(of: cell, showing: mapped) {
      mapped.text = line.glyph
      mapped.foreground = line.color
    } else if !cell.isArea, !cell.isBlank, let text = cell.foreground, let ground = cell.background {
      mapped.foreground = TerminalColor(matcher?.nearest(toText: text, on: ground, scale: cell.scale))
    }
    return mapped
  }

  /// The line that a cell draws in place of what cannot be seen in it; nil where it needs none.
  private mutating func edge(of cell: Cell, showing mapped: MappedCell) -> (
    glyph: String, color: TerminalColor
  )? {
    guard let edge = cell.edge, cell.isBlank || mapped.foreground.color == mapped.background.color,
      let match = matcher?.nearest(toEdgeOf: edge.inside, besides: edge.outside)
    else { return nil }
    return (edge.glyph.rawValue, TerminalColor(match))
  }

  private mutating func entry(nearestTo color: Color?) -> TerminalColor {
    guard let color else { return .standard }
    return TerminalColor(matcher?.nearest(to: color))
  }
}

extension TerminalColor {
  /// The terminal's own where there is no entry.
  fileprivate init(_ match: Palette.Match?) {
    self = match.map { .entry($0.index, $0.color) } ?? .standard
  }
}

extension MappedCell {
  /// A cell whose colours the terminal shows as they are.
  fileprivate init(direct cell: Cell) {
    self.init(
      text: cell.text, foreground: cell.foreground.map { .direct($0) } ?? .standard,
      background: cell.background.map { .direct($0) } ?? .standard, attributes: cell.attributes)
  }
}
