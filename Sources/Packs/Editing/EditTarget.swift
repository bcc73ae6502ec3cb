import Diagnostics
import Plists
import Skins
import Texts

/// A pack that is to be changed: its plist, and the folder that its images are in.
struct EditTarget {
  /// The plist as the user named it.
  let file: String
  /// The folder of the plist, absolute and without links.
  let folder: String
  /// The plist's name in it.
  let plistName: String
  let bytes: [UInt8]
  let document: PlistDocument
  let skinPack: SkinPack
  /// True where the user named the folder, false for a plist or JSON file, whose folder is not all the pack's.
  let isWholeFolder: Bool

  /// Reads a folder, a plist or a JSON file.
  init(path: String, currentFolder: String) throws(EditError) {
    let isZip: Bool
    do throws(PackError) {
      let (source, file) = try Pack.locate(path, currentFolder: currentFolder)
      self.file = file
      plistName = FilePath.name(of: source.plistPath)
      folder = FileWriting.realPath(source.folderPath) ?? absolutePath(source.folderPath)
      let parts = try PackParts(of: source, file: file)
      bytes = parts.plist
      skinPack = parts.skinPack
      isWholeFolder = source.kind == .folder
      isZip = parts.files.zip != nil
      document = try Self.read(bytes, file: file)
    } catch {
      throw .pack(error)
    }
    if isZip { throw .refused(.targetIsZip(path)) }
  }

  private static func read(_ bytes: [UInt8], file: String) throws(PackError) -> PlistDocument {
    do throws(PlistError) { return try PlistReader.read(bytes, file: file) } catch { throw PackError(error) }
  }

  var plistPath: String { FilePath.join(folder, plistName) }
}
