import Skins
import TestSupport
import Testing

@testable import Packs

@Suite("An asset catalogue") struct AssetCatalogueTests {
  private func open(_ folder: TemporaryFolder, _ images: String, _ files: [String: String]) throws -> Pack {
    try write(folder, files)
    try folder.write("CJSkin.plist", #"{"default": {"Image": {\#(images)}}}"#)
    return try Pack.open(path: folder.path)
  }

  private func write(_ folder: TemporaryFolder, _ files: [String: String]) throws {
    for (path, content) in files { try folder.write("Assets.xcassets/" + path, content) }
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  @Test(
    "shows of an image set what its Contents.json names, for a phone in the light",
    arguments: [
      // The names say nothing of the scales.
      (
        #"{"filename": "a.png", "scale": "1x"}, {"filename": "a-1.png", "scale": "2x"}, "#
          + #"{"filename": "a-2.png", "scale": "3x", "idiom": "universal"}"#,
        "a-2.png", 3, [1, 2, 3]
      ),
      (
        #"{"filename": "a.png", "scale": "2x"}, {"filename": "a-2.png", "scale": "3x", \#(dark)}"#, "a.png",
        2,
        [2]
      ),
      (
        #"{"filename": "a.png", "scale": "3x", "idiom": "ipad"}, "#
          + #"{"filename": "a-1.png", "scale": "2x", "idiom": "universal"}"#,
        "a-1.png", 2, [2]
      ),
      (
        #"{"filename": "a.png", "scale": "3x", "idiom": "universal"}, "#
          + #"{"filename": "a-1.png", "scale": "2x", "idiom": "iphone"}"#,
        "a-1.png", 2, [2]
      ),
      (#"{"filename": "a.png", "scale": "2x", "idiom": "ipad"}"#, "a.png", 2, [2]),
      (
        #"{"filename": "a-1.png", "scale": "2x", "subtype": "retina4"}, {"filename": "a.png", "scale": "2x"}"#,
        "a.png", 2, [2]
      ),
      (#"{"filename": "a-1.png", "idiom": "universal"}"#, "a-1.png", 1, [1]),
      // Nothing stands in for files that are not there, and nothing is shown in the light that is for the dark.
      (#"{"filename": "b.png", "scale": "2x"}, {"scale": "3x"}"#, nil, 0, []),
      (#"{"filename": "a.png", "scale": "2x", \#(dark)}"#, nil, 0, []),
      (#"7, {"filename": 7}, {"filename": "a.png", "scale": "99999999999999999999x"}"#, "a.png", 1, [1]),
    ] as [(String, String?, Int, [Int])])
  func variants(images: String, file: String?, scale: Int, scales: [Int]) throws {
    let folder = try TemporaryFolder()
    let pack = try open(
      folder, #""k": "a""#,
      [
        "a.imageset/a.png": "x", "a.imageset/a-1.png": "x", "a.imageset/a-2.png": "x",
        "a.imageset/Contents.json": #"{"images": [\#(images)]}"#,
      ])
    let skin = try #require(pack.skinPack.defaultSkin)
    let found = pack.image("k", in: skin).value.file
    #expect(found?.path == file.map { "Assets.xcassets/a.imageset/" + $0 })
    #expect(found?.scale ?? 0 == scale && found?.scales ?? [] == scales)
  }

  @Test(
    "goes by the names of the files where Contents.json is missing or broken",
    arguments: [nil, "", "{", "[]", #"{"images": 1}"#, #"{"info": {"version": 1}}"#, "<plist/>"])
  func broken(contents: String?) throws {
    let folder = try TemporaryFolder()
    var files = ["a.imageset/x.png": "x", "a.imageset/x@2x.png": "x"]
    files["a.imageset/Contents.json"] = contents
    let pack = try open(folder, #""k": "a""#, files)
    let skin = try #require(pack.skinPack.defaultSkin)
    #expect(pack.image("k", in: skin).value.file?.path == "Assets.xcassets/a.imageset/x@2x.png")
  }

  @Test("puts the names of folders that say so before those of their image sets")
  func namespaces() throws {
    let folder = try TemporaryFolder()
    let pack = try open(
      folder, #""1": "icons/gear", "2": "gear", "3": "icons/deep/x", "4": "flat", "5": "other/flat""#,
      [
        "icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "icons/gear.imageset/g@2x.png": "x", "icons/plain/deep/x.imageset/x.png": "x",
        "icons/plain/deep/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "other/Contents.json": #"{"properties": {"provides-namespace": false}}"#,
        "other/flat.imageset/f.png": "x", "Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      ])
    let skin = try #require(pack.skinPack.defaultSkin)
    #expect(
      ["1", "2", "3", "4", "5"].map { pack.image($0, in: skin).value.file?.path } == [
        "Assets.xcassets/icons/gear.imageset/g@2x.png", nil,
        "Assets.xcassets/icons/plain/deep/x.imageset/x.png", "Assets.xcassets/other/flat.imageset/f.png", nil,
      ])
    #expect(pack.images.imageStems == ["flat", "icons/deep/x", "icons/gear"])
  }

  @Test("is another one when what it says of an image is, and that is seen when it is saved")
  func reload() throws {
    let folder = try TemporaryFolder()
    let contents = #"{"images": [{"filename": "x.png", "scale": "2x"}]}"#
    let pack = try open(
      folder, #""k": "a""#,
      [
        "icons/a.imageset/x.png": "x", "icons/a.imageset/Contents.json": contents,
        "icons/Contents.json": "{}",
      ])
    var reader = PackContentsReader(pack.source, pack: pack)
    let before = reader.read().marks
    #expect(before == reader.read().marks)
    let changes = [
      ("icons/a.imageset/Contents.json", contents.replacing("2x", with: "3x")),
      ("icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#),
    ]
    for (path, change) in changes {
      let before = (reader.read().marks, try Pack.open(path: folder.path).fingerprint)
      try folder.write("Assets.xcassets/" + path, change)
      #expect(reader.read().marks != before.0)
      #expect(try Pack.open(path: folder.path).fingerprint != before.1)
    }
  }

  @Test("is packed by the names that its image sets have, at the scales that they give their files")
  func packing() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "CJSkin.plist",
      "<plist><dict><key>default</key><dict><key>Color</key><dict/></dict></dict></plist>")
    try write(
      folder,
      [
        "a.imageset/x.png": "2", "a.imageset/x-1.png": "3", "a.imageset/dark.png": "d",
        "a.imageset/Contents.json":
          #"{"images": [{"filename": "x.png", "scale": "2x"}, {"filename": "x-1.png", "scale": "3x"}, "#
          + #"{"filename": "dark.png", "scale": "3x", \#(Self.dark)}]}"#,
      ])
    #expect(try PackZip(of: folder.path).paths == ["CJSkin.plist", "default/a@2x.png", "default/a@3x.png"])
  }
}
