import Cells
import Colors
import Packs
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Theming

@testable import Preview

@Suite("The images of the skin in view")
@MainActor
struct PreviewImageTests {
  private static let pack = """
    {"default": {"Color": {"view.background": "0xFFFFFF"}, "Image": {"hero": "top.png"}},
     "night": {"Color": {"view.background": "0x000000"}}}
    """

  /// A pack with a picture that is used and one that is not.
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
    for _ in 1...2 {
      let isNamed = bench.previewer.render().shows("top.png")
      #expect(isNamed)
      bench.type("f")
    }
  }

  @Test("A save that changes only a picture names it and outlines where it is seen")
  func onlyThePicture() throws {
    let bench = try bench()
    try bench.put(SmallPNG.odd, as: "top.png")
    #expect(bench.message == "hero: top.png is another picture, 1 place")
    #expect(bench.state.scene.changedImages == [.hero] && bench.state.deadline != nil)
    let outlined = bench.previewer.render()
    let deadline = try #require(bench.state.deadline)
    _ = bench.previewer.update(.tick(deadline), now: deadline)
    #expect(bench.state.scene.changedImages.isEmpty && bench.previewer.render() != outlined)
  }

  @Test("The inspector marks an image that a save changed, as it does a colour")
  func markedInTheInspector() throws {
    let bench = try bench(columns: 120)
    bench.previewer.state.scene.selection = .image(.hero)
    try bench.put(SmallPNG.odd, as: "top.png")
    func inks() throws -> Set<Color?> {
      let screen = bench.previewer.render()
      let row = try #require((0..<40).first { screen.text(ofRow: $0).contains("▗▖ hero") })
      return Set(screen.row(row).map(\.foreground))
    }
    let marked = try inks()
    let deadline = try #require(bench.state.deadline)
    _ = bench.previewer.update(.tick(deadline), now: deadline)
    let plain = try inks()
    #expect(marked.subtracting(plain).count == 1)
  }

  @Test("Bytes of the same number are told apart, and the same bytes are no news")
  func sameSize() throws {
    let bench = try bench()
    var bytes = SmallPNG.two
    bytes[20] ^= 1
    try bench.put(bytes, as: "top.png")
    #expect(bench.message == "hero: top.png cannot be read, 1 place")
    #expect(bench.state.scene.status.message?.kind == .warning)
    try bench.put(bytes, as: "top.png")
    #expect(bench.message == "saved, nothing that shows has changed")
  }

  @Test("A picture that is taken away or comes is named, in either language")
  func comesAndGoes() throws {
    let bench = try bench()
    try bench.put(nil, as: "top.png")
    #expect(bench.message == "hero top.png → –, 1 place")
    try bench.put(SmallPNG.two, as: "top.png")
    #expect(bench.message == "hero – → top.png, 1 place")
    let chinese = try PreviewBench(Self.pack, language: .simplifiedChinese)
    try chinese.put(SmallPNG.two, as: "top.png")
    try chinese.put(SmallPNG.odd, as: "top.png")
    #expect(chinese.message == "hero：top.png 换了图片，1 处")
  }

  @Test("A tried binding of an image outlives a terminal that begins to show pictures, and a partner's pose")
  func triedImage() throws {
    let bench = try bench(columns: 120)
    let other = try TemporaryPack(Self.pack.replacing("0xFFFFFF", with: "0xFFFFFE"))
    bench.previewer.against = OtherState(try other.load(), name: "HEAD")
    bench.previewer.state.scene.selection = .image(.hero)
    bench.type("b")
    let before = bench.previewer.render()
    bench.type("dark")
    let tried = bench.previewer.render()
    #expect(tried != before && bench.state.trial != nil)
    bench.previewer.readImagesAgain()
    let again = bench.previewer.render()
    #expect(again == tried)
    bench.previewer.state.compare = CompareState(partner: .revision, view: .sideBySide)
    _ = bench.previewer.render()
    bench.previewer.state.compare = nil
    let afterwards = bench.previewer.render()
    #expect(afterwards == tried)
  }

  @Test("y copies the font and the image of the side that is seen")
  func copying() throws {
    let bench = try bench(columns: 60)
    let other = try TemporaryPack(
      #"{"default": {"Font": {"label.body": {"Name": "Kefa", "Size": "20"}}, "Image": {"hero": "else.png"}}}"#
    )
    try other.put(SmallPNG.odd, as: "else.png")
    bench.previewer.against = OtherState(try other.load(), name: "HEAD")
    bench.previewer.state.scene.selection = .image(.hero)
    #expect(bench.type("y") == .copy("top.png"))
    #expect(bench.type("fy") == .copy("else.png"))
    bench.previewer.state.scene.selection = .font(.labelBody)
    #expect(bench.type("y") == .copy("Kefa 20"))
    #expect(bench.type("fy") == .copy("system 17"))
  }

  @Test("A picture that no role shows is no news here")
  func unusedPicture() throws {
    let bench = try bench()
    try bench.put(SmallPNG.odd, as: "dark.png")
    #expect(bench.message == "saved, nothing that shows has changed")
    #expect(bench.state.scene.changedImages.isEmpty)
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
    let isNamed = bench.previewer.render().shows("another picture")
    #expect(isNamed)
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
