import Cells
import Colors
import Terminal
import Testing
import Texts
import Theming

@testable import Preview
@testable import Screens

@Suite("What the inspector says")
@MainActor
struct InspectorTests {
  @Test("Every role has words in both languages, and no word is for nothing")
  func rolesHaveWords() {
    #expect(InspectorText.captionedRoles == Set(ColorRole.allCases.map(\.rawValue)))
    #expect(OtherRoleText.captionedFonts == Set(FontRole.allCases.map(\.rawValue)))
    #expect(OtherRoleText.captionedImages == Set(ImageRole.allCases.map(\.rawValue)))
    for language in Language.allCases {
      let words = ColorRole.allCases.map { InspectorText.roleCaption(role: $0.rawValue).text(in: language) }
      #expect(Set(words).count == words.count)
    }
  }

  @Test(
    "A contrast is rounded down and graded",
    arguments: [
      (21.0, false, "21.0:1 AAA"), (7.0, false, "7.0:1 AAA"), (6.999, false, "6.9:1 AA"),
      (4.5, false, "4.5:1 AA"),
      (4.499, false, "4.4:1 < AA"), (1.0, false, "1.0:1 < AA"), (2.0, true, "2.0:1"),
      (8.0, true, "8.0:1 AAA"),
    ])
  func contrasts(ratio: Double, isExempt: Bool, text: String) {
    #expect(ContrastText(ratio: ratio, isExempt: isExempt).text == text)
  }

  private func texts(of name: String, skin: String, columns: Int = 120, rows: Int = 40, role: ColorRole)
    throws
    -> [String]
  {
    let previewer = Previewer(
      try TestFiles.pack(name), size: CellSize(columns: columns, rows: rows), skin: skin, theme: .light,
      language: .english)
    previewer.state.scene.selectedRole = role
    let screen = previewer.render()
    return (0..<screen.rows).map { screen.text(ofRow: $0) }
  }

  @Test("Own, guessed and foreign are told apart, with the line of each value")
  func provenance() throws {
    let lines = try texts(of: "tea-house", skin: "青瓷", role: .navigationBarTitle)
    func line(_ word: String) -> String { lines.first { $0.contains(word) } ?? "" }
    #expect(line("导航栏背景色").contains("#2F6F62 ~") && line("导航栏背景色").contains("guessed · line "))
    #expect(
      line("Items of the bar").contains("from nav.title") && line("Items of the bar").contains("·"))
    #expect(line("Title of the bar").contains("nav.title"))
    let harbour = try texts(of: "harbour", skin: "fog", columns: 160, role: .labelBody)
    #expect(harbour.contains { $0.contains("switchOnTintColor") && $0.contains("default, line ") })
    let example = try texts(of: "example", skin: "skin1", role: .switchOn)
    #expect(example.contains { $0.contains("iOS's own, no key for it") && $0.contains("#34C759 –") })
  }

  @Test("The counts of the title are those of the roles, whose sum is all of them")
  func counts() throws {
    for name in ["tea-house", "harbour", "example"] {
      let previewer = Previewer(
        try TestFiles.pack(name), size: CellSize(columns: 120, rows: 40), skin: nil, theme: .light,
        language: .english)
      let roles = previewer.model.roles
      let numbers = [RoleOwnership.own, .guessed, .theme].map(roles.count)
      #expect(numbers.reduce(0, +) == ColorRole.allCases.count)
      let (title, shares) = (previewer.render().text(ofRow: 0), previewer.render().text(ofRow: 1))
      #expect(title.contains("\(numbers[0]) own · \(numbers[1]) guessed"))
      #expect(shares.contains(" \(numbers[2]) iOS · ") == (numbers[2] > 0))
    }
  }

  @Test("On 80 columns the list scrolls so that the selected role is in sight", arguments: ColorRole.allCases)
  func selectedRoleIsInSight(role: ColorRole) throws {
    let previewer = Previewer(
      try TestFiles.pack("harbour"), size: CellSize(columns: 80, rows: 24), skin: "default", theme: .light,
      language: .english)
    previewer.state.scene.selectedRole = role
    let screen = previewer.render()
    let selected = (0..<24).filter { row in
      (40..<80).contains { screen[$0, row].background == Chrome.selection }
    }
    #expect(selected.count == 1)
    let resolved = previewer.model.roles[role]
    let name = resolved.key ?? InspectorText.roleCaption(role: role.rawValue).english
    #expect(screen.text(ofRow: selected.first ?? 0).contains(name.prefix(16)))
  }

  @Test("The sample of a role stands on its ground", arguments: ColorPair.drawn)
  func sampleIsExact(pair: ColorPair) throws {
    let previewer = Previewer(
      try TestFiles.themes(), size: CellSize(columns: 80, rows: 24), skin: "朱砂", theme: .light,
      language: .english)
    previewer.state.scene.selectedRole = pair.text
    let screen = previewer.render()
    let cells = screen.cells.filter { $0.text == "A" && $0.attributes == .bold }
    let (text, ground) = (previewer.model.roles[pair.text].shown, previewer.model.roles[pair.ground].shown)
    #expect(cells.contains { $0.foreground == text && $0.background == ground })
  }
}
