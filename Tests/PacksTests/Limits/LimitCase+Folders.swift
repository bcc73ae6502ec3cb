import TestSupport
import Diagnostics
import Testing
import Texts

@testable import Packs

/// Limits of what a pack names and of the folder that it is.
extension LimitCase {
  static let folders = [
    LimitCase(
      subject: "files of a pack that is changed", limit: "100 000",
      told: Told("error", EditText.tooManyFiles("PACK", 100_000)),
      // Of as many as are there.
      under: { try change(pack(depth: 0), filesLeft: 2) }, over: { try change(pack(depth: 0), filesLeft: 1) }),
    LimitCase(
      subject: "folders inside one another in a pack that is changed", limit: "100",
      told: Told("error", EditText.tooDeep("PACK", 100)),
      under: { try change(pack(depth: 99)) }, over: { try change(pack(depth: 100)) }),
    LimitCase(
      subject: "address", limit: "4 KiB", told: Told(failed, DownloadText.unusableAddress),
      under: { WebAddress(address(of: Limits.Download.addressByteCount)) == nil ? "" : nil },
      over: {
        let text = address(of: Limits.Download.addressByteCount + 1)
        return failure(OnlineImages(net, cache: nil).find(text))
      }),
    LimitCase(
      subject: "online images", limit: "1000", told: Told(failed, DownloadText.tooMany(limit: 1000)),
      under: { failure(online(count: 1000)) }, over: { failure(online(count: 1001)) }),
  ]

  private static let failed = DiagnosticCode.downloadFailed.rawValue
  private static var net: NetAccess { NetAccess(CurlProgram(variables: ["PATH": searchPath])) }

  /// A folder with two files, of which one lies so deep.
  private static func pack(depth: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("a/b")
    var path = "a"
    for _ in 1..<max(1, depth) { path += "/a" }
    if depth > 0 { try folder.write(path + "/c") }
    return folder
  }

  private static func change(
    _ folder: TemporaryFolder, filesLeft: Int = Limits.Folder.files
  ) throws -> String? {
    do throws(EditError) {
      try StagedFolder(folder.path, filesLeft: filesLeft).discard()
      return nil
    } catch {
      guard case .refused(let text) = error else { throw error }
      let said = text.english.description
      return said.hasPrefix(folder.path) ? "PACK" + said.dropFirst(folder.path.count) : said
    }
  }

  private static func address(of byteCount: Int) -> String {
    let start = "https://a/"
    return start + String(repeating: "b", count: byteCount - start.count)
  }

  /// What is said of the last of so many images, none of which comes.
  private static func online(count: Int) -> OnlineImages.Finding {
    let images = OnlineImages(net, cache: nil)
    for number in 1..<count { _ = images.find("http://127.0.0.1/\(number)") }
    return images.find("http://127.0.0.1/0")
  }

  private static func failure(_ state: OnlineImages.Finding) -> String? {
    if case .failed(let error) = state { return error.reason.english.description }
    return nil
  }
}
