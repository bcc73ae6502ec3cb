import TestSupport
import Testing
import Texts

@testable import skinscope

@MainActor @Suite struct LintCommandTests {
  private static let folder = ProjectFile.path("Tests/SkinscopeTests")
  private let pack = folder + "/Fixtures/pack"
  private let headless = folder + "/Fixtures/headless"
  private let themes = ProjectFile.path("themes")

  private func run(_ arguments: String...) -> Outcome { run(arguments) }

  private func run(_ arguments: [String]) -> Outcome {
    Program(environment: Environment(), readInput: { "" }, showPreview: { _, _ in Outcome() }).run(arguments)
  }

  @Test("The shipped pack is clean, notes included")
  func shippedPackIsClean() {
    #expect(run("lint", themes, "--strict") == Outcome(output: "no problems\n"))
  }

  @Test("An error is a finding, a warning with --strict only")
  func exitCodes() {
    #expect(run("lint", pack).exit == .findings)
    #expect(run("lint", headless).exit == .findings)
    #expect(run("lint", themes).exit == .done)
  }

  @Test(
    "The findings are the output in every format, and nothing else is said",
    arguments: ["text", "json", "github", "sarif"])
  func formats(_ format: String) {
    let outcome = run("lint", pack, "--format", format)
    #expect(outcome.output.contains("color-crashes-app"))
    #expect(outcome.output.contains("11"))
    #expect(outcome.messages.isEmpty)
    #expect(outcome.exit == .findings)
  }

  @Test("A pack that cannot be read is a finding in its format, and exit 3, among others that can")
  func unreadable() {
    let outcome = run("lint", themes, "/nowhere/x", headless, "--format", "github")
    #expect(outcome.exit == .unreadable)
    #expect(outcome.output.hasPrefix("::error file=/nowhere/x,title=plist-syntax::"))
    #expect(outcome.output.contains("missing-default"))
    #expect(outcome.messages.isEmpty)
  }

  @Test("A pack has to be named, and what cannot be carried out is said")
  func usage() {
    for line in [
      ["lint"], ["lint", pack, "--format", "txt"], ["lint", pack, "--update-baseline"],
      ["lint", pack, "--reader", "c"],
      ["lint", pack, "--matrix", "--format", "sarif"], ["render", pack, "--format", "sarif"],
      ["lint", pack, "--json"],
    ] {
      #expect(run(line).exit == .usage, "\(line)")
    }
  }

  @Test("A baseline is written as asked, and one that is not there is said to be")
  func baseline() {
    let outcome = run("lint", pack, "--baseline", "known.json", "--update-baseline")
    #expect(outcome.exit == .done)
    #expect(outcome.output.isEmpty)
    #expect(outcome.files.map(\.path) == ["known.json"])
    let known = String(decoding: outcome.files.first?.bytes ?? [], as: UTF8.self)
    #expect(known.contains("\"color-crashes-app\""))
    let missing = run("lint", pack, "--baseline", "/nowhere/known.json")
    #expect(missing.exit == .unreadable)
    #expect(missing.output.hasPrefix("/nowhere/known.json: error: "))
    for format in ["json", "github", "sarif"] {
      let told = run("lint", pack, "--baseline", "/nowhere/known.json", "--format", format)
      #expect(told.exit == .unreadable)
      #expect(told.output.contains("/nowhere/known.json"), "\(format)")
    }
  }

  @Test("The matrix stands behind the findings, and in the JSON beside them")
  func matrix() {
    let text = run("lint", themes, "--matrix").output
    #expect(text.contains("\n青瓷 "))
    #expect(text.hasSuffix("no problems\n"))
    let json = run("lint", themes, "--matrix", "--format", "json").output
    #expect(json.contains(#""pair"#) || json.contains(#""grade": "AAA""#))
  }

  @Test("The language is that of the command line")
  func language() {
    #expect(run("lint", themes, "--lang", "zh").output == "没有问题\n")
  }
}
