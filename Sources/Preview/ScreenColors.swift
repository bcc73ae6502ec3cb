import Cells
import Colors
import Terminal

/// Puts screens into the terminal's colours, in the depth that was decided on or chosen since.
struct ScreenColors {
  private(set) var choice: DepthChoice
  /// Entries of the palette are changed where 256 colours are drawn.
  private let redefines: Bool
  private var mapper: DepthMapper
  private var exact = ExactPalette()

  /// Entries were to be changed, and the terminal does not let them.
  let cannotRedefine: Bool

  /// - Parameter answers: what the terminal has said of its palette.
  init(_ options: PreviewOptions, choice: DepthChoice, answers: TerminalAnswers) {
    self.choice = choice
    let isPossible = ExactPalette.isPossible(on: options.terminal, answers: answers)
    redefines = options.redefinesPalette && isPossible
    cannotRedefine = options.redefinesPalette && !isPossible && options.depth.depth == .indexed256
    mapper = DepthMapper(depth: choice.current.depth, palette: answers.palette(for: choice.current.depth))
  }

  var depth: ColorDepth { choice.current.depth }
  /// True where 256 entries show all colours as they are.
  var isExact: Bool { redefines && depth == .indexed256 }

  /// The screen as the terminal is told it, and the entries of its palette to be changed for it.
  mutating func map(_ screen: CellBuffer) -> (screen: MappedBuffer, changes: [PaletteChange]) {
    isExact ? exact.map(screen) : (mapper.map(screen), [])
  }

  /// The screen as others are to see it: in the depth that is drawn, with nobody's entries changed.
  mutating func mapForFile(_ screen: CellBuffer) -> MappedBuffer { mapper.map(screen) }

  /// The entries that colours are shown by, nil where they are shown as they are.
  var palette: Palette? { isExact ? nil : mapper.palette }

  /// Goes on to the next depth.
  mutating func goOn(answers: TerminalAnswers) {
    choice.goOn()
    takePalette(answers)
    // The surface has given the entries back.
    exact = ExactPalette()
  }

  /// Takes up what the terminal has said of its palette.
  mutating func takePalette(_ answers: TerminalAnswers) {
    mapper = DepthMapper(depth: depth, palette: answers.palette(for: depth))
  }

  /// Whether the terminal has said, too late, that it shows more than is drawn.
  mutating func hear(_ answers: TerminalAnswers) -> Bool { choice.hear(answers.depth) }
}
