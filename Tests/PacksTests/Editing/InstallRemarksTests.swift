import TestSupport
import Testing
import Texts

@testable import Packs

@Suite("Installing tells") struct InstallRemarksTests {
  private static let json = #"{"default": {"Image": {"top": "top"}}, "night": {"Image": {"top": "top"}}}"#

  private func target(_ files: [String] = []) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", Self.json)
    for file in files { try folder.write(file, "old") }
    return folder
  }

  @Test("what is wrong with the zip as a whole, and what of it is left out")
  func remarks() throws {
    let folder = try target()
    let source = try EditedPack.zip([
      ("CJSkin.plist", Self.json), ("old/CJSkin.plist", Self.json), ("Skinscope.plist", "{}"),
      ("night/top.png", "1"), ("night/top.png", "2"), ("night.bundle/top.png", "x"), ("stray/top.png", "x"),
      ("night/sub/x.png", "x"), ("x.png", "x"), ("read.me", "x"),
    ])
    let report = try PackEdit.install(source, into: folder.path, isDryRun: true)
    #expect(
      report.findings.map(\.message) == [
        .zip(.severalPlists(taken: "CJSkin.plist", others: ["old/CJSkin.plist"])),
        .zip(.severalMembers(["night/top.png"])),
        .folder(.bundleInZip("night.bundle", skin: "night")), .folder(.withoutSkin("old", skin: "old")),
        .folder(.withoutSkin("stray", skin: "stray")),
      ])
    #expect(report.findings.allSatisfy { $0.file.hasPrefix("new.zip") })
    #expect(report.leftOut == ["night/sub/x.png", "x.png"])
    #expect(report.leavesRoleMap)
    #expect(report.changes == [PackChange(.add, .file("night/top.png"))])
  }

  @Test("nothing of a plain zip")
  func plain() throws {
    let folder = try target()
    let report = try PackEdit.install(
      try EditedPack.zip([("CJSkin.plist", Self.json), ("night/top.png", "1")]), into: folder.path)
    #expect(
      report.findings.isEmpty && report.leftOut.isEmpty && !report.leavesRoleMap && report.hidden.isEmpty)
  }

  @Test(
    "which image is hidden, by whatever place the app looks into first",
    arguments: [
      ("default", "Assets.xcassets/top.imageset/t@2x.png"), ("default", "top@3x.png"),
      ("default", "default.bundle/top.png"), ("night", "night.bundle/top@2x.png"),
    ])
  func hidden(skin: String, file: String) throws {
    let folder = try target([file, "night/other.png"])
    let source = try EditedPack.zip([("CJSkin.plist", Self.json), (skin + "/top@2x.png", "new")])
    let report = try PackEdit.install(source, into: folder.path, isDryRun: true)
    #expect(report.hidden.map(\.file) == [skin + "/top@2x.png"])
    #expect(report.hidden.map(\.by) == [file])
  }

  @Test("the zip by its name where an image in it is damaged")
  func damaged() throws {
    let folder = try target()
    var image = ZipBuilder.Entry("night/top.png", "picture")
    image.announcedByteCount = 3
    let bytes = ZipBuilder([ZipBuilder.Entry("CJSkin.plist", Self.json), image]).bytes
    let source = try InstallSource(bytes: bytes, name: "mailed/new.zip")
    let error = #expect(throws: EditError.self) {
      try PackEdit.install(source, into: folder.path, isDryRun: true)
    }
    guard case .pack(let failure)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.diagnostic.file == "mailed/new.zip")
    #expect(failure.diagnostic.message == .zip(.damaged("night/top.png")))
  }

  @Test("files in the order in which people count")
  func order() {
    let paths = ["a/i100.png", "a/i2.png", "a/i0.png", "a/i10.png", "a/i02.png", "b.png", "a/j.png"]
    let changes =
      paths.map { PackChange(.add, .file($0)) } + [
        PackChange(.remove, .folder("a")), PackChange(.add, .skin("z")),
      ]
    #expect(
      changes.inReadingOrder.map(\.subject) == [.skin("z")]
        + ["a/i0.png", "a/i2.png", "a/i02.png", "a/i10.png", "a/i100.png", "a/j.png"].map { .file($0) } + [
          .folder("a"), .file("b.png"),
        ])
  }
}

@Suite("Names that may mean other images") struct ImageDoubtTests {
  private static let xml = """
    <plist><dict><key>default</key><dict><key>Image</key><dict>
    <key>top</key><string>top</string></dict></dict>
    <key>n</key><dict><key>Image</key><dict><key>amb</key><string>amb</string></dict></dict></dict></plist>
    """

  @Test(
    "are flagged in a skin's folder, and what is shown stays",
    arguments: [
      ("top", ["n/mytop_x.png"], "n/mytop_x.png", true), ("top", ["n/top.png"], "n/top.png", false),
      ("top", ["n/TOP@2x.png"], "n/TOP@2x.png", false),
      ("amb", ["n/amb.png", "n/amb.jpg"], "n/amb.jpg", true),
      ("amb", ["n/amb@2x.png", "n/amb@3x.jpg"], "n/amb@3x.jpg", true),
      ("amb", ["n/amb@2x.png", "n/amb@3x.PNG"], "n/amb@3x.PNG", false),
      ("amb", ["n.bundle/amb.png", "n.bundle/amb.jpg"], "n.bundle/amb.png", false),
    ])
  func flagged(key: String, files: [String], shown: String, isDoubtful: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", Self.xml)
    for file in files { try folder.write(file, "x") }
    let pack = try Pack.open(path: folder.path)
    let found = pack.image(key, in: try #require(pack.skinPack["n"]))
    #expect(found.value.file?.path == shown)
    #expect(found.problems == (isDoubtful ? [.imageNameAmbiguous] : []))
  }

  @Test("are told of a zip that is made, once each")
  func packed() throws {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", Self.xml)
    for file in ["default.bundle/top.png", "default.bundle/desktop.png", "n.bundle/mytop.png"] {
      try folder.write(file, "x")
    }
    let zip = try PackZip(of: folder.path)
    #expect(zip.differences.map(\.key) == ["top"])
    #expect(zip.doubts.map(\.skin) == ["default"])
    #expect(
      zip.doubts.map(\.text) == [.ambiguous("top", found: ["desktop", "top"], shown: "top.png")])
  }

  @Test(
    "and are none are met by the nearest that is there",
    arguments: [
      ("top.jpg", "top.png"), ("nav_bak", "nav_back.png"), ("Top", "top.png"), ("elsewhere", nil),
      ("na", nil),
      ("", nil),
    ])
  func nearest(wanted: String, found: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", Self.xml)
    for file in ["default.bundle/top@2x.png", "default.bundle/nav_back@2x.png"] {
      try folder.write(file, "x")
    }
    let pack = try Pack.open(path: folder.path)
    #expect(pack.images.nearestName(to: wanted, in: try #require(pack.skinPack.defaultSkin)) == found)
  }
}
