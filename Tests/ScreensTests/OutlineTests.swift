import Cells
import Colors
import Terminal
import Testing
import Texts
import Theming

@testable import Preview
@testable import Screens

@Suite("Outlines and flags")
@MainActor
struct OutlineTests {
  private func pack(_ name: String) throws -> LoadedPack {
    name == "themes" ? try TestFiles.themes() : try TestFiles.pack(name)
  }

  /// Whether a cell holds something to read, and not a line, a block or nothing.
  private static func isText(_ cell: Cell) -> Bool {
    guard let scalar = cell.text.unicodeScalars.first else { return true }
    return scalar != " " && !(0x2500...0x259F).contains(scalar.value)
  }

  /// The phone's screen without any line drawn over it.
  private func bare(_ previewer: Previewer) -> CellBuffer {
    var canvas = Canvas(size: previewer.state.size, filledWith: Chrome.desk)
    _ = previewer.render()
    previewer.scene.phone.render(into: &canvas)
    return canvas.buffer
  }

  /// The phone's texts are as they were without any line drawn over them.
  private func checkTexts(of previewer: Previewer, against bare: CellBuffer, _ name: String) {
    let screen = previewer.render()
    let phone = previewer.scene.phone.frame
    for row in phone.row..<phone.endRow {
      for column in phone.column..<phone.endColumn where bare[column, row] != screen[column, row] {
        if Self.isText(bare[column, row]) {
          let (before, after) = (bare[column, row].text, screen[column, row].text)
          Issue.record("\(name): “\(before)” at \(column), \(row) became “\(after)”")
          return
        }
      }
    }
    if let cut = screen.firstCut { Issue.record("\(name) cuts \(cut)") }
  }

  @Test(
    "Around what changed and around the focus, no outline hides a text",
    arguments: [
      ("themes", Language.english), ("themes", .simplifiedChinese), ("example", .english),
      ("flagged.json", .english),
    ], [(80, 24), (120, 40), (40, 20)])
  func outlinesHideNoText(pack: (name: String, language: Language), size: (Int, Int)) throws {
    let previewer = Previewer(
      try self.pack(pack.name), size: CellSize(columns: size.0, rows: size.1), skin: "青瓷", theme: .light,
      language: pack.language)
    for page in ["messages", "work", "detail", "palette"] {
      if page == "detail" { previewer.scene.phone.pushDetail() }
      if let tab = Phone.Tab(rawValue: page) { previewer.scene.phone.show(tab) }
      let unlined = bare(previewer)
      for role in ColorRole.allCases where !previewer.scene.phone.rects(of: role).isEmpty {
        previewer.state.scene.changedRoles = [role]
        checkTexts(of: previewer, against: unlined, "\(page), \(role.rawValue)")
      }
      previewer.state.scene.changedRoles = Set(ColorRole.allCases)
      checkTexts(of: previewer, against: unlined, "\(page), all roles")
      previewer.state.scene.changedRoles = []
      for stop in 1...6 {
        _ = previewer.update(.key(.tab), now: 0)
        checkTexts(of: previewer, against: bare(previewer), "\(page), focus \(stop)")
      }
      _ = previewer.update(.key(.escape), now: 0)
    }
  }

  @Test("Each role that is seen is outlined when it is selected, in a colour that is not the skin's")
  func rolesAreOutlined() throws {
    let previewer = Previewer(
      try TestFiles.themes(), size: CellSize(columns: 120, rows: 40), skin: nil, theme: .light,
      language: .english)
    let plain = previewer.render()
    previewer.state.scene.inspectorHasKeys = true
    for role in ColorRole.allCases where !previewer.scene.phone.rects(of: role).isEmpty {
      previewer.state.scene.selectedRole = role
      let outlined = previewer.render()
      let phone = previewer.scene.phone.frame
      let changed = (phone.row..<phone.endRow).flatMap { row in
        (phone.column..<phone.endColumn).map { CellPoint(column: $0, row: row) }
      }.filter { outlined[$0.column, $0.row] != plain[$0.column, $0.row] }
      #expect(changed.count >= 2, "\(role.rawValue)")
      for point in changed {
        let ink = outlined[point.column, point.row].foreground
        #expect(ink == Color(rgb: 0xC2410C) || ink == Color(rgb: 0xFFB340), "\(role.rawValue)")
      }
    }
  }

  @Test("The outline is drawn above and below only where nothing stands")
  func edgesNeedRoom() {
    let area = CellRect(column: 0, row: 0, columns: 9, rows: 5)
    func picture(above: SafeText, below: SafeText, rect: CellRect) -> [String] {
      var canvas = Canvas(size: area.size, filledWith: .white)
      canvas.draw(above, column: 3, row: 1, color: .black)
      canvas.draw(below, column: 3, row: 3, color: .black)
      canvas.draw("text", column: 3, row: 2, color: .black)
      canvas.outline(rect, within: area)
      return (0..<5).map { canvas.buffer.text(ofRow: $0) }
    }
    let rect = CellRect(column: 3, row: 2, columns: 4, rows: 1)
    #expect(
      picture(above: "", below: "", rect: rect) == [
        "         ", "  ╭────╮ ", "  │text│ ", "  ╰────╯ ", "         ",
      ])
    #expect(
      picture(above: "a", below: "", rect: rect) == [
        "         ", "   a     ", "  ╭text╮ ", "  ╰────╯ ", "         ",
      ])
    #expect(
      picture(above: "a", below: "b", rect: rect) == [
        "         ", "   a     ", "  ▐text▌ ", "   b     ", "         ",
      ])
    #expect(picture(above: "", below: "", rect: .zero)[2] == "   text  ")
  }

  @Test("What is wrong is flagged beside its element, inside the phone")
  func flags() throws {
    var canvas = Canvas(size: CellSize(columns: 9, rows: 2), filledWith: .white)
    let area = CellRect(column: 0, row: 0, columns: 8, rows: 2)
    canvas.flag(CellRect(column: 1, row: 0, columns: 3, rows: 1), within: area)
    canvas.flag(CellRect(column: 0, row: 1, columns: 20, rows: 1), within: area)
    #expect((0..<2).map { canvas.buffer.text(ofRow: $0) } == ["    !    ", "       ! "])
    let previewer = Previewer(
      try pack("flagged.json"), size: CellSize(columns: 80, rows: 24), skin: nil, theme: .light,
      language: .english)
    let screen = previewer.render()
    let flags = screen.cells.count { $0.text == "!" && $0.background == Color(rgb: 0xD70015) }
    // Every role is wrong; some share their place.
    #expect(flags >= 12)
    checkTexts(of: previewer, against: bare(previewer), "flags")
    let quiet = Previewer(
      try pack("example"), size: CellSize(columns: 80, rows: 24), skin: nil, theme: .light, language: .english
    )
    #expect(!quiet.render().cells.contains { $0.background == Color(rgb: 0xD70015) })
  }

  @Test(
    "What is guessed is marked on the phone too, grounds that reach from edge to edge among them",
    arguments: [(80, 24), (120, 40)])
  func guessesAreMarked(columns: Int, rows: Int) throws {
    let previewer = Previewer(
      try pack("guessed.json"), size: CellSize(columns: columns, rows: rows), skin: nil, theme: .light,
      language: .english)
    previewer.state.scene.inspectorHasKeys = true
    previewer.state.scene.selectedRole = .labelHeadline
    let screen = previewer.render()
    let phone = previewer.scene.phone
    for role in [ColorRole.navigationBarBackground, .tabBarBackground, .pickerBackground] {
      #expect(previewer.model.roles[role].from == .inferred, "\(role.rawValue)")
      let rect = try #require(phone.rects(of: role).first)
      let marks = (rect.row..<rect.endRow).flatMap { row in
        (rect.column...min(columns - 1, rect.endColumn)).map { screen[$0, row].text }
      }
      #expect(marks.contains("~"), "\(role.rawValue)")
    }
    checkTexts(of: previewer, against: bare(previewer), "guesses")
  }

  @Test("A mark looks for a cell in which nothing is written")
  func marksLookForRoom() {
    let area = CellRect(column: 0, row: 0, columns: 5, rows: 3)
    func picture(_ rows: [SafeText], _ rect: CellRect) -> [String] {
      var canvas = Canvas(size: area.size, filledWith: .white)
      for (row, text) in rows.enumerated() { canvas.draw(text, column: 0, row: row, color: .black) }
      _ = canvas.note("~", at: rect, within: area)
      return (0..<3).map { canvas.buffer.text(ofRow: $0) }
    }
    let bar = CellRect(column: 0, row: 0, columns: 5, rows: 2)
    #expect(picture(["", "", ""], bar) == ["    ~", "     ", "     "])
    #expect(picture(["   xx", "", ""], bar) == ["   xx", "    ~", "     "])
    #expect(picture(["   xx", "   xx", ""], bar) == ["~  xx", "   xx", "     "])
    #expect(picture(["xxxxx", "xxxxx", ""], bar) == ["xxxxx", "xxxxx", "     "])
  }
}
