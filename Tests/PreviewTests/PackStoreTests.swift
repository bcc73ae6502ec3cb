import Packs
import Skins
import Testing
import Theming

@testable import Preview

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@MainActor
@Suite("Skins on the disk, changed by the library") struct PackStoreTests {
  private static let plist =
    "<plist version=\"1.0\"><dict><!-- ours --><key>default</key><dict><key>Color</key><dict>"
    + "<key>bg</key><string>0x123456</string></dict></dict></dict></plist>"

  /// Runs something with a pack in a folder of its own, which is gone afterwards.
  private func withPack(_ body: (SkinService, String) throws -> Void) throws {
    var template = Array("/tmp/pack-store-XXXXXX".utf8CString)
    let folder = String(cString: try #require(mkdtemp(&template)))
    let path = folder + "/CJSkin.plist"
    let stream = try #require(fopen(path, "wb"))
    fputs(Self.plist, stream)
    fclose(stream)
    defer {
      unlink(path)
      rmdir(folder)
    }
    let service = SkinService()
    service.open(try Pack.open(path: folder).skinPack)
    service.store = PackStore(path: folder)
    try body(service, path)
  }

  private func text(_ path: String) throws -> String {
    let stream = try #require(fopen(path, "rb"))
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, stream)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  @Test("A skin that is put in and taken out leaves the same bytes")
  func updateAndRemove() throws {
    try withPack { service, path in
      var errors: [SkinError] = []
      var count = 0
      let note: SkinCompletion = { result in
        count += 1
        if case .failure(let error) = result { errors.append(error) }
      }
      service.updateSkins(["spring": SkinEntries(colors: ["bg": "0xABCDEF"])], completion: note)
      #expect(service.pack?.skins.map(\.name) == ["default", "spring"])
      let changed = try text(path)
      #expect(changed.contains("0xABCDEF") && changed.contains("<!-- ours -->"))
      service.changeSkin(to: "spring", completion: note)
      service.removeSkin("spring", completion: note)
      #expect(service.current.name == "default")
      let after = try text(path)
      #expect(after == Self.plist)
      #expect(count == 3 && errors.isEmpty)
    }
  }

  @Test("What is not to be had says so at once, and changes nothing")
  func refusals() throws {
    try withPack { service, path in
      var errors: [SkinError] = []
      let note: SkinCompletion = { if case .failure(let error) = $0 { errors.append(error) } }
      service.installSkins(from: "https://example.com/skins.zip", completion: note)
      service.installSkins(from: "nothing", completion: note)
      service.updateSkins([:], completion: note)
      #expect(errors.count == 3)
      #expect(errors.first == .downloadFailed(.offline))
      let after = try text(path)
      #expect(after == Self.plist)
    }
  }
}
