import Plists
import Skins
import Texts

extension Pack {
  /// The skins of a pack on the disk, read without a look at anything else: for who wants their names, at once.
  ///
  /// - Parameters:
  ///   - path: as the user names it; nil for the current folder's pack, else the shipped one.
  ///   - byteLimit: the most bytes that are read of it.
  /// - Throws: `PackError` where it is no pack on the disk, is larger, or cannot be read.
  public static func skins(
    path: String?, shippedThemes: String?, byteLimit: Int
  ) throws(PackError) -> [Skin] {
    guard let path else {
      do throws(PackError) {
        return try skins(path: ".", shippedThemes: nil, byteLimit: byteLimit)
      } catch {
        guard let shippedThemes else { throw error }
        return try skins(path: shippedThemes, shippedThemes: nil, byteLimit: byteLimit)
      }
    }
    let (source, file) = try locate(path, currentFolder: "")
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileReading.bytes(of: source.plistPath, limit: byteLimit)
    } catch {
      throw PackError(error, file: file, path: source.plistPath)
    }
    return try PackParts.skins(of: bytes, source: source, file: file)
  }
}
