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

@Suite("A pack that others save while it is changed") struct SharedPackTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("pack/CJSkin.plist", plist)
    try folder.write("pack/night/star.png", "star")
    try folder.write("pack/night/moon.png", "moon")
  }

  private var pack: String { folder.path + "/pack" }

  @Test("keeps what is saved, added and deleted between the copy and the exchange")
  func savedMeanwhile() throws {
    var staged = try StagedFolder(pack)
    try folder.write("pack/night/new.png", "new")
    try folder.write("pack/sea/wave.png", "wave")
    try folder.write("pack/night/.star", "brighter")
    #expect(rename(pack + "/night/.star", pack + "/night/star.png") == 0)
    try folder.remove("pack/night/moon.png")
    try staged.commit(("CJSkin.plist", Array(plist.utf8)))
    #expect(
      folder.contents(of: "pack") == [
        "pack/CJSkin.plist": plist, "pack/night/star.png": "brighter", "pack/night/new.png": "new",
        "pack/sea/wave.png": "wave",
      ])
    #expect(FileWriting.names(in: folder.path) == ["pack"])
  }

  @Test("is not exchanged when its plist was saved, so that the change is worked out anew")
  func plistSavedMeanwhile() throws {
    var staged = try StagedFolder(pack)
    try folder.write("pack/.new", plist + " ")
    #expect(rename(pack + "/.new", pack + "/CJSkin.plist") == 0)
    #expect {
      try staged.commit(("CJSkin.plist", Array(plist.utf8)))
    } throws: {
      ($0 as? EditError)?.isStale == true
    }
    #expect(folder.contents(of: "pack")["pack/CJSkin.plist"] == plist + " ")
  }

  @Test("leaves alone the folder that a plist stands in, and whatever else is there")
  func lonePlist() throws {
    try folder.write("pack/drafts/notes.txt", "notes")
    let before = ["", "/drafts", "/night"].map { FolderSnapshot.Stamp(of: pack + $0) }
    let source = try EditedPack.zip([
      ("CJSkin.plist", #"{"sea": {"Image": {"a": "wave"}}}"#), ("sea/wave.png", "wave"),
    ])
    let old = folder.contents(of: "pack")
    let report = try PackEdit.install(source, into: pack + "/CJSkin.plist")
    #expect(report.exchangedFolder == nil)
    #expect(["", "/drafts", "/night"].map { FolderSnapshot.Stamp(of: pack + $0) } == before)
    #expect(folder.contents(of: "pack")["pack/sea/wave.png"] == "wave")
    _ = try PackEdit.remove("sea", from: pack + "/CJSkin.plist")
    #expect(folder.contents(of: "pack") == old)
    #expect(FileWriting.names(in: pack).sorted() == ["CJSkin.plist", "drafts", "night"])
  }

  @Test("gives nothing away that a link outside leads to")
  func links() throws {
    let xml = "<plist version=\"1.0\"><dict><key>default</key><dict/><key>night</key><dict/></dict></plist>"
    try folder.write("pack/CJSkin.plist", xml)
    try folder.write("secret.png", "secret")
    #expect(symlink("../../secret.png", pack + "/night/secret.png") == 0)
    try folder.write("other/CJSkin.plist", xml)
    #expect(throws: EditError.self) {
      try PackEdit.install(try InstallSource(path: pack), into: folder.path + "/other")
    }
    #expect(folder.contents(of: "other") == ["other/CJSkin.plist": xml])
    #expect {
      try PackZip(of: pack)
    } throws: {
      if case .refused(.linkOut(let path))? = $0 as? EditError { path == "night/secret.png" } else { false }
    }
    try folder.remove("pack/night/secret.png")
    #expect(symlink("star.png", pack + "/night/same.png") == 0)
    #expect(try PackZip(of: pack).paths.contains("night/same.png"))
  }

  @Test("keeps the bundle of default when a skin called like it goes")
  func namedAsBundle() throws {
    try folder.write(
      "pack/CJSkin.plist", #"{"default": {"Color": {}}, "default.bundle": {"Color": {}}}"#)
    try folder.write("pack/default.bundle/a.png", "a")
    _ = try PackEdit.remove("default.bundle", from: pack)
    #expect(folder.contents(of: "pack")["pack/default.bundle/a.png"] == "a")
  }

  @Test("takes no skin that no folder can be called as", arguments: ["..", ".", "/etc", "a/b", "", " "])
  func names(name: String) throws {
    let source = try InstallSource(bytes: Array(#"{"\#(name)": {"Color": {}}}"#.utf8), name: "new.json")
    #expect(throws: EditError.self) { try PackEdit.install(source, into: pack) }
    #expect(folder.contents(of: "pack")["pack/CJSkin.plist"] == plist)
  }
}
