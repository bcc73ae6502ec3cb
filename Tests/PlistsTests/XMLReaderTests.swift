import Diagnostics
import Testing
import Texts

@testable import Plists

private func plist(_ body: String) -> String { "<plist>\n\(body)\n</plist>" }

private func read(_ text: String) throws -> PlistNode {
  try PlistReader.read(Array(text.utf8), file: "a.plist").root
}

extension PlistNode {
  /// The first entry or element, of the first entry or element, and so on down.
  var innermost: PlistNode {
    switch value {
    case .dictionary(let dictionary): dictionary.entries.first?.node.innermost ?? self
    case .array(let nodes): nodes.first?.innermost ?? self
    case .string, .integer, .real, .boolean, .date, .data, .null: self
    }
  }
}

@Suite("XML plists") struct XMLReaderTests {
  @Test(
    "know where each value's text stands",
    arguments: [
      ("<dict><key>a</key><string>⟦0x123456</string></dict>", 8),
      ("<dict>\n\t<key>键</key>\n\t<string>⟦颜色</string></dict>", 6),
      ("<dict><key>😀</key><string>⟦a&amp;b</string></dict>", 7),
      ("<array><string>⟦<![CDATA[<x>]]></string></array>", 15),
      ("<array><string>⟦a<!-- b -->c</string></array>", 12),
      ("<array><string>⟦</string></array>", 0),
      ("<array>⟦<string/></array>", 9),
      ("<array>⟦<true/></array>", 7),
      ("<array>⟦<array/></array>", 8),
      ("<array><integer>⟦ 12 </integer></array>", 4),
      ("<array><?x y?><real>⟦1.5</real></array>", 3),
    ])
  func valuePosition(body: String, byteCount: Int) throws {
    let marked = Marked(plist(body))
    let span = try #require(try read(marked.text).innermost.span)
    #expect(span == SourceSpan(start: try #require(marked.position), byteCount: byteCount))
  }

  @Test("know where each key's text stands")
  func keyPosition() throws {
    let marked = Marked(plist("<dict>\r\n  <key>⟦背景</key><string/>\r\n</dict>"))
    guard case .dictionary(let dictionary) = try read(marked.text).value else {
      Issue.record("no dictionary")
      return
    }
    #expect(dictionary.entries.first?.keySpan?.start == marked.position)
    #expect(dictionary.entries.first?.keySpan?.byteCount == 6)
  }

  @Test(
    "stop where something has no place, and say why",
    arguments: [
      ("⟦<dict/>", SyntaxText.missingPlistTag(found: "dict")),
      ("<plist>⟦</plist>", .noValue),
      ("<plist><dict/>⟦<dict/></plist>", .secondValue),
      ("<plist>⟦<key>a</key></plist>", .keyOutsideDictionary),
      ("<plist><array>⟦<key>a</key></array></plist>", .keyOutsideDictionary),
      ("<plist><dict>⟦<string>a</string></dict></plist>", .valueWithoutKey(tag: "string")),
      ("<plist><dict><key>a</key>⟦<key>b</key></dict></plist>", .keyWithoutValue(key: "a")),
      ("<plist><dict><key>a</key>⟦</dict></plist>", .keyWithoutValue(key: "a")),
      ("<plist><dict>\n ⟦颜色</dict></plist>", .textBetweenTags),
      ("<plist>⟦<colour/></plist>", .unknownTag(name: "colour")),
      ("<plist>⟦<plist/></plist>", .unknownTag(name: "plist")),
      ("<plist><string>a⟦<dict/></string></plist>", .tagInText(name: "dict", outer: "string")),
      ("<plist><integer>⟦1.5</integer></plist>", .invalidInteger("1.5")),
      ("<plist><integer>⟦</integer></plist>", .invalidInteger("")),
      ("<plist><real>⟦1,5</real></plist>", .invalidReal("1,5")),
      ("<plist><date>⟦today</date></plist>", .invalidDate("today")),
      ("<plist><data>⟦a*</data></plist>", .invalidData),
      ("<plist>\n<dict>\n</⟦array></plist>", .mismatchedTag(found: "array", expected: "dict", line: 2)),
      ("<plist>\n<dict>⟦", .unclosedTag(name: "dict", line: 2)),
      ("<plist><string>a ⟦& b</string></plist>", .invalidXML),
      ("<plist><string>⟦&nbsp;</string></plist>", .undefinedEntity(name: "nbsp")),
      (
        "<!DOCTYPE plist PUBLIC \"a\" \"b\"><plist><string>⟦&nbsp;</string></plist>",
        .undefinedEntity(name: "nbsp")
      ),
      ("<plist><dict/></plist>\n⟦<x/>", .textAfterEnd),
      ("<plist a='1' ⟦a='2'><dict/></plist>", .repeatedAttribute),
      ("<plist><string>\u{1}</string></plist>", .invalidCharacter),
      ("<?xml version='1.0' encoding='GBK'?><plist/>", .unsupportedEncoding),
    ])
  func refusal(text: String, reason: SyntaxText) throws {
    let marked = Marked(text)
    let error = #expect(throws: PlistError.self) { try read(marked.text) }
    #expect(error?.diagnostic.message == .syntax(reason))
    if let position = marked.position { #expect(error?.diagnostic.position == position) }
  }

  @Test("keep the order of the file, and of a key written twice the last value in the first place")
  func order() throws {
    let body =
      "<dict><key>b</key><true/><key>a</key><integer>1</integer><key>b</key><integer>2</integer></dict>"
    guard case .dictionary(let dictionary) = try read(plist(body)).value else {
      Issue.record("no dictionary")
      return
    }
    #expect(dictionary.entries.map(\.key) == ["b", "a"])
    guard case .integer(2)? = dictionary["b"]?.node.value,
      case .boolean(true)? = dictionary.overridden.first?.node.value
    else {
      Issue.record("the wrong value counts")
      return
    }
  }

  @Test("count lines and columns in every encoding that expat reads", arguments: ["\n", "\r\n", "\r"])
  func encodings(lineEnd: String) throws {
    let text = "<plist>\(lineEnd)<dict><key>颜😀</key>\(lineEnd) <string>红</string></dict></plist>"
    let little: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    for bytes in [Array(text.utf8), marked, little, big, Array(big.dropFirst(2)), Array(little.dropFirst(2))]
    {
      guard case .dictionary(let dictionary) = try PlistReader.read(bytes, file: "a").root.value,
        let entry = dictionary.entries.first, case .string("红") = entry.node.value
      else {
        Issue.record("not read")
        continue
      }
      #expect(entry.key == "颜😀")
      #expect(entry.keySpan.map { [$0.start.line, $0.start.column] } == [2, 12])
      #expect(entry.node.span.map { [$0.start.line, $0.start.column] } == [3, 10])
      let span = try #require(entry.node.span)
      let raw = bytes[span.start.offset..<(span.start.offset + span.byteCount)]
      #expect(raw.count == (bytes.contains(0) ? 2 : 3))
    }
  }

  @Test("count the bytes of ISO 8859-1 as characters")
  func latin1() throws {
    var bytes = Array("<?xml version='1.0' encoding='ISO-8859-1'?><plist><array><string>".utf8)
    bytes += [0xE9, 0xE9] + Array("</string>x</array></plist>".utf8)
    let error = #expect(throws: PlistError.self) { try PlistReader.read(bytes, file: "a") }
    #expect(
      error?.diagnostic.position?.column == bytes.firstIndex(of: UInt8(ascii: "x"), after: 60).map { $0 + 1 })
  }

  @Test("take 64 containers inside one another and refuse 65")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      plist(String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth))
    }
    _ = try read(nested(64))
    let error = #expect(throws: PlistError.self) { try read(nested(65)) }
    #expect(error?.diagnostic.code == .limitExceeded)
    #expect(error?.diagnostic.message == .limit(.depth(64)))
  }

  @Test("read numbers as they are written")
  func numbers() throws {
    let body = """
      <array><integer>-9223372036854775808</integer><integer>0x1F</integer><integer>18446744073709551615</integer>\
      <real>-1.5e3</real><real>inf</real><data>AAEC</data><date>2024-05-31T12:00:00Z</date></array>
      """
    guard case .array(let nodes) = try read(plist(body)).value else {
      Issue.record("no array")
      return
    }
    #expect(
      nodes.map { "\($0.value)" } == [
        "integer(-9223372036854775808)", "integer(31)", "real(1.8446744073709552e+19)", "real(-1500.0)",
        "real(inf)", "data(byteCount: 3)", "date(\"2024-05-31T12:00:00Z\")",
      ])
  }
}

extension [UInt8] {
  fileprivate func firstIndex(of byte: UInt8, after start: Int) -> Int? {
    self[start...].firstIndex(of: byte)
  }
}
