@testable import Packs

/// What the tests of changing a pack begin with.
enum EditedPack {
  static let plist = #"{"default": {"Color": {"a": "0x111111"}}, "night": {"Color": {"a": "0x222222"}}}"#

  /// A zip to install, of paths and what stands there.
  static func zip(_ entries: [(String, String)]) throws -> InstallSource {
    try InstallSource(bytes: ZipBuilder(entries.map { ZipBuilder.Entry($0.0, $0.1) }).bytes, name: "new.zip")
  }
}
