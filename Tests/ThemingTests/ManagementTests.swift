import Images
import Plists
import Skins
import Testing
import Texts
import Widgets

@testable import Theming

/// A store in memory, which answers when it is told to, as often as it is told to.
@MainActor
private final class HeldStore: SkinStore {
  private(set) var asked: [String] = []
  private var answers: [Answer] = []
  var cacheError: SkinError?

  func update(_ update: SkinUpdate, then answer: @escaping Answer) {
    hold("update \(String(decoding: update.json, as: UTF8.self).filter { !$0.isWhitespace })", answer)
  }
  func install(from address: String, then answer: @escaping Answer) { hold("install \(address)", answer) }
  func remove(_ skin: String, then answer: @escaping Answer) { hold("remove \(skin)", answer) }
  func clearImageCache() throws(SkinError) {
    asked.append("clear")
    if let cacheError { throw cacheError }
  }

  private func hold(_ what: String, _ answer: @escaping Answer) {
    asked.append(what)
    answers.append(answer)
  }

  func answer(_ result: Result<StoredSkins, SkinError>) { for answer in answers { answer(result) } }
}

@Suite("Changing what skins there are")
@MainActor
struct ManagementTests {
  private let service = SkinService()
  private let store = HeldStore()

  private func results(of work: (@escaping SkinCompletion) -> Void, then: () -> Void = {}) -> [String] {
    let journal = Journal()
    work { result in
      switch result {
      case .success: journal.entries.append("done")
      case .failure(let error): journal.entries.append("\(error)")
      }
    }
    then()
    return journal.entries
  }

  private func open() throws {
    service.open(try ServicesPack.sample(), skin: "night")
    service.store = store
  }

  @Test("Each completes once, after the pack as it is now was opened")
  func once() throws {
    try open()
    let after = StoredSkins(
      pack: try ServicesPack.read(#"{"default": {"Color": {"a": "0x010203"}}}"#), images: EchoImages())
    let twice = {
      store.answer(.success(after))
      store.answer(.failure(.noPack))
    }
    #expect(results(of: { service.removeSkin("night", completion: $0) }, then: twice) == ["done"])
    #expect(store.asked == ["remove night"])
    #expect(service.current.name == "default" && service.defaultSkin?.name == "default")
    #expect(service.pack?.skins.count == 1)
  }

  @Test("A failure changes nothing, and says which it was")
  func failures() throws {
    try open()
    let fail = { store.answer(.failure(.downloadFailed(.offline))) }
    let address = "https://example.com/a.zip"
    #expect(
      results(of: { service.installSkins(from: address, completion: $0) }, then: fail)
        == ["\(SkinError.downloadFailed(.offline))"])
    #expect(store.asked == ["install \(address)"])
    #expect(service.current.name == "night" && service.pack?.skins.count == 3)
  }

  @Test("What cannot be is refused before anything is asked")
  func refusals() throws {
    let none = { (completion: @escaping SkinCompletion) in service.removeSkin("a", completion: completion) }
    #expect(results(of: none) == ["\(SkinError.noPack)"])
    #expect(results(of: { service.updateSkins([:], completion: $0) }) == ["\(SkinError.noPack)"])
    service.open(try ServicesPack.sample())
    #expect(results(of: { service.updateSkins([:], completion: $0) }) == ["\(SkinError.noStore)"])
    #expect(results(of: { service.clearImageCache(completion: $0) }) == ["\(SkinError.noStore)"])
    service.store = store
    #expect(results(of: { service.removeSkin("default", completion: $0) }) == ["\(SkinError.defaultStays)"])
    #expect(
      results(of: { service.removeSkin("gone", completion: $0) })
        == ["\(SkinError.unknownSkin(name: "gone"))"])
    #expect(
      results(of: { service.changeSkin(to: "gone", completion: $0) })
        == ["\(SkinError.unknownSkin(name: "gone"))"])
    #expect(results(of: { service.changeSkin(to: "night", completion: $0) }) == ["done"])
    #expect(store.asked.isEmpty)
  }

  @Test("An answer for a store that is no longer in use opens nothing")
  func replaced() throws {
    try open()
    let after = StoredSkins(pack: try ServicesPack.read(#"{"default": {}}"#), images: EchoImages())
    let replace = {
      service.store = HeldStore()
      store.answer(.success(after))
    }
    #expect(
      results(of: { service.removeSkin("night", completion: $0) }, then: replace)
        == ["\(SkinError.packReplaced)"])
    #expect(service.pack?.skins.count == 3)
  }

  @Test("The cache is cleared, or it is said why not")
  func cache() throws {
    try open()
    #expect(results(of: { service.clearImageCache(completion: $0) }) == ["done"])
    store.cacheError = .cacheNotCleared(folder: "/x")
    #expect(
      results(of: { service.clearImageCache(completion: $0) })
        == ["\(SkinError.cacheNotCleared(folder: "/x"))"])
  }

  @Test("An update is written as a pack in JSON")
  func updates() throws {
    try open()
    let update: SkinUpdate = [
      "spring": SkinEntries(
        colors: ["导航背景色": "0x88AA66"], images: ["top": "top.png"],
        fonts: ["标题": .init(name: "", size: "18")])
    ]
    _ = results(of: { service.updateSkins(update, completion: $0) })
    let json =
      #"{"spring":{"Color":{"导航背景色":"0x88AA66"},"Image":{"top":"top.png"},"#
      + #""Font":{"标题":{"Name":"","Size":"18"}}}}"#
    #expect(store.asked == ["update " + json])
  }

  @Test("An image is coloured as asked, and one made from a colour has a size")
  func images() throws {
    SkinService.shared.open(try ServicesPack.sample(), images: PictureImages())
    #expect(SkinImageRenderingMode("top", .alwaysTemplate) == PictureImages.picture?.asTemplate)
    #expect(SkinImageRenderingMode("top", .automatic) == PictureImages.picture)
    #expect(SkinImageRenderingMode("none", .alwaysOriginal) == nil)
    var tool = SkinTool("top", .image)
    tool.imageRenderingMode = .alwaysTemplate
    #expect(tool.skinValue() == .image(PictureImages.picture?.asTemplate))
    let size = PointSize(width: 3, height: 2)
    #expect(SkinImageFromColor("bg", size: size) == .color(SkinColor("bg"), size: size))
    #expect(SkinImageFromColor("bg") == .color(SkinColor("bg")))
  }
}

/// Has one picture.
@MainActor
private struct PictureImages: ImageSource {
  static let picture = Picture(width: 1, height: 1, pixels: [1, 2, 3, 255]).map {
    WidgetImage.picture($0, name: "top")
  }
  func image(_ key: String, in skin: Skin) -> WidgetImage? { key == "none" ? nil : Self.picture }
}
