import Packs
import Skins
import TestSupport
import Testing
import Theming

@testable import Preview

@MainActor
@Suite("Skins on the disk, changed by the library") struct PackStoreTests {
  private static let plist =
    "<plist version=\"1.0\"><dict><!-- ours --><key>default</key><dict><key>Color</key><dict>"
    + "<key>bg</key><string>0x123456</string></dict></dict></dict></plist>"

  /// Runs something with a pack in a folder of its own.
  private func withPack(_ body: (SkinService, TemporaryFolder) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try folder.write("CJSkin.plist", Self.plist)
    let service = SkinService()
    service.open(try Pack.open(path: folder.path).skinPack)
    service.store = PackStore(path: folder.path)
    try body(service, folder)
  }

  @Test("A skin that is put in and taken out leaves the same bytes")
  func updateAndRemove() throws {
    try withPack { service, folder in
      var errors: [SkinError] = []
      var count = 0
      let note: SkinCompletion = { result in
        count += 1
        if case .failure(let error) = result { errors.append(error) }
      }
      service.updateSkins(["spring": SkinEntries(colors: ["bg": "0xABCDEF"])], completion: note)
      #expect(service.pack?.skins.map(\.name) == ["default", "spring"])
      let changed = try #require(folder.text("CJSkin.plist"))
      #expect(changed.contains("0xABCDEF") && changed.contains("<!-- ours -->"))
      service.changeSkin(to: "spring", completion: note)
      service.removeSkin("spring", completion: note)
      #expect(service.current.name == "default")
      #expect(folder.text("CJSkin.plist") == Self.plist)
      #expect(count == 3 && errors.isEmpty)
    }
  }

  @Test("What is not to be had says so at once, and changes nothing")
  func refusals() throws {
    try withPack { service, folder in
      var errors: [SkinError] = []
      let note: SkinCompletion = { if case .failure(let error) = $0 { errors.append(error) } }
      service.installSkins(from: "https://example.com/skins.zip", completion: note)
      service.installSkins(from: "nothing", completion: note)
      service.updateSkins([:], completion: note)
      #expect(errors.count == 3)
      #expect(errors.first == .downloadFailed(.offline))
      #expect(folder.text("CJSkin.plist") == Self.plist)
    }
  }
}
