import Diagnostics
import Testing
import Texts

@testable import Linting

@Suite("Of one kind so many are told, and the others counted") struct UntoldTests {
  private func report(unused: Int, crashing: Int, unfinished: Set<DiagnosticCode> = []) -> LintReport {
    let many = (0..<unused).map {
      Diagnostic(.unusedImage, file: "a/\($0).png", message: .image(.unused("x")))
    }
    let few = (0..<crashing).map { _ in
      Diagnostic(.colorCrashesApp, file: "a/b", message: .value(.colorCrashes("#FFF")))
    }
    return LintReport([PackFindings(name: "a\u{202E}", findings: many + few, unfinished: unfinished)])
  }

  @Test("at the edge nothing is left out, one beyond it is", arguments: [(3, 0), (4, 1), (9, 6)])
  func edge(count: Int, left: Int) {
    var report = report(unused: count, crashing: 2)
    report.limit(to: 3)
    #expect(report.findings.count == 5)
    #expect(report.packs[0].untold.map(\.count) == (left == 0 ? [] : [left]))
    #expect(report.count(of: .note) == count && report.count(of: .error) == 2)
  }

  @Test("every format says how many")
  func formats() throws {
    var report = report(unused: 12, crashing: 1)
    report.limit(to: 5)
    #expect(
      report.text(in: .english, isColored: false).hasSuffix(
        "\na‹U+202E›: … and 7 more of unused-image\n1 error, 12 notes\n"))
    #expect(report.text(in: .simplifiedChinese, isColored: false).contains("另有 7 个 unused-image"))
    let json = report.json(in: .english)
    #expect(json.contains("\"code\": \"unused-image\", \"severity\": \"note\", \"count\": 7}"))
    #expect(
      report.github(in: .english).hasSuffix(
        "::notice title=unused-image::a‹U+202E›: … and 7 more of unused-image\n"))
    let sarif = report.sarif(version: "1.0.0", language: .english)
    #expect(sarif.contains("toolExecutionNotifications") && sarif.contains("\"count\": 7"))
    var whole = self.report(unused: 5, crashing: 1)
    whole.limit(to: 5)
    #expect(!whole.sarif(version: "1.0.0", language: .english).contains("toolExecutionNotifications"))
    #expect(!whole.json(in: .english).contains("\"more\""))
  }

  @Test("a rule that has found so many looks no further, and says so", arguments: [(7, false), (3, true)])
  func looking(limit: Int, isUnfinished: Bool) throws {
    let text = """
      {"default": {"Color": {"a": "0x111111", "b": "0x222222", "c": "0x333333"}},
       "night": {"Color": {"a": "0x444444"}}, "rose": {"Color": {"b": "0x555555", "c": "0x666666"}},
       "sea": {"Color": {"d": "0x777777"}}}
      """
    let found = Linter(try LintExample(text).pack).found(limit: limit)
    let count = found.findings.count { $0.code == .missingKey }
    // Of the skin that it is at, it tells all.
    #expect(count == (limit == 3 ? 3 : 6))
    #expect(found.unfinished.contains(.missingKey) == isUnfinished)
    #expect(!found.unfinished.contains(.extraKey))
  }

  @Test("a key with one value in all skins is found behind more keys than are told")
  func sameInAllSkins() throws {
    let single = (0...Limits.Findings.found).map { "\"\($0)\": \"0\"" }.joined(separator: ", ")
    let text = """
      {"default": {"Color": {\(single), "last": "0x444444"}}, "night": {"Color": {"last": "0x444444"}},
       "rose": {"Color": {"last": "0x444444"}}}
      """
    let subject = try #require(Linter(try LintExample(text).pack).subject(pictures: nil))
    #expect(SameInAllSkinsRule.notes(subject).map(\.key) == ["last"])
  }

  @Test("every format says that there may be more")
  func unfinished() {
    var report = report(unused: 12, crashing: 1, unfinished: [.unusedImage])
    report.limit(to: 5)
    let text = report.text(in: .english, isColored: false)
    #expect(text.hasSuffix("… and at least 7 more of unused-image\nat least 1 error, 12 notes\n"))
    let chinese = report.text(in: .simplifiedChinese, isColored: false)
    #expect(chinese.contains("另有至少 7 个 unused-image"))
    for text in [
      report.json(in: .english), report.sarif(version: "1.0.0", language: .english),
    ] {
      #expect(text.contains("\"count\": 7, \"atLeast\": true"))
    }
    #expect(report.github(in: .english).contains("at least 7 more of unused-image"))
  }
}
