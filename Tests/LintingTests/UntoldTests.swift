import Diagnostics
import Testing
import Texts

@testable import Linting

@Suite("Of one kind so many are told, and the others counted") struct UntoldTests {
  private func report(unused: Int, crashing: Int) -> LintReport {
    let many = (0..<unused).map {
      Diagnostic(.unusedImage, file: "a/\($0).png", message: .image(.unused("x")))
    }
    let few = (0..<crashing).map { _ in
      Diagnostic(.colorCrashesApp, file: "a/b", message: .value(.colorCrashes("#FFF")))
    }
    return LintReport([PackFindings(name: "a\u{202E}", findings: many + few)])
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
}
