import Diagnostics
import Packs
import Plists
import Skins
import TestSupport
import Testing

@testable import Linting

@Suite("Findings stand at their anchors") struct AnchorTests {
  @Test("as the table of values that crash the app says")
  func crashers() throws {
    let bytes = try ProjectFile.bytes("Tests/LintingTests/Fixtures/CJSkin.plist")
    let skins = try SkinPack(reading: try PlistReader.read(bytes, file: "CJSkin.plist"), file: "CJSkin.plist")
    let images = ImageCatalogue(PackListing(), skinPack: skins)
    let found = Linter(BoundPack(skins: skins, images: images)).findings()
    let rows = try ProjectFile.text("Tests/LintingTests/Fixtures/expected.tsv").split(separator: "\n")
      .dropFirst()
    #expect(rows.count == 13)
    for row in rows {
      let row = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let matching = found.filter {
        $0.skin ?? "" == row[0] && $0.section ?? "" == row[1] && $0.key ?? "" == row[2]
          && $0.code.rawValue == row[3]
      }
      #expect(matching.map { $0.position?.line } == [Int(row[4])], "\(row)")
      #expect(matching.map { $0.position?.column } == [Int(row[5])], "\(row)")
    }
    let offsets = found.compactMap { $0.position?.offset }
    #expect(offsets == offsets.sorted())
  }

  @Test(
    "with these and no other errors and warnings of the plist",
    arguments: [
      (##"{"default":{"Color":{"a":"⟦#FFF"}}}"##, ["color-crashes-app error"]),
      (##"{"default":{"Color":{"a":⟦12}}}"##, ["color-unreadable error"]),
      (##"{"default":{"Color":{"a":"⟦red"}}}"##, ["color-unreadable error"]),
      (
        ##"{"default":{"Color":{"a":"⟦0X123456"}}}"##,
        ["color-unreadable error", "color-reader-differs warning"]
      ),
      (
        ##"{"default":{"Color":{"a":"⟦123456"}}}"##,
        ["color-unreadable error", "color-reader-differs warning"]
      ),
      (##"{"default":{"Color":{"a":"⟦0x80123456"}}}"##, ["color-reader-differs warning"]),
      (##"{"default":{"Color":{"⟦@a":"0x123456"}}}"##, ["key-crashes-app error"]),
      (##"{"default":{"Color":{"a":"0x123456"},"Font":⟦[]}}"##, ["value-type error"]),
      (##"{"default":{"Font":{"a":"⟦Arial"}}}"##, ["value-type error"]),
      (##"{"default":{"Font":{"⟦a":{"Name":""}}}}"##, ["font-size-crashes-app error"]),
      (##"{"default":{"Font":{"a":{"Name":"","Size":⟦14}}}}"##, ["font-size-crashes-app error"]),
      (##"{"default":{"Font":{"a":{"Name":"","Size":"⟦14pt"}}}}"##, ["font-size-odd warning"]),
      (##"{"default":{"Image":{"a":⟦{}}}}"##, ["value-type error"]),
      (##"{"default":{"Color":{"a":"0x123456"},"⟦colour":{}}}"##, ["unknown-section warning"]),
      (##"{"default":{"Color":{"a":"0x123456"},"Notes":{}}}"##, []),
      (##"{"default":{"Color":{"a":"0x1","⟦a":"0x123456"}}}"##, ["duplicate-key warning"]),
      (##"{"default":{"Color":{"a":"0x123456"}},"⟦empty":{"colour":{"a":"#FFF"}}}"##, ["empty-skin warning"]),
      (##"⟦{"night":{"Color":{"a":"0x123456"}}}"##, ["missing-default error"]),
      (
        ##"{"default":{"Color":{"a":"0x123456"},"Font":{"f":{"Size":"9"}}},"⟦n":{"Color":{"a":"0x123456"}}}"##,
        ["missing-key warning"]
      ),
      (
        ##"{"default":{"Color":{}},"n":{"Color":{"⟦a":"0x123456"}}}"##,
        ["empty-skin warning", "extra-key warning"]
      ),
    ])
  func anchors(json: String, expected: [String]) throws {
    let example = try LintExample(json)
    let found = example.findings().filter { $0.severity > .note && $0.code != .contrastLow }
    #expect(found.map { "\($0.code.rawValue) \($0.severity)" } == expected)
    if let last = found.last { #expect(last.position?.offset == example.markedOffset) }
  }

  @Test("and explain an empty skin by its misspelt section")
  func emptyNotes() throws {
    let example = try LintExample(##"{"default":{"Color":{"a":"0x123456"}},"e":{"color":{"a":"#FFF"}}}"##)
    #expect(
      example.findings(of: .emptySkin).first?.notes.map(\.message) == [
        .key(.unknownSection("color", meant: "Color"))
      ])
  }

  @Test("A missing key points at the value that is shown instead, and a skin's own file stands for an entry")
  func missingKeys() throws {
    let example = try LintExample(
      """
      files: night.bundle/top.png
      {"default": {"Image": {"top": "top", "b": "b"}, "Color": {"a": "0x123456"}}, "night": {"Image": {"c": "top"}}}
      """)
    let found = example.findings(of: .missingKey)
    #expect(found.map(\.key) == ["a", "b"])
    #expect(found.map(\.severity) == [.note, .note])
    #expect(found.map { $0.notes.first?.position?.offset } == [64, 43])
  }

  @Test("Findings of several files are in order: the plist's, the role map's, then others")
  func order() throws {
    let example = try LintExample(
      """
      Skinscope.plist: {"Color": {"x": "y"}, "Lint": {"z": "off"}}
      {"default": {"Color": {"a": "#12345"}}, "e": {}}
      """)
    let opening = ["b", "a"].map { Diagnostic(.bundleWithoutSkin, file: $0, message: .key(.emptySkin)) }
    let pack = BoundPack(
      skins: example.pack.skins, images: example.pack.images, roleMapDocument: example.roleMap,
      openingFindings: opening)
    var files: [String] = []
    for finding in Linter(pack).findings() where files.last != finding.file { files.append(finding.file) }
    #expect(files == ["CJSkin.plist", "Skinscope.plist", "a", "b"])
  }
}
