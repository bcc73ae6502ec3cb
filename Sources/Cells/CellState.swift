import Colors

/// The state that a cell shows of a control, where a terminal of few colours may show several states alike: it is told
/// from the others by other means there.
public struct CellState: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Is shown with text and ground exchanged.
    case pressed
    /// Is shown dim and in brackets.
    case disabled
    /// Is shown underlined.
    case chosen
  }

  /// The colours of a state.
  public struct Look: Hashable, Sendable {
    public let text: Color
    public let ground: Color

    public init(text: Color, ground: Color) {
      self.text = text
      self.ground = ground
    }
  }

  public let kind: Kind
  public let look: Look
  /// What the other states look like that differ from this one in 24 bits.
  public let others: [Look]
  /// The bracket that may be drawn in this cell, which is empty otherwise.
  public internal(set) var bracket: String?

  public init(_ kind: Kind, look: Look, others: [Look]) {
    self.kind = kind
    self.look = look
    self.others = others.filter { $0 != look }
  }
}

extension Canvas {
  /// Runs `drawing` with a state that all of it shows.
  public mutating func with(state: CellState?, _ drawing: (inout Canvas) -> Void) {
    let outer = self.state
    self.state = state ?? outer
    drawing(&self)
    self.state = outer
  }

  /// Lets a text that was drawn be put in brackets where nothing else tells its state: in the empty cells beside it.
  public mutating func bracket(column: Int, row: Int, columns: Int) {
    setBracket("(", column: column - 1, row: row)
    setBracket(")", column: column + columns, row: row)
  }
}
