#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import TestSupport
import Testing
import Texts

@testable import Packs

private let png = SmallPNG.two
private let curl = CurlProgram(variables: ["PATH": searchPath])

@Suite("The cache of images") struct ImageCacheTests {
  private let address = WebAddress("http://a/b.png?c#d")

  @Test("gives back what was kept, private to its user, and forgets it when it is cleared")
  func keeps() throws {
    let folder = try TemporaryFolder()
    let cache = ImageCache(folder: folder.path + "/a/skinscope/images")
    let address = try #require(self.address)
    #expect(cache.entry(for: address) == nil)
    #expect(try cache.contents() == .init())
    let validators = DownloadValidators(tag: "\"1\"", date: nil)
    try cache.store([10, 10, 10], validators: validators, for: address)
    try cache.store(png, validators: validators, for: address)
    #expect(cache.entry(for: address) == ImageCache.Entry(bytes: png, validators: validators))
    #expect(ImageCache(folder: cache.folder).entry(for: address)?.bytes == png)
    #expect(cache.entry(for: try #require(WebAddress("http://a/b.png"))) == nil)
    var status = stat()
    #expect(stat(cache.folder, &status) == 0 && status.st_mode & 0o777 == 0o700)
    let files = try FileReading.entries(of: cache.folder, limit: 10)
    #expect(files.count == 1 && stat(cache.folder + "/" + files[0].name, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(try cache.contents() == cache.clear())
    #expect(cache.entry(for: address) == nil)
    #expect(try cache.clear() == .init())
  }

  @Test("takes nothing for an image that was cut, or that is another's")
  func doubts() throws {
    let folder = try TemporaryFolder()
    let cache = ImageCache(folder: folder.path)
    let address = try #require(self.address)
    try cache.store(png, validators: .init(), for: address)
    let name = try FileReading.entries(of: folder.path, limit: 10)[0].name
    let text = "skinscope image 1\n\(address.requested)\n\n\n3\nabc"
    for (content, isWhole) in [
      (text, true), (String(text.dropLast()), false), (text + "d", false), ("", false),
      ("skinscope image 1\n", false),
      (text.replacing("a/b.png", with: "b/b.png"), false),
      (text.replacing("image 1", with: "image 2"), false),
      (text.replacing("\n3\n", with: "\n-3\n"), false),
    ] {
      try folder.write(name, content)
      #expect((cache.entry(for: address) != nil) == isWhole, "\(content)")
    }
  }

  @Test("removes what was used longest ago when there is no room, and nothing that is not its own")
  func bounded() throws {
    let folder = try TemporaryFolder()
    try folder.write("somebody.else", String(repeating: "x", count: 4096))
    var limits = CacheLimits()
    (limits.byteCount, limits.fileCount) = (1 << 20, 64)
    let cache = ImageCache(folder: folder.path, limits: limits)
    for number in 0..<200 {
      let address = try #require(WebAddress("http://a/\(number)"))
      try cache.store([UInt8](repeating: 1, count: 8192), validators: .init(), for: address)
      #expect(try cache.contents().fileCount <= 64)
      #expect(cache.entry(for: address) != nil)
    }
    #expect(try FileReading.type(of: folder.path + "/somebody.else") == .regular)
  }

  @Test("is where the XDG rules say")
  func place() {
    #expect(ImageCache.folder(variables: ["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/skinscope/images")
    #expect(
      ImageCache.folder(variables: ["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/skinscope/images")
    #expect(ImageCache.folder(variables: ["XDG_CACHE_HOME": "", "HOME": ""]) == nil)
  }
}

@Suite("Online images") struct OnlineImagesTests {
  private func images(_ cache: ImageCache?, isOffline: Bool = false) -> OnlineImages {
    OnlineImages(NetAccess(curl, isOffline: isOffline), cache: cache)
  }

  /// Runs until nothing is to come any more.
  private func settle(_ images: OnlineImages, _ server: LoopbackServer) throws -> [OnlineImages.Arrival] {
    var arrivals: [OnlineImages.Arrival] = []
    try run([server], descriptors: { images.descriptors }) {
      repeat { arrivals += images.advance(at: 0) } while images.deadline == 0
      return images.deadline == nil
    }
    return arrivals
  }

  private func picture(_ finding: OnlineImages.Finding) -> OnlineImages.Picture? {
    if case .picture(let picture) = finding { picture } else { nil }
  }

  @Test(
    "come from the network, then from memory, in the next run from the disk, and are asked for again there")
  func origins() throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer()
    let link = server.url("/a.png")
    server.answer = { _, head in
      head.contains("If-None-Match: \"1\"") ? .status(304) : .ok(png, headers: ["ETag: \"1\""])
    }
    let first = images(ImageCache(folder: folder.path))
    #expect(first.find(link) == .coming && first.find(link) == .coming)
    #expect(first.progress?.imageCount == 1)
    #expect(try settle(first, server).map(\.link) == [link])
    #expect(picture(first.find(link))?.origin == .memory && first.progress == nil)
    let second = images(ImageCache(folder: folder.path))
    let copy = try #require(picture(second.find(link)))
    #expect(copy.origin == .disk && copy.isBeingChecked && copy.bytes == png && second.progress == nil)
    #expect(try settle(second, server).isEmpty)
    #expect(picture(second.find(link))?.isBeingChecked == false)
    #expect(server.heads.count == 2)
    // Another content is an arrival, and a new version.
    server.answer = { _, _ in .ok(png + [4]) }
    let third = images(ImageCache(folder: folder.path))
    _ = third.find(link)
    #expect(try settle(third, server).map(\.link) == [link])
    #expect(picture(third.find(link))?.version == 2 && picture(third.find(link))?.bytes == png + [4])
  }

  @Test("that are kept survive servers that fail and being offline")
  func offline() throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer()
    let link = server.url("/a.png")
    try ImageCache(folder: folder.path).store(
      png, validators: .init(), for: try #require(WebAddress(link)))
    let failing = images(ImageCache(folder: folder.path))
    #expect(picture(failing.find(link))?.bytes == png)
    #expect(try settle(failing, server).isEmpty)
    #expect(picture(failing.find(link))?.bytes == png && failing.failures.isEmpty)
    let offline = images(ImageCache(folder: folder.path), isOffline: true)
    #expect(picture(offline.find(link))?.bytes == png)
    #expect(offline.find(server.url("/b.png")) == .failed(.init(.notCached, address: server.url("/b.png"))))
    #expect(try settle(offline, server).map(\.failure?.reason) == [.notCached])
    #expect(server.heads.count == 1)
  }

  private static let noPictures: [[UInt8]] = [
    [], Array(png.prefix(45)), Array(png.prefix(8)), Array("<html>log in</html>".utf8), [1, 2, 3],
  ]

  @Test("that are kept survive answers that are no pictures, which are told", arguments: noPictures)
  func junk(answer: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer()
    let link = server.url("/a.png")
    let address = try #require(WebAddress(link))
    let cache = ImageCache(folder: folder.path)
    try cache.store(png, validators: .init(tag: "\"1\""), for: address)
    server.answer = { _, _ in .ok(answer, headers: ["ETag: \"2\""]) }
    let images = images(cache)
    #expect(picture(images.find(link))?.bytes == png)
    let arrivals = try settle(images, server)
    guard case .copyKept? = arrivals.first?.failure?.reason else {
      Issue.record("\(arrivals)")
      return
    }
    #expect(arrivals.count == 1 && images.failures.keys.sorted() == [link])
    #expect(picture(images.find(link))?.bytes == png)
    #expect(cache.entry(for: address) == .init(bytes: png, validators: .init(tag: "\"1\"")))
    // When it is wished it is asked for again, and then it is there.
    images.forgetFailures()
    server.answer = { _, _ in .ok(SmallPNG.three) }
    #expect(picture(images.find(link))?.isBeingChecked == true && images.failures.isEmpty)
    #expect(try settle(images, server).map(\.failure) == [nil])
    #expect(picture(images.find(link))?.bytes == SmallPNG.three)
    #expect(cache.entry(for: address)?.bytes == SmallPNG.three)
  }

  @Test("are not kept where they are none", arguments: noPictures)
  func junkAlone(answer: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer()
    let link = server.url("/a.png")
    server.answer = { _, _ in .ok(answer) }
    let images = images(ImageCache(folder: folder.path))
    #expect(images.find(link) == .coming)
    #expect(try settle(images, server).compactMap(\.failure).count == 1)
    #expect(try ImageCache(folder: folder.path).contents().fileCount == 0)
  }

  @Test(
    "come where a copy is none that can be shown, even if the server takes it for the newest",
    arguments: noPictures
  )
  func badCopy(copy: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer()
    let link = server.url("/a.png")
    server.answer = { _, head in
      head.contains("If-None-Match: \"1\"") ? .status(304) : .ok(png, headers: ["ETag: \"1\""])
    }
    let cache = ImageCache(folder: folder.path)
    try cache.store(copy, validators: .init(tag: "\"1\""), for: try #require(WebAddress(link)))
    let images = images(cache)
    let first = picture(images.find(link))
    if first != nil { images.reject(link, .damaged(format: "PNG")) }
    #expect(images.find(link) == .coming)
    #expect(try settle(images, server).map(\.failure) == [nil])
    let second = try #require(picture(images.find(link)))
    #expect(second.bytes == png && second.version == (first?.version ?? 0) + 1)
    // That which cannot be shown at last is not asked for again and again.
    images.reject(link, .damaged(format: "PNG"))
    #expect(images.find(link) == .failed(.init(.unreadable(.damaged(format: "PNG")), address: link)))
  }

  @Test("that failed are asked for again only when that is wished")
  func failures() throws {
    let server = try LoopbackServer()
    let link = server.url("/a.png")
    let images = images(nil)
    #expect(images.find(link) == .coming)
    #expect(try settle(images, server).map(\.failure?.reason) == [.status(404)])
    #expect(images.find(link) == .failed(.init(.status(404), address: link)))
    #expect(images.failures.keys.sorted() == [link] && images.deadline == nil)
    server.answer = { _, _ in .ok(png) }
    images.forgetFailures()
    #expect(images.find(link) == .coming)
    #expect(try settle(images, server).map(\.failure) == [nil])
    #expect(images.find("http://") == .failed(.init(.unusableAddress, address: "http://")))
  }

  @Test("are no more than a pack may name, and no more than there is room for")
  func limits() throws {
    let server = try LoopbackServer()
    server.answer = { _, _ in .ok(png) }
    var limits = DownloadLimits()
    (limits.imageCount, limits.memoryByteCount) = (2, png.count)
    let images = OnlineImages(NetAccess(curl, limits: limits), cache: nil)
    let links = (0..<3).map { server.url("/\($0)") }
    #expect(images.find(links[0]) == .coming && images.find(links[1]) == .coming)
    #expect(images.find(links[2]) == .failed(.init(.tooMany(limit: 2), address: links[2])))
    let reasons = try settle(images, server).map(\.failure?.reason)
    #expect(Set(reasons) == [nil, .noRoom, .tooMany(limit: 2)])
  }
}

@Suite("A pack on the net") struct PackOnNetTests {
  @Test("is a plist or JSON whose images are nowhere, and keeps its address")
  func opens() throws {
    let source = try PackSource.onNet("http://a/b.json")
    let pack = try Pack.open(source, downloaded: Array(#"{"default": {"Image": {"top": "top"}}}"#.utf8))
    #expect(pack.skinPack.file == "http://a/b.json" && pack.source.address?.host == "a")
    #expect(pack.skinPack.defaultSkin.map { pack.image("top", in: $0).value } == .missing)
    #expect(pack.roleMapDocument == nil && pack.source.contents().isEmpty)
    let error = #expect(throws: PackError.self) { try Pack.open(source, downloaded: [1]) }
    #expect(error?.diagnostic.file == "http://a/b.json")
    #expect(throws: PackError.self) { try PackSource.onNet("http://a b/") }
  }

  @Test("has nothing before it has come")
  func awaited() throws {
    let pack = Pack.awaited(try PackSource.onNet("http://a/b.json"))
    #expect(pack.skinPack.skins.map(\.name) == ["default"] && pack.diagnostics.isEmpty)
  }
}
