import Cells

extension ArraySlice<MappedCell> {
  /// The inks in which ncurses is given the cells of a row, nil where nobody sees which.
  ///
  /// Of a blank nobody sees the ink. ncurses takes long for each change of either colour, so that a blank has the ink of
  /// the text that stands before it on the same ground, else of the first after it, and where there is no text none.
  var inks: [TerminalColor?] {
    var inks: [TerminalColor?] = []
    inks.reserveCapacity(count)
    var ground: TerminalColor?
    for index in indices {
      let cell = self[index]
      if !cell.hidesInk {
        inks.append(cell.foreground)
      } else if cell.background == ground, let before = inks.last {
        inks.append(before)
      } else {
        inks.append(self[index...].firstInk)
      }
      ground = cell.background
    }
    return inks
  }

  /// The ink of the first text on the ground with which they begin, nil where there is none.
  private var firstInk: TerminalColor? {
    let ground = first?.background
    let text = first { !$0.hidesInk || $0.background != ground }
    guard let text, text.background == ground else { return nil }
    return text.foreground
  }
}

extension MappedCell {
  /// True where its foreground is not seen.
  fileprivate var hidesInk: Bool { text == " " && attributes.isDisjoint(with: [.underline, .reverse]) }
}
