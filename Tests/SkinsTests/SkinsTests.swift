import Colors
import Diagnostics
import Plists
import Testing

@testable import Skins

@Suite("A pack's plist") struct PackPlistTests {
  @Test("crashers: every finding of the table, where the table says")
  func crashers() throws {
    let document = try PlistReader.read(Fixture.bytes("CJSkin.plist"), file: "CJSkin.plist")
    let pack = try SkinPack(reading: document, file: "CJSkin.plist")
    for row in try Fixture.rows("expected.tsv") {
      let found = pack.diagnostics.filter {
        $0.skin ?? "" == row[0] && $0.section ?? "" == row[1] && $0.key ?? "" == row[2]
          && $0.code.rawValue == row[3]
      }
      #expect(found.map { $0.position?.line } == [Int(row[4])], "\(row)")
      #expect(found.map { $0.position?.column } == [Int(row[5])], "\(row)")
    }
  }
}
