import Diagnostics
import Skins
import Texts

/// A zip as a pack: where in it `CJSkin.plist` stands, and what the app finds beside it.
struct ZipPack: Sendable {
  let archive: ZipArchive
  /// The path of the folder that holds the plist, empty or ending with `/`.
  let root: String
  /// Other plists that could have been meant.
  private let others: [String]

  /// Looks a zip through, and for its plist.
  init(_ bytes: [UInt8], namesAreGBK: Bool? = nil) throws(ZipFailure) {
    try self.init(ZipArchive(bytes, namesAreGBK: namesAreGBK))
  }

  /// Looks for the plist of a zip that was looked through.
  init(_ archive: ZipArchive) throws(ZipFailure) {
    self.archive = archive
    let candidates = archive.members.keys.filter { path in
      let parts = path.split(separator: "/")
      return parts.count <= 2 && parts.last == Substring(PackSource.plistName)
    }.sorted { ($0.utf8.count { $0 == 0x2F }, $0) < ($1.utf8.count { $0 == 0x2F }, $1) }
    guard let plist = candidates.first else { throw Self.noPlist(in: archive.members.keys.sorted()) }
    root = String(plist.dropLast(PackSource.plistName.count))
    others = Array(candidates.dropFirst())
  }

  /// No plist, and what was probably meant to be it: a name that is right but for case or a slip, where it may stand; the
  /// right name, deeper.
  private static func noPlist(in paths: [String]) -> ZipFailure {
    func depth(_ path: String) -> Int { path.utf8.count { $0 == 0x2F } }
    let wanted = PackSource.plistName.lowercased()
    let candidates = paths.prefix(Limits.Zip.entries).map { ($0, FilePath.name(of: $0).lowercased()) }
    let near = candidates.filter { path, name in
      depth(path) < 2 && (name.hasSuffix(".plist") || name.hasSuffix(".json")) && !isRoleMap(name)
        && NearMiss.distance(stem(of: name), stem(of: wanted)) <= 2
    }.min { (depth($0.0), $0.0) < (depth($1.0), $1.0) }
    let deep = candidates.filter { $0.1 == wanted }.min { (depth($0.0), $0.0) < (depth($1.0), $1.0) }
    return ZipFailure(.noPlist(nearest: near?.0, deep: near == nil ? deep?.0 : nil))
  }

  private static func isRoleMap(_ name: String) -> Bool { name == PackSource.roleMapName.lowercased() }

  private static func stem(of name: String) -> String {
    String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
  }

  /// The path of the plist.
  var plistPath: String { root + PackSource.plistName }

  /// What stands at a path inside the pack, nil where nothing does.
  func contents(of path: String, limit: Int) throws(ZipFailure) -> [UInt8]? {
    guard let member = archive.members[root + path] else { return nil }
    return try archive.contents(of: member, limit: limit)
  }

  /// The checksum of what stands at a path inside the pack, as the zip says it; unpacking is refused where it is a lie.
  func checksum(of path: String) -> UInt32? { archive.members[root + path]?.checksum }

  /// Unpacks files one after the other.
  ///
  /// - Parameters:
  ///   - paths: Paths inside the pack. `body` gets the index of each with its bytes.
  func forEach(_ paths: [String], limit: Int, do body: (Int, [UInt8]) -> Void) throws(ZipFailure) {
    for (index, path) in paths.enumerated() {
      if let bytes = try contents(of: path, limit: limit) { body(index, bytes) }
    }
  }

  /// The folders beside the plist.
  var folderNames: [String] {
    archive.folders.compactMap { folder in
      guard folder.hasPrefix(root) else { return nil }
      let name = String(folder.dropFirst(root.count))
      return name.isEmpty || name.contains("/") ? nil : name
    }.sorted()
  }

  /// The images: those of the folders that are named as skins.
  func listing(skins: [Skin]) -> PackListing {
    let names = Set(skins.map(\.name))
    var listing = PackListing(folders: folderNames, isArchive: true)
    for member in archive.members.values where member.path.hasPrefix(root) {
      let parts = member.path.dropFirst(root.count).split(separator: "/")
      guard parts.count == 2, names.contains(String(parts[0])) else { continue }
      listing.files.append(
        PackListing.File(
          folder: String(parts[0]), name: String(parts[1]), byteCount: member.byteCount,
          modified: Int64(member.checksum)))
    }
    listing.files.sort { ($0.folder, $0.name) < ($1.folder, $1.name) }
    return listing
  }

  /// What is to be said of the zip as a whole.
  ///
  /// - Parameter file: the zip as the user named it.
  func diagnostics(file: String) -> [Diagnostic] {
    var texts: [ZipText] = []
    if !others.isEmpty { texts.append(.severalPlists(taken: plistPath, others: others)) }
    if !archive.doubles.isEmpty { texts.append(.severalMembers(archive.doubles)) }
    return texts.map { Diagnostic(.zipRefused, severity: .warning, file: file, message: .zip($0)) }
  }
}
