import Diagnostics
import Plists
import Testing
import Texts

@testable import Linting

@Suite("Findings are told") struct FormatTests {
  private let plist = """
    <dict>
    \t<key>青瓷</key><string>#FFF</string>
    </dict>
    """

  /// A finding at the value, and a note at the key.
  private func report(file: String = "a/CJSkin.plist") -> LintReport {
    let value = SourcePosition(line: 2, column: 22, offset: 7 + 1 + 5 + 6 + 6 + 8)
    let key = SourcePosition(line: 2, column: 7, offset: 7 + 1 + 5)
    let finding = Diagnostic(
      .colorCrashesApp, skin: "default", section: "Color", key: "青瓷", file: file, position: value,
      message: .value(.colorCrashes("#FFF")),
      notes: [DiagnosticNote(file: file, position: key, message: .key(.overriddenHere))])
    let unused = Diagnostic(.unusedImage, file: "a/x 1%.png", message: .image(.unused("x")))
    return LintReport([
      PackFindings(name: "a", findings: [finding, unused], sources: SourceTexts([file: Array(plist.utf8)]))
    ])
  }

  @Test("as text with the line and a mark under the value, aligned under Chinese")
  func text() {
    #expect(
      report().text(in: .english, isColored: false) == """
        a/CJSkin.plist:2:22: error: "#FFF" crashes the app: 6 or 8 hex digits have to follow 0x or #; write 0xRRGGBB [color-crashes-app]
            2 |   <key>青瓷</key><string>#FFF</string>
              |                          ^~~~
        a/CJSkin.plist:2:7: note: also written here
            2 |   <key>青瓷</key><string>#FFF</string>
              |        ^~~~
        a/x 1%.png: note: no entry and no part of the screen shows "x"; remove it, unless the app asks for it by its name [unused-image]
        1 error, 1 note

        """)
  }

  @Test("in colour on a terminal only, with the same words")
  func colors() {
    let colored = report().text(in: .simplifiedChinese, isColored: true)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    var plain = ""
    var isSequence = false
    for character in colored.description {
      if character == "\u{1B}" { isSequence = true }
      if !isSequence { plain.append(character) }
      if isSequence, character == "m" { isSequence = false }
    }
    #expect(plain == report().text(in: .simplifiedChinese, isColored: false).description)
  }

  @Test("as JSON, one a line")
  func json() throws {
    let text = report().json(in: .english)
    #expect(
      text.contains(
        """
            {"code": "unused-image", "severity": "note", "skin": null, "section": null, "key": null, \
        "file": "a/x 1%.png", "line": null, "column": null, "message": "
        """))
    let problems = try JSONTree(text.description)["problems"]
    #expect(problems.count == 2)
    #expect(problems[0]["line"].integer == 2)
    #expect(problems[0]["column"].integer == 22)
    #expect(problems[0]["notes"][0]["column"].integer == 7)
  }

  @Test("to GitHub, escaped as its documentation says")
  func github() {
    #expect(LintReport.data("50% of\r\n: a, b") == "50%25 of%0D%0A: a, b")
    #expect(LintReport.property("C:\\x,y%\n") == "C%3A\\x%2Cy%25%0A")
    // What joins stays where it joins, and nowhere else.
    #expect(LintReport.property("👩‍👧,a\u{200D}b") == "👩‍👧%2Ca‹U+200D›b")
    #expect(
      report(file: "a:1/b,c.plist").github(in: .english) == """
        ::error file=a%3A1/b%2Cc.plist,line=2,col=22,title=color-crashes-app::"#FFF" crashes the app: 6 or 8 hex digits \
        have to follow 0x or #; write 0xRRGGBB%0Aa:1/b,c.plist:2:7: also written here
        ::notice file=a/x 1%25.png,title=unused-image::no entry and no part of the screen shows "x"; remove it, \
        unless the app asks for it by its name

        """)
  }

  @Test("Packs stay in the order in which they were named, and the end says how many there are")
  func order() {
    var report = report()
    report.packs.append(
      PackFindings(name: "b", findings: [Diagnostic(.noSkins, file: "b", message: .key(.noSkins))]))
    let text = report.text(in: .english, isColored: false)
    #expect(text.hasSuffix("[no-skins]\n2 errors, 1 note in 2 packs\n"))
    #expect(
      LintReport([PackFindings(name: "a", findings: [])]).text(in: .english, isColored: false)
        == "no problems\n")
  }
}

@Suite("A line of the source") struct SourceExcerptTests {
  private func excerpt(_ marked: String) throws -> SourceExcerpt {
    let parts = marked.split(separator: "⟦", omittingEmptySubsequences: false)
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let position = SourcePosition(line: lines.count, column: 1, offset: parts[0].utf8.count)
    return try #require(SourceExcerpt(Array(parts.joined().utf8), at: position))
  }

  @Test(
    "is marked under what the finding is about",
    arguments: [
      ("<a>\n\t<string>⟦ab c</string>", "  <string>ab c</string>", 10, 4),
      ("⟦<dict>\n", "<dict>", 0, 6), ("<string>⟦</string>", "<string></string>", 8, 1),
      (#"{"甲": "⟦0x\"1"}"#, #"{"甲": "0x\"1"}"#, 8, 5), (#"{"a": ⟦12, "b": 1}"#, #"{"a": 12, "b": 1}"#, 6, 2),
      (#"⟦{"a": 1}"#, #"{"a": 1}"#, 0, 1), ("x\r\n<string>⟦青瓷</string>\r\n", "<string>青瓷</string>", 8, 4),
      ("a⟦", "a", 1, 1), ("<key>⟦\u{1B}[2J</key>", "<key>␛[2J</key>", 5, 4),
    ] as [(String, String, Int, Int)])
  func marks(marked: String, line: String, indent: Int, columns: Int) throws {
    let excerpt = try excerpt(marked)
    #expect(excerpt.line.description == line)
    #expect(excerpt.indent == indent)
    #expect(excerpt.columns == columns)
  }

  @Test("is cut around its mark where it is long")
  func long() throws {
    let excerpt = try excerpt(
      String(repeating: "青", count: 500) + "\"⟦abc\"" + String(repeating: "x", count: 5_000))
    #expect(excerpt.line.hasPrefix("…青"))
    #expect(excerpt.line.hasSuffix("x…"))
    #expect(excerpt.line.description.count < 130)
    #expect(excerpt.marker.hasSuffix(" ^~~"))
  }

  @Test("is left out of bytes that are no UTF-8, and beyond their end")
  func none() {
    let position = SourcePosition(line: 1, column: 2, offset: 1)
    #expect(SourceExcerpt([0x3C, 0xFF, 0x3C], at: position) == nil)
    #expect(SourceExcerpt([0x3C, 0, 0x3C, 0], at: position) == nil)
    #expect(SourceExcerpt([], at: position) == nil)
  }
}
