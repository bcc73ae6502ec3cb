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
}
