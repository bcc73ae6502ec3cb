import Diagnostics
import Images
import Testing
import Texts

@testable import Packs

@Suite("Findings on image files") struct ImageFindingsTests {
  /// A pack whose `default` names `top` on line 1, with files in `default.bundle`.
  private func findings(_ files: [String: [UInt8]], entry: String = "top") throws -> [Diagnostic] {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", #"{"default": {"Image": {"key": "\#(entry)"}}}"#)
    for (name, bytes) in files { try folder.write("default.bundle/" + name, bytes: bytes) }
    return try Pack.open(path: folder.path).imageFileDiagnostics()
  }

  @Test("there are none where both scales are there and belong together")
  func none() throws {
    #expect(try findings(["top@2x.png": SmallPNG.two, "top@3x.png": SmallPNG.three]).isEmpty)
  }

  @Test("a file that is no picture is found, with the reason and the place of the entry")
  func unreadable() throws {
    let found = try findings(["top@2x.png": SmallPNG.two, "top@3x.png": Array("hello".utf8)])
    #expect(found.map(\.code) == [.imageUnreadable])
    #expect(found.first?.message == .image(.unreadable("top@3x.png", reason: .unknownFormat)))
    #expect(found.first?.position?.line == 1 && found.first?.position?.column == 32)
  }

  @Test("a picture that is cut short is found too, though its head is whole")
  func cutShort() throws {
    let found = try findings(["top@2x.png": Array(SmallPNG.two.dropLast(20)), "top@3x.png": SmallPNG.three])
    #expect(found.map(\.code) == [.imageUnreadable])
  }

  @Test("a scale that is missing is named")
  func scaleMissing() throws {
    let found = try findings(["top@2x.png": SmallPNG.two])
    #expect(found.map(\.message) == [.image(.scaleMissing("top@2x.png", missing: [3]))])
    #expect(try findings(["top.png": SmallPNG.two]).map(\.code) == [.imageScaleMissing])
  }

  @Test("sizes out of proportion are found, a pixel is forgiven")
  func scaleMismatch() throws {
    let found = try findings(["top@2x.png": SmallPNG.two, "top@3x.png": SmallPNG.odd])
    #expect(found.map(\.code) == [.imageScaleMismatch])
    #expect(
      found.first?.message
        == .image(
          .scaleMismatch(
            "top@2x.png", width: 4, height: 2, than: "top@3x.png", largerWidth: 9, largerHeight: 3)))
    #expect(try findings(["top@2x.png": SmallPNG.two, "top@3x.png": SmallPNG.three]).isEmpty)
  }

  @Test("a file that no entry names is looked at as well")
  func unnamed() throws {
    let found = try findings([
      "top@2x.png": SmallPNG.two, "top@3x.png": SmallPNG.three, "other@2x.png": [],
      "other@3x.png": SmallPNG.three,
    ])
    #expect(found.map(\.key) == ["other"])
    #expect(found.map(\.message) == [.image(.unreadable("other@2x.png", reason: .empty))])
  }

  @Test("the picture of a file is decoded, or the reason given")
  func picture() throws {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", #"{"default": {"Image": {"a": "top", "b": "bad"}}}"#)
    try folder.write("default.bundle/top@2x.png", bytes: SmallPNG.two)
    try folder.write("default.bundle/bad@2x.png", "?")
    let pack = try Pack.open(path: folder.path)
    let skin = try #require(pack.skinPack.defaultSkin)
    let good = try #require(pack.image("a", in: skin).value.file)
    let bad = try #require(pack.image("b", in: skin).value.file)
    #expect(try pack.picture(of: good).width == 4)
    #expect(throws: PictureError(.unknownFormat)) { try pack.picture(of: bad) }
    try folder.remove("default.bundle/top@2x.png")
    #expect(throws: PictureError(PictureText.missing)) { try pack.picture(of: good) }
  }
}
