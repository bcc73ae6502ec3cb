import Cells
import Colors
import Plists
import Skins
import Testing
import Texts
import Theming

@testable import Screens

/// What is said of a colour that the terminal cannot show.
@MainActor @Suite struct ShownColorTests {
  /// One skin in which roles have colours.
  private func model(_ entries: KeyValuePairs<ColorRole, UInt32>) -> SkinModel {
    let colors = Dictionary(uniqueKeysWithValues: entries.map { ($0.key.rawValue, Color(rgb: $0.value)) })
    let roles = RoleResolution(
      bindings: RoleBindings(colorKeys: entries.map(\.key.rawValue), fontKeys: [], imageKeys: [], map: nil),
      theme: .light,
      color: { Resolution(value: colors[$0] ?? .white, source: .skin, entry: nil, entryIsOwn: true) },
      font: { _ in Resolution(value: Font(), source: .fallback, entry: nil, entryIsOwn: false) })
    let skin = Skin(name: "default")
    return SkinModel(
      pack: SkinPack(skins: [skin], file: "CJSkin.plist", format: .xml), skin: skin, index: 0, roles: roles,
      images: [:], problems: [])
  }

  private func words(_ role: ColorRole, _ model: SkinModel, _ palette: Palette?) -> String? {
    ShownColor(of: role, in: model.roles, palette: palette)?.text(in: .english).description
  }

  @Test("A ground's intended and shown colour are told with the difference")
  func groundsAreTold() throws {
    let model = model([.viewBackground: 0x2F4F4F])
    #expect(words(.viewBackground, model, .fixed256) == "#2F4F4F → 23 #005F5F ΔE 8.5")
    #expect(try #require(ShownColor(of: .viewBackground, in: model.roles, palette: .fixed256)).isFar)
    #expect(words(.viewBackground, model, nil) == nil)
  }

  @Test("Nothing is told of a colour that is shown exactly, and a near one is not marked")
  func exactColorsAreNot() throws {
    #expect(words(.viewBackground, model([.viewBackground: 0x005F5F]), .fixed256) == nil)
    let near = model([.viewBackground: 0x016060])
    #expect(try !#require(ShownColor(of: .viewBackground, in: near.roles, palette: .fixed256)).isFar)
  }

  @Test("A text is told as it is shown on its ground, in its size")
  func textsAreTold() {
    let model = model([
      .navigationBarBackground: 0x2A665B, .navigationBarTitle: 0xF4FBF7,
      .buttonBackground: 0x2A665B, .buttonTitle: 0xF4FBF7,
    ])
    // The title is large and stays; 17 points that are not bold must move.
    #expect(words(.navigationBarTitle, model, .xterm16)?.contains("→ 15 #FFFFFF") == true)
    #expect(words(.buttonTitle, model, .xterm16)?.contains("→ 0 #000000") == true)
  }

  @Test(
    "Lines and signs are told as they are drawn, moved away from their ground",
    arguments: [ColorDepth.indexed16, .indexed8])
  func linesAreTold(_ depth: ColorDepth) throws {
    let palette = depth == .indexed16 ? Palette.xterm16 : .xterm8
    let model = model([.viewBackground: 0xF0E8D8, .separator: 0xDCCDB0, .tint: 0xD8C8A8])
    for (role, sign) in [(ColorRole.separator, "─"), (.tint, "›")] {
      let scene = Scene(language: .english)
      ThemeService.shared.theme = SkinTheme(model.roles)
      scene.phone.show(.work)
      var state = Scene.State()
      (state.selectedRole, state.palette) = (role, palette)
      let buffer = scene.render(model, state: state, size: CellSize(columns: 120, rows: 40))
      let drawn = try #require(scene.phone.rects(of: role).first)
      let cell = buffer[drawn.column, drawn.row]
      #expect(cell.text == sign)
      let said = try #require(ShownColor(of: role, in: model.roles, palette: palette, on: (buffer, [drawn])))
      var mapper = DepthMapper(depth: depth)
      let mapped = mapper.map(buffer).row(drawn.row)
      #expect(mapped[mapped.startIndex + drawn.column].foreground.index == said.match.index)
      #expect(words(role, model, palette) != nil)
    }
  }

  @Test("A pressed button that exchanges its colours is told as it is drawn")
  func exchangedColorsAreTold() throws {
    let model = model([
      .viewBackground: 0xFFFFFF, .buttonBackground: 0x0A60D0, .buttonTitle: 0xFFFFFF,
      .buttonHighlightedBackground: 0x074794, .buttonHighlightedTitle: 0xCBE0FB,
    ])
    let scene = Scene(language: .english)
    ThemeService.shared.theme = SkinTheme(model.roles)
    scene.phone.show(.messages)
    let buffer = scene.render(model, state: Scene.State(), size: CellSize(columns: 120, rows: 40))
    let places = scene.phone.rects(of: .buttonHighlightedBackground)
    let place = try #require(places.first)
    var mapper = DepthMapper(depth: .indexed8)
    let row = mapper.map(buffer).row(place.row + place.rows / 2)
    let drawn = row[row.startIndex + place.column + 1].background
    let said = ShownColor(
      of: .buttonHighlightedBackground, in: model.roles, palette: .xterm8, on: (buffer, places))
    #expect(said?.match.index == drawn.index)
    #expect(drawn.index == 7)
  }

  @Test("The inspector and the status line say it of the selected role, and mark what is far off")
  func theScreenSaysIt() {
    let scene = Scene(language: .english)
    var state = Scene.State()
    state.selectedRole = .viewBackground
    func lines(_ palette: Palette?) -> [String] {
      state.palette = palette
      let buffer = scene.render(
        model([.viewBackground: 0x2F4F4F]), state: state, size: CellSize(columns: 80, rows: 24))
      return (0..<24).map { row in buffer.row(row).map(\.text).joined() }
    }
    let said = lines(.fixed256).filter { $0.contains("#2F4F4F → 23 #005F5F ΔE 8.5") }
    #expect(said.count == 2)
    #expect(said.allSatisfy { $0.contains("!") })
    #expect(lines(nil).allSatisfy { !$0.contains("→ 23") })
  }
}
