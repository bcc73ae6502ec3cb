import Plists
import Texts

/// What a pack is on the disk at one moment, for telling whether a save changed anything.
public struct PackContents: Sendable {
  /// The bytes of the source's files, in the order of `PackSource.filePaths`.
  public let files: [[UInt8]?]
  /// A few bytes that stand for each file and then each watched folder, nil where it is not there. They are the
  /// same for the same content, within one run of the program.
  public let marks: [[UInt8]?]
}

/// Reads the contents of a pack again and again, and knows the folders that its images are in.
public struct PackContentsReader {
  private let source: PackSource
  /// The folders whose images matter, whether or not they exist.
  public let folders: [String]
  /// What is known of image files, by path.
  private var known: [String: KnownFile] = [:]
  /// How many bytes of images are still read for their marks; of others time and size have to do.
  private var unread = Self.readLimit

  private struct KnownFile {
    let byteCount: Int
    let modified: Int64
    let mark: Int
  }

  private static let readLimit = 4 << 20
  private static let folderLimit = 1_000

  /// - Parameters:
  ///   - pack: the pack as it was read last, whose skins tell where images are looked for; nil where none was.
  public init(_ source: PackSource, pack: Pack?) {
    self.source = source
    guard source.kind != .zip, pack?.files.zip == nil, let pack else {
      folders = []
      return
    }
    let root = source.folderPath
    let skins = pack.skinPack.skins.map(\.name).filter {
      !$0.isEmpty && !$0.contains("/") && !$0.hasPrefix(".")
    }
    let names = skins.flatMap { [$0 + PackListing.bundleEnding, $0] } + [PackListing.assetCatalogue]
    let sets = Set(pack.images.assetFolders)
    let paths = names + sets.sorted()
    folders = [root] + paths.prefix(Self.folderLimit).map { FilePath.join(root, $0) }
  }

  /// The contents as they are now.
  public mutating func read() -> PackContents {
    let files = source.contents()
    let marks = zip(files, source.filePaths).map { bytes, path -> [UInt8]? in
      guard let bytes else { return Self.isThere(path) ? Self.unreadable : nil }
      return bytes.isEmpty ? [] : Self.bytes(of: Self.mark(of: bytes))
    }
    return PackContents(files: files, marks: marks + folders.map { mark(of: $0) })
  }

  /// Stands for a file that is there and cannot be read: to be told from one that is not, as a pack is that was put in
  /// the place of another and may not be read.
  private static let unreadable: [UInt8] = [0]

  private static func isThere(_ path: String) -> Bool {
    do throws(FileFailure) { _ = try FileReading.type(of: path) } catch { return error != .missing }
    return true
  }

  /// What stands for a folder: its images, and in an asset catalogue its folders.
  private mutating func mark(of folder: String) -> [UInt8]? {
    guard let entries = try? FileReading.entries(of: folder, limit: Limits.Folder.files) else { return nil }
    let isCatalogue = folder.utf8.holds(PackListing.assetCatalogue.utf8)
    var hasher = Hasher()
    for entry in entries {
      switch entry.type {
      case .regular:
        guard AssetContents.isOfImages(entry.name) else { continue }
        hasher.combine(entry.name)
        hasher.combine(mark(of: entry, in: folder))
      case .folder where isCatalogue: hasher.combine(entry.name)
      case .folder, .other: continue
      }
    }
    return Self.bytes(of: hasher.finalize())
  }

  /// The content of small images, of large ones what their folder says of them.
  private mutating func mark(of entry: FolderEntry, in folder: String) -> Int {
    let path = FilePath.join(folder, entry.name)
    if let file = known[path], file.byteCount == entry.byteCount, file.modified == entry.modified {
      return file.mark
    }
    // A file that was read once may be read again; it was counted when it was new.
    let isCounted = known[path].map { $0.byteCount >= entry.byteCount } ?? false
    if !isCounted { unread -= entry.byteCount }
    let content = unread >= 0 || isCounted ? try? FileReading.bytes(of: path, limit: Self.readLimit) : nil
    let mark = content.map(Self.mark) ?? Int(truncatingIfNeeded: entry.modified &+ Int64(entry.byteCount))
    known[path] = KnownFile(byteCount: entry.byteCount, modified: entry.modified, mark: mark)
    return mark
  }

  private static func mark(of content: [UInt8]) -> Int {
    var hasher = Hasher()
    hasher.combine(content: content)
    return hasher.finalize()
  }

  private static func bytes(of mark: Int) -> [UInt8] { withUnsafeBytes(of: mark) { Array($0) } }
}

extension Hasher {
  /// Takes in bytes all at once, which is far faster than one by one.
  mutating func combine(content: [UInt8]) {
    combine(content.count)
    content.withUnsafeBytes { combine(bytes: $0) }
  }
}

extension PackSource {
  /// Whether contents read in the middle of a save are whole: each file can be read to its end.
  ///
  /// - Parameter contents: in the order of `filePaths`.
  public func isWhole(_ contents: [[UInt8]?]) -> Bool {
    guard let main = contents.first ?? nil else { return false }
    return isWholeMain(main)
      && contents.dropFirst().allSatisfy { bytes in
        bytes.map { (try? PlistReader.read($0, file: "")) != nil } ?? true
      }
  }

  private func isWholeMain(_ bytes: [UInt8]) -> Bool {
    guard kind != .folder, ZipArchive.isZip(bytes) else {
      return (try? PlistReader.read(bytes, file: "")) != nil
    }
    let plist = try? ZipPack(bytes).contents(of: PackSource.plistName, limit: Limits.Plist.byteCount)
    return plist.flatMap { $0 }.map { (try? PlistReader.read($0, file: "")) != nil } ?? false
  }
}
