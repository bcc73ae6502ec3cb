import Cells
import Colors
import Terminal
import Testing
import Texts
import Theming
import Widgets

@testable import Preview
@testable import Screens

@Suite("The colours of the screen")
@MainActor
struct ScreenColorTests {
  nonisolated private static let sizes = [(80, 24), (120, 40), (40, 20), (100, 30)]
  nonisolated private static let packs = ["themes", "example", "tea-house", "harbour"]

  private static let chrome: Set<Color> = [
    Chrome.desk, Chrome.statusLine, Chrome.phoneCase, Chrome.phoneKeys, Chrome.selection, Chrome.panel,
    Chrome.text, Chrome.strong, Chrome.quiet, Chrome.rule, Chrome.good, Chrome.warning, Chrome.error,
  ]

  private func pack(_ name: String) throws -> LoadedPack {
    name == "themes" ? try TestFiles.themes() : try TestFiles.pack(name)
  }

  private func previewers(
    of pack: LoadedPack, _ size: (Int, Int), theme: BuiltInTheme = .light, keys: [Key] = []
  ) -> [Previewer] {
    pack.pack.skinPack.skins.map { skin in
      let previewer = Previewer(
        pack, size: CellSize(columns: size.0, rows: size.1), skin: skin.name, theme: theme, language: .english
      )
      _ = previewer.render()
      for key in keys { _ = previewer.update(.key(key), now: 0) }
      return previewer
    }
  }

  @Test(
    "Every role that is seen shows its colour to the bit where it is seen, in every skin",
    arguments: packs, sizes)
  func rolesAreShownExactly(name: String, size: (Int, Int)) throws {
    for theme in BuiltInTheme.allCases {
      for page in [[], [Key.character("g")]] {
        let pack = try pack(name)
        for skin in pack.pack.skinPack.skins {
          let previewer = Previewer(
            pack, size: CellSize(columns: size.0, rows: size.1), skin: skin.name, theme: theme,
            language: .english)
          for key in page { _ = previewer.update(.key(key), now: 0) }
          checkRoles(of: previewer, "\(skin.name), \(theme), page \(page.count)")
        }
      }
    }
  }

  private func checkRoles(of previewer: Previewer, _ place: String) {
    let screen = previewer.render()
    let phone = previewer.scene.phone
    for role in ColorRole.allCases {
      let rects = phone.rects(of: role)
      guard !rects.isEmpty else { continue }
      // A button's image hides its ground, as it does in the app.
      if role == .buttonBackground || role == .buttonHighlightedBackground,
        previewer.model.roles[ImageRole.button].key != nil
      {
        continue
      }
      // The tint of the bar's items is seen only in a template or a way back.
      if role == .navigationBarTint, !isInTint(phone.navigationBar.leftImage) { continue }
      let wanted = previewer.model.roles[role].shown
      let cells = rects.flatMap { rect in
        (rect.row..<rect.endRow).flatMap { row in
          (rect.column..<rect.endColumn).map { screen[$0, row] }
        }
      }
      let isGround = ColorPair.drawn.contains { $0.ground == role }
      let isSeen = cells.contains { cell in
        (isGround || role == .switchOn || role == .switchOff) && cell.background == wanted
          || !isGround && cell.text != " " && cell.foreground == wanted
      }
      if !isSeen { Issue.record("\(role.rawValue) \(wanted.hex) is not seen in \(place)") }
    }
  }

  private func isInTint(_ image: WidgetImage?) -> Bool {
    switch image {
    case .placeholder, .unreadable, .absent, .template: true
    case .picture, .color, nil: false
    }
  }

  @Test("The Messages page shows every role but the tint")
  func everyRoleIsOnMessages() throws {
    for size in [(120, 40), (80, 24)] {
      let previewer = try #require(previewers(of: try TestFiles.themes(), size).first)
      _ = previewer.render()
      let unseen = ColorRole.allCases.filter { previewer.scene.phone.rects(of: $0).isEmpty }
      #expect(unseen == (size.0 == 120 ? [.tint] : [.switchOff, .tint]))
    }
  }

  @Test("The status line has fixed colours, never the skin's", arguments: ["themes", "example"], sizes)
  func statusLineIsNeutral(name: String, size: (Int, Int)) throws {
    for keys in [[], [Key.character("9")], [.character("t")], [.character("i")]] {
      for previewer in previewers(of: try pack(name), size, keys: keys) {
        let screen = previewer.render()
        let foreign = screen.row(screen.rows - 1).first { cell in
          cell.background != Chrome.statusLine || !(cell.foreground.map(Self.chrome.contains) ?? true)
        }
        #expect(foreign == nil, "\(previewer.model.skin.name)")
      }
    }
  }

  @Test("The inspector has fixed colours but for its swatches and its sample of a text", arguments: packs)
  func inspectorIsNeutral(name: String) throws {
    for size in [(80, 24), (120, 40), (160, 50)] {
      let layout = try #require(SceneLayout(size: CellSize(columns: size.0, rows: size.1)))
      let rect = try #require(layout.inspector)
      for keys in [[], [Key.character("i"), .end], [.character("i"), .home, .down]] {
        for previewer in previewers(of: try pack(name), size, keys: keys) {
          let screen = previewer.render()
          for row in rect.row..<rect.endRow {
            for column in rect.column..<rect.endColumn
            where !Self.isSample(column - rect.column, in: Self.start(of: row, rect, screen)) {
              let cell = screen[column, row]
              let colors = [cell.background, cell.text == " " ? nil : cell.foreground].compactMap { $0 }
              if let foreign = colors.first(where: { !Self.chrome.contains($0) }) {
                Issue.record("\(foreign.hex) at \(column), \(row) in \(previewer.model.skin.name)")
              }
            }
          }
        }
      }
    }
  }

  /// The two columns of swatches, and ` Aa ` in the rows of pairs.
  private static func isSample(_ column: Int, in start: String) -> Bool {
    start == "  Aa " ? (1...4).contains(column) : (2...3).contains(column)
  }

  /// What a row of the inspector begins with.
  private static func start(of row: Int, _ rect: CellRect, _ screen: CellBuffer) -> String {
    (rect.column..<rect.column + 5).map { screen[$0, row].text }.joined()
  }

  @Test("Swatches show their roles' colours to the bit")
  func swatchesAreExact() throws {
    let rect = try #require(SceneLayout(size: CellSize(columns: 120, rows: 50))?.inspector)
    for previewer in previewers(of: try TestFiles.themes(), (120, 50)) {
      let screen = previewer.render()
      let grounds = Set((rect.row..<rect.endRow).compactMap { screen[rect.column + 2, $0].background })
      for role in ColorRole.allCases {
        #expect(grounds.contains(previewer.model.roles[role].shown), "\(role.rawValue)")
      }
    }
  }

  @Test("The help has fixed colours")
  func helpIsNeutral() throws {
    for previewer in previewers(of: try TestFiles.themes(), (40, 20), keys: [.character("?")]) {
      let screen = previewer.render()
      for row in 0..<19 {
        for cell in screen.row(row) {
          #expect(cell.background.map(Self.chrome.contains) ?? false)
          #expect(cell.foreground.map(Self.chrome.contains) ?? true)
        }
      }
    }
  }
}
