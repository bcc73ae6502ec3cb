import Diagnostics
import TestSupport
import Testing
import Texts

@testable import Linting

@Suite("The rules") struct RuleTests {
  @Test("are one for each code, in the order of the codes")
  func oneForEachCode() {
    #expect(RuleCatalogue.all.map { $0.code } == DiagnosticCode.allCases)
  }

  @Test("have pages whose examples hold", arguments: DiagnosticCode.allCases)
  func examples(code: DiagnosticCode) throws {
    let rule = try #require(RuleCatalogue.all.first { $0.code == code })
    let page = try RulePage(rule)
    #expect(page.lines.first?.hasPrefix("`\(code.rawValue)`: ") == true)
    for example in page.examples {
      let pack = try LintExample(example.text)
      let found = pack.findings(of: code)
      switch example.kind {
      case .fine: #expect(found.isEmpty, "\(example.text)\n\(found.map { $0.text(in: .english) })")
      case .found, .noted:
        let severity = example.kind == .found ? code.severity : .note
        let isThere = found.contains { finding in
          finding.severity == severity && finding.file == pack.markedFile
            && finding.position?.offset == pack.markedOffset
        }
        #expect(isThere, "\(example.text)\n\(pack.findings().map { $0.text(in: .english) })")
      }
    }
  }

  @Test("that need no other input than the pack have an example of what is found and of what is fine")
  func haveExamples() throws {
    let opening: Set<DiagnosticCode> = [
      .plistSyntax, .noSkins, .limitExceeded, .zipRefused, .downloadFailed, .bundleWithoutSkin, .bundleInZip,
    ]
    for rule in RuleCatalogue.all where !opening.contains(rule.code) {
      let kinds = try RulePage(rule).examples.map(\.kind)
      #expect(kinds.contains(.found), "\(rule)")
      #expect(kinds.contains(.fine), "\(rule)")
    }
  }

  @Test("are described in docs/lint.md by their own pages")
  func documentation() throws {
    let marker =
      "<!-- From here on: the doc comments in Sources/Linting/Rules, by RECORD_SNAPSHOTS=1 swift test. -->\n"
    let text = try ProjectFile.text("docs/lint.md")
    let start = try #require(text.range(of: marker))
    let pages = try RuleCatalogue.all.map { try RulePage($0).section }.joined(separator: "\n")
    let wanted = text[..<start.upperBound] + "\n" + pages
    if ProjectFile.isRecording { return try ProjectFile.write(String(wanted), to: "docs/lint.md") }
    #expect(text == wanted)
  }

  @Test("say every message in both languages, and never show control characters raw")
  func messages() throws {
    let hostile = """
      {"default": {"Color": {"a\\u001b[2J": "\\u001b]0;x", "@\\u0007": "#\\u001b", "b": "0xE5E5E5", "c": "0xE5E5E6"},
       "Font": {"\\u0007": {"Name": "\\u001b[31m", "Size": "\\u001b"}}, "Image": {"\\u0007": "\\u001b[2J"}},
       "n\\u001b": {"colors": {}, "Color": {"\\u001bz": "0x123456"}}}
      """
    let found = try LintExample(hostile).findings()
    #expect(found.count > 8)
    for finding in found {
      for language in Language.allCases {
        for line in finding.lines(in: language) {
          #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }, "\(line)")
        }
      }
    }
  }
}

extension String {
  /// Where a part of the text stands.
  fileprivate func range(of part: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }
}
