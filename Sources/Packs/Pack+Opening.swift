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
  ///   - look: What is enough of a pack that takes long to be read, for now; nil for all of it.
  /// - Throws: `PackError`, with advice.
  public static func open(
    path: String?, currentFolder: String = "", shippedThemes: String? = nil, roleMap: String? = nil,
    net: NetAccess? = nil, look: FirstLook? = nil
  ) throws(PackError) -> Pack {
    guard let path else {
      return try openDefault(
        currentFolder: currentFolder, shippedThemes: shippedThemes, roleMap: roleMap, look: look)
    }
    if WebAddress.isMeant(by: path) { return try open(link: path, roleMap: roleMap, net: net) }
    let (source, file) = try locate(path, currentFolder: currentFolder, roleMap: roleMap)
    return try open(source, file: file, look: look)
  }

  /// Where a pack on the disk is, and its plist, JSON or zip as the user would name it.
  static func locate(
    _ path: String, currentFolder: String, roleMap: String? = nil
  ) throws(PackError) -> (source: PackSource, file: String) {
    if WebAddress.isMeant(by: path) { throw PackError(.onNet, file: path.withoutCredentials) }
    let resolved = currentFolder == "." ? path : FilePath.join(currentFolder, path)
    let type: FileType
    do throws(FileFailure) {
      type = try FileReading.type(of: resolved)
    } catch {
      throw PackError(error, file: path, path: resolved)
    }
    switch type {
    case .folder:
      return (.folder(path: resolved, roleMap: roleMap), FilePath.join(path, PackSource.plistName))
    case .regular: return (.file(path: resolved, roleMap: roleMap), path)
    case .other: throw PackError(.notRegular, file: path)
    }
  }

  /// Reads a pack again, or for the first time.
  ///
  /// - Parameters:
  ///   - source: Where it is.
  ///   - file: Its plist as the user named it, for messages.
  ///   - look: What is enough of it for now; nil for all of it.
  ///   - isWanted: Asked now and then while a large plist is read; false ends that, with an error that says nothing.
  public static func open(
    _ source: PackSource, file: String, look: FirstLook? = nil, while isWanted: () -> Bool = { true }
  ) throws(PackError) -> Pack {
    try open(PackParts(of: source, file: file, look: look, while: isWanted))
  }

  /// Opens a pack whose plist, JSON or zip is in memory; which of them, its bytes tell.
  ///
  /// - Parameters:
  ///   - source: Where they come from, for what may stand beside them.
  ///   - file: What the user named, for messages.
  public static func open(_ bytes: [UInt8], of source: PackSource, file: String) throws(PackError) -> Pack {
    try open(PackParts(bytes, of: source, file: file))
  }

  /// Opens a pack that is nowhere but in memory.
  ///
  /// - Parameter files: What stands beside the plist, by the paths in the pack.
  static func open(
    _ bytes: [UInt8], of source: PackSource, file: String, beside files: [String: [UInt8]]
  ) throws(PackError) -> Pack {
    try open(PackParts(bytes, of: source, file: file, beside: files))
  }

  private static func open(_ parts: PackParts) -> Pack {
    let images = ImageCatalogue(parts.listing, skinPack: parts.skinPack)
    var hasher = Hasher()
    hasher.combine(content: parts.plist)
    hasher.combine(content: parts.roleMap.bytes)
    hasher.combine(parts.listing.files.filter { ImageName($0.name).fileExtension != nil })
    hasher.combine(parts.listing.assets)
    return Pack(
      parts, images: images, diagnostics: parts.diagnostics + parts.roleMap.diagnostics,
      fingerprint: hasher.finalize())
  }

  private static func openDefault(
    currentFolder: String, shippedThemes: String?, roleMap: String?, look: FirstLook?
  ) throws(PackError) -> Pack {
    let here = currentFolder.isEmpty ? "." : currentFolder
    let source = PackSource.folder(path: here, roleMap: roleMap)
    if (try? FileReading.type(of: source.plistPath)) != nil {
      return try open(source, file: here == "." ? PackSource.plistName : source.plistPath, look: look)
    }
    guard let shippedThemes else { throw PackError(.noPackHere, file: here) }
    return try open(path: shippedThemes, roleMap: roleMap, look: look)
  }
}
