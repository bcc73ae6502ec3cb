import Diagnostics
import Plists
import Testing

@testable import Theming

@Suite("Skinscope.plist says what each role shows")
struct RolesMapTests {
  private func span(_ line: Int) -> SourceSpan {
    SourceSpan(start: SourcePosition(line: line, column: 1, offset: line), byteCount: 1)
  }

  private func entry(_ key: String, _ value: PlistValue, line: Int) -> PlistEntry {
    PlistEntry(key: key, keySpan: span(line), node: PlistNode(value, span: span(line + 100)))
  }

  private func map(_ entries: [PlistEntry]) -> RoleMap {
    let root = PlistNode(.dictionary(PlistDictionary(entries: entries)), span: span(1))
    return RoleMap(document: PlistDocument(root: root, format: .xml), file: "Skinscope.plist")
  }

  private func section(_ name: String, _ entries: [PlistEntry]) -> PlistEntry {
    entry(name, .dictionary(PlistDictionary(entries: entries)), line: 1)
  }

  @Test("The map wins over the name, the name over the words, and an empty key leaves a role unbound")
  func order() {
    let map = map([
      section(
        "Color",
        [
          entry("view.background", .string("纸"), line: 2), entry("tint", .string(""), line: 3),
          entry("label.body", .string("没有"), line: 4), entry("tab.item", .string("纸"), line: 5),
        ]),
      section("Image", [entry("hero", .string("picture"), line: 6)]),
    ])
    let keys = ["背景色", "view.background", "纸", "主题色", "正文", "nav.title"]
    let bindings = RoleBindings(
      colorKeys: keys, fontKeys: [], imageKeys: [], imageStems: ["picture", "banner"], map: map)
    #expect(bindings[.viewBackground] == .map(key: "纸"))
    #expect(bindings[.tabBarItem] == .map(key: "纸"))
    #expect(bindings[.tint] == .unbound)
    #expect(bindings[ColorRole.labelBody] == .inferred(key: "正文"))
    #expect(bindings[ColorRole.navigationBarTitle] == .name(key: "nav.title"))
    #expect(bindings[.hero] == .map(key: "picture"))
    #expect(map.diagnostics.isEmpty)
  }

  @Test("A role that the map leaves unbound gets no accent either")
  func accent() {
    let map = map([section("Color", [entry("label.headline", .string(""), line: 2)])])
    let bindings = RoleBindings(colorKeys: ["tab点击高亮色"], fontKeys: [], imageKeys: [], map: map)
    #expect(bindings[ColorRole.labelHeadline] == .unbound)
    #expect(bindings[.buttonTitle] == .inferred(key: "tab点击高亮色"))
  }

  @Test("Templates and the linter's part are kept")
  func templates() {
    let names = ["nav.left", "tab.1"].map { PlistNode(.string($0)) }
    let map = map([
      entry("Template", .array(names), line: 2),
      section("Lint", [entry("anything", .boolean(true), line: 3)]),
    ])
    #expect(map.templates == [.navigationBarLeft, .firstTab])
    #expect(map.lint != nil)
    #expect(map.diagnostics.isEmpty)
  }

  @Test("What is not known is reported where it stands")
  func unknown() {
    let map = map([
      section(
        "Color",
        [
          entry("view.ground", .string("a"), line: 2), entry("tint", .integer(3), line: 3),
          entry("separator", .string("线"), line: 4), entry("view.background", .string("b"), line: 5),
        ]),
      entry("Colour", .dictionary(PlistDictionary()), line: 6), entry("Font", .array([]), line: 7),
      entry("Template", .array([PlistNode(.string("nav.middle"), span: span(8))]), line: 8),
    ])
    #expect(map.diagnostics.allSatisfy { $0.code == .mapUnknown && $0.file == "Skinscope.plist" })
    #expect(map.diagnostics.map { $0.position?.line } == [2, 103, 6, 107, 8])
    let keys = map.unknownKeys(colorKeys: ["线"], fontKeys: [], imageKeys: [])
    #expect(keys.map(\.key) == ["b"])
    #expect(keys.first?.position?.line == 105)
    #expect(keys.first?.message.english.contains("“b”") == true)
  }

  @Test(
    "A map that is no dictionary is reported and binds nothing",
    arguments: [PlistValue.null, .string("x"), .array([])])
  func noDictionary(root: PlistValue) {
    let map = RoleMap(document: PlistDocument(root: PlistNode(root), format: .json), file: "m")
    #expect(map.diagnostics.count == 1)
    #expect(map.colors.isEmpty)
  }
}
