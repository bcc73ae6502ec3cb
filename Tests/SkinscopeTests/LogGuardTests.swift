import Testing
import Texts

@testable import skinscope

@MainActor @Suite("A runner that reads along obeys nothing of strangers")
struct LogGuardTests {
  private func guarded(_ text: String, as form: LogGuard.Form = .text) -> String {
    String(decoding: LogGuard(isNeeded: true).guarded(Array(text.utf8), as: form), as: UTF8.self)
  }

  @Test(
    "What begins a line after blanks, and a command in brackets anywhere, gets a backslash",
    arguments: [
      ("::error::a", "\\::error::a"), ("a\n  ::warning file=a::b\n", "a\n  \\::warning file=a::b\n"),
      ("\t::a\r::b", "\t\\::a\r\\::b"), ("\u{3000}\u{A0}::a", "\u{3000}\u{A0}\\::a"),
      ("a ##[error]b", "a ##\\[error]b"), ("##vso[task.x]", "##vso\\[task.x]"),
      ("##teamcity[a]", "##teamcity\\[a]"), ("##[a]##[b]", "##\\[a]##\\[b]"), ("###[a]", "###\\[a]"),
      ("青::a", "青::a"), ("a ::b", "a ::b"), (":a: :", ":a: :"), ("#[a] ## [b]", "#[a] ## [b]"),
      ("::", "\\::"),
      ("é::", "é::"), ("", ""),
    ])
  func text(raw: String, shown: String) { #expect(guarded(raw) == shown) }

  @Test("Data stays what it is: the character is written otherwise")
  func data() {
    #expect(guarded("{\"a\": \"##[error]b ::c\"}", as: .json) == "{\"a\": \"##\\u005Berror]b ::c\"}")
    #expect(guarded("<b>##[x]</b>\n::y", as: .markup) == "<b>##&#91;x]</b>\n&#58;:y")
    #expect(guarded("::error::a ##[b]", as: .exact) == "::error::a ##[b]")
  }

  @Test("Nothing is changed where nobody obeys, and the environment says who does")
  func needed() {
    #expect(LogGuard(isNeeded: false).guarded("::a") == "::a")
    for (variables, isNeeded) in [
      (["GITHUB_ACTIONS": "true"], true), (["TF_BUILD": "True"], true), (["TEAMCITY_VERSION": "2025"], true),
      (["GITHUB_ACTIONS": "false"], false), (["TEAMCITY_VERSION": ""], false), ([:], false),
    ] {
      #expect(LogGuard(variables: variables).isNeeded == isNeeded, "\(variables)")
    }
  }

  @Test(
    "Every command says what form its output has",
    arguments: [
      (["list", "PACK"], LogGuard.Form.text), (["list", "PACK", "--json"], .json),
      (["show", "default", "PACK", "--json"], .json), (["show", "default", "PACK"], .text),
      (["color", "#123456", "--json"], .json), (["lint", "PACK"], .text),
      (["lint", "PACK", "--format", "json"], .json),
      (["lint", "PACK", "--format", "sarif"], .json), (["lint", "PACK", "--format", "github"], .exact),
      (["diff", "PACK", "PACK", "--format", "json"], .json),
      (["diff", "PACK", "PACK", "--format", "markdown"], .text),
      (["render", "PACK", "--format", "txt"], .text), (["render", "PACK", "--format", "svg"], .markup),
      (["render", "PACK", "--format", "html"], .markup), (["render", "PACK", "--format", "json"], .json),
      (["render", "PACK", "--all", "--format", "json"], .json),
      (["sheet", "PACK", "-o", "-", "--format", "svg"], .markup),
      (["pack", "PACK", "-o", "-"], .exact), (["help"], .text), (["manual"], .exact),
    ])
  func forms(line: [String], form: LogGuard.Form) {
    let pack = "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/") + "/Fixtures/pack"
    let program = Program(environment: Environment(), readInput: { "" }, showPreview: { _, _ in Outcome() })
    let outcome = program.run(line.map { $0 == "PACK" ? pack : $0 })
    #expect(!outcome.outputBytes.isEmpty || line[0] == "diff")
    #expect(outcome.form == form)
  }
}
