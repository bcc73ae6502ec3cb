import Cells
import Colors
import Images
import Skins
import TestSupport
import Testing
import Widgets

@testable import Theming

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The examples of the documentation do what it says of them, and are what stands there.
@Suite("The examples of the documentation")
@MainActor
struct ExampleTests {
  private func open() throws {
    SkinService.shared.store = nil
    SkinService.shared.open(
      try ServicesPack.read(
        """
        {
          "default": {
            "Color": {"title colour": "0x112233", "page colour": "0xFFEEDD"},
            "Font": {"title": {"Name": "", "Size": "18"}}, "Image": {"hero": "hero.png"}
          },
          "night": {"Color": {"title colour": "0x80FFFFFF"}}
        }
        """), images: EchoImages())
  }

  @Test("Skins at hand")
  func skinsAtHand() throws {
    try open()
    let label = SkinsAtHandExample.read()
    #expect(label.textColor == Color(rgb: 0x112233))
    #expect(label.font == TextFont(size: 18, isBold: true))
    let follower = Label()
    SkinsAtHandExample.follow(follower)
    #expect(follower.textColor == Color(rgb: 0x112233).withAlpha(128))
    let view = ImageView()
    SkinsAtHandExample.showPicture(in: view)
    #expect(view.image?.name == "default/hero")
    let once = ImageView()
    SkinsAtHandExample.loadPicture(into: once)
    #expect(once.image?.name == "default/hero")
    try SkinService.shared.changeSkin(to: "night")
    #expect(label.textColor == Color(rgb: 0x112233))
    #expect(follower.textColor == Color(rgb: 0xFFFFFF).withAlpha(128))
    #expect(
      view.image == .color(Color(rgb: 0xFFEEDD), size: PointSize(width: 320, height: 120)))
    #expect(once.image?.name == "default/hero")
  }

  @Test("Changing skins")
  func changingSkins() throws {
    try open()
    #expect(ChangingSkinsExample.useNight() == "night it is")
    SkinService.shared.open(try ServicesPack.read(#"{"default": {"Color": {}}}"#))
    #expect(ChangingSkinsExample.useNight() == "there is no night")
    var said: [String] = []
    ChangingSkinsExample.installSpring { said.append($0) }
    #expect(said == ["noStore"])
  }

  @Test("Styles as functions")
  func styles() {
    let label = StylesExample.write("Careful")
    #expect(label.text == "Careful" && label.font.size == 12)
    #expect(label.textColor == Color(rgb: 0xC2410C))
    let caption = Label()
    StylesExample.caption.apply(to: caption)
    #expect(caption.textColor == Color(rgb: 0xAAAAAA) && caption.font.size == 12)
  }

  @Test("Themes")
  func themes() {
    let before = ThemeService.shared.theme
    defer { ThemeService.shared.theme = before }
    ThemeService.shared.theme = DefaultTheme()
    let notice = Notice()
    #expect(notice.label.backgroundColor == .white)
    ThemeService.shared.theme = ForestTheme()
    #expect(notice.label.backgroundColor == Color(rgb: 0x16211D))
    #expect(notice.label.textColor == DefaultTheme().bodyColor)
  }

  @Test("Widgets")
  func widgets() {
    var turns: [Bool] = []
    let root = WidgetsExample.screen { turns.append($0) }
    let off = WidgetsExample.cells(of: root)
    #expect(off.columns == 20 && off.rows == 3)
    _ = root.subviews.first?.press(.select)
    #expect(turns == [true])
    #expect(WidgetsExample.cells(of: root) != off)
  }

  // MARK: What stands there

  /// What stands between two lines, each time, without the indentation of its first line.
  private nonisolated static func parts(of text: String, from begin: String, to end: String) -> [String] {
    var parts: [String] = []
    var lines: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let bare = line.drop { $0 == " " }
      if let open = lines {
        guard bare == end else {
          lines = open + [line]
          continue
        }
        let indent = open.first.map { $0.prefix { $0 == " " }.count } ?? 0
        parts.append(
          open.map { $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)) }.joined(separator: "\n"))
        lines = nil
      } else if bare.hasPrefix(begin) {
        lines = []
      }
    }
    return parts
  }

  @Test("Every example of the guides is one of those, and each of those is in a guide")
  func examplesAreQuoted() throws {
    let guides =
      ["SkinsAtHand", "ChangingSkins", "Themes", "Theming"].map { "Sources/Theming/Theming.docc/\($0).md" }
      + ["Styles", "Widgets"].map { "Sources/Widgets/Widgets.docc/\($0).md" }
    let names = ["SkinsAtHand", "ChangingSkins", "Themes", "Styles", "Widgets"]
    let quoted = try guides.flatMap { Self.parts(of: try ProjectFile.text($0), from: "```swift", to: "```") }
    let compiled = try names.flatMap {
      Self.parts(
        of: try ProjectFile.text("Tests/ThemingTests/Examples/\($0)Example.swift"), from: "// example: ",
        to: "// end")
    }
    #expect(compiled.count == 12)
    #expect(quoted.sorted() == compiled.sorted())
  }
}
