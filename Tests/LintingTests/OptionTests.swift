import Diagnostics
import Plists
import Testing

@testable import Linting

@Suite("The Lint dictionary") struct OptionTests {
  private func codes(_ lint: String) throws -> [String] {
    let example = try LintExample(
      """
      Skinscope.plist: {"Lint": \(lint)}
      {"default": {"Color": {"a": "0X111111", "b": "0x222222"}}, "night": {"Color": {"a": "0X123456", "c": "0x333333"}}}
      """)
    return example.findings().filter { [.colorUnreadable, .extraKey].contains($0.code) }.map {
      "\($0.skin ?? "") \($0.key ?? "") \($0.code.rawValue) \($0.severity)"
    }
  }

  @Test("changes nothing where it says nothing")
  func none() throws {
    #expect(
      try codes("{}") == [
        "default a color-unreadable error", "night a color-unreadable error", "night c extra-key warning",
      ])
  }

  @Test("turns a code off, and changes its severity, for the pack")
  func pack() throws {
    #expect(
      try codes(#"{"color-unreadable": "off", "extra-key": "error"}"#) == ["night c extra-key error"])
  }

  @Test("does so for a skin and for a key, and the nearer word counts")
  func skinsAndKeys() throws {
    #expect(
      try codes(#"{"color-unreadable": "off", "Skins": {"night": {"color-unreadable": "note"}}}"#) == [
        "night a color-unreadable note", "night c extra-key warning",
      ])
    #expect(
      try codes(
        #"{"Skins": {"night": {"color-unreadable": "off"}}, "Keys": {"a": {"color-unreadable": "warning"}}}"#)
        == [
          "default a color-unreadable warning", "night a color-unreadable warning",
          "night c extra-key warning",
        ])
  }

  @Test(
    "sets thresholds, as text or number",
    arguments: [(#""2""#, 0), ("2", 0), ("2.5", 0), ("3", 1), (#""21""#, 1)])
  func thresholds(value: String, count: Int) throws {
    let example = try LintExample(
      """
      Skinscope.plist: {"Lint": {"Thresholds": {"contrast": \(value)}}}
      {"default": {"Color": {"label.body": "0x999999", "label.headline": "0x000000", "label.caption": "0x000000", \
      "view.background": "0xFFFFFF"}}}
      """)
    #expect(example.findings(of: .contrastLow).filter { $0.key == "label.body" }.count == count)
  }

  @Test(
    "is checked itself: what it names has to be",
    arguments: [
      #"{"⟦contrast-lo": "off"}"#, #"{"contrast-low": "⟦of"}"#, #"{"contrast-low": ⟦1}"#,
      #"{"Skins": {"⟦nigth": {}}}"#, #"{"Keys": {"⟦z": {}}}"#, #"{"Thresholds": {"⟦contrst": 1}}"#,
      #"{"Thresholds": {"contrast": "⟦much"}}"#, #"{"Thresholds": {"contrast": ⟦-1}}"#, #"{"Skins": ⟦[]}"#,
      "⟦[]",
      #"{"Keys": {"a": ⟦"off"}}"#,
    ])
  func mistakes(lint: String) throws {
    let example = try LintExample(
      """
      Skinscope.plist: {"Lint": \(lint)}
      {"default": {"Color": {"a": "0x111111"}}, "night": {"Color": {"a": "0x123456"}}}
      """)
    let found = example.findings(of: .mapUnknown)
    #expect(found.count == 1)
    #expect(found.first?.file == "Skinscope.plist")
    let isQuoted = lint.contains(#"⟦"off""#)
    #expect(found.first?.position?.offset == example.markedOffset.map { isQuoted ? $0 + 1 : $0 })
  }
}

@Suite("A baseline") struct BaselineTests {
  private let example = """
    {"default": {"Color": {"a": "red", "b": "#FFF"}}, "night": {"Color": {"a": "blue"}}}
    """

  private func report(_ text: String) throws -> LintReport {
    LintReport([PackFindings(name: "p", findings: try LintExample(text).findings())])
  }

  @Test("accepts what it was made of, whatever the lines, and tells what is new and what is gone")
  func accepts() throws {
    let known = try report(example)
    let baseline = try Baseline(
      reading: Array(Baseline(of: known.findings, file: "known.json").json().utf8), file: "known.json")
    var same = known
    #expect(baseline.accept(&same) == 0)
    #expect(same.findings.isEmpty)
    var changed = try report(
      """
      {"default":
       {"Color": {"a": "green", "b": "0x123456", "c": "0x1234"}}, "night": {"Color": {"a": "blue"}}}
      """)
    let gone = baseline.accept(&changed)
    #expect(gone == 1)
    #expect(
      changed.findings.map { "\($0.key ?? "") \($0.code.rawValue)" }
        == ["c missing-key", "c color-crashes-app"].reversed())
  }

  @Test("is sorted and has a line for each finding")
  func sorted() throws {
    let findings = try report(example).findings
    let json = Baseline(of: findings, file: "known.json").json()
    #expect(json == Baseline(of: findings.reversed(), file: "known.json").json())
    #expect(
      json.contains(
        #"{"file": "CJSkin.plist", "skin": "default", "section": "Color", "key": "a", "code": "color-unreadable", "count": 1}"#
      ))
  }

  @Test(
    "that is none is refused, and said to be none",
    arguments: ["{}", "[]", "{", "", "x", #"{"accepted": 1}"#])
  func refused(text: String) {
    let error = #expect(throws: PlistError.self) {
      try Baseline(reading: Array(text.utf8), file: "known.json")
    }
    #expect(error?.diagnostic.message.english.hasPrefix("this is no baseline") == true)
  }

  @Test("names files as seen from itself, from wherever and however they are named")
  func relative() throws {
    func finding(_ file: String) -> Diagnostic {
      Diagnostic(
        .colorUnreadable, skin: "a", section: "Color", key: "k", file: file, message: .syntax(.empty))
    }
    let baseline = Baseline(of: [finding("/nowhere/App/CJSkin.plist")], file: "/nowhere/lint/known.json")
    #expect(baseline.json().contains(#""file": "../App/CJSkin.plist""#))
    let read = try Baseline(reading: Array(baseline.json().utf8), file: "/nowhere/./lint/known.json")
    for (file, left) in [
      ("/nowhere/App/CJSkin.plist", 0), ("/nowhere/./App/./CJSkin.plist", 0), ("/nowhere/Ap/CJSkin.plist", 1),
    ] {
      var report = LintReport([PackFindings(name: "p", findings: [finding(file)])])
      _ = read.accept(&report)
      #expect(report.findings.count == left, "\(file)")
    }
  }

  @Test("never accepts that a pack cannot be read")
  func unreadable() throws {
    let finding = Diagnostic(.plistSyntax, file: "x", message: .syntax(.empty))
    var report = LintReport([PackFindings(name: "x", findings: [finding], isUnreadable: true)])
    #expect(Baseline(of: [finding], file: "known.json").accept(&report) == 1)
    #expect(report.findings.count == 1)
  }
}
