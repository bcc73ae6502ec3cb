import Cells
import Colors
import Testing

@testable import Terminal

@Suite struct InkTests {
  private static let (red, blue) = (
    TerminalColor.direct(Color(rgb: 0xFF0000)), TerminalColor.direct(Color(rgb: 0x0000FF))
  )

  /// A cell for each letter: `r` and `b` are texts in red and blue, `_` a blank, `u` one that is underlined. A capital
  /// or `=` stands on another ground.
  private func row(_ letters: String) -> ArraySlice<MappedCell> {
    letters.map { letter in
      let isOther = letter.isUppercase || letter == "="
      let isBlank = letter == "_" || letter == "=" || letter == "u"
      return MappedCell(
        text: isBlank ? " " : "x", foreground: letter.lowercased() == "r" ? Self.red : Self.blue,
        background: .direct(Color(rgb: isOther ? 0x222222 : 0xEEEEEE)),
        attributes: letter == "u" ? .underline : [])
    }[...]
  }

  @Test(
    "A blank has the ink of the text beside it on its ground, or any",
    arguments: [
      ("r_b", "rrb"), ("r__", "rrr"), ("__b", "bbb"), ("___", "..."), ("", ""), ("_r_=_", "rrr.."),
      ("r=B=", "rbbb"), ("r=", "r."), ("=_r", ".rr"), ("ru_", "rbb"), ("_=R", ".rr"),
    ])
  func blanksTakeInkFromBeside(_ letters: String, _ inks: String) {
    let told = row(letters).inks.map { $0 == Self.red ? "r" : $0 == Self.blue ? "b" : "." }
    #expect(told.joined() == inks)
  }
}
