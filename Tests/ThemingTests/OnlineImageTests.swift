import Skins
import Testing
import Texts
import Widgets

@testable import Theming

/// A source whose one image is on the net.
@MainActor
private final class OneLink: ImageSource {
  var found = FoundImage(.placeholder(name: "stand-in"))

  init() {
    found.awaited = ["http://a"]
    found.isStandIn = true
  }

  func image(_ key: String, in skin: Skin) -> WidgetImage? { found.image }
  func find(_ key: String, in skin: Skin) -> FoundImage { found }
  func arrive() { found = FoundImage(.placeholder(name: "a"), source: .network) }
}

@MainActor
@Suite("An online image", .serialized) struct OnlineImageTests {
  private let source = OneLink()
  private let service = SkinService.shared

  /// In the test itself: between its making and its running others may open their packs.
  private func open() {
    let skins = ["default", "night"].map { Skin(name: $0) }
    service.open(SkinPack(skins: skins, file: "a", format: .xml), images: source)
  }

  @Test("that arrives refreshes its target once, and nobody else")
  func arrives() {
    open()
    let (target, other) = (ImageView(), ImageView())
    var runs = 0
    target.refreshSkin = { view in
      runs += 1
      view.image = SkinImage("top", target: view)
    }
    var others = 0
    other.refreshSkin = { _ in others += 1 }
    #expect(target.image?.name == "stand-in")
    source.arrive()
    service.imageArrived("http://b")
    #expect(runs == 1)
    service.imageArrived("http://a")
    service.imageArrived("http://a")
    #expect(runs == 2 && others == 1 && target.image?.name == "a")
  }

  @Test("that arrives when another skin is in use refreshes nobody")
  func late() throws {
    open()
    let target = ImageView()
    var runs = 0
    target.refreshSkin = { view in
      runs += 1
      if service.current.name == "night" { view.image = SkinImage("top", target: view) }
    }
    try service.changeSkin(to: "night")
    try service.changeSkin(to: "default")
    #expect(runs == 3)
    service.imageArrived("http://a")
    #expect(runs == 3)
    try service.changeSkin(to: "night")
    service.imageArrived("http://a")
    #expect(runs == 5)
  }

  @Test(
    "that was asked for is answered exactly once: at once, when it arrives, when it fails, or when the pack goes"
  )
  func completions() {
    open()
    var answers: [Result<SkinImageValue, SkinError>] = []
    let tool = SkinTool("top", .image)
    tool.loadImage { answers.append($0) }
    #expect(answers.isEmpty)
    service.imageFailed("http://a", reason: .noAnswer)
    service.imageArrived("http://a")
    #expect(answers == [.failure(.imageFailed(.noAnswer))])
    tool.loadImage { answers.append($0) }
    service.open(SkinPack(skins: [Skin(name: "default")], file: "a", format: .xml), images: source)
    #expect(answers.last == .failure(.packReplaced) && answers.count == 2)
    tool.loadImage { answers.append($0) }
    source.arrive()
    service.imageArrived("http://a")
    service.imageArrived("http://a")
    #expect(answers.count == 3)
    #expect(
      answers.last == .success(SkinImageValue(image: .placeholder(name: "a"), source: .network)))
    tool.loadImage { answers.append($0) }
    #expect(answers.count == 4)
    source.found.failure = .noAnswer
    tool.loadImage { answers.append($0) }
    #expect(answers.last == .failure(.imageFailed(.noAnswer)) && answers.count == 5)
  }

  @Test("can be waited for")
  func waiting() async throws {
    open()
    source.arrive()
    #expect(try await SkinTool("top", .image).loadedImage().image?.name == "a")
  }

  @Test("keeps nobody alive that waits for it")
  func weak() {
    open()
    var target: ImageView? = ImageView()
    let before = service.listenerCount
    target?.refreshSkin = { view in view.image = SkinImage("top", target: view) }
    #expect(service.listenerCount == before + 1)
    target = nil
    #expect(service.listenerCount == before)
    service.imageArrived("http://a")
  }
}
