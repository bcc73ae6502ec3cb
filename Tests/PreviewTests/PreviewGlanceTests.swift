import Cells
import Packs
import Testing

@testable import Preview

/// The first frame, which waits for nothing.
@MainActor
@Suite struct PreviewGlanceTests {
  private static let skins = ##"""
    {"default": {"Color": {"导航背景色": "0x2F6F62", "标题文字色": "#FFF"}, "Image": {"top": "gone.png"}}}
    """##

  @Test func problemsComeAfterTheFirstFrame() throws {
    let pack = try TemporaryPack(Self.skins)
    let loaded = try pack.load()
    let size = CellSize(columns: 80, rows: 24)
    let glance = Previewer(
      loaded, size: size, skin: nil, theme: .light, language: .english, care: .glance)
    #expect(glance.model.problems.isEmpty)
    let first = glance.render()
    glance.lookClosely()
    #expect(glance.model.problems.contains { $0.code == .colorCrashesApp })
    let second = glance.render()
    #expect(first != second)

    let whole = Previewer(loaded, size: size, skin: nil, theme: .light, language: .english)
    #expect(whole.render() == second)
    #expect(whole.model.problems.map(\.code) == glance.model.problems.map(\.code))
  }

  @Test func lookingTwiceChangesNothing() throws {
    let bench = try PreviewBench(Self.skins)
    let before = bench.previewer.render()
    bench.previewer.lookClosely()
    #expect(bench.previewer.render() == before)
  }

  /// Skins of a megabyte and more. The last has a key that serves a role, and that no other has.
  private static let largePlist: String = {
    let keys = ["页面背景色", "导航栏背景色", "标题文字色", "正文文字色", "按钮背景色"]
    let skins = (0..<2_000).map { number in
      let entries = keys.enumerated().filter { ($0.offset + number) % 4 != 0 || number == 0 }
        .map { "<key>\($0.element)</key>\n<string>0x\(100_000 + number * 97 % 899_999)</string>\n" }
      let own = number == 1_999 ? "<key>开关颜色</key><string>0x336699</string>" : ""
      let padding = "<!-- \(String(repeating: "x", count: 400)) -->"
      return
        "<key>\(number == 700 ? "default" : "skin \(number)")</key>\n<dict>\n\(padding)<key>Color</key>\n"
        + "<dict>\n\(entries.joined())\(own)</dict>\n</dict>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\(skins.joined())"
      + "</dict>\n</plist>\n"
  }()

  @Test(
    "A large pack is seen before all of it is read, just as it is then",
    arguments: [(nil, nil), ("skin 1234", nil), (nil, "skin 3"), (nil, "gone"), ("default", "skin 3")])
  func aLargePackIsSeenAtOnce(_ skin: String?, _ last: String?) throws {
    let file = try TemporaryPack(Self.largePlist)
    let first = try Pack.open(path: file.path, look: FirstLook(at: skin) { _ in last })
    let whole = try Pack.open(path: file.path)
    #expect(first.isExcerpt && !whole.isExcerpt)
    #expect(first.skinPack.skins.map(\.name) == whole.skinPack.skins.map(\.name))
    let size = CellSize(columns: 120, rows: 40)
    let screens = [first, whole].map { pack in
      Previewer(
        LoadedPack(pack), size: size, skin: skin ?? last, theme: .light, language: .english, care: .glance
      ).render()
    }
    let texts = screens.map { screen in
      (0..<screen.rows).map { row in
        screen.cells[row * screen.columns..<(row + 1) * screen.columns].map(\.text).joined()
      }
    }
    #expect(zip(texts[0], texts[1]).filter(!=).map { [$0, $1] } == [])
    #expect(zip(screens[0].cells, screens[1].cells).allSatisfy(==))
  }

  @Test("A pack without the skin that is asked for is read as a whole, and so is a small one")
  func otherPacksAreReadAsAWhole() throws {
    let file = try TemporaryPack(Self.largePlist)
    #expect(!(try Pack.open(path: file.path, look: FirstLook(at: "gone") { _ in nil })).isExcerpt)
    let small = try TemporaryPack(Self.skins)
    #expect(!(try Pack.open(path: small.path, look: FirstLook(at: nil) { _ in nil })).isExcerpt)
  }
}
