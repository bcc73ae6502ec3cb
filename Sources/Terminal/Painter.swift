import CCurses
import Cells
import Colors

/// What showing a screen took.
public struct PaintReport: Hashable, Sendable {
  /// The bytes that were written; nil when nobody asked, or the system does not count them.
  public let bytes: Int?

  public init(bytes: Int?) { self.bytes = bytes }
}

/// Hands screens to ncurses, row by row where they changed.
struct Painter {
  private let depth: ColorDepth
  private let codes: ColorCodes
  private var pairs: PairTable
  /// What ncurses has.
  private var shown: MappedBuffer?
  private var cells: [curses_cell] = []

  init(depth: ColorDepth, on screen: CursesScreen) {
    self.depth = depth
    codes = screen.codes
    pairs = PairTable(limit: screen.pairLimit)
  }

  /// The next screen is handed over as a whole.
  mutating func forgetScreen() { shown = nil }

  /// Whether the next screen is sent as a whole, whatever is on the terminal.
  var isFresh: Bool { shown == nil || pairs.isWorthForgetting }

  /// - Parameters:
  ///   - changes: bytes that change the palette for this screen, if it needs that.
  ///   - pictures: what brings its pictures about.
  mutating func paint(
    _ buffer: MappedBuffer, on screen: CursesScreen, changing changes: [UInt8] = [],
    pictures: PictureLayer.Change = PictureLayer.Change()
  ) {
    guard buffer.isWhole else { return }
    if pairs.isWorthForgetting {
      pairs.forgetAll()
      curses_forget_pairs(screen.handle)
      shown = nil
    }
    // What no cell is put on is the terminal's own colours, by a pair like any other.
    if shown == nil {
      curses_set_ground(screen.handle, pair(ink: codes.standard, ground: codes.standard, on: screen))
    }
    let changed = changedRows(buffer)
    for row in changed { put(buffer, row: row, on: screen) }
    shown = buffer
    // One cell here and there is shown at once anyhow.
    let isLarge = changed.count > 1 || !changes.isEmpty || !pictures.isEmpty
    if isLarge { screen.write(screen.modes.frameBegins + changes + pictures.removing) }
    curses_paint(screen.handle)
    if isLarge { screen.write(pictures.adding + screen.modes.frameEnds) }
  }

  private func changedRows(_ buffer: MappedBuffer) -> [Int] {
    guard let shown, shown.columns == buffer.columns, shown.rows == buffer.rows else {
      return Array(0..<buffer.rows)
    }
    return (0..<buffer.rows).filter { shown.row($0) != buffer.row($0) }
  }

  private mutating func put(_ buffer: MappedBuffer, row: Int, on screen: CursesScreen) {
    cells.removeAll(keepingCapacity: true)
    let source = buffer.row(row)
    var isBehindWide = false
    for (index, ink) in zip(source.indices, source.inks) {
      let next = index + 1
      let isWide = next < source.endIndex && source[next].text.isEmpty && !source[index].text.isEmpty
      cells.append(cell(source[index], ink: ink, width: isBehindWide ? 0 : isWide ? 2 : 1, on: screen))
      isBehindWide = isWide
    }
    curses_put_row(screen.handle, Int32(clamping: row), cells, Int32(clamping: cells.count))
  }

  private mutating func cell(
    _ source: MappedCell, ink: TerminalColor?, width: UInt8, on screen: CursesScreen
  ) -> curses_cell {
    var result = curses_cell()
    result.width = width
    if width == 0 { return result }
    var scalars = source.text.unicodeScalars.makeIterator()
    result.scalars = (
      scalars.next()?.value ?? 0x20, scalars.next()?.value ?? 0, scalars.next()?.value ?? 0,
      scalars.next()?.value ?? 0, scalars.next()?.value ?? 0
    )
    result.attributes = source.attributes.rawValue
    result.pair = pair(ink: ink.map(code) ?? codes.unseen, ground: code(source.background), on: screen)
    return result
  }

  private mutating func pair(ink: Int32, ground: Int32, on screen: CursesScreen) -> Int32 {
    let colors = PairTable.Colors(foreground: ink, background: ground)
    let (pair, isNew) = pairs.pair(for: colors)
    if isNew { curses_define_pair(screen.handle, pair, ink, ground) }
    return pair
  }

  /// A colour as ncurses has it in this depth. One that was mapped to another depth is not shown.
  private func code(_ color: TerminalColor) -> Int32 {
    switch (depth, color) {
    case (_, .standard), (.mono, _): codes.standard
    case (.truecolor, .direct(let color)), (.truecolor, .entry(_, let color)): Int32(color.rgb)
    case (.indexed256, .entry(let index, _)): Int32(index)
    case (.indexed16, .entry(let index, _)): index < 16 ? Int32(index) : codes.standard
    case (.indexed8, .entry(let index, _)): index < 8 ? Int32(index) : codes.standard
    case (.indexed256, .direct), (.indexed16, .direct), (.indexed8, .direct): codes.standard
    }
  }
}

extension MappedBuffer {
  /// True when it has as many cells as it says.
  fileprivate var isWhole: Bool {
    guard columns >= 0, rows >= 0 else { return false }
    let (count, overflow) = columns.multipliedReportingOverflow(by: rows)
    return !overflow && count == cells.count
  }
}
