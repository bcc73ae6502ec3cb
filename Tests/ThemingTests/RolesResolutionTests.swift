import Colors
import Skins
import Testing

@testable import Theming

@Suite("Roles resolve to colours, fonts and images")
struct RolesResolutionTests {
  /// A pack of one skin: `key: 0xAARRGGBB`.
  private func resolve(
    _ entries: KeyValuePairs<String, UInt32>, map: RoleMap? = nil, theme: BuiltInTheme = .light
  ) -> RoleResolution {
    let colors = Dictionary(uniqueKeysWithValues: entries.map { ($0, Color(argb: $1)) })
    return RoleResolution(
      bindings: RoleBindings(colorKeys: entries.map(\.key), fontKeys: [], imageKeys: [], map: map),
      theme: theme,
      color: { key in
        Resolution(value: colors[key] ?? .white, source: .skin, entry: nil, entryIsOwn: true)
      },
      font: { _ in Resolution(value: Font(), source: .fallback, entry: nil, entryIsOwn: false) })
  }

  @Test(
    "Without a pack every role is listed with the theme's colour", arguments: [BuiltInTheme.light, .dark])
  func themeColors(theme: BuiltInTheme) {
    let roles = resolve([:], theme: theme)
    let light: [ColorRole: UInt32] = [
      .viewBackground: 0xFFFFFF, .navigationBarBackground: 0xF9F9F9, .navigationBarTitle: 0,
      .labelHeadline: 0,
      .labelBody: 0, .labelCaption: 0x8A8A8E, .navigationBarTint: 0x007AFF, .buttonBackground: 0xFFFFFF,
      .buttonTitle: 0x007AFF, .buttonHighlightedBackground: 0xFFFFFF, .switchOn: 0x34C759,
      .switchOff: 0xE9E9EA,
      .switchThumb: 0xFFFFFF, .pickerBackground: 0xFFFFFF, .pickerText: 0x8A8A8E, .pickerSelectedText: 0,
      .tabBarBackground: 0xF9F9F9, .tabBarItem: 0x999999, .tabBarSelectedItem: 0x007AFF, .separator: 0xC6C6C8,
      .tint: 0x007AFF, .buttonHighlightedTitle: 0xB2D7FF, .buttonDisabledTitle: 0x99CAFF,
      .pickerSelection: 0xE0E0E0,
    ]
    let dark: [ColorRole: UInt32] = [
      .viewBackground: 0x303030, .navigationBarBackground: 0x404040, .tabBarBackground: 0x404040,
      .navigationBarTitle: 0xFFFFFF, .labelHeadline: 0xFFFFFF, .labelBody: 0xFFFFFF, .labelCaption: 0xAAAAAA,
      .tint: 0xFFCF00, .buttonTitle: 0xFFCF00, .buttonBackground: 0x303030, .pickerSelectedText: 0xFFFFFF,
    ]
    #expect(light.count == ColorRole.allCases.count)
    for (role, rgb) in theme == .light ? light : dark {
      #expect(roles[role].shown.hex == Color(rgb: rgb).hex, "\(role.rawValue)")
      #expect(roles[role].from == .theme)
      #expect(roles[role].key == nil)
    }
    #expect(roles.count(.theme) == 24)
  }

  @Test("A role takes its colour from the first of its sources that the pack has")
  func derivation() {
    let both = resolve(["nav.title": 0xFF11_1111, "tint": 0xFF22_2222])
    #expect(both[.navigationBarTint].color == Color(rgb: 0x111111))
    #expect(both[.navigationBarTint].derivedFrom == .navigationBarTitle)
    #expect(both[.navigationBarTint].from == .derived)
    #expect(both[.navigationBarTint].key == nil)

    let tint = resolve(["tint": 0xFF22_2222])
    #expect(tint[.navigationBarTint].derivedFrom == .tint)
    #expect(tint[.buttonTitle].color == Color(rgb: 0x222222))
    #expect(tint[.tabBarSelectedItem].color == Color(rgb: 0x222222))
    #expect(tint[ColorRole.labelHeadline].from == .theme)
  }

  @Test("Derivation goes on through derived roles")
  func chains() {
    let roles = resolve(["label.headline": 0xFF33_3333, "tint": 0x8044_4444])
    for role in [ColorRole.labelBody, .labelCaption, .pickerText, .pickerSelectedText] {
      #expect(roles[role].color == Color(rgb: 0x333333), "\(role.rawValue)")
      #expect(roles[role].from == .derived)
    }
    #expect(roles[.pickerText].derivedFrom == .labelCaption)
    #expect(roles[.pickerSelection].color == Color(argb: 0x1F33_3333))
    #expect(roles[.buttonHighlightedTitle].color == Color(argb: 0x4D44_4444))
    #expect(roles[.buttonDisabledTitle].color == Color(argb: 0x6644_4444))
  }

  @Test("Alpha is composited over what lies under the role, down to black under the view")
  func compositing() {
    let roles = resolve([
      "view.background": 0x80FF_FFFF, "nav.background": 0x8000_0000, "nav.title": 0x80FF_FFFF,
      "switch.on": 0x80FF_0000, "switch.thumb": 0x8000_00FF, "picker.background": 0xFF10_1010,
      "picker.selection": 0x80FF_FFFF, "picker.selectedText": 0x8000_0000, "picker.text": 0x80FF_FFFF,
      "button.background": 0xFF00_0000, "button.highlightedBackground": 0xFFFF_FFFF,
      "button.highlightedTitle": 0x80FF_0000, "button.disabledTitle": 0x80FF_0000, "tab.item": 0x80FF_FFFF,
    ])
    let shown: [ColorRole: String] = [
      .viewBackground: "#808080", .navigationBarBackground: "#404040", .navigationBarTitle: "#A0A0A0",
      .switchOn: "#C04040", .switchThumb: "#6020A0", .pickerSelection: "#888888",
      .pickerSelectedText: "#444444",
      .pickerText: "#888888", .buttonHighlightedTitle: "#FF7F7F", .buttonDisabledTitle: "#800000",
      .tabBarItem: "#FCFCFC",
    ]
    for (role, hex) in shown { #expect(roles[role].shown.hex == hex, "\(role.rawValue)") }
    #expect(roles[.viewBackground].color.argbHex == "#80FFFFFF")
  }

  @Test("Roles are counted by whose their colours are")
  func counts() {
    let roles = resolve(["view.background": 0xFFFF_FFFF, "主题色": 0xFF00_00FF])
    #expect(roles[.viewBackground].from == .name)
    #expect(roles[.tint].from == .inferred)
    #expect(roles.count(.own) == 1)
    #expect(roles.count(.guessed) == 9)
    #expect(roles.count(.own) + roles.count(.guessed) + roles.count(.theme) == 24)
  }

  @Test("Fonts come from their key, bold where the system font is asked for in bold")
  func fonts() {
    let roles = RoleResolution(
      bindings: RoleBindings(colorKeys: [], fontKeys: ["标题", "正文", "导航标题"], imageKeys: ["返回"]),
      theme: .light,
      color: { _ in Resolution(value: .white, source: .fallback, entry: nil, entryIsOwn: false) },
      font: { key in
        let font = key == "标题" ? Font(name: "Kefa", size: 22) : Font(size: 16)
        return Resolution(value: font, source: .skin, entry: nil, entryIsOwn: true)
      })
    #expect(roles[FontRole.labelHeadline].name == "Kefa")
    #expect(!roles[FontRole.labelHeadline].bold)
    #expect(roles[FontRole.navigationBarTitle].bold)
    #expect(roles[FontRole.navigationBarTitle].size == 16)
    #expect(!roles[FontRole.labelBody].bold)
    #expect(roles[.picker].size == 21)
    #expect(roles[.picker].from == .theme)
    #expect(roles[.tabBar].key == nil)
    #expect(roles[.navigationBarLeft].key == "返回")
    #expect(roles[.navigationBarLeft].from == .inferred)
    #expect(roles[.hero].from == .theme)
  }

  @Test("Every pair that is drawn has its text stand on its ground")
  func pairs() {
    #expect(Set(ColorPair.drawn).count == ColorPair.drawn.count)
    for pair in ColorPair.drawn { #expect(pair.text.ground == pair.ground, "\(pair.text.rawValue)") }
    #expect(ColorPair.drawn.filter(\.isDisabledText).map(\.text) == [.buttonDisabledTitle])
  }

  @Test("No key, however strange, brings the inference down")
  func strangeKeys() {
    let keys = [
      "", " ", "_", "@", "🙂", "é", "à̸", "\u{0}", "ABC", "aB", "一", "99999999999999999999", "标",
      String(repeating: "背", count: 5_000), String(repeating: "navbar", count: 2_000), "\u{202E}bg",
    ]
    let bindings = RoleBindings(colorKeys: keys, fontKeys: keys, imageKeys: keys, imageStems: keys)
    #expect(bindings[ColorRole.labelHeadline] == .unbound)
  }
}
