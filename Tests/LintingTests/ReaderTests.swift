import Diagnostics
import Skins
import Testing

@testable import Linting

@Suite("The Objective-C reader") struct ReaderTests {
  private func codes(_ value: String) throws -> [String] {
    try LintExample(#"{"default": {"Color": {"a": \#(value)}}}"#).findings(reader: .objectiveC).filter {
      $0.key == "a"
    }
    .map { "\($0.code.rawValue) \($0.severity)" }
  }

  @Test(
    "finds what that library makes of a colour",
    arguments: [
      (#""0x123456""#, []), (##""#123456""##, ["color-unreadable error"]),
      ("12", ["color-crashes-app error"]),
      (#""0X123456""#, ["color-reader-differs warning"]),
      (#""0x80123456""#, ["color-reader-differs warning"]),
      (#""0xFFF""#, ["color-unreadable error"]), ("\"\"", ["color-unreadable error"]),
      (#""0x12345G""#, ["color-unreadable error"]),
    ])
  func colors(value: String, expected: [String]) throws {
    #expect(try codes(value) == expected)
  }

  @Test("reads a font's size as a number, and 14 where there is none")
  func fonts() throws {
    func codes(_ font: String) throws -> [String] {
      try LintExample(#"{"default": {"Font": {"f": \#(font)}}}"#).findings(reader: .objectiveC).filter {
        $0.key == "f"
      }
      .map(\.code.rawValue)
    }
    #expect(try codes(#"{"Name": "", "Size": 14}"#) == [])
    #expect(try codes(#"{"Name": ""}"#) == ["font-size-odd"])
    #expect(try codes(#"{"Name": "", "Size": []}"#) == ["font-size-odd"])
  }

  @Test("measures contrast with the colours that it reads")
  func contrast() throws {
    let example = try LintExample(
      """
      {"default": {"Color": {"view.background": "0xFFFFFF", "label.headline": "0x000000", "label.body": "0x20000000"}}}
      """)
    func count(_ reader: ReaderLibrary) -> Int {
      example.findings(of: .contrastLow, reader: reader).filter { $0.key == "label.body" }.count
    }
    #expect(count(.swift) > 0)
    #expect(count(.objectiveC) == 0)
  }
}
