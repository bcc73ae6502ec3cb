import Cells
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
}
