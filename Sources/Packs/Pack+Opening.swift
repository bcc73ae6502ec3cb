import Diagnostics
import Plists
import Skins
import Texts

extension Pack {
  /// Opens a pack.
  ///
  /// - Parameters:
  ///   - path: A folder that holds `CJSkin.plist`, a plist or a JSON file, or an address on the net; nil for the
  ///     current folder if it holds a pack, else the shipped themes.
  ///   - currentFolder: What relative paths are relative to; empty or `.` for the process's own.
  ///   - shippedThemes: The folder of the themes that come with the program, if they are installed.
  ///   - roleMap: A role map to use in the place of the pack's own `Skinscope.plist`.
  ///   - net: How an address is downloaded, which is waited for; nil for not at all.
  /// - Throws: `PackError`, with advice.
  public static func open(
    path: String?, currentFolder: String = "", shippedThemes: String? = nil, roleMap: String? = nil,
    net: NetAccess? = nil
  ) throws(PackError) -> Pack {
    guard let path else {
      return try openDefault(currentFolder: currentFolder, shippedThemes: shippedThemes, roleMap: roleMap)
    }
    if WebAddress.isMeant(by: path) { return try open(link: path, roleMap: roleMap, net: net) }
    let resolved = currentFolder == "." ? path : FilePath.join(currentFolder, path)
    let type: FileType
    do throws(FileFailure) {
      type = try FileReading.type(of: resolved)
    } catch {
      throw PackError(error, file: path, path: resolved)
    }
    switch type {
    case .folder:
      let source = PackSource.folder(path: resolved, roleMap: roleMap)
      return try open(source, file: FilePath.join(path, PackSource.plistName))
    case .regular: return try open(.file(path: resolved, roleMap: roleMap), file: path)
    case .other: throw PackError(.notRegular, file: path)
    }
  }

  /// Reads a pack again, or for the first time.
  ///
  /// - Parameters:
  ///   - source: Where it is.
  ///   - file: Its plist as the user named it, for messages.
  public static func open(_ source: PackSource, file: String) throws(PackError) -> Pack {
    try open(try read(source, file: file), of: source, file: file)
  }

  /// Opens a pack whose plist, JSON or zip is in memory.
  ///
  /// - Parameters:
  ///   - bytes: A plist, JSON, or a zip, told by what they are.
  ///   - source: Where they come from.
  ///   - file: What the user named, for messages.
  static func open(_ bytes: [UInt8], of source: PackSource, file: String) throws(PackError) -> Pack {
    let parts =
      source.kind != .folder && ZipArchive.isZip(bytes)
      ? try PackParts(zip: bytes, of: source.asZip, file: file)
      : try PackParts(plist: bytes, of: source, file: file)
    let images = ImageCatalogue(parts.listing, skinPack: parts.skinPack)
    var hasher = Hasher()
    hasher.combine(parts.plist)
    hasher.combine(parts.roleMap.bytes)
    hasher.combine(parts.listing.files)
    return Pack(
      parts, images: images,
      diagnostics: parts.diagnostics
        + (images.withoutNeedlessFindings(parts.skinPack.diagnostics) + images.diagnostics()).inFileOrder()
        + parts.roleMap.diagnostics,
      fingerprint: hasher.finalize())
  }

  private static func openDefault(
    currentFolder: String, shippedThemes: String?, roleMap: String?
  ) throws(PackError) -> Pack {
    let here = currentFolder.isEmpty ? "." : currentFolder
    let source = PackSource.folder(path: here, roleMap: roleMap)
    if (try? FileReading.type(of: source.plistPath)) != nil {
      return try open(source, file: here == "." ? PackSource.plistName : source.plistPath)
    }
    guard let shippedThemes else { throw PackError(.noPackHere, file: here) }
    return try open(path: shippedThemes, roleMap: roleMap)
  }

  /// The plist, JSON or zip of a pack.
  private static func read(_ source: PackSource, file: String) throws(PackError) -> [UInt8] {
    do throws(FileFailure) {
      return try source.mainContents()
    } catch {
      if source.kind == .folder, error == .missing {
        throw PackError(
          .noPlistInFolder(nearest: onlyPlist(in: source.path)), file: FilePath.folder(of: file))
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
}
