import Packs
import TestSupport
import Testing

@testable import Preview

@MainActor
@Suite("A reader of the pack in view") struct PackReaderTests {
  private nonisolated static let plist =
    "<plist version=\"1.0\"><dict><key>default</key><dict><key>Color</key><dict>"
    + "<key>nav.background</key><string>0x123456</string></dict></dict></dict></plist>"

  /// A pack's plist in a folder of its own.
  private struct PackFile {
    let folder: TemporaryFolder
    let path: String

    init() throws {
      folder = try TemporaryFolder()
      path = try folder.write("CJSkin.plist", PackReaderTests.plist)
    }

    func write(_ text: String) throws { try folder.write("CJSkin.plist", text) }
  }

  private func reader(of file: PackFile, watches: Bool) throws -> PackReader {
    let reader = PackReader(try Pack.open(path: file.folder.path), file: file.path, watches: watches)
    #expect(reader.beginWatching() == nil)
    return reader
  }

  private func describe(_ outcome: PackReader.Outcome) -> String {
    switch outcome {
    case .loaded: "loaded"
    case .unchanged: "unchanged"
    case .broken: "broken"
    }
  }

  @Test("sees what was saved between opening the pack and watching it")
  func aSaveBeforeWatchingIsSeen() throws {
    let file = try PackFile()
    let reader = PackReader(try Pack.open(path: file.folder.path), file: file.path, watches: true)
    try file.write(PackReaderTests.plist.replacing("123456", with: "654321"))
    let outcome = try #require(reader.beginWatching())
    #expect(describe(outcome) == "loaded")
    #expect(describe(reader.read()) == "unchanged")
  }

  @Test("tells no save where every byte is as it was", arguments: [true, false])
  func aReloadOfTheSameBytesIsNoSave(watches: Bool) throws {
    let file = try PackFile()
    let reader = try reader(of: file, watches: watches)
    #expect(describe(reader.read()) == "unchanged")
    try file.write(Self.plist)
    #expect(describe(reader.read()) == "unchanged")
  }

  @Test("tells a save once", arguments: [true, false])
  func aReloadOfOtherBytesIsASaveOnce(watches: Bool) throws {
    let file = try PackFile()
    let reader = try reader(of: file, watches: watches)
    try file.write(Self.plist.replacing("123456", with: "654321"))
    #expect(describe(reader.read()) == "loaded")
    #expect(describe(reader.read()) == "unchanged")
  }

  @Test("tells of a broken pack however often it is read")
  func aBrokenPackStaysBrokenHoweverOftenItIsRead() throws {
    let file = try PackFile()
    let reader = try reader(of: file, watches: false)
    try file.write("<plist>")
    #expect(describe(reader.read()) == "broken")
    #expect(describe(reader.read()) == "broken")
    try file.write(Self.plist)
    #expect(describe(reader.read()) == "loaded")
  }
}
