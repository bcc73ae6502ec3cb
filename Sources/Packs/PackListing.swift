import Skins
import Texts

/// The files of a pack that may be images, wherever they come from: looked up once, so that finding an image
/// asks nobody. A folder gives one; the members of an archive can be another.
public struct PackListing: Sendable {
  /// A file of the pack.
  public struct File: Hashable, Sendable {
    /// The folder inside the pack, `/` between its parts; empty for the top.
    public let folder: String
    public let name: String
    public let byteCount: Int
    /// Nanoseconds since 1970; 0 where nobody knows.
    public let modified: Int64

    public init(folder: String, name: String, byteCount: Int, modified: Int64 = 0) {
      self.folder = folder
      self.name = name
      self.byteCount = byteCount
      self.modified = modified
    }

    /// The path inside the pack.
    public var path: String { folder.isEmpty ? name : folder + "/" + name }
  }

  public var files: [File]
  /// The folders at the top.
  public var folders: [String]
  /// The folders that could not be looked into, and why; what images are in them nobody knows. The top is empty.
  public var unreadable: [(folder: String, reason: String)] = []
  /// What has the name of an image, of a skin's folder or of the role map and is no regular file or folder: pipes, devices,
  /// links that lead nowhere.
  var odd: [String] = []
  /// The files are members of an archive, where only folders that are named as their skins count.
  public var isArchive: Bool
  /// What the asset catalogue says of its folders.
  var assets = AssetCatalogue()

  public init(files: [File] = [], folders: [String] = [], isArchive: Bool = false) {
    self.files = files
    self.folders = folders
    self.isArchive = isArchive
  }
}

extension PackListing {
  static let assetCatalogue = "Assets.xcassets"

  /// Lists the places where images of `skins` are looked for in the folder at `path`: its top, the asset
  /// catalogue with all that is in it, and of each skin `S.bundle` and `S`. Nothing else is looked at, since the
  /// folder may be somebody's home.
  ///
  /// - Parameters:
  ///   - limit: so many files are listed.
  ///   - assetFolders: so many folders of the catalogue are looked into.
  init(
    folder path: String, skins: [Skin], limit: Int = Limits.Folder.files,
    assetFolders: Int = Limits.Assets.folders
  ) {
    self.init()
    var room = Room(files: limit, assetFolders: assetFolders)
    let top = entries(of: "", in: path, room)
    add(top, folder: "", &room)
    folders = top.filter { $0.type == .folder }.map(\.name)
    let names = Set(skins.flatMap { [$0.name, $0.name + Self.bundleEnding] })
    odd +=
      top.filter { entry in
        let isMap = entry.name == PackSource.roleMapName
        return isMap ? entry.type != .regular : entry.type == .other && names.contains(entry.name)
      }.map(\.name)
    for folder in top where folder.type == .folder {
      if folder.name == Self.assetCatalogue {
        addTree(folder.name, of: path, depth: 1, &room)
      } else if names.contains(folder.name) {
        add(entries(of: folder.name, in: path, room), folder: folder.name, &room)
      }
    }
  }

  /// How much more is looked at.
  private struct Room {
    var files: Int
    var assetFolders: Int
  }

  private mutating func entries(of folder: String, in path: String, _ room: Room) -> [FolderEntry] {
    guard room.files > 0 else { return [] }
    do throws(FileFailure) {
      let full = folder.isEmpty ? path : FilePath.join(path, folder)
      return try FileReading.entries(of: full, limit: room.files, hasDeadLinks: true)
    } catch {
      if let reason = error.systemReason { unreadable.append((folder, reason)) }
      return []
    }
  }

  private mutating func add(_ entries: [FolderEntry], folder: String, _ room: inout Room) {
    odd += entries.filter { $0.type != .regular && ImageName($0.name).fileExtension != nil }
      .map { folder.isEmpty ? $0.name : folder + "/" + $0.name }
    for entry in entries where entry.type == .regular {
      files.append(
        File(folder: folder, name: entry.name, byteCount: entry.byteCount, modified: entry.modified))
      room.files -= 1
    }
  }

  /// Adds a folder and all below it. Links to folders are not followed: they could lead back up, or anywhere.
  private mutating func addTree(_ folder: String, of path: String, depth: Int, _ room: inout Room) {
    guard depth <= Limits.Assets.depth, room.assetFolders > 0 else { return }
    room.assetFolders -= 1
    let entries = entries(of: folder, in: path, room)
    add(entries, folder: folder, &room)
    if entries.contains(where: { $0.name == AssetContents.fileName && $0.type == .regular }) {
      let file = FilePath.join(FilePath.join(path, folder), AssetContents.fileName)
      let bytes = try? FileReading.bytes(of: file, limit: Limits.Assets.contentsByteCount)
      assets.add(bytes, folder: folder)
    }
    for entry in entries where entry.type == .folder && !entry.isLink {
      addTree(folder + "/" + entry.name, of: path, depth: depth + 1, &room)
    }
  }
}
