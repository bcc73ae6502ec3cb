import Diagnostics
import Testing

@testable import Linting

@Suite("What a message says holds where it is said") struct WordingTests {
  private func message(_ code: DiagnosticCode, _ example: String) throws -> String {
    try LintExample(example).findings(of: code).first?.message.english.description ?? ""
  }

  @Test("Nothing is below default")
  func belowDefault() throws {
    #expect(
      try message(.emptySkin, #"{"default": {}, "a": {"Color": {"k": "0x000000"}}}"#).contains(
        "no entry: nothing can"))
    #expect(
      try message(.imageMissing, #"{"default": {"Image": {"hero": "no.png"}}}"#).contains(
        "the app shows nothing;"))
    #expect(
      try message(
        .imageMissing, #"{"default": {"Color": {"k": "0x000000"}}, "a": {"Image": {"hero": "no.png"}}}"#
      ).contains("the image of \"default\""))
  }

  @Test("A severity that is misspelled gets the nearest one")
  func level() throws {
    let found = try message(
      .mapUnknown,
      """
      {"default": {"Color": {"k": "0x000000"}}}
      Skinscope.plist: {"Lint": {"extra-key": "warnig"}}
      """)
    #expect(found.hasSuffix("did you mean \"warning\"?"))
  }
}
