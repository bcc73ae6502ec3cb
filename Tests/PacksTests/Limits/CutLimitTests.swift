import TestSupport
import Skins
import Testing
import Texts

@testable import Packs

@Suite("What is beyond a limit of looking is as if it were not there") struct CutLimitTests {
  private let folder: TemporaryFolder
  private static let catalogue = "Assets.xcassets/"

  init() throws { folder = try TemporaryFolder() }

  private func names(limit: Int = Limits.Folder.files, assetFolders: Int = Limits.Assets.folders) -> [String]
  {
    PackListing(folder: folder.path, skins: [], limit: limit, assetFolders: assetFolders).files.map(\.name)
      .sorted()
  }

  @Test("Files of the folder and of its catalogue are counted together")
  func files() throws {
    for name in ["a", "b", Self.catalogue + "c", Self.catalogue + "d"] { try folder.write(name) }
    #expect(names() == ["a", "b", "c", "d"] && names(limit: 4).count == 4)
    #expect(names(limit: 3).count == 3 && names(limit: 1).count == 1)
  }

  @Test("So many folders of a catalogue are looked into, and so deep ones")
  func assetFolders() throws {
    try folder.write(Self.catalogue + "a/one")
    #expect(names(assetFolders: 2) == ["one"] && names(assetFolders: 1).isEmpty)
    // The catalogue is 1.
    let deepest = Self.catalogue + (1..<Limits.Assets.depth).map { "\($0)/" }.joined()
    try folder.write(deepest + "two")
    try folder.write(deepest + "deeper/three")
    #expect(names() == ["one", "two"])
  }

  @Test("A Contents.json says something up to its size, and all of them up to theirs")
  func contents() {
    let json = Array(#"{"images": [{"filename": "a.png"}]}"#.utf8)
    func padded(_ count: Int) -> [UInt8] { json + [UInt8](repeating: 0x20, count: count - json.count) }
    #expect(AssetContents(padded(Limits.Assets.contentsByteCount))?.variants?.count == 1)
    #expect(AssetContents(padded(Limits.Assets.contentsByteCount + 1)) == nil)
    var catalogue = AssetCatalogue()
    for number in 1..<16 { catalogue.add([UInt8](repeating: 0x20, count: 1 << 20), folder: "\(number)") }
    #expect(catalogue.byteCountLeft == 1 << 20)
    catalogue.add([UInt8](repeating: 0x20, count: 1 << 20 + 1), folder: "more")
    #expect(catalogue.byteCountLeft == 1 << 20)
    catalogue.add(padded(1 << 20), folder: "last")
    #expect(catalogue.byteCountLeft == 0)
  }

  @Test("So many folders without a skin are told of", arguments: [0, 1])
  func told(beyond: Int) throws {
    let count = Limits.Folder.told + beyond
    let listing = PackListing(folders: (0..<count).map { "\($0).bundle" })
    let source = PackSource.folder(path: folder.path)
    #expect(listing.diagnostics(of: source, skins: [], folder: "").count == Limits.Folder.told)
  }
}
