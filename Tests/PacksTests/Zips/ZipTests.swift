import Diagnostics
import Skins
import TestSupport
import Testing
import Texts

@testable import Packs

private let plist = #"{"default": {"Color": {"a": "0x123456"}}, "桃": {"Image": {"hero": "top"}}}"#
private typealias Entry = ZipBuilder.Entry

private func open(_ bytes: [UInt8]) throws(PackError) -> Pack {
  try Pack.open(bytes, of: .file(path: "a.zip"), file: "a.zip")
}

private func open(_ entries: [Entry]) throws -> Pack { try open(ZipBuilder(entries).bytes) }

@Suite("A pack in a zip") struct ZipTests {
  @Test(
    "is read however it was zipped",
    arguments: [
      [Entry("CJSkin.plist", plist), Entry("桃/top@2x.png", "picture")],
      [Entry("Skins/"), Entry("Skins/CJSkin.plist", plist), Entry("Skins/桃/top@2x.png", "picture")],
      [Entry("./CJSkin.plist", plist), Entry("桃//top@2x.png", "picture")],
      [Entry("CJSkin.plist", plist), Entry("桃/top@2x.png", "picture")].map {
        $0.with { $0.isDeflated = true }
      },
      [Entry("CJSkin.plist", plist), Entry("桃/top@2x.png", "picture")].map {
        $0.with { ($0.isDeflated, $0.hasDescriptor) = (true, true) }
      },
      [Entry("CJSkin.plist", plist), Entry("桃/top@2x.png", "picture")].map {
        $0.with { $0.hasZip64Sizes = true }
      },
      [Entry("CJSkin.plist", plist), Entry("桃/top@2x.png", "picture")].map { $0.with { $0.flags = 0 } },
      [Entry("CJSkin.plist", plist), Entry("/top@2x.png", "picture")].map {
        $0.with { entry in
          entry.flags = 0
          // 桃 in GBK.
          if entry.name.first == 0x2F { entry.name = [0xCC, 0xD2] + entry.name }
        }
      },
      [
        Entry("Skins/CJSkin.plist", plist), Entry("__MACOSX/Skins/._CJSkin.plist", "x"),
        Entry("Skins/.DS_Store", "x"), Entry("Skins/桃/._top@2x.png", "x"),
        Entry("Skins/桃/top@2x.png", "picture"),
      ],
      [Entry("CJSkin.plist", "old"), Entry("CJSkin.plist", plist), Entry("桃/top@2x.png", "picture")],
    ])
  private func isRead(_ entries: [Entry]) throws {
    let pack = try open(entries)
    #expect(pack.skinPack.skins.map(\.name) == ["default", "桃"])
    #expect(pack.images.imageStems == ["top"])
    let file = try #require(pack.skinPack["桃"].flatMap { pack.image("hero", in: $0).value.file })
    #expect(file.path == "桃/top@2x.png")
    #expect(file.scale == 2)
    #expect(try pack.bytes(of: file) == Array("picture".utf8))
    #expect(pack.path(of: file).hasPrefix("a.zip/"))
    #expect(pack.diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test("is read with names that are neither UTF-8 nor GBK")
  func namesNobodyReads() throws {
    let unreadable: [[UInt8]] = [[0xFF], [0x81], [0x81, 0x20, 0xFF], [0xCC, 0xD2, 0xFE]]
    let entries = unreadable.map { name in Entry("").with { ($0.name, $0.flags) = (name, 0) } }
    #expect(try open([Entry("CJSkin.plist", plist)] + entries).skinPack.skins.count == 2)
  }

  @Test("is read with a zip64 directory, and with anything after its end")
  func endsAreRead() throws {
    var builder = ZipBuilder([Entry("CJSkin.plist", plist)])
    builder.hasZip64End = true
    #expect(try open(builder.bytes).skinPack.skins.count == 2)
    builder.hasZip64End = false
    builder.suffix = Array("newsletter".utf8)
    #expect(try open(builder.bytes).skinPack.skins.count == 2)
  }

  @Test(
    "is refused where it could do harm",
    arguments: [
      (Entry("../x.png"), ZipText.leavesPack("../x.png")),
      (Entry("桃/../../x.png"), .leavesPack("桃/../../x.png")),
      (Entry("/etc/x.png"), .leavesPack("/etc/x.png")), (Entry("C:/x.png"), .leavesPack("C:/x.png")),
      (Entry("..\\x.png"), .backslash("..\\x.png")),
      (Entry("桃/a.png", "/etc/passwd").with { $0.mode = 0o120777 }, .link("桃/a.png")),
      (Entry("桃/a.png").with { $0.flags |= 1 }, .encrypted("桃/a.png")),
      (Entry("桃/a.png").with { $0.method = 12 }, .otherCompression("桃/a.png")),
      (Entry("桃/a.png").with { $0.announcedByteCount = 257 << 20 }, .unpackedSize(mebibytes: 256)),
    ])
  private func isRefused(_ entry: Entry, text: ZipText) throws {
    let error = #expect(throws: PackError.self) { try open([Entry("CJSkin.plist", plist), entry]) }
    #expect(error?.diagnostic.message == .zip(text))
    #expect(error?.diagnostic.file == "a.zip")
  }

  @Test("is refused where it is no whole zip, or no pack")
  func isNoPack() throws {
    let whole = ZipBuilder([Entry("CJSkin.plist", plist)]).bytes
    for (bytes, text) in [
      (Array(whole.dropLast(8)), ZipText.notReadable), (Array("PK\u{3}\u{4}".utf8), .notReadable),
      (ZipBuilder([]).bytes, .noPlist(nearest: nil, deep: nil)),
      (
        ZipBuilder([Entry("a/b/CJSkin.plist", plist)]).bytes,
        .noPlist(nearest: nil, deep: "a/b/CJSkin.plist")
      ),
      (ZipBuilder([Entry("cjskin.plist", plist)]).bytes, .noPlist(nearest: "cjskin.plist", deep: nil)),
      (ZipBuilder([Entry("a/CJSkin.json", plist)]).bytes, .noPlist(nearest: "a/CJSkin.json", deep: nil)),
      (ZipBuilder([Entry("a/CJSkins.plist", plist)]).bytes, .noPlist(nearest: "a/CJSkins.plist", deep: nil)),
      (ZipBuilder([Entry("Info.plist", plist)]).bytes, .noPlist(nearest: nil, deep: nil)),
      (
        ZipBuilder([Entry("CJSkin.plist", plist).with { $0.announcedByteCount = 5 }]).bytes,
        .damaged("CJSkin.plist")
      ),
    ] {
      let error = #expect(throws: PackError.self) { try open(bytes) }
      #expect(error?.diagnostic.code == .zipRefused)
      #expect(error?.diagnostic.message == .zip(text))
    }
  }

  @Test("may announce ten thousand entries and no more, before memory is taken for them")
  func entriesAreLimited() throws {
    var builder = ZipBuilder([Entry("CJSkin.plist", plist)] + (1..<10_000).map { Entry("\($0)") })
    #expect(try open(builder.bytes).skinPack.skins.count == 2)
    builder.entries.append(Entry("one more"))
    for (isLarge, count) in [(false, nil), (false, 60_000), (true, 1 << 40)] as [(Bool, UInt64?)] {
      builder.hasZip64End = isLarge
      builder.announcedEntries = count
      let error = #expect(throws: PackError.self) { try open(builder.bytes) }
      #expect(error?.diagnostic.code == .limitExceeded)
      #expect(error?.diagnostic.message == .zip(.entries(10_000)))
    }
  }

  @Test("hands out no image that is longer or shorter than it says, or is another's")
  func imagesAreCounted() throws {
    let image = Entry("桃/top.png", "picture")
    for lie in [
      image.with { $0.announcedByteCount = 3 }, image.with { $0.announcedByteCount = 70 },
      image.with { $0.sharesDataWith = 0 },
      image.with { ($0.isDeflated, $0.announcedByteCount) = (true, 3) },
    ] {
      let pack = try open([Entry("CJSkin.plist", plist), lie])
      let file = try #require(pack.skinPack["桃"].flatMap { pack.image("hero", in: $0).value.file })
      #expect(throws: FileFailure.damaged) { try pack.bytes(of: file) }
    }
  }

  @Test("is refused for a name with control characters, and names it")
  func namesNobodySees() throws {
    let entries = [Entry("CJSkin.plist", plist), Entry("桃/a\u{1B}[2Jb.png")]
    let error = #expect(throws: PackError.self) { try open(entries) }
    #expect(error?.diagnostic.message == .zip(.badName("桃/a\u{1B}[2Jb.png")))
    #expect(error?.diagnostic.code == .zipRefused)
  }

  @Test("says which files have one name, the last of which is read")
  func namesThatComeTwice() throws {
    let other = plist.replacing("default", with: "another")
    let pack = try open([Entry("CJSkin.plist", other), Entry("a.png"), Entry("CJSkin.plist", plist)])
    #expect(pack.skinPack["default"] != nil)
    #expect(pack.diagnostics.first?.message == .zip(.severalMembers(["CJSkin.plist"])))
    #expect(pack.diagnostics.first?.severity == .warning)
    #expect(try open([Entry("CJSkin.plist", plist)]).diagnostics.isEmpty)
  }

  @Test("says which of several plists was taken, and which folders the app passes by")
  func findings() throws {
    let pack = try open([
      Entry("b/CJSkin.plist", plist), Entry("a/CJSkin.plist", plist), Entry("a/桃.bundle/top.png"),
      Entry("a/stray/x.png"),
    ])
    #expect(pack.skinPack.file == "a.zip/a/CJSkin.plist")
    #expect(
      pack.diagnostics.prefix(3).map(\.message) == [
        .zip(.severalPlists(taken: "a/CJSkin.plist", others: ["b/CJSkin.plist"])),
        .folder(.withoutSkin("stray", skin: "stray")), .folder(.bundleInZip("桃.bundle", skin: "桃")),
      ])
    #expect(pack.diagnostics.dropFirst().prefix(2).map(\.file) == ["a.zip/a/stray", "a.zip/a/桃.bundle"])
    #expect(pack.skinPack["桃"].map { pack.image("hero", in: $0).value } == .missing)
  }

  @Test("brings its role map along")
  func roleMap() throws {
    let map = #"{"Color": {"tint": "a"}}"#
    let pack = try open([Entry("x/CJSkin.plist", plist), Entry("x/Skinscope.plist", map)])
    #expect(pack.roleMapDocument != nil)
    #expect(pack.roleMapFile == "a.zip/x/Skinscope.plist")
  }

  @Test("that reads as UTF-8 by chance is read as GBK where that names a skin")
  func shortNames() throws {
    // 一 in GBK is the UTF-8 of a Cyrillic letter.
    let folder = Entry("", "x").with { entry in
      entry.name = [0xD2, 0xBB] + Array("/top.png".utf8)
      entry.flags = 0
    }
    let pack = try open([Entry("CJSkin.plist", #"{"default": {}, "一": {"Image": {"a": "top"}}}"#), folder])
    #expect(pack.skinPack["一"].map { pack.image("a", in: $0).value.file?.path } == "一/top.png")
  }

  /// An entry as Windows writes it: its name in GBK, and nothing that says so.
  private func gbk(_ name: [UInt8], _ rest: String) -> Entry {
    Entry("", "x").with { ($0.name, $0.flags) = (name + Array(rest.utf8), 0) }
  }

  @Test(
    "is read as what more skins have folders by, whatever a single name is by chance",
    arguments: [
      // 夜 and 雪 in GBK are Cyrillic letters in UTF-8, and plain names are the same in both.
      ([0xD2, 0xB9], [0xD1, 0xA9], nil),
      // One name that is no UTF-8 makes those of the others no GBK.
      (Array("夜".utf8), Array("雪".utf8), [0xB0, 0xA1]),
    ] as [([UInt8], [UInt8], [UInt8]?)])
  func namesByFolders(night: [UInt8], snow: [UInt8], stray: [UInt8]?) throws {
    let skin = #"{"Image": {"a": "top"}}"#
    let plist = "{\"default\": \(skin), \"夜\": \(skin), \"雪\": \(skin)}"
    let entries = [
      Entry("CJSkin.plist", plist), gbk([], "default/top.png"), gbk(night, "/top.png"), gbk(snow, "/top.png"),
    ]
    let pack = try open(entries + (stray.map { [gbk($0, "/x.txt")] } ?? []))
    for name in ["default", "夜", "雪"] {
      #expect(pack.skinPack[name].map { pack.image("a", in: $0).value.file?.path } == name + "/top.png")
    }
    #expect(stray != nil || pack.diagnostics.isEmpty)
  }

  @Test("is read as what more entries have images by, and its top folder with it")
  func namesByImages() throws {
    let plist = #"{"default": {"Image": {"a": "夜", "b": "雪.png"}}}"#
    let pack = try open([
      gbk([0xD2, 0xB9], "/CJSkin.plist").with { $0.content = Array(plist.utf8) },
      gbk([0xD2, 0xB9], "/default/").with { $0.name += [0xD2, 0xB9] + Array("@2x.png".utf8) },
      gbk([0xD2, 0xB9], "/default/").with { $0.name += [0xD1, 0xA9] + Array(".png".utf8) },
    ])
    let skin = try #require(pack.skinPack.defaultSkin)
    #expect(pack.image("a", in: skin).value.file?.path == "default/夜@2x.png")
    let file = try #require(pack.image("b", in: skin).value.file)
    #expect(pack.path(of: file) == "a.zip/夜/default/雪.png")
  }

  @Test("with a program before it is told as that")
  func bytesBefore() throws {
    var builder = ZipBuilder([Entry("CJSkin.plist", plist)])
    builder.prefix = Array("MZ a program".utf8)
    let error = #expect(throws: PackError.self) { try open(builder.bytes) }
    #expect(error?.diagnostic.code == .zipRefused && error?.diagnostic.message == .zip(.bytesBefore))
  }

  @Test("is told by its first bytes, under any name")
  func anyName() throws {
    let folder = try TemporaryFolder()
    try folder.write("pack.txt", bytes: ZipBuilder([Entry("CJSkin.plist", plist)]).bytes)
    try folder.write("pack.zip", plist)
    #expect(try Pack.open(path: folder.path + "/pack.txt").skinPack.skins.count == 2)
    #expect(try Pack.open(path: folder.path + "/pack.zip").files.zip == nil)
  }

  @Test("never stops the program, whichever of its bytes is changed")
  func mutations() {
    let sound = ZipBuilder([
      Entry("CJSkin.plist", plist).with { $0.isDeflated = true }, Entry("桃/top@2x.png", "picture"),
    ]).bytes
    var opened = 0
    for index in sound.indices {
      for change in [0x00, 0x01, 0x80, 0xFF] as [UInt8] {
        var bytes = sound
        bytes[index] = change == 1 ? bytes[index] ^ 1 : change
        guard let pack = try? open(bytes) else { continue }
        opened += 1
        if let file = pack.skinPack["桃"].flatMap({ pack.image("hero", in: $0).value.file }) {
          _ = try? pack.bytes(of: file)
        }
      }
    }
    #expect(opened > 0)
  }
}

@Suite("Names that differ in spelling only") struct SpellingTests {
  @Test(
    "meet",
    arguments: [
      (#"{"default": {"Image": {"k": "café"}}}"#, "default.bundle/cafe\u{301}@2x.png", [DiagnosticCode]()),
      (#"{"default": {"Image": {"k": "cafe\#u{301}"}}}"#, "default/café.png", []),
      (#"{"default": {"Image": {"k": "CAFE\#u{301}.png"}}}"#, "default/my café.png", [.imageNameAmbiguous]),
      (#"{"default": {"Image": {"k": "TOP"}}}"#, "default.bundle/Top.png", [.imageNameCase]),
      (#"{"default": {"Image": {"k": "top"}}}"#, "default.bundle/top.PNG", [.imageNameCase]),
      (#"{"default": {"Image": {"k": "top.png"}}}"#, "default.bundle/Top@3x.png", [.imageNameCase]),
      (#"{"default": {"Image": {"k": "logo"}}}"#, "Assets.xcassets/Logo.imageset/a.png", [.imageNameCase]),
      (#"{"default": {"Image": {"k": "top"}}}"#, "default/TOP.jpg", []),
    ])
  func meet(plist: String, path: String, problems: [DiagnosticCode]) throws {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", plist)
    try folder.write(path, "x")
    let pack = try Pack.open(path: folder.path)
    let found = pack.image("k", in: try #require(pack.skinPack.defaultSkin))
    #expect(found.value.file?.path == path)
    #expect(found.problems == problems)
  }

  @Test("give way to the exact one, in whichever place")
  func exactFirst() throws {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", #"{"default": {"Image": {"k": "top", "l": "top.jpg"}}}"#)
    for path in ["Top.png", "default.bundle/top.png", "default/desktop.png", "default/Top.jpg"] {
      try folder.write(path, "x")
    }
    let pack = try Pack.open(path: folder.path)
    let skin = try #require(pack.skinPack.defaultSkin)
    #expect(pack.image("k", in: skin).value.file?.path == "default.bundle/top.png")
    #expect(pack.image("k", in: skin).problems == [])
    #expect(pack.image("l", in: skin).value.file?.path == "default/Top.jpg")
  }

  @Test("are told apart where the app takes any that has the wanted one in it")
  func ambiguous() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "CJSkin.plist", #"{"default": {"Image": {"top": "top"}}, "night": {"Color": {"a": "0x1"}}}"#)
    for path in ["night/desktop@2x.png", "night/top.png"] { try folder.write(path, "x") }
    let pack = try Pack.open(path: folder.path)
    let found = pack.image("top", in: try #require(pack.skinPack["night"]))
    #expect(found.value.file?.path == "night/top.png")
    #expect(found.problems == [.imageNameAmbiguous])
  }
}
