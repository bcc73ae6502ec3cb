import Diagnostics
import Plists
import Skins
import Texts

/// What a pack is made of, wherever it comes from.
struct PackParts {
  let source: PackSource
  /// The plist, JSON or zip as the user named it.
  let file: String
  /// The bytes of the plist or JSON.
  let plist: [UInt8]
  let skinPack: SkinPack
  let roleMap: RoleMapFile
  let listing: PackListing
  let files: PackFiles
  /// What is wrong with the pack as a whole.
  let diagnostics: [Diagnostic]
  /// Most skins were left out for now.
  private(set) var isExcerpt = false

  /// A pack that is read from where it is.
  ///
  /// - Parameters:
  ///   - file: The plist, JSON or zip as the user named it.
  ///   - look: Which skins a first look wants, of a pack that takes long to be read; nil for all.
  ///   - isWanted: Asked now and then while a plist is read; false ends that.
  init(
    of source: PackSource, file: String, look: FirstLook? = nil, while isWanted: () -> Bool = { true }
  ) throws(PackError) {
    let bytes = try Self.read(source, file: file)
    if let look, source.kind != .zip, bytes.count >= FirstLook.worthwhileByteCount,
      let excerpt = look.excerpt(of: bytes, source: source),
      let parts = try? PackParts(plist: excerpt.bytes, of: source, file: file)
    {
      self = parts
      isExcerpt = true
    } else {
      try self.init(bytes, of: source, file: file, while: isWanted)
    }
  }

  /// A pack whose plist, JSON or zip is in memory; which of them, its bytes tell.
  ///
  /// - Parameter files: What stands beside it, by the paths in the pack; nil to look on the disk.
  init(
    _ bytes: [UInt8], of source: PackSource, file: String, beside files: [String: [UInt8]]? = nil,
    while isWanted: () -> Bool = { true }
  ) throws(PackError) {
    if source.kind != .folder, ZipArchive.isZip(bytes) {
      try self.init(zip: bytes, of: source.asZip, file: file)
    } else if source.kind != .folder, ZipDirectory.isBehindOtherBytes(bytes) {
      throw PackError(ZipFailure(.bytesBefore), file: file)
    } else if let files {
      try self.init(plist: bytes, beside: files, of: source, file: file)
    } else {
      try self.init(plist: bytes, of: source, file: file, while: isWanted)
    }
  }

  /// A pack whose plist stands beside its images.
  private init(
    plist: [UInt8], of source: PackSource, file: String, while isWanted: () -> Bool = { true }
  ) throws(PackError) {
    self.source = source
    self.file = file
    self.plist = plist
    skinPack = try Self.skins(of: plist, file: file, while: isWanted)
    let folder = FilePath.folder(of: file)
    roleMap = RoleMapFile(of: source, file: FilePath.join(folder, PackSource.roleMapName))
    // On the net nothing stands beside a plist.
    let isAlone = source.address != nil
    listing = isAlone ? PackListing() : PackListing(folder: source.folderPath, skins: skinPack.skins)
    files = .folder
    diagnostics = listing.diagnostics(of: source, skins: skinPack.skins, folder: folder)
  }

  /// A pack that is nowhere but in memory.
  private init(
    plist: [UInt8], beside files: [String: [UInt8]], of source: PackSource, file: String
  ) throws(PackError) {
    guard plist.count <= Limits.Plist.byteCount else {
      throw PackError(FileFailure.tooLarge, file: file, path: source.plistPath)
    }
    self.source = source
    self.file = file
    self.plist = plist
    skinPack = try Self.skins(of: plist, file: file)
    roleMap = RoleMapFile(
      files[PackSource.roleMapName], file: FilePath.join(FilePath.folder(of: file), PackSource.roleMapName))
    listing = PackListing(files)
    self.files = .memory(files)
    // What is wrong with its folders is told of the pack that is there now.
    diagnostics = []
  }

  /// A pack that is a zip.
  ///
  /// - Parameter file: The zip as the user named it.
  private init(zip bytes: [UInt8], of source: PackSource, file: String) throws(PackError) {
    var zip = try Self.read(file) { () throws(ZipFailure) in try ZipPack(bytes) }
    plist = try Self.read(file) { () throws(ZipFailure) in
      try zip.contents(of: PackSource.plistName, limit: Limits.Plist.byteCount) ?? []
    }
    skinPack = try Self.skins(of: plist, file: FilePath.join(file, zip.plistPath))
    zip.settleNames(for: skinPack)
    let map = FilePath.join(file, zip.root + PackSource.roleMapName)
    roleMap = RoleMapFile(of: source, in: zip, file: map)
    listing = zip.listing(skins: skinPack.skins)
    diagnostics =
      zip.diagnostics(file: file)
      + listing.diagnostics(of: source, skins: skinPack.skins, folder: FilePath.join(file, zip.root))
    self.source = source
    self.file = file
    files = .zip(zip)
  }

  /// The skins alone of a pack whose plist, JSON or zip is in memory.
  static func skins(of bytes: [UInt8], source: PackSource, file: String) throws(PackError) -> [Skin] {
    if source.kind != .folder, ZipArchive.isZip(bytes) {
      let zip = try Self.read(file) { () throws(ZipFailure) in try ZipPack(bytes) }
      let plist = try Self.read(file) { () throws(ZipFailure) in
        try zip.contents(of: PackSource.plistName, limit: Limits.Plist.byteCount) ?? []
      }
      return try Self.skins(of: plist, file: FilePath.join(file, zip.plistPath)).skins
    }
    return try Self.skins(of: bytes, file: file).skins
  }

  private static func skins(
    of plist: [UInt8], file: String, while isWanted: () -> Bool = { true }
  ) throws(PackError) -> SkinPack {
    do throws(PlistError) {
      return try SkinPack(reading: try PlistReader.read(plist, file: file, while: isWanted), file: file)
    } catch {
      throw PackError(error)
    }
  }

  private static func read(_ source: PackSource, file: String) throws(PackError) -> [UInt8] {
    do throws(FileFailure) {
      return try source.mainContents()
    } catch {
      if source.kind == .folder, error == .missing {
        let folder = FilePath.folder(of: file)
        // Gone since it was named.
        if (try? FileReading.type(of: source.path)) == nil {
          throw PackError(error, file: folder, path: source.path)
        }
        throw PackError(
          .noPlistInFolder(nearest: onlyPlist(in: source.path)), file: folder)
      }
      throw PackError(error, file: file, path: source.plistPath)
    }
  }

  /// The plist that a folder without `CJSkin.plist` was probably named for.
  private static func onlyPlist(in folder: String) -> String? {
    let plists = (try? FileReading.entries(of: folder, limit: 2_000))?.map(\.name).filter {
      $0.hasSuffix(".plist") && $0 != PackSource.roleMapName
    }
    return plists?.count == 1 ? plists?.first : nil
  }

  private static func read<Result>(
    _ file: String, _ body: () throws(ZipFailure) -> Result
  ) throws(PackError) -> Result {
    do throws(ZipFailure) {
      return try body()
    } catch {
      throw PackError(error, file: file)
    }
  }
}
