import Diagnostics
import Images
import TestSupport
import Testing
import Texts

@testable import Packs

@Suite("Pictures of a pack") struct PackPictureTests {
  /// The size of `top@2x.png`, when it holds these bytes.
  private func size(_ bytes: [UInt8]) throws -> PictureSize {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", #"{"default": {"Image": {"key": "top"}}}"#)
    try folder.write("default.bundle/top@2x.png", bytes: bytes)
    let pack = try Pack.open(path: folder.path)
    let skin = try #require(pack.skinPack.defaultSkin)
    let file = try #require(pack.image("key", in: skin).value.file)
    return try Pack.pictureSize(in: try pack.imageBytes(of: file))
  }

  @Test("have the size that their head says")
  func sizes() throws {
    #expect(try size(SmallPNG.two) == PictureSize(width: 4, height: 2))
  }

  @Test("have none where the file is no picture, or cut short though its head is whole")
  func damaged() {
    #expect(throws: PictureError(.unknownFormat)) { try size(Array("hello".utf8)) }
    #expect(throws: PictureError(.empty)) { try size([]) }
    #expect(throws: PictureError.self) { try size(Array(SmallPNG.two.dropLast(20))) }
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
