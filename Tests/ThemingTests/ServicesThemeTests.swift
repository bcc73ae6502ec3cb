import Colors
import Skins
import Testing
import Widgets

@testable import Theming

// These tests run on the main actor without ever waiting, so that none sees another's theme.
@Suite("Themes and their service")
@MainActor
struct ServicesThemeTests {
  private var appearance: NavigationBarAppearance { NavigationBar.appearance }

  /// One colour for all.
  private struct Plain: Theme {
    let color: Color
    func color(for role: ColorRole) -> Color { color }
  }

  /// Writes down what was in force when it was told.
  final class Member: Themeable {
    let name: String
    let journal: Journal
    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
    }
    func apply(theme: any Theme) { journal.entries.append("\(name) \(theme.tintColor.hex)") }
  }

  /// A window that writes down when its tint changes, and what the bars look like then.
  final class JournalWindow: Window {
    var journal: Journal?
    override func tintColorDidChange() {
      super.tintColorDidChange()
      let bar = NavigationBar.appearance.barTintColor?.hex ?? "none"
      journal?.entries.append("window \(tintColor.hex), bars \(bar)")
    }
  }

  @Test("A change reaches the appearance first, then the window's tint, then each themeable in order")
  func orderOfAChange() {
    let service = ThemeService()
    let journal = Journal()
    let window = JournalWindow()
    service.window = window
    let members = [Member("a", journal), Member("b", journal)]
    for member in members { service.addThemeable(member, applyImmediately: false) }
    window.journal = journal
    withExtendedLifetime(members) { service.theme = Plain(color: Color(rgb: 0x010203)) }
    #expect(journal.entries == ["window #010203, bars #010203", "a #010203", "b #010203"])
  }

  @Test("No one is told twice, however often it was added")
  func noOneTwice() {
    let service = ThemeService()
    let journal = Journal()
    let (member, other) = (Member("a", journal), Member("b", journal))
    for _ in 1...3 { service.addThemeable(member, applyImmediately: false) }
    service.addThemeable(other, applyImmediately: false)
    service.addThemeable(member, applyImmediately: false)
    withExtendedLifetime((member, other)) { service.theme = Plain(color: .white) }
    #expect(journal.entries == ["a #FFFFFF", "b #FFFFFF"])
  }

  @Test("Whoever is added is told the theme in force, unless that is not wanted")
  func applyImmediately() {
    let service = ThemeService()
    let journal = Journal()
    service.theme = Plain(color: .black)
    let members = [Member("a", journal), Member("b", journal)]
    service.addThemeable(members[0])
    service.addThemeable(members[1], applyImmediately: false)
    #expect(journal.entries == ["a #000000"])
  }

  @Test("Themeables and the window are held weakly")
  func weaklyHeld() {
    let service = ThemeService()
    let journal = Journal()
    let stays = Member("stays", journal)
    weak var gone: Member?
    do {
      let passing = Member("passing", journal)
      gone = passing
      let window = Window()
      service.window = window
      service.addThemeable(passing, applyImmediately: false)
      service.addThemeable(stays, applyImmediately: false)
    }
    #expect(gone == nil && service.window == nil)
    service.theme = Plain(color: .white)
    #expect(journal.entries == ["stays #FFFFFF"])
  }

  @Test("The window's tint trickles down to views without their own, and a new window takes it")
  func tintTricklesDown() {
    let service = ThemeService()
    let window = Window()
    let (plain, own) = (Label(), Label())
    window.addSubview(plain)
    window.addSubview(own)
    own.tintColor = .black
    service.theme = DarkTheme()
    service.window = window
    #expect(plain.tintColor == Color(rgb: 0xFFCF00) && own.tintColor == .black)
    service.theme = DefaultTheme()
    #expect(plain.tintColor == Color(rgb: 0x007AFF) && own.tintColor == .black)
  }

  @Test("The appearance of navigation bars is the theme's")
  func appearanceIsTheThemes() {
    let service = ThemeService()
    service.theme = DefaultTheme()
    #expect(appearance.barTintColor == Color(rgb: 0xF9F9F9) && appearance.titleColor == .black)
    #expect(appearance.isTranslucent && appearance.titleFont == .boldSystem(17))
    service.theme = DarkTheme()
    #expect(appearance.barTintColor == Color(rgb: 0x404040) && appearance.titleColor == .white)
    #expect(!appearance.isTranslucent)
  }

  @Test("Dark is white text on dark bars and pages with a yellow tint, and else as light")
  func darkThemeOverridesWhatDiffers() {
    let (light, dark): (any Theme, any Theme) = (DefaultTheme(), DarkTheme())
    let expected: [ColorRole: UInt32] = [
      .viewBackground: 0x303030, .navigationBarBackground: 0x404040, .tabBarBackground: 0x404040,
      .navigationBarTitle: 0xFFFFFF, .labelHeadline: 0xFFFFFF, .labelBody: 0xFFFFFF, .labelCaption: 0xAAAAAA,
      .tint: 0xFFCF00,
    ]
    for (role, rgb) in expected { #expect(dark.color(for: role) == Color(rgb: rgb), "\(role)") }
    let same: [ColorRole] = [.switchOn, .switchOff, .switchThumb, .separator, .tabBarItem, .pickerText]
    for role in same { #expect(dark.color(for: role) == light.color(for: role), "\(role)") }
    #expect(dark.viewBackgroundColor == Color(rgb: 0x303030) && light.viewBackgroundColor == .white)
    #expect(dark.tabBarSelectedItemColor == Color(rgb: 0xFFCF00))
    #expect(
      dark.buttonTitleColor == Color(rgb: 0xFFCF00)
        && dark.navigationBarTintColor == dark.color(for: .navigationBarTint))
    #expect(light.navigationBarTranslucent && !dark.navigationBarTranslucent)
    for role in FontRole.allCases { #expect(dark.font(for: role) == light.font(for: role)) }
  }

  @Test("Each property of a theme is that of its role", arguments: [BuiltInTheme.light, .dark])
  func propertiesAreTheirRoles(_ builtIn: BuiltInTheme) {
    let theme: any Theme = builtIn == .light ? DefaultTheme() : DarkTheme()
    let properties: [(Color?, ColorRole)] = [
      (theme.viewBackgroundColor, .viewBackground), (theme.navigationBarTitleColor, .navigationBarTitle),
      (theme.navigationBarTintColor, .navigationBarTint), (theme.headlineColor, .labelHeadline),
      (theme.bodyColor, .labelBody), (theme.captionColor, .labelCaption),
      (theme.buttonBackgroundColor, .buttonBackground), (theme.buttonTitleColor, .buttonTitle),
      (theme.buttonHighlightedBackgroundColor, .buttonHighlightedBackground),
      (theme.buttonHighlightedTitleColor, .buttonHighlightedTitle),
      (theme.buttonDisabledTitleColor, .buttonDisabledTitle), (theme.switchOnColor, .switchOn),
      (theme.switchOffColor, .switchOff), (theme.switchThumbColor, .switchThumb),
      (theme.pickerBackgroundColor, .pickerBackground), (theme.pickerTextColor, .pickerText),
      (theme.pickerSelectedTextColor, .pickerSelectedText), (theme.pickerSelectionColor, .pickerSelection),
      (theme.tabBarBackgroundColor, .tabBarBackground), (theme.tabBarItemColor, .tabBarItem),
      (theme.tabBarSelectedItemColor, .tabBarSelectedItem), (theme.separatorColor, .separator),
      (theme.tintColor, .tint), (theme.barTintColor, .navigationBarBackground),
    ]
    #expect(Set(properties.map(\.1)).count == ColorRole.allCases.count)
    for (color, role) in properties { #expect(color == builtIn.color(for: role), "\(role)") }
  }

  @Test("A theme of a skin shows each role as the pack resolves it, composited, its bar as written")
  func skinTheme() throws {
    let pack = try ServicesPack.read(
      """
      {"default": {
        "Color": {"view.background": "0xFFFFFF", "label.body": "0x80000000", "nav.background": "0x123456"},
        "Font": {"label.body": {"Name": "Kefa", "Size": "15"}, "label.headline": {"Name": "", "Size": "21"},
          "nav.title": {"Name": "Kefa", "Size": "18"}}
      }}
      """)
    let bindings = RoleBindings(
      colorKeys: pack.allKeys(of: .color), fontKeys: pack.allKeys(of: .font), imageKeys: [])
    let skin = try #require(pack.defaultSkin)
    let theme = SkinTheme(RoleResolution(pack: pack, skin: skin, bindings: bindings, theme: .dark))
    #expect(theme.bodyColor == Color(rgb: 0x7F7F7F))
    #expect(theme.captionColor == Color(rgb: 0x7F7F7F))
    #expect(theme.barTintColor == Color(rgb: 0x123456) && !theme.navigationBarTranslucent)
    #expect(theme.tintColor == Color(rgb: 0xFFCF00))
    #expect(theme.font(for: .labelBody) == TextFont(name: "Kefa", size: 15))
    #expect(theme.font(for: .labelHeadline) == TextFont(size: 21, isBold: true))
    #expect(theme.font(for: .navigationBarTitle) == TextFont(name: "Kefa", size: 18))
    #expect(theme.font(for: .tabBar) == .system(10))
  }

  @Test("The helpers give views their ground and labels their look")
  func helpers() {
    let theme = DarkTheme()
    let (view, headline, body) = (View(), Label(), Label())
    theme.applyBackground(to: [view, headline])
    theme.applyHeadline(to: [headline])
    theme.applyBody(to: [body])
    #expect(view.backgroundColor == Color(rgb: 0x303030) && headline.backgroundColor == Color(rgb: 0x303030))
    #expect(headline.textColor == .white && headline.font == .boldSystem(17))
    #expect(body.textColor == .white && body.font == .system(17) && body.backgroundColor == nil)
  }
}
