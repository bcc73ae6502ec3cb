import Plists
import Testing

@testable import Packs

private func document(_ text: String) throws(PlistError) -> PlistDocument {
  try PlistReader.read(Array(text.utf8), file: "f")
}

private func edit(_ text: String) throws -> PlistEdit {
  try PlistEdit(Array(text.utf8), document: try document(text), file: "f")
}

private func xml(_ entries: String) -> String {
  "<plist version=\"1.0\">\n<dict>\(entries)\n</dict>\n</plist>\n"
}

private let target = xml(
  """

  \t<!-- of the house -->
  \t<key>default</key>
  \t<dict><key>Color</key><dict/></dict>
  \t<key>night</key> <!-- dark -->
  \t<dict/>
  \t<key>CJSkinCurrentVersion</key><string>1.0</string>
  \t<!-- the end -->
  """)

@Suite("Whole skins of a plist") struct PlistEditTests {
  /// Installs the skins of `source` into `target`.
  private func installed(_ source: String, into target: String) throws -> String {
    var edit = try edit(target)
    let document = try document(source)
    guard case .dictionary(let root) = document.root.value else { return "" }
    for entry in root.entries { _ = try edit.set(entry, from: document, bytes: Array(source.utf8)) }
    return String(decoding: try edit.result, as: UTF8.self)
  }

  private func removed(_ names: [String], from target: String) throws -> String {
    var edit = try edit(target)
    for name in names { edit.remove(name) }
    return String(decoding: try edit.result, as: UTF8.self)
  }

  @Test("are added after the last entry, as they are written where they come from")
  func added() throws {
    let source = xml("<key>海 &amp; 天</key>\n   <dict><!-- blue --><key>Color</key><dict/></dict>")
    let result = try installed(source, into: target)
    #expect(
      result
        == target.replacing(
          "<string>1.0</string>",
          with:
            "<string>1.0</string>\n\t<key>海 &amp; 天</key>\n   <dict><!-- blue --><key>Color</key><dict/></dict>"
        ))
    #expect(try removed(["海 & 天"], from: result) == target)
  }

  @Test("take the place of those of the same name, and nothing else changes")
  func exchanged() throws {
    let result = try installed(xml("<key>night</key><dict><key>Font</key><dict/></dict>"), into: target)
    #expect(
      result
        == target.replacing(
          "<key>night</key> <!-- dark -->\n\t<dict/>",
          with:
            "<key>night</key><dict><key>Font</key><dict/></dict>"))
    #expect(try installed(xml("<key>night</key> <!-- dark -->\n\t<dict/>"), into: target) == target)
  }

  @Test("take the line ends and the indentation of the file that they come into, and keep their texts")
  func otherStyle() throws {
    let source = """
      <plist version="1.0">
      <dict>
        <key>night</key>
        <dict>
          <!-- of
            the sea -->
          <key>Color</key>
          <dict>

            <key>a</key> <string>
              x</string>
            <key>b</key> <string><![CDATA[
          y]]></string>
          </dict>
        </dict>
        <key>new</key>
        <dict/>
      </dict>
      </plist>
      """
    let crlf = xml("\n\t<key>default</key>\n\t<dict/>\n\t<key>night</key><dict/>").replacing(
      "\n", with: "\r\n")
    let result = try installed(source, into: crlf)
    let skin = """
      \t<key>night</key>
      \t<dict>
      \t\t<!-- of
      \t\t\tthe sea -->
      \t\t<key>Color</key>
      \t\t<dict>

      \t\t\t<key>a</key> <string>
              x</string>
      \t\t\t<key>b</key> <string><![CDATA[
          y]]></string>
      \t\t</dict>
      \t</dict>
      \t<key>new</key>
      \t<dict/>
      """
    #expect(
      result
        == crlf.replacing(
          "\t<key>night</key><dict/>", with: skin.replacing("\n", with: "\r\n")))
    #expect(try installed(source, into: source) == source)
  }

  @Test("take the indentation of a JSON file")
  func otherStyleOfJSON() throws {
    let source = "{\n\t\"a\": {\n\t\t\"Color\": {\n\t\t\t\"x\": \"y\"\n\t\t}\n\t}\n}\n"
    let target = "{\r\n  \"default\": {\r\n    \"Color\": {}\r\n  }\r\n}\r\n"
    let skin = "  \"a\": {\r\n    \"Color\": {\r\n      \"x\": \"y\"\r\n    }\r\n  }"
    #expect(
      try installed(source, into: target)
        == target.replacing("{}\r\n  }", with: "{}\r\n  },\r\n" + skin))
  }

  @Test("written twice are exchanged where they count, and removed wherever they are")
  func twice() throws {
    let text = xml("<key>a</key><dict/><key>b</key><dict/><key>a</key><dict/>")
    #expect(
      try installed(xml("<key>a</key><dict><key>x</key><dict/></dict>"), into: text)
        == xml("<key>a</key><dict/><key>b</key><dict/><key>a</key><dict><key>x</key><dict/></dict>"))
    #expect(try removed(["a"], from: text) == xml("<key>b</key><dict/>"))
  }

  @Test(
    "go in and out of JSON with their commas",
    arguments: [
      "{\n  \"default\": {},\n  \"night\": {}\n}\n", #"{"default":{}}"#, #"{ "default": {}, "a": 1 }"#,
    ])
  func json(text: String) throws {
    let result = try installed(#"{"new": {"Color": {}}, "newer": {}}"#, into: text)
    #expect(try document(result).entryRanges.map(\.key).suffix(2) == ["new", "newer"])
    #expect(result.contains(#""new": {"Color": {}}"#))
    #expect(try removed(["newer", "new"], from: result) == text)
    #expect(try removed(["new", "newer"], from: result) == text)
  }

  @Test(
    "leave JSON whole wherever they stood",
    arguments: [
      (["a"], #"{ "b": 2, "c": 3 }"#), (["b"], #"{ "a": 1, "c": 3 }"#), (["c"], #"{ "a": 1, "b": 2 }"#),
      (["a", "b"], #"{ "c": 3 }"#), (["b", "c"], #"{ "a": 1 }"#), (["a", "c"], #"{ "b": 2 }"#),
    ])
  func jsonRemoved(names: [String], result: String) throws {
    #expect(try removed(names, from: #"{ "a": 1, "b": 2, "c": 3 }"#) == result)
  }

  @Test("are written anew for a file of another format")
  func otherFormat() throws {
    let json =
      #"{"<n>": {"Color": {"a & b": "0x1\n"}, "Font": {"t": {"Name": "", "Size": "14"}}, "x": [1, 2.5, true]}}"#
    let asXML = try installed(json, into: target)
    #expect(
      asXML.contains(
        """
        <string>1.0</string>
        \t<key>&lt;n&gt;</key>
        \t<dict>
        \t\t<key>Color</key>
        \t\t<dict>
        \t\t\t<key>a &amp; b</key>
        \t\t\t<string>0x1

        """), "\(asXML)")
    let back = try installed(asXML, into: #"{"default": {}}"#)
    let value = try document(back)
    guard case .dictionary(let root) = value.root.value, case .dictionary(let skin)? = root["<n>"]?.node.value
    else {
      Issue.record("\(back)")
      return
    }
    #expect(skin.entries.map(\.key) == ["Color", "Font", "x"])
    #expect(root.entries.map(\.key) == ["default", "night", "CJSkinCurrentVersion", "<n>"])
  }

  @Test("are not written where a value has no form", arguments: [#"null"#, #""\u0000""#, #""\uFFFF""#])
  func noForm(value: String) throws {
    #expect(throws: EditError.self) { try installed(#"{"n": {"Color": {"a": \#(value)}}}"#, into: target) }
  }

  @Test("of a file in another encoding than UTF-8 stay as they are")
  func otherEncoding() throws {
    let text = #"<?xml version="1.0" encoding="ISO-8859-1"?>"# + xml("<key>default</key><dict/>")
    #expect(throws: EditError.self) { try edit(text) }
  }
}
