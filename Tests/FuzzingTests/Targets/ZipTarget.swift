import Skins
import Texts

@testable import Packs

/// Zips: their names, what they hold, and the pack in them.
extension FuzzTarget {
  static let zip = FuzzTarget("zip") { bytes throws(BrokenPromise) in
    for isGBK in [nil, true] {
      switch Result(catching: { () throws(ZipFailure) in try ZipArchive(bytes, namesAreGBK: isGBK) }) {
      case .success(let archive): try ZipPromises.check(archive)
      case .failure(let error): try ZipPromises.check(error)
      }
    }
    let pack = try PackPromises.opened(bytes, of: .file(path: "pack.zip"))
    for finding in pack?.diagnostics ?? [] { try SafePromises.check(finding) }
  }
}

enum ZipPromises {
  /// Unpacking more than this takes the fuzzer too long.
  private static let mostBytes = 1 << 20

  static func check(_ archive: ZipArchive) throws(BrokenPromise) {
    try hold(archive.members.count <= Limits.Zip.entries, "the entries are limited")
    var total = 0
    for (path, member) in archive.members {
      try hold(path == member.path, "a member is found by its path")
      try checkPath(path)
      total += member.byteCount
      guard member.byteCount <= mostBytes else { continue }
      let contents = Result { () throws(ZipFailure) in try archive.contents(of: member, limit: mostBytes) }
      switch contents {
      case .success(let bytes):
        try hold(bytes.count == member.byteCount, "what comes is what was announced")
      case .failure(let error): try check(error)
      }
    }
    try hold(total <= Limits.Zip.byteCount, "all together is limited")
  }

  /// No path leads out of the zip, or to what does not exist for us.
  private static func checkPath(_ path: String) throws(BrokenPromise) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for part in parts {
      try hold(
        !part.isEmpty && !part.hasPrefix(".") && part != "__MACOSX", "\(path.debugDescription) is no path")
    }
    try hold(!path.utf8.contains(UInt8(ascii: "\\")), "\(path.debugDescription) has a backslash")
  }

  static func check(_ failure: ZipFailure) throws(BrokenPromise) {
    for language in SafePromises.languages { try SafePromises.check(failure.text.text(in: language)) }
  }
}
