import Cells
import Colors
import Terminal

/// Puts screens into the terminal's colours, in the depth that was decided on or chosen since.
struct ScreenColors {
  private(set) var choice: DepthChoice
  /// Entries of the palette are to be changed where 256 colours are drawn.
  private let wantsExact: Bool
  /// The terminal has told all of them, and will show others.
  private var isRedefinable: Bool
  private var mapper: DepthMapper
  private var exact = ExactPalette()

  /// - Parameter answers: what the terminal has said of its palette.
  init(_ options: PreviewOptions, choice: DepthChoice, answers: TerminalAnswers) {
    self.choice = choice
    wantsExact = options.redefinesPalette
    isRedefinable = ExactPalette.isPossible(with: answers)
    mapper = DepthMapper(depth: choice.current.depth, palette: answers.palette(for: choice.current.depth))
  }

  var depth: ColorDepth { choice.current.depth }
  /// True where 256 entries show all colours as they are.
  var isExact: Bool { wantsExact && isRedefinable && depth == .indexed256 }
  /// Entries were to be changed, and the terminal has not told them: it would not, or not yet.
  var cannotRedefine: Bool { wantsExact && !isRedefinable && depth == .indexed256 }

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
    isRedefinable = ExactPalette.isPossible(with: answers)
    mapper = DepthMapper(depth: depth, palette: answers.palette(for: depth))
  }

  /// Whether the terminal has said, too late, that it shows more than is drawn.
  mutating func hear(_ answers: TerminalAnswers) -> Bool { choice.hear(answers.depth) }
}
