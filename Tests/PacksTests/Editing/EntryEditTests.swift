#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Skins
import TestSupport
import Testing
import Texts

@testable import Packs

extension TemporaryFolder {
  fileprivate func names() -> [String] { FileWriting.names(in: path).sorted() }
  fileprivate func mode(_ name: String) throws -> mode_t {
    try #require(FileWriting.mode(of: path + "/" + name)) & 0o7777
  }
  fileprivate func setMode(_ name: String, _ mode: mode_t) { chmod(path + "/" + name, mode) }
  fileprivate func isLink(_ name: String) -> Bool { FileWriting.mode(of: path + "/" + name)?.isLink == true }
}

/// A pack of one plist, and perhaps a role map, on the disk.
private struct EditablePack {
  let folder: TemporaryFolder

  init(_ plist: String, map: String? = nil) throws {
    folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", plist)
    if let map { try folder.write("Skinscope.plist", map) }
  }

  func open() throws -> Pack { try Pack.open(path: folder.path) }
  var plist: String { get throws { try #require(folder.text("CJSkin.plist")) } }
  var map: String { get throws { try #require(folder.text("Skinscope.plist")) } }

  @discardableResult
  func edit(_ edits: EntryEdit...) throws -> EntryEditPlan {
    let plan = try EntryEditPlan(edits, of: open())
    try plan.carryOut()
    return plan
  }
}

/// With a byte order mark, comments, tabs and lines that end in CRLF.
private let plist = """
  \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
  <!-- 皮肤 -->
  <plist version="1.0">
  <dict>
  \t<key>default</key>
  \t<dict>
  \t\t<key>Color</key>
  \t\t<dict>
  \t\t\t<key>a</key>
  \t\t\t<string>0xAAAAAA</string> <!-- a's -->
  \t\t\t<key>b &amp; c</key>
  \t\t\t<string>#80bbbbbb</string>
  \t\t\t<key>d</key><string><![CDATA[0xDDDDDD]]></string>
  \t\t</dict>
  \t\t<key>Font</key><dict><key>f</key><dict><key>Name</key><string/><key>Size</key><string>9</string></dict></dict>
  \t</dict>

  \t<key>night</key>
  \t<dict>
  \t\t<key>Color</key>
  \t\t<dict>
  \t\t\t<key>a</key>
  \t\t\t<string>0x111111</string> <!-- 夜 --> <!-- more -->
  \t\t</dict>
  \t</dict>
  \t<key>none</key>
  \t<dict/>
  </dict>
  </plist>

  """.replacing("\n", with: "\r\n")

@Suite("Single entries of a pack") struct EntryEditTests {
  private func result(_ edits: EntryEdit...) throws -> String {
    let pack = try EditablePack(plist)
    for edit in edits { try pack.edit(edit) }
    return try pack.plist
  }

  private func set(_ skin: String, _ key: String, _ value: String) -> EntryEdit {
    .set(skin: skin, section: .color, key: key, value: value)
  }

  @Test("A value changes, and no other byte")
  func value() throws {
    #expect(try result(set("default", "a", "0xABABAB")) == plist.replacing("0xAAAAAA", with: "0xABABAB"))
    #expect(
      try result(set("default", "b & c", "#80cccccc")) == plist.replacing("#80bbbbbb", with: "#80cccccc"))
    #expect(try result(set("default", "d", "0xD0D0D0")) == plist.replacing("0xDDDDDD", with: "0xD0D0D0"))
  }

  @Test("An entry that is not there goes behind the one that default has before it, remarks and all")
  func insertion() throws {
    #expect(
      try result(set("night", "b & c", "#222222"))
        == plist.replacing(
          "<!-- more -->",
          with: "<!-- more -->\r\n\t\t\t<key>b &amp; c</key>\r\n\t\t\t<string>#222222</string>"))
  }

  @Test("An entry that comes first goes before the others")
  func first() throws {
    let small = #"{"default": {"Color": {"a": "0x1", "b": "0x2"}}, "n": {"Color": { "b" :"0x3"}}}"#
    let pack = try EditablePack(small)
    try pack.edit(set("n", "a", "0x111111"))
    #expect(try pack.plist == small.replacing(#"{ "b" :"0x3""#, with: #"{ "a" :"0x111111", "b" :"0x3""#))
  }

  @Test("A skin without the section gets it, in the order and the indentation of the file")
  func section() throws {
    #expect(
      try result(set("none", "a", "0x010101"))
        == plist.replacing(
          "<dict/>\r\n</dict>",
          with: [
            "<dict>", "\t\t<key>Color</key>", "\t\t<dict>", "\t\t\t<key>a</key>",
            "\t\t\t<string>0x010101</string>",
            "\t\t</dict>", "\t</dict>", "</dict>",
          ].joined(separator: "\r\n")))
  }

  @Test("All of it is undone byte for byte, and done again", arguments: ["default", "night", "none"])
  func undone(skin: String) throws {
    let pack = try EditablePack(plist)
    let plan = try pack.edit(set(skin, "b & c", "0x123456"))
    let changed = try pack.plist
    #expect(changed != plist)
    try plan.inverted.rebased(onto: pack.open()).carryOut()
    #expect(try pack.plist == plist)
    try plan.rebased(onto: pack.open()).carryOut()
    #expect(try pack.plist == changed)
  }

  @Test("What another changed elsewhere stays when a change is undone; in the same place nothing is undone")
  func undoneBesides() throws {
    let pack = try EditablePack(plist)
    let plan = try pack.edit(set("night", "a", "0x123456"))
    try pack.folder.write("CJSkin.plist", try pack.plist.replacing("0xAAAAAA", with: "0xEEEEEEEE"))
    try plan.inverted.rebased(onto: pack.open()).carryOut()
    #expect(try pack.plist == plist.replacing("0xAAAAAA", with: "0xEEEEEEEE"))
    try pack.edit(set("night", "a", "0x654321"))
    let open = try pack.open()
    #expect(throws: EditError.self) { try plan.inverted.rebased(onto: open) }
  }

  @Test("A file that another saved meanwhile is not written to")
  func stale() throws {
    let pack = try EditablePack(plist)
    let open = try pack.open()
    let plan = try EntryEditPlan([set("night", "a", "0x123456")], of: open)
    let theirs = plist.replacing("皮肤", with: "theirs")
    try pack.folder.write("CJSkin.plist", theirs)
    let late = #expect(throws: EditError.self) { try plan.carryOut() }
    #expect(late?.isStale == true)
    let unseen = #expect(throws: EditError.self) { try EntryEditPlan([set("night", "a", "0x1")], of: open) }
    #expect(unseen?.isStale == true)
    #expect(try pack.plist == theirs)
    #expect(pack.folder.names() == ["CJSkin.plist"])
  }

  @Test("The mode stays, and a link stays a link")
  func modeAndLink() throws {
    let pack = try EditablePack(plist)
    pack.folder.makeFolder("pack")
    pack.folder.link("pack/CJSkin.plist", to: "../CJSkin.plist")
    pack.folder.setMode("CJSkin.plist", 0o640)
    let plan = try EntryEditPlan(
      [set("night", "a", "0x123456")], of: Pack.open(path: pack.folder.path + "/pack"))
    try plan.carryOut()
    #expect(try pack.plist == plist.replacing("0x111111", with: "0x123456"))
    #expect(try pack.folder.mode("CJSkin.plist") == 0o640)
    #expect(pack.folder.isLink("pack/CJSkin.plist"))
  }

  @Test("A value that is no text becomes one, and an empty one is filled")
  func otherKinds() throws {
    for odd in ["<integer>7</integer>", "<string/>", "<dict><key>x</key><true/></dict>", "<string></string>"]
    {
      let text = plist.replacing("<string>0x111111</string>", with: odd)
      let pack = try EditablePack(text)
      try pack.edit(set("night", "a", "0x123456"))
      #expect(try pack.plist == text.replacing(odd + " <!-- 夜", with: "<string>0x123456</string> <!-- 夜"))
    }
  }

  @Test("Of a key written twice the one that counts is changed")
  func twice() throws {
    let text = #"{"default": {"Color": {"a": "0x1", "a": "0x2"}}}"#
    let pack = try EditablePack(text)
    try pack.edit(set("default", "a", "0x3"))
    #expect(try pack.plist == text.replacing("0x2", with: "0x3"))
  }

  @Test(
    "Comments in a value stay, and what is marked as it is stays so",
    arguments: [
      ("<string><!--FFF-->FFF</string>", "<string><!--FFF-->0x1&amp;</string>"),
      ("<string>FFF<!--FFF--></string>", "<string>0x1&amp;<!--FFF--></string>"),
      ("<string>0x12<!-- mid -->3456</string>", "<string>0x1&amp;<!-- mid --></string>"),
      ("<string><!-- none --></string>", "<string><!-- none -->0x1&amp;</string>"),
      ("<string><![CDATA[FFF]]></string>", "<string><![CDATA[0x1&]]></string>"),
      ("<string>F<![CDATA[FF]]><?x y?></string>", "<string><![CDATA[0x1&]]><?x y?></string>"),
      ("<string>F&amp;F</string>", "<string>0x1&amp;</string>"),
      ("<integer>7<!-- seven --></integer>", "<string>0x1&amp;<!-- seven --></string>"),
    ])
  func commentsInside(old: String, new: String) throws {
    let text = plist.replacing("<string>0x111111</string>", with: old)
    let pack = try EditablePack(text)
    let plan = try pack.edit(set("night", "a", "0x1&"))
    #expect(try pack.plist == text.replacing(old, with: new))
    try plan.inverted.carryOut()
    #expect(try pack.plist == text)
  }

  @Test(
    "Comments stay where they are in what the new text has in common with the old",
    arguments: [
      ("0x<!-- mid -->11aaBB", "0x<!-- mid -->334455"),
      ("<!--a-->0<!--b-->x<!--c-->11", "<!--a-->0<!--b-->x<!--c-->334455"),
      ("0x1122<!--r-->55", "0x3344<!--r-->55"),
      ("0x<!-- mid --><![CDATA[11aaBB]]>", "0x<!-- mid --><![CDATA[334455]]>"),
      ("&#48;x<!-- mid -->11aaBB", "0x334455<!-- mid -->"), ("#<!-- mid -->11aaBB", "<!-- mid -->0x334455"),
    ])
  func commentsBetween(old: String, new: String) throws {
    let text = plist.replacing("<string>0x111111", with: "<string>" + old)
    let pack = try EditablePack(text)
    try pack.edit(set("night", "a", "0x334455"))
    #expect(try pack.plist == text.replacing(old, with: new))
  }

  @Test(
    "A copy of a skin gets no name that no folder can bear", arguments: ["..", ".", "a/b", "", " ", "a\u{7}"])
  func unusableName(name: String) throws {
    let pack = try EditablePack(plist)
    let error = #expect(throws: EditError.self) { try pack.edit(.copySkin("default", name: name)) }
    #expect(error.flatMap(refusal) == .unusableName(name))
    #expect(try pack.plist == plist)
  }

  @Test("A file that may not be written to is refused with what to do")
  func readOnly() {
    #expect(refusal(FileWriting.refusal(of: "a", code: EACCES)) == .readOnly("a"))
    #expect(refusal(FileWriting.refusal(of: "a", code: EROFS)) != .readOnly("a"))
  }

  private func refusal(_ error: EditError) -> EditText? {
    if case .refused(let text) = error { text } else { nil }
  }

  @Test(
    "A JSON text is replaced whole, however it is written",
    arguments: [#"\\"#, #"\u0046FF"#, #"a\"a"#, "", #"\/\/"#])
  func escapes(old: String) throws {
    let pack = try EditablePack(##"{"default": {"Color": {"a": "\##(old)"}}}"##)
    try pack.edit(set("default", "a", "0x1"))
    #expect(try pack.plist == #"{"default": {"Color": {"a": "0x1"}}}"#)
  }

  @Test("Other encodings and a skin that is none are refused, and nothing is written")
  func refused() throws {
    let latin = try EditablePack(
      plist.replacing("\u{FEFF}", with: "").replacing("UTF-8", with: "ISO-8859-1"))
    #expect(throws: EditError.self) { try latin.edit(set("default", "a", "0x1")) }
    let pack = try EditablePack(#"{"default": {"Color": "none"}}"#)
    #expect(throws: EditError.self) { try pack.edit(set("default", "a", "0x1")) }
    #expect(try pack.plist == #"{"default": {"Color": "none"}}"#)
  }
}

@Suite("Making skins and keys") struct MakingEditTests {
  @Test("A key is renamed in all skins and in the role map, taken out of them, and put into them")
  func keys() throws {
    let map = #"{"Color": {"nav.title": "a", "tint": "d"}}"#
    let pack = try EditablePack(plist, map: map)
    try pack.edit(.renameKey("a", section: .color, to: "α<"))
    #expect(try pack.plist == plist.replacing("<key>a</key>", with: "<key>α&lt;</key>"))
    #expect(try pack.map == map.replacing(#""a""#, with: #""α<""#))
    let plan = try pack.edit(.deleteKey("α<", section: .color))
    #expect(try !pack.plist.contains("α"))
    #expect(try pack.map == #"{"Color": {"tint": "d"}}"#)
    try plan.inverted.rebased(onto: pack.open()).carryOut()
    #expect(try pack.plist.contains("α"))
    try pack.edit(.addKey("z", section: .color, value: "0x1", skins: ["default", "night", "none"]))
    #expect(try pack.plist.split(separator: "<key>z</key>").count == 4)
    #expect(throws: EditError.self) { try pack.edit(.renameKey("z", section: .color, to: "d")) }
  }

  @Test(
    "Keys are taken out of JSON wherever they stand and however often",
    arguments: [
      (["a"], #"{"a": "1", "a": "2", "b": "3"}"#, #"{"b": "3"}"#),
      (["a", "b"], #"{"a": "1", "b": "2", "c": "3"}"#, #"{"c": "3"}"#),
      (["b", "a"], #"{"a": "1", "b": "2", "c": "3"}"#, #"{"c": "3"}"#),
      (["a"], #"{"a": "1", "b": "2", "a": "3"}"#, #"{"b": "2"}"#),
      (["b", "c"], #"{"a": "1", "b": "2", "c": "3"}"#, #"{"a": "1"}"#),
      (["a", "b"], #"{"a": "1", "b": "2"}"#, "{}"), (["a"], #"{ "a": "1" }"#, "{  }"),
    ])
  func deletions(keys: [String], old: String, new: String) throws {
    let pack = try EditablePack(#"{"default": {"Color": \#(old)}}"#)
    let plan = try EntryEditPlan(keys.map { .deleteKey($0, section: .color) }, of: pack.open())
    try plan.carryOut()
    #expect(try pack.plist == #"{"default": {"Color": \#(new)}}"#)
    try plan.inverted.carryOut()
    #expect(try pack.plist == #"{"default": {"Color": \#(old)}}"#)
  }

  @Test("Changes that touch the same bytes are none")
  func overlap() {
    let bytes = Array("abcdef".utf8)
    let one = ByteChange(range: 1..<4, replacement: [])
    #expect([one, ByteChange(range: 3..<5, replacement: [])].applied(to: bytes) == nil)
    #expect([one, ByteChange(range: 2..<2, replacement: [0x78])].applied(to: bytes) == nil)
    #expect([ByteChange(range: 5..<7, replacement: [])].applied(to: bytes) == nil)
    #expect([one, ByteChange(range: 4..<4, replacement: [0x78])].applied(to: bytes) == Array("axef".utf8))
  }

  @Test("A skin is filled with what default has, as it is written there")
  func filling() throws {
    let pack = try EditablePack(plist)
    try pack.edit(.fill(skin: "night"))
    let text = try pack.plist
    #expect(
      text.contains(
        "<!-- more -->\r\n\t\t\t<key>b &amp; c</key>\r\n\t\t\t<string>#80bbbbbb</string>\r\n\t\t\t<key>d</key>"
      ))
    let skins = try pack.open().skinPack
    #expect(skins["night"]?.keys(of: .color) == ["a", "b & c", "d"])
    #expect(skins["night"]?.keys(of: .font) == ["f"])
    #expect(try EntryEditPlan([.fill(skin: "night")], of: pack.open()).files.isEmpty)
    try pack.edit(.fill(skin: "none"))
    #expect(try pack.open().skinPack["none"]?.keys(of: .color) == ["a", "b & c", "d"])
  }

  @Test("A skin is copied behind its original, comments and all")
  func copying() throws {
    let pack = try EditablePack(plist)
    try pack.edit(.copySkin("night", name: "夜 & 2"))
    #expect(try pack.open().skinPack.skins.map(\.name) == ["default", "night", "夜 & 2", "none"])
    #expect(try pack.plist.split(separator: "<!-- 夜 -->").count == 3)
    #expect(throws: EditError.self) { try pack.edit(.copySkin("night", name: "none")) }
  }
}

@Suite("Keys of roles in Skinscope.plist") struct BindingEditTests {
  private let bind = EntryEdit.bind(role: "nav.title", section: .color, key: "a & b")

  @Test("The file is made where there is none, and taken away again when that is undone")
  func created() throws {
    let pack = try EditablePack(plist)
    let plan = try pack.edit(bind)
    #expect(
      try pack.map.contains(
        "<dict>\n\t<key>Color</key>\n\t<dict>\n\t\t<key>nav.title</key>\n\t\t<string>a &amp; b</string>\n\t</dict>\n</dict>"
      ))
    try pack.edit(.bind(role: "button", section: .image, key: ""))
    #expect(try pack.open().roleMapDocument != nil)
    try pack.edit(.bind(role: "button", section: .image, key: nil))
    try pack.folder.write("Skinscope.plist", try pack.map)
    let map = try pack.map
    #expect(throws: EditError.self) { try plan.inverted.rebased(onto: pack.open()).carryOut() }
    #expect(try pack.map == map)
  }

  @Test("What is no dictionary is given no entries")
  func noDictionary() throws {
    let pack = try EditablePack("{\"default\": {\"Color\": {\"a\": \"#123456\"}}, \"night\": {\"Color\": 5}}")
    try pack.folder.write("Skinscope.plist", "{\"Color\": \"nav.title\"}")
    let set = EntryEdit.set(skin: "night", section: .color, key: "a", value: "#000000")
    for (edit, place) in [(bind, "Skinscope.plist"), (set, "night")] {
      let error = #expect(throws: EditError.self) { try pack.edit(edit) }
      guard case .refused(let text)? = error else { continue }
      #expect(text == .noDictionary("Color", place: place))
    }
  }

  @Test("A map that is no dictionary at its root is named once")
  func rootNoDictionary() throws {
    let pack = try EditablePack("{\"default\": {\"Color\": {\"a\": \"#123456\"}}}")
    try pack.folder.write("Skinscope.plist", "[1]")
    let error = #expect(throws: EditError.self) { try pack.edit(bind) }
    guard case .refused(let text)? = error else { return }
    #expect(text == .rootNoDictionary("Skinscope.plist"))
  }

  @Test("A map that was made is undone whole")
  func undone() throws {
    let pack = try EditablePack(plist)
    let plan = try pack.edit(bind)
    try plan.inverted.rebased(onto: pack.open()).carryOut()
    #expect(pack.folder.names() == ["CJSkin.plist"])
  }

  @Test("Only what changed is written", arguments: ["\n", "\r\n"])
  func bytes(newline: String) throws {
    let map = [
      "<plist version=\"1.0\"><dict>", "  <!-- ours -->", "  <key>Color</key>", "  <dict>",
      "    <key>tint</key>",
      "    <string>t</string> <!-- t -->", "  </dict>", "</dict></plist>", "",
    ].joined(separator: newline)
    let pack = try EditablePack(plist, map: map)
    try pack.edit(bind)
    let added = "\(newline)    <key>nav.title</key>\(newline)    <string>a &amp; b</string>"
    #expect(try pack.map == map.replacing("<!-- t -->", with: "<!-- t -->" + added))
    try pack.edit(.bind(role: "nav.title", section: .color, key: nil))
    #expect(try pack.map == map)
    try pack.edit(.bind(role: "tint", section: .color, key: ""))
    #expect(try pack.map == map.replacing(">t<", with: "><"))
    #expect(try pack.edit(.bind(role: "hero", section: .image, key: nil)).files.isEmpty)
  }
}
