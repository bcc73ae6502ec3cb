import Diagnostics
import Testing
import Texts

@testable import Linting

/// What the schema of SARIF 2.1.0 demands of the objects that are written here.
@Suite("SARIF") struct SARIFTests {
  private func log(_ example: String, isUnreadable: Bool = false) throws -> JSONTree {
    let findings = try LintExample(example).findings()
    let pack = PackFindings(name: "皮肤 1", findings: findings, isUnreadable: isUnreadable)
    return try JSONTree(LintReport([pack]).sarif(version: "1.2.3", language: .english).description)
  }

  private let example = """
    files: default.bundle/旧 1%.png
    {"default": {"Color": {"a": "0x111111", "b": "0x222222", "a": "#FFF"}}, "night": {"Color": {"a": "0x123456"}}}
    """

  @Test("has one run of a tool with a rule for each code")
  func run() throws {
    let log = try log(example)
    #expect(log["version"].string == "2.1.0")
    #expect(log["$schema"].string?.hasSuffix("sarif-2.1.0.json") == true)
    #expect(log["runs"].count == 1)
    let run = log["runs"][0]
    #expect(run["columnKind"].string == "unicodeCodePoints")
    #expect(run["invocations"][0]["executionSuccessful"].boolean == true)
    #expect(run["tool"]["driver"]["name"].string == "Skinscope")
    #expect(run["tool"]["driver"]["semanticVersion"].string == "1.2.3")
    let rules = run["tool"]["driver"]["rules"].items
    #expect(rules.map { $0["id"].string } == DiagnosticCode.allCases.map(\.rawValue))
    for rule in rules {
      #expect(rule["shortDescription"]["text"].string?.isEmpty == false)
      #expect(Self.levels.contains(rule["defaultConfiguration"]["level"].string ?? ""))
    }
    #expect(
      try self.log(example, isUnreadable: true)["runs"][0]["invocations"][0]["executionSuccessful"].boolean
        == false)
  }

  @Test("has results whose rule, level, message and places are as the schema wants them")
  func results() throws {
    let run = try log(example)["runs"][0]
    let results = run["results"].items
    #expect(results.count > 4)
    for result in results {
      let rule = run["tool"]["driver"]["rules"][result["ruleIndex"].integer ?? -1]
      #expect(rule["id"].string == result["ruleId"].string)
      #expect(Self.levels.contains(result["level"].string ?? ""))
      #expect(result["message"]["text"].string?.isEmpty == false)
      #expect(result["locations"].count == 1)
      check(result["locations"][0]["physicalLocation"])
      for related in result["relatedLocations"].items {
        check(related["physicalLocation"])
        #expect(related["message"]["text"].string?.isEmpty == false)
      }
      #expect(result["partialFingerprints"]["skinscope/v1"].string?.isEmpty == false)
    }
    #expect(results.contains { $0["relatedLocations"].count > 0 })
  }

  @Test("tells each finding apart from all others of its file")
  func fingerprints() throws {
    let ground =
      #"{"default": {"Color": {"view.background": "0xFFFFFF", "label.body": "0xDDDDDD", "a": 1, "a": 2}}}"#
    let results = try log(ground)["runs"][0]["results"].items
    let fingerprints = results.compactMap { $0["partialFingerprints"]["skinscope/v1"].string }
    #expect(fingerprints.count == results.count)
    #expect(Set(fingerprints).count == fingerprints.count, "\(fingerprints)")
    #expect(fingerprints.contains("contrast-low/default/Color/label.body/label.caption/view.background"))
  }

  @Test("says of each rule what it is about and how it is set")
  func rules() throws {
    for rule in try log(example)["runs"][0]["tool"]["driver"]["rules"].items {
      let id = try #require(rule["id"].string)
      #expect(rule["fullDescription"]["text"].string?.contains(id) == true)
      #expect(rule["help"]["text"].string?.hasSuffix("docs/lint.md#" + id) == true)
      #expect(rule["help"]["markdown"].string?.contains("`\(id)`") == true)
    }
  }

  private static let levels: Set<String> = ["none", "note", "warning", "error"]

  private func check(_ location: JSONTree) {
    let uri = location["artifactLocation"]["uri"].string ?? ""
    let allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/%:"
    #expect(!uri.isEmpty && uri.allSatisfy(allowed.contains), "\(uri)")
    guard location["region"].value != nil else { return }
    #expect((location["region"]["startLine"].integer ?? 0) >= 1)
    #expect((location["region"]["startColumn"].integer ?? 0) >= 1)
  }

  @Test(
    "names files by URI references",
    arguments: [
      ("themes/CJSkin.plist", "themes/CJSkin.plist"), ("/a b/皮.plist", "file:///a%20b/%E7%9A%AE.plist"),
      ("a:b%/c?.png", "a%3Ab%25/c%3F.png"), ("https://a.b/c.zip?x=1", "https://a.b/c.zip?x=1"),
    ])
  func uris(file: String, uri: String) {
    #expect(LintReport.uri(of: file) == uri)
  }
}
