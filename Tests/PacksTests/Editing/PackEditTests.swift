import Plists
import Skins
import TestSupport
import Testing
import Texts

@testable import Packs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

private let plist = EditedPack.plist

@Suite("Changing a pack") struct PackEditTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("pack/CJSkin.plist", plist)
    try folder.write("pack/night.bundle/moon@2x.png", "moon")
    try folder.write("pack/night/star.png", "star")
    try folder.write("pack/notes.txt", "notes")
  }

  private var pack: String { folder.path + "/pack" }
  private var siblings: [String] { FileWriting.names(in: folder.path).sorted() }

  @Test("installs whole skins and lays images over the old ones, of which others stay")
  func installs() throws {
    let source = try EditedPack.zip([
      ("CJSkin.plist", #"{"night": {"Font": {}}, "sea": {"Image": {"a": "wave"}}}"#),
      ("night/star.png", "brighter"),
      ("night/comet.png", "comet"), ("sea/wave@2x.png", "wave"), ("sea/run.sh", "rm"), ("other/x.png", "x"),
      ("night.bundle/moon@2x.png", "never"),
    ])
    let before = folder.contents(of: "pack")
    let dry = try PackEdit.install(source, into: pack, isDryRun: true)
    #expect(folder.contents(of: "pack") == before)
    let report = try PackEdit.install(source, into: pack)
    #expect(report.changes == dry.changes)
    #expect(
      report.changes == [
        PackChange(.replace, .skin("night")), PackChange(.add, .skin("sea")),
        PackChange(.add, .file("night/comet.png")), PackChange(.replace, .file("night/star.png")),
        PackChange(.add, .file("sea/wave@2x.png")),
      ])
    #expect(
      folder.contents(of: "pack") == [
        "pack/CJSkin.plist":
          #"{"default": {"Color": {"a": "0x111111"}}, "night": {"Font": {}}, "sea": {"Image": {"a": "wave"}}}"#,
        "pack/night.bundle/moon@2x.png": "moon", "pack/night/star.png": "brighter",
        "pack/night/comet.png": "comet", "pack/sea/wave@2x.png": "wave", "pack/notes.txt": "notes",
      ])
    #expect(siblings == ["pack"])
    #expect(try PackEdit.install(source, into: pack).changes.isEmpty)
  }

  @Test("leaves the same bytes after what was installed is removed")
  func installsAndRemoves() throws {
    let before = folder.contents(of: "pack")
    let source = try EditedPack.zip([
      ("CJSkin.plist", #"{"sea": {"Image": {"a": "wave"}}}"#), ("sea/wave.png", "wave"),
    ])
    _ = try PackEdit.install(source, into: pack)
    #expect(folder.contents(of: "pack") != before)
    let report = try PackEdit.remove("sea", from: pack)
    #expect(
      report.changes == [
        PackChange(.remove, .skin("sea")), PackChange(.remove, .file("sea/wave.png")),
        PackChange(.remove, .folder("sea")),
      ])
    #expect(folder.contents(of: "pack") == before)
    #expect(FileWriting.names(in: pack).sorted() == ["CJSkin.plist", "night", "night.bundle", "notes.txt"])
  }

  @Test("installs the images of a folder where they lie there, and none beside a plist alone")
  func installsFolders() throws {
    try folder.write("new/CJSkin.plist", #"{"sea": {}}"#)
    try folder.write("new/sea.bundle/wave.png", "wave")
    try folder.write("new/readme.txt", "no")
    let alone = try InstallSource(path: folder.path + "/new/CJSkin.plist")
    #expect(
      try PackEdit.install(alone, into: pack, isDryRun: true).changes == [PackChange(.add, .skin("sea"))])
    let whole = try InstallSource(path: "new", currentFolder: folder.path)
    #expect(
      try PackEdit.install(whole, into: "pack", currentFolder: folder.path).changes == [
        PackChange(.add, .skin("sea")), PackChange(.add, .file("sea.bundle/wave.png")),
      ])
    #expect(folder.contents(of: "pack")["pack/readme.txt"] == nil)
  }

  @Test("says which images the app will not find, since a bundle hides them")
  func hidden() throws {
    let report = try PackEdit.install(
      EditedPack.zip([("CJSkin.plist", #"{"night": {}}"#), ("night/moon.png", "new moon")]), into: pack)
    #expect(report.hidden.map(\.file) == ["night/moon.png"])
    #expect(report.hidden.map(\.by) == ["night.bundle/moon@2x.png"])
  }

  @Test("adds no picture that the app finds under its name already, as after packing the pack itself")
  func held() throws {
    let report = try PackEdit.install(
      EditedPack.zip([
        ("CJSkin.plist", #"{"night": {}}"#),
        ("night/moon@2x.png", folder.contents(of: "pack")[Self.moon] ?? ""),
        ("night/moon@3x.png", "larger"),
      ]), into: pack)
    #expect(report.changes.map(\.subject) == [.skin("night"), .file("night/moon@3x.png")])
  }
  private static let moon = "pack/night.bundle/moon@2x.png"

  @Test("writes over a name in its other spelling")
  func spellings() throws {
    try folder.write("pack/e\u{301}/cafe\u{301}.png", "old")
    _ = try PackEdit.install(
      EditedPack.zip([("CJSkin.plist", #"{"é": {}}"#), ("é/café.png", "new")]), into: pack)
    #expect(FileWriting.names(in: pack).filter { $0 == "é" }.count == 1)
    #expect(folder.contents(of: "pack").values.filter { $0 == "new" || $0 == "old" } == ["new"])
  }

  @Test("writes nothing outside the pack, whatever its folders lead to")
  func links() throws {
    try folder.write("outside/star.png", "outside")
    folder.link("pack/sea", to: "../outside")
    let source = try EditedPack.zip([("CJSkin.plist", #"{"sea": {}}"#), ("sea/star.png", "in")])
    let before = folder.contents(of: ".")
    #expect(throws: EditError.self) { try PackEdit.install(source, into: pack) }
    #expect(folder.contents(of: ".") == before)
    folder.link("pack/night/linked.png", to: "../../outside/star.png")
    _ = try PackEdit.install(
      EditedPack.zip([("CJSkin.plist", #"{"night": {}}"#), ("night/linked.png", "own")]), into: pack)
    #expect(folder.contents(of: "outside") == ["outside/star.png": "outside"])
    #expect(folder.contents(of: "pack")["pack/night/linked.png"] == "own")
    #expect(folder.contents(of: "pack")["pack/sea"] == "-> ../outside")
  }

  @Test("removes a skin with its images, and leaves what is none of it")
  func removes() throws {
    try folder.write("pack/night/notes.txt", "keep")
    try folder.write("pack/night.bundle/.DS_Store", "x")
    let report = try PackEdit.remove("night", from: pack)
    #expect(
      report.changes == [
        PackChange(.remove, .skin("night")), PackChange(.remove, .file("night/star.png")),
        PackChange(.remove, .file("night.bundle/moon@2x.png")), PackChange(.remove, .folder("night.bundle")),
      ])
    #expect(
      folder.contents(of: "pack") == [
        "pack/CJSkin.plist": #"{"default": {"Color": {"a": "0x111111"}}}"#, "pack/notes.txt": "notes",
        "pack/night/notes.txt": "keep",
      ])
  }

  @Test("is refused where it cannot be done, and then nothing is changed")
  func refusals() throws {
    let source = try EditedPack.zip([("CJSkin.plist", #"{"sea": {}}"#)])
    try folder.write("zip/CJSkin.plist", "x")
    try folder.write("a.zip", bytes: ZipBuilder([ZipBuilder.Entry("CJSkin.plist", plist)]).bytes)
    let before = folder.contents(of: ".")
    #expect(throws: EditError.self) { try PackEdit.remove("default", from: pack) }
    #expect(throws: EditError.self) { try PackEdit.remove("nobody", from: pack) }
    #expect(throws: EditError.self) { try PackEdit.install(source, into: folder.path + "/a.zip") }
    #expect(throws: EditError.self) { try PackEdit.install(source, into: folder.path + "/nowhere") }
    #expect(throws: EditError.self) { try InstallSource(path: folder.path + "/zip") }
    #expect(folder.contents(of: ".") == before)
  }

  @Test("clears what a run that was cut short left beside the pack, and takes a missing pack back")
  func recovers() throws {
    try folder.write(".pack.skinscope-new/half.png", "x")
    try folder.write(".pack.skinscope-old/half.png", "x")
    let source = try EditedPack.zip([("CJSkin.plist", #"{"night": {}}"#), ("night/star.png", "new")])
    _ = try PackEdit.install(source, into: pack)
    #expect(siblings == ["pack"])
    #expect(rename(pack, folder.path + "/.pack.skinscope-old") == 0)
    _ = try PackEdit.remove("night", from: pack + "/")
    #expect(siblings == ["pack"])
  }

  @Test("keeps permissions, and a link that the plist is")
  func keeps() throws {
    chmod(pack + "/night/star.png", 0o640)
    chmod(pack + "/CJSkin.plist", 0o600)
    _ = try PackEdit.install(
      EditedPack.zip([("CJSkin.plist", #"{"night": {}}"#), ("night/star.png", "new")]), into: pack)
    #expect(FileWriting.mode(of: pack + "/night/star.png").map { $0 & 0o777 } == 0o640)
    #expect(FileWriting.mode(of: pack + "/CJSkin.plist").map { $0 & 0o777 } == 0o600)
    try folder.write("linked/real.json", plist)
    folder.link("linked/CJSkin.plist", to: "real.json")
    _ = try PackEdit.install(
      EditedPack.zip([("CJSkin.plist", #"{"sea": {}}"#)]), into: folder.path + "/linked")
    #expect(folder.contents(of: "linked")["linked/CJSkin.plist"] == "-> real.json")
    #expect(folder.contents(of: "linked")["linked/real.json"]?.contains("sea") == true)
  }
}

@Suite("A zip of a pack") struct PackZipTests {
  private static let xml = """
    <plist><dict><key>default</key><dict><key>Image</key><dict>
    <key>logo</key><string>logo</string><key>top</key><string>top</string><key>photo</key><string>photo</string>
    </dict></dict><key>夜</key><dict><key>Image</key><dict><key>top</key><string>top.png</string></dict></dict>
    </dict></plist>
    """

  @Test("has each skin's images in a folder of its name, and the same bytes each time")
  func layout() throws {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", Self.xml)
    try folder.write("Skinscope.plist", "{}")
    for path in [
      "Assets.xcassets/logo.imageset/x@2x.png", "Assets.xcassets/logo.imageset/Contents.json", "top@2x.png",
      "default.bundle/top@2x.png", "夜.bundle/top@3x.png", "夜/top.png", "夜/star.png", "stray/a.png",
      "readme.md",
    ] { try folder.write(path, path) }
    let zip = try PackZip(of: folder.path)
    #expect(
      zip.paths == [
        "CJSkin.plist", "Skinscope.plist", "default/logo@2x.png", "default/top@2x.png", "夜/star.png",
        "夜/top@3x.png",
      ])
    #expect(zip.differences.isEmpty)
    #expect(try PackZip(of: folder.path).bytes == zip.bytes)
    let pack = try Pack.open(zip.bytes, of: .file(path: "a.zip"), file: "a.zip")
    let top = try #require(pack.skinPack["夜"].flatMap { pack.image("top", in: $0).value.file })
    #expect(try pack.bytes(of: top) == Array("夜.bundle/top@3x.png".utf8))
    #expect(pack.roleMapDocument != nil)
    try zip.write(to: folder.path + "/out.zip")
    #expect(try Pack.open(path: folder.path + "/out.zip").skinPack.skins.count == 2)
  }

  @Test("says which images the app finds otherwise in it")
  func differences() throws {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", Self.xml)
    try folder.write("default.bundle/photo.jpg", "x")
    #expect(
      try PackZip(of: folder.path).differences == [
        .init(skin: "default", key: "photo", inFolder: nil, inZip: "default/photo.jpg"),
        .init(skin: "夜", key: "photo", inFolder: nil, inZip: "default/photo.jpg"),
      ])
  }

  @Test("says what it leaves out because it is no regular file")
  func odd() throws {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", Self.xml)
    try folder.write("default.bundle/logo.png", "x")
    for path in ["default.bundle/photo.png", "Skinscope.plist", "夜.bundle", "beside"] {
      #expect(mkfifo(folder.path + "/" + path, 0o600) == 0)
    }
    #expect(symlink("/nowhere/at/all", folder.path + "/top.png") == 0)
    #expect(mkdir(folder.path + "/default.bundle/folder.png", 0o700) == 0)
    let odd = [
      "Skinscope.plist", "default.bundle/folder.png", "default.bundle/photo.png", "top.png", "夜.bundle",
    ]
    let zip = try PackZip(of: folder.path)
    #expect(zip.paths == ["CJSkin.plist", "default/logo.png"])
    #expect(zip.odd.sorted() == odd)
    let target = try TemporaryFolder()
    try target.write("CJSkin.plist", Self.xml)
    let source = try InstallSource(path: folder.path)
    let report = try PackEdit.install(source, into: target.path, isDryRun: true)
    #expect(report.odd.sorted() == Array(odd.dropFirst()))
  }

  @Test("is not made of JSON, which the app does not read, or of a zip")
  func refusals() throws {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", plist)
    try folder.write("a.zip", bytes: ZipBuilder([ZipBuilder.Entry("CJSkin.plist", plist)]).bytes)
    #expect(throws: EditError.self) { try PackZip(of: folder.path) }
    #expect(throws: EditError.self) { try PackZip(of: folder.path + "/a.zip") }
  }
}
