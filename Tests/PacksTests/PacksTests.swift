import Diagnostics
import Skins
import TestSupport
import Testing
import Texts

@testable import Packs

private let smallPack = #"{"default": {"Color": {"a": "0x123456"}}}"#

@Suite("Opening a pack") struct OpeningTests {
  @Test("takes a folder, a plist of any name, and names the file as it was named")
  func opens() throws {
    let folder = try TemporaryFolder()
    try folder.write("pack/CJSkin.plist", smallPack)
    try folder.write("pack/other.json", smallPack)
    for (path, file) in [
      ("pack", "pack/CJSkin.plist"), ("pack/", "pack/CJSkin.plist"), ("pack/other.json", "pack/other.json"),
      (folder.path + "/pack", folder.path + "/pack/CJSkin.plist"),
    ] {
      let pack = try Pack.open(path: path, currentFolder: folder.path)
      #expect(pack.skinPack.file == file)
      #expect(pack.skinPack.skins.map(\.name) == ["default"])
    }
  }

  @Test("without a name takes the current folder's, else the shipped themes")
  func unnamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("here/CJSkin.plist", #"{"default": {}, "here": {}}"#)
    try folder.write("themes/CJSkin.plist", #"{"default": {}, "shipped": {}}"#)
    let themes = folder.path + "/themes"
    let here = try Pack.open(path: nil, currentFolder: folder.path + "/here", shippedThemes: themes)
    #expect(here.skinPack.skins.last?.name == "here")
    let shipped = try Pack.open(path: nil, currentFolder: folder.path, shippedThemes: themes)
    #expect(shipped.skinPack.skins.last?.name == "shipped")
    let error = #expect(throws: PackError.self) { try Pack.open(path: nil, currentFolder: folder.path) }
    #expect(error?.diagnostic.message == .opening(.noPackHere))
  }

  @Test(
    "that fails says why and what to do",
    arguments: [
      ("themse", ProblemText.opening(.missing(nearest: "themes")), true),
      ("quite-another", .opening(.missing(nearest: nil)), true),
      ("themes", .opening(.noPlistInFolder(nearest: "Skins.plist")), true),
      ("pipe", .opening(.notRegular), false), ("pipes", .opening(.notRegular), false),
      ("a.zip", .zip(.notReadable), false), ("https://a/b.zip", .download(.offline), false),
      ("HTTP://", .download(.unusableAddress), false),
      ("empty.plist", .syntax(.empty), true), ("dangling", .opening(.missing(nearest: nil)), true),
      ("themes/Skins.plist/x", .opening(.missing(nearest: nil)), true),
    ])
  func refuses(path: String, message: ProblemText, isMissingOrEmpty: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("themes/Skins.plist", smallPack)
    folder.makePipe("pipe")
    folder.makeFolder("pipes")
    try folder.write("pipes/x")
    folder.link("pipes/CJSkin.plist", to: "../pipe")
    folder.link("dangling", to: "nowhere")
    try folder.write("a.zip", "PK\u{3}\u{4}")
    try folder.write("empty.plist")
    let error = #expect(throws: PackError.self) { try Pack.open(path: path, currentFolder: folder.path) }
    #expect(error?.diagnostic.message == message)
    #expect(error?.isMissingOrEmpty == isMissingOrEmpty)
  }

  @Test(
    "that is not there was meant to be another only where the names are near",
    arguments: [
      ("x", nil), ("n.zip", nil), ("ab", nil), ("sea.zp", "sea.zip"), ("see.zip", "sea.zip"),
      ("sky.zip", nil), ("Themes", "themes"), ("thme", "theme"),
    ] as [(String, String?)])
  func nearest(name: String, nearest: String?) throws {
    let folder = try TemporaryFolder()
    for file in ["p", "c.zip", "sea.zip", name == "thme" ? "theme" : "themes"] { try folder.write(file) }
    let error = #expect(throws: PackError.self) { try Pack.open(path: name, currentFolder: folder.path) }
    #expect(error?.diagnostic.message == .opening(.missing(nearest: nearest)))
  }

  @Test("keeps a role map, and reports a broken one without losing the pack")
  func roleMap() throws {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", smallPack)
    #expect(try Pack.open(path: folder.path).roleMapDocument == nil)
    try folder.write("Skinscope.plist", #"{"Color": {"tint": "a"}}"#)
    let mapped = try Pack.open(path: folder.path)
    #expect(mapped.roleMapDocument != nil)
    try folder.write("Skinscope.plist", #"{"Color": "#)
    let broken = try Pack.open(path: folder.path)
    #expect(broken.roleMapDocument == nil)
    #expect(broken.diagnostics.map(\.file) == [folder.path + "/Skinscope.plist"])
    #expect(broken.fingerprint != mapped.fingerprint)
    #expect(try Pack.open(path: folder.path).fingerprint == broken.fingerprint)
  }

  @Test("reads no more than it is allowed")
  func limit() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", "12345")
    #expect(try FileReading.bytes(of: folder.path + "/a", limit: 5).count == 5)
    #expect(throws: FileFailure.tooLarge) { try FileReading.bytes(of: folder.path + "/a", limit: 4) }
    #expect(throws: FileFailure.notRegular) { try FileReading.bytes(of: "/dev/zero") }
    #expect(throws: FileFailure.notRegular) { try FileReading.bytes(of: folder.path) }
  }
}

@Suite("Looking up an image") struct ImageTests {
  private static let files = [
    "Assets.xcassets/Icons/logo.imageset/anything@2x.png", "top.png", "default.bundle/hero@2x.png",
    "default.bundle/hero@3x.png", "default.bundle/hero.png", "default.bundle/photo.jpg",
    "default.bundle/Case.png",
    "default/desktop@2x.png", "default.bundle/pad@2x~ipad.png", "default.bundle/pad@2x.png",
    "night.bundle/hero@2x.png", "night.bundle/own.png", "night/moonlight.jpg", "night/harvestmoon.png",
    "stray/a.png",
    "default.bundle/._hero.png", "default.bundle/notes.txt",
  ]

  private static let json = """
    {"default": {"Image": {"logo": "logo", "hero": "hero.png", "photo": "photo", "jpeg": "photo.jpg", "case": "case",
                           "desk": "desk", "pad": "pad", "gone": "gone", "net": "https://a/b.png", "number": 1,
                           "scaled": "hero@2x", "link": "top"}},
     "night": {"Image": {"hero": "hero", "moon": "moon", "gone": "nothing", "link": "https://c/d.png"}}}
    """

  private func open() throws -> (Pack, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for file in Self.files { try folder.write(file, "x") }
    try folder.write("CJSkin.plist", Self.json)
    folder.link("Assets.xcassets/loop", to: "..")
    return (try Pack.open(path: folder.path), folder)
  }

  @Test(
    "goes through the places in the app's order",
    arguments: [
      ("logo", "default", "Assets.xcassets/Icons/logo.imageset/anything@2x.png", 2, ValueSource.skin, []),
      ("top", "default", "top.png", 1, .skin, []),
      ("hero", "default", "default.bundle/hero@3x.png", 3, .skin, []),
      ("scaled", "default", "default.bundle/hero@3x.png", 3, .skin, []),
      ("jpeg", "default", "default.bundle/photo.jpg", 1, .skin, []),
      ("pad", "default", "default.bundle/pad@2x.png", 2, .skin, []),
      ("desk", "default", "default/desktop@2x.png", 2, .skin, [.imageNameAmbiguous]),
      ("photo", "default", nil, 0, .fallback, [.imageMissing, .imageExtensionNeeded]),
      ("case", "default", "default.bundle/Case.png", 1, .skin, [.imageNameCase]),
      ("number", "default", nil, 0, .fallback, [.valueType]),
      ("hero", "night", "night.bundle/hero@2x.png", 2, .skin, []),
      ("own", "night", "night.bundle/own.png", 1, .skin, []),
      ("moon", "night", "night/harvestmoon.png", 1, .skin, [.imageNameAmbiguous]),
      ("logo", "night", "Assets.xcassets/Icons/logo.imageset/anything@2x.png", 2, .default, []),
      ("gone", "night", nil, 0, .fallback, [.imageMissing]),
      ("nowhere", "night", nil, 0, .fallback, []),
    ] as [(String, String, String?, Int, ValueSource, [DiagnosticCode])])
  func places(
    key: String, skin: String, path: String?, scale: Int, source: ValueSource, problems: [DiagnosticCode]
  ) throws {
    let (pack, folder) = try open()
    let found = withExtendedLifetime(folder) { pack.skinPack[skin].map { pack.image(key, in: $0) } }
    #expect(found?.value.file?.path == path)
    #expect(found?.value.file?.scale ?? 0 == scale)
    #expect(found?.source == source)
    #expect(found?.problems == problems)
  }

  @Test("of a link shows default's image meanwhile")
  func links() throws {
    let (pack, folder) = try open()
    let night = try #require(pack.skinPack["night"])
    let found = pack.image("link", in: night)
    #expect(found.value == .url("https://c/d.png", meanwhile: found.value.file))
    #expect(found.value.file?.path == "top.png")
    #expect(found.source == .skin)
    #expect(pack.image("net", in: night).value == .url("https://a/b.png", meanwhile: nil))
    #expect(pack.image("net", in: night).source == .default)
    _ = folder
  }

  @Test("lists the names of all images once, sorted, and of no other files")
  func stems() throws {
    let (pack, folder) = try open()
    #expect(
      pack.images.imageStems == [
        "Case", "desktop", "harvestmoon", "hero", "logo", "moonlight", "own", "pad", "photo", "top",
      ])
    _ = folder
  }

  @Test(
    "takes names apart",
    arguments: [
      ("top@2x~ipad.png", "top", 2, true, "png"), ("top.PNG", "top", 1, false, "PNG"),
      ("top@3x", "top", 3, false, nil),
      ("v1.2", "v1.2", 1, false, nil), (".png", ".png", 1, false, nil), ("@2x.png", "", 2, false, "png"),
      ("a@0x", "a@0x", 1, false, nil), ("图片@2x.jpg", "图片", 2, false, "jpg"),
    ] as [(String, String, Int, Bool, String?)])
  func names(text: String, stem: String, scale: Int, isForPad: Bool, fileExtension: String?) {
    let name = ImageName(text)
    #expect(name.stem == stem)
    #expect(name.scale == scale)
    #expect(name.isForPad == isForPad)
    #expect(name.fileExtension == fileExtension)
  }
}
