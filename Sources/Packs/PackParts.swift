import Diagnostics
import Plists
import Skins
import Texts

/// What a pack is made of, wherever it comes from.
struct PackParts {
  let source: PackSource
  /// The bytes of the plist or JSON.
  let plist: [UInt8]
  let skinPack: SkinPack
  let roleMap: RoleMapFile
  let listing: PackListing
  let zip: ZipPack?
  /// What is wrong with the pack as a whole.
  let diagnostics: [Diagnostic]

  /// A pack whose plist stands beside its images.
  init(plist: [UInt8], of source: PackSource, file: String) throws(PackError) {
    self.source = source
    self.plist = plist
    skinPack = try Self.skins(of: plist, file: file)
    let folder = FilePath.folder(of: file)
    roleMap = RoleMapFile(of: source, file: FilePath.join(folder, PackSource.roleMapName))
    // On the net nothing stands beside a plist.
    let isAlone = source.address != nil
    listing = isAlone ? PackListing() : PackListing(folder: source.folderPath, skins: skinPack.skins)
    zip = nil
    diagnostics = listing.diagnostics(of: source, skins: skinPack.skins, folder: folder)
  }

  /// A pack that is a zip.
  ///
  /// - Parameter file: The zip as the user named it.
  init(zip bytes: [UInt8], of source: PackSource, file: String) throws(PackError) {
    var zip = try Self.read(file) { () throws(ZipFailure) in try ZipPack(bytes) }
    plist = try Self.read(file) { () throws(ZipFailure) in
      try zip.contents(of: PackSource.plistName, limit: PlistLimits.byteCount) ?? []
    }
    skinPack = try Self.skins(of: plist, file: FilePath.join(file, zip.plistPath))
    zip.settleNames(for: skinPack.skins)
    let map = FilePath.join(file, zip.root + PackSource.roleMapName)
    roleMap = RoleMapFile(of: source, in: zip, file: map)
    listing = zip.listing(skins: skinPack.skins)
    diagnostics =
      zip.diagnostics(file: file) + listing.diagnostics(of: source, skins: skinPack.skins, folder: file)
    self.source = source
    self.zip = zip
  }

  private static func skins(of plist: [UInt8], file: String) throws(PackError) -> SkinPack {
    do throws(PlistError) {
      return try SkinPack(reading: try PlistReader.read(plist, file: file), file: file)
    } catch {
      throw PackError(error)
    }
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

/// `Skinscope.plist` as far as it can be read.
struct RoleMapFile {
  /// As the user would name it, for messages.
  let file: String
  private(set) var bytes: [UInt8] = []
  private(set) var document: PlistDocument?
  private(set) var diagnostics: [Diagnostic] = []

  private init(file: String) { self.file = file }

  /// The role map beside a pack, or the one that the user named in its place.
  init(of source: PackSource, file: String) {
    self.init(file: source.foreignRoleMap ?? file)
    do throws(FileFailure) {
      read(try FileReading.bytes(of: source.roleMapPath))
    } catch {
      // Most packs have none.
      if error != .missing || source.foreignRoleMap != nil {
        diagnostics = [PackError(error, file: self.file, path: source.roleMapPath).diagnostic]
      }
    }
  }

  /// The role map in a zip, or the one that the user named in its place.
  init(of source: PackSource, in zip: ZipPack, file: String) {
    guard source.foreignRoleMap == nil else {
      self.init(of: source, file: file)
      return
    }
    self.init(file: file)
    do throws(ZipFailure) {
      if let bytes = try zip.contents(of: PackSource.roleMapName, limit: PlistLimits.byteCount) {
        read(bytes)
      }
    } catch {
      diagnostics = [PackError(error, file: file).diagnostic]
    }
  }

  private mutating func read(_ bytes: [UInt8]) {
    self.bytes = bytes
    do throws(PlistError) {
      document = try PlistReader.read(bytes, file: file)
    } catch {
      diagnostics = [error.diagnostic]
    }
  }
}
