import Plists
import Texts

extension Pack {
  /// The bytes of the plist and of the role map as they are now, by the names that findings use. What cannot be read
  /// is left out.
  public func texts() -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    let names = [skinPack.file, roleMapFile]
    for (index, bytes) in (heldTexts ?? source.contents()).enumerated() where names.indices.contains(index) {
      texts[names[index]] = bytes
    }
    return texts
  }

  /// The same of what is no folder, as it was when the pack was opened.
  private var heldTexts: [[UInt8]?]? {
    switch files {
    case .folder: nil
    case .zip(let zip):
      [PackSource.plistName, PackSource.roleMapName].map { name in
        do throws(ZipFailure) {
          return try zip.contents(of: name, limit: Limits.Plist.byteCount)
        } catch {
          return nil
        }
      }
    case .memory(let files): [files[FilePath.name(of: source.plistPath)], files[PackSource.roleMapName]]
    }
  }
}
