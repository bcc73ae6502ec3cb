import Cells
import Colors
import Terminal

/// Puts screens into the terminal's colours, in the depth that was decided on or chosen since.
struct ScreenColors {
  private(set) var choice: DepthChoice
  /// Entries of the palette are changed where 256 colours are drawn.
  private let redefines: Bool
  private var mapper: DepthMapper
  private var palette = ExactPalette()

  /// - Parameters:
  ///   - answers: what the terminal has said of its palette.
  ///   - redefines: whether its entries are to be changed; it has to let them.
  init(_ decision: DepthDecision, answers: TerminalAnswers, redefines: Bool) {
    choice = DepthChoice(decision)
    self.redefines = redefines
    mapper = DepthMapper(depth: decision.depth, palette: answers.palette(for: decision.depth))
  }

  var depth: ColorDepth { choice.current.depth }
  /// True where 256 entries show all colours as they are.
  var isExact: Bool { redefines && depth == .indexed256 }

  /// The screen as the terminal is told it, and the entries of its palette to be changed for it.
  mutating func map(_ screen: CellBuffer) -> (screen: MappedBuffer, changes: [PaletteChange]) {
    isExact ? palette.map(screen) : (mapper.map(screen), [])
  }

  /// Goes on to the next depth.
  mutating func goOn(answers: TerminalAnswers) {
    choice.goOn()
    takePalette(answers)
    // The surface has given the entries back.
    palette = ExactPalette()
  }

  /// Takes up what the terminal has said of its palette.
  mutating func takePalette(_ answers: TerminalAnswers) {
    mapper = DepthMapper(depth: depth, palette: answers.palette(for: depth))
  }

  /// Whether the terminal has said, too late, that it shows more than is drawn.
  mutating func hear(_ answers: TerminalAnswers) -> Bool { choice.hear(answers.depth) }
}
