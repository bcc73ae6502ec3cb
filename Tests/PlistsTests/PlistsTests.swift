import Diagnostics
import Testing

@testable import Plists

@Suite("Files to refuse") struct RefusedFileTests {
  @Test(
    "get the code and line of the table",
    arguments: try Fixture.rows("expected.tsv").filter { $0[1] != "no-skins" })
  func refused(row: [String]) throws {
    let bytes = row[0] == "deep.plist" ? Self.deep : try Fixture.bytes(row[0])
    let error = #expect(throws: PlistError.self) { try PlistReader.read(bytes, file: row[0]) }
    #expect(error?.diagnostic.code.rawValue == row[1])
    #expect(error?.diagnostic.position?.line == Int(row[2]))
    #expect(error?.diagnostic.file == row[0])
  }

  private static var deep: [UInt8] {
    let depth = 5_000
    let start = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict><key>default</key><dict><key>Color</key>

      """
    let arrays = String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    return Array((start + arrays + "</dict></dict></plist>").utf8)
  }
}
