/// Files beside packs that commands read.
public enum TextFile {
  /// The bytes of a file that the user named.
  ///
  /// - Throws: `PackError`, with advice.
  public static func bytes(of path: String) throws(PackError) -> [UInt8] {
    do throws(FileFailure) {
      return try FileReading.bytes(of: path)
    } catch {
      throw PackError(error, fileBeside: path, path: path)
    }
  }
}
