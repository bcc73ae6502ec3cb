import Cells
import Colors
import Testing

@testable import Terminal

@Suite struct ExactPaletteTests {
  private func buffer(_ colors: [Color]) -> CellBuffer {
    var buffer = CellBuffer(columns: colors.count, rows: 1)
    for (column, color) in colors.enumerated() { buffer[column, 0] = Cell(" ", background: color) }
    return buffer
  }

  private func shown(_ screen: MappedBuffer) -> [Color?] { screen.cells.map(\.background.color) }

  @Test("Colours get entries of their own from 16 on, each changed once")
  func colorsGetEntries() {
    var palette = ExactPalette()
    let first = palette.map(buffer([0x123456, 0x654321, 0x123456].map { Color(rgb: $0) }))
    #expect(
      first.changes == [
        PaletteChange(index: 16, color: Color(rgb: 0x123456)),
        PaletteChange(index: 17, color: Color(rgb: 0x654321)),
      ])
    #expect(first.screen.cells.map(\.background.index) == [16, 17, 16])
    #expect(palette.map(buffer([Color(rgb: 0x654321)])).changes.isEmpty)
  }

  @Test("A run of many colours reuses the entries that the screen does not need")
  func entriesAreReused() {
    var palette = ExactPalette()
    var terminal: [UInt8: Color] = [:]
    for start in 0..<50 {
      let colors = (0..<100).map { Color(rgb: UInt32(start * 77 + $0)) }
      let (screen, changes) = palette.map(buffer(colors))
      for change in changes { terminal[change.index] = change.color }
      #expect(shown(screen) == colors)
      for (cell, color) in zip(screen.cells, colors) {
        #expect(cell.background.index.flatMap { terminal[$0] } == color)
      }
      #expect(changes.allSatisfy { $0.index >= 16 })
    }
  }

  @Test("More colours than entries: grounds are exact as far as there are entries, the rest is near")
  func tooManyColors() {
    var palette = ExactPalette()
    let colors = (0..<300).map { Color(red: UInt8($0 % 256), green: UInt8($0 / 256 * 90), blue: 40) }
    let (screen, changes) = palette.map(buffer(colors))
    #expect(changes.count == 240)
    #expect(Array(shown(screen).prefix(240)) == Array(colors.prefix(240)))
    #expect(shown(screen).dropFirst(240).allSatisfy { $0 != nil })
  }

  @Test("Colours of pictures make room for those of grounds and texts")
  func picturesMakeRoom() {
    var screen = buffer((0..<250).map { Color(rgb: UInt32($0 * 999)) })
    for column in 0..<250 { screen[column, 0].traits = .picture }
    screen[249, 0] = Cell("x", foreground: Color(rgb: 0xABCDEF), background: Color(rgb: 0xFEDCBA))
    var palette = ExactPalette()
    let cell = palette.map(screen).screen.cells[249]
    #expect(cell.foreground.color == Color(rgb: 0xABCDEF))
    #expect(cell.background.color == Color(rgb: 0xFEDCBA))
  }

  @Test("What was told to be otherwise than usual is given back as it was, the rest as configured")
  func givingBack() {
    var loan = PaletteLoan(before: [16: Color(rgb: 0xABCDEF), 17: Color(rgb: 0x00005F)])
    #expect(loan.givingBack.isEmpty)
    let bytes = loan.change([16, 17, 30].map { PaletteChange(index: $0, color: Color(rgb: 0x010203)) })
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == [16, 17, 30].map { "\u{1B}]4;\($0);rgb:01/02/03\u{1B}\\" }.joined())
    #expect(
      String(decoding: loan.givingBack, as: UTF8.self)
        == "\u{1B}]4;16;rgb:ab/cd/ef\u{1B}\\\u{1B}]104;17;30\u{1B}\\")
    #expect(loan.changingAgain == bytes)
  }

  @Test("The guard has room to give all entries back")
  func theGuardHasRoom() {
    let before = Dictionary(uniqueKeysWithValues: ExactPalette.entries.map { ($0, Color(rgb: 0xFEDCBA)) })
    var loan = PaletteLoan(before: before)
    _ = loan.change(ExactPalette.entries.map { PaletteChange(index: $0, color: .black) })
    #expect(loan.givingBack.count < 15 * 1024)
  }

  @Test("Entries are changed only where the terminal has told all of them, whatever its description promises")
  func possibility() {
    var answers = TerminalAnswers()
    #expect(!ExactPalette.isPossible(with: answers))
    for index in UInt8(0)...254 { answers.take(.paletteEntry(index, .black)) }
    #expect(!ExactPalette.isPossible(with: answers))
    answers.take(.paletteEntry(255, .white))
    #expect(ExactPalette.isPossible(with: answers))
  }

  @Test("What the terminal tells late is given back too, but not what we have changed ourselves")
  func lateEntries() {
    var loan = PaletteLoan()
    _ = loan.change([PaletteChange(index: 16, color: .white)])
    loan.learn([16: .white, 17: Color(rgb: 0x123456)])
    _ = loan.change([PaletteChange(index: 17, color: .black)])
    #expect(
      String(decoding: loan.givingBack, as: UTF8.self)
        == "\u{1B}]4;17;rgb:12/34/56\u{1B}\\\u{1B}]104;16\u{1B}\\")
  }
}
