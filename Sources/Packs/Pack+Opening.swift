import Diagnostics
import Plists
import Skins
import Texts

extension Pack {
  /// Opens a pack.
  ///
  /// - Parameters:
  ///   - path: A folder that holds `CJSkin.plist`, a plist or a JSON file; nil for the current folder if it holds
  ///     a pack, else the shipped themes.
  ///   - currentFolder: What relative paths are relative to; empty or `.` for the process's own.
  ///   - shippedThemes: The folder of the themes that come with the program, if they are installed.
  ///   - roleMap: A role map to use in the place of the pack's own `Skinscope.plist`.
  /// - Throws: `PackError`, with advice.
  public static func open(
    path: String?, currentFolder: String = "", shippedThemes: String? = nil, roleMap: String? = nil
  ) throws(PackError) -> Pack {
    guard let path else {
      return try openDefault(currentFolder: currentFolder, shippedThemes: shippedThemes, roleMap: roleMap)
    }
    let scheme = path.prefix(8).lowercased()
    if scheme == "https://" || scheme.hasPrefix("http://") { throw PackError(.linkNotReadYet, file: path) }
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
    let bytes = try readPlist(of: source, file: file)
    let skinPack: SkinPack
    do throws(PlistError) {
      skinPack = try SkinPack(reading: try PlistReader.read(bytes, file: file), file: file)
    } catch {
      throw PackError(error)
    }
    let roleMapFile =
      source.foreignRoleMap ?? FilePath.join(FilePath.folder(of: file), PackSource.roleMapName)
    let roleMap = RoleMapFile(source.roleMapPath, file: roleMapFile, isNamed: source.foreignRoleMap != nil)
    let listing = PackListing(folder: source.folderPath, skins: skinPack.skins)
    let images = ImageCatalogue(listing, skinPack: skinPack)
    var hasher = Hasher()
    hasher.combine(bytes)
    hasher.combine(roleMap.bytes)
    hasher.combine(listing.files)
    return Pack(
      source: source, skinPack: skinPack, roleMapDocument: roleMap.document, roleMapFile: roleMapFile,
      images: images,
      diagnostics: roleMap.diagnostics,
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

  private static func readPlist(of source: PackSource, file: String) throws(PackError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileReading.bytes(of: source.plistPath)
    } catch {
      if source.kind == .folder, error == .missing {
        throw PackError(
          .noPlistInFolder(nearest: onlyPlist(in: source.path)), file: FilePath.folder(of: file))
      }
      throw PackError(error, file: file, path: source.plistPath)
    }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06]) {
      throw PackError(.zipNotReadYet, file: file)
    }
    return bytes
  }

  /// The plist that a folder without `CJSkin.plist` was probably named for.
  private static func onlyPlist(in folder: String) -> String? {
    let plists = (try? FileReading.entries(of: folder, limit: 2_000))?.map(\.name).filter {
      $0.hasSuffix(".plist") && $0 != PackSource.roleMapName
    }
    return plists?.count == 1 ? plists?.first : nil
  }
}

/// `Skinscope.plist` as far as it can be read.
private struct RoleMapFile {
  var bytes: [UInt8] = []
  var document: PlistDocument?
  var diagnostics: [Diagnostic] = []

  /// - Parameter isNamed: the user named it, so that it has to be there.
  init(_ path: String, file: String, isNamed: Bool) {
    do throws(FileFailure) {
      bytes = try FileReading.bytes(of: path)
    } catch {
      // Most packs have none.
      if error != .missing || isNamed { diagnostics = [PackError(error, file: file, path: path).diagnostic] }
      return
    }
    do throws(PlistError) {
      document = try PlistReader.read(bytes, file: file)
    } catch {
      diagnostics = [error.diagnostic]
    }
  }
}
