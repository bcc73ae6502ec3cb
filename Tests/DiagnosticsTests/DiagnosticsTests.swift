import Diagnostics
import Testing
import Texts

@Suite("A finding in words") struct DiagnosticTextTests {
  private let position = SourcePosition(line: 41, column: 9, offset: 1_200)

  @Test("has path, line, column, severity, message and code")
  func complete() {
    let finding = Diagnostic(.noSkins, file: "a/CJSkin.plist", position: position, message: .syntax(.empty))
    #expect(finding.text(in: .english) == "a/CJSkin.plist:41:9: error: the file is empty [no-skins]")
    #expect(finding.text(in: .simplifiedChinese) == "a/CJSkin.plist:41:9: error: 文件是空的 [no-skins]")
  }

  @Test("leaves line and column out where there are none")
  func withoutPosition() {
    let finding = Diagnostic(.plistSyntax, severity: .note, file: "b", message: .syntax(.empty))
    #expect(finding.text(in: .english) == "b: note: the file is empty [plist-syntax]")
  }

  @Test("shows control characters of paths and values, and cuts long values")
  func safe() {
    let value = "\u{1B}[2J" + String(repeating: "x", count: 100)
    let finding = Diagnostic(.colorUnreadable, file: "a\u{1B}b", message: .value(.colorUnreadable(value)))
    let text = finding.text(in: .english)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 })
    #expect(text.contains("␛[2J" + String(repeating: "x", count: 56) + "...\""))
  }

  @Test("is followed by its notes, each with its own place")
  func notes() {
    let note = DiagnosticNote(file: "a", position: position, message: .key(.overriddenHere))
    let finding = Diagnostic(.duplicateKey, file: "a", message: .key(.emptySkin), notes: [note])
    #expect(finding.lines(in: .english).dropFirst() == ["a:41:9: note: also written here"])
  }

  @Test("stands in the order of the file, those of one place as they were found")
  func order() {
    func finding(_ code: DiagnosticCode, offset: Int?) -> Diagnostic {
      let position = offset.map { SourcePosition(line: 1, column: $0 + 1, offset: $0) }
      return Diagnostic(code, file: "a", position: position, message: .syntax(.empty))
    }
    let found = [
      finding(.extraKey, offset: 7), finding(.emptySkin, offset: 3), finding(.missingKey, offset: 7),
      finding(.noSkins, offset: nil),
    ]
    #expect(found.inFileOrder().map(\.code) == [.noSkins, .emptySkin, .extraKey, .missingKey])
  }
}
