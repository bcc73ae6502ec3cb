import Packs
import Screens
import Terminal
import Testing
import Texts
import Theming

@testable import Preview

@Suite("The images of the skin in view")
@MainActor
struct PreviewImageTests {
  private static let pack = """
    {"default": {"Color": {"view.background": "0xFFFFFF"}, "Image": {"hero": "top.png"}},
     "night": {"Color": {"view.background": "0x000000"}, "Image": {"hero": "dark.png"}}}
    """

  /// A pack of two skins with a picture each.
  private func bench(columns: Int = 80, skin: String? = nil) throws -> PreviewBench {
    let bench = try PreviewBench(Self.pack, columns: columns, rows: 40, skin: skin)
    try bench.put(SmallPNG.two, as: "top.png")
    try bench.put(SmallPNG.three, as: "dark.png")
    return bench
  }

  @Test("The inspector of the flipped side names the images of that side")
  func flipped() throws {
    let bench = try bench(columns: 120, skin: "night")
    bench.previewer.state.scene.selection = .image(.hero)
    #expect(bench.previewer.render().shows("dark.png"))
    bench.type("f")
    #expect(bench.previewer.render().shows("top.png"))
    #expect(!bench.previewer.render().shows("dark.png"))
  }

  @Test("Against another state a picture under the same name differs by its bytes; before a save it does not")
  func against() throws {
    let bench = try bench(columns: 120)
    let other = try TemporaryPack(Self.pack)
    try other.put(SmallPNG.odd, as: "top.png")
    bench.previewer.against = OtherState(try other.load(), name: "HEAD")
    bench.type("c")
    let differences = try #require(bench.previewer.comparison).differences
    #expect(differences.map(\.subject) == [.image(.hero)])
    #expect(differences.first?.values == .pictures(name: "top.png"))
    #expect(bench.previewer.render().shows("another picture"))
    // A state of the same bytes.
    try other.put(SmallPNG.two, as: "top.png")
    bench.previewer.against = OtherState(try other.load(), name: "HEAD")
    #expect(try #require(bench.previewer.comparison).differences.isEmpty)
    // The files of before the save are gone, which is said.
    try bench.put(SmallPNG.odd, as: "top.png")
    bench.type("h")
    #expect(try #require(bench.previewer.comparison).differences.isEmpty)
    #expect(bench.previewer.comparison?.remark as? CompareText == .imagesOfNow)
  }
}
