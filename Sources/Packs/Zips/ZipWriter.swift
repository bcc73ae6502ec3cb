internal import CZip

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Makes a zip in memory, the same bytes for the same files: in the order given, with one time for all.
enum ZipWriter {
  /// A file that goes into a zip.
  struct File {
    let path: String
    let bytes: [UInt8]
    /// Text is worth deflating, images are so already.
    let isDeflated: Bool
  }

  /// 1 January 1980, the first day that a zip can name.
  private static let firstDay: UInt16 = 1 << 5 | 1

  /// - Returns: nil where libzip fails, as for want of memory.
  static func zip(_ files: [File]) -> [UInt8]? {
    guard let target = czip_source_buffer_create(nil, 0, 0, nil) else { return nil }
    defer { czip_source_free(target) }
    czip_source_keep(target)
    guard let archive = czip_open_from_source(target, ZIP_TRUNCATE, nil) else {
      czip_source_free(target)
      return nil
    }
    guard files.allSatisfy({ add($0, to: archive) }), czip_close(archive) == 0 else {
      czip_discard(archive)
      return nil
    }
    return contents(of: target)
  }

  private static func add(_ file: File, to archive: OpaquePointer) -> Bool {
    // libzip reads it when it closes the zip, and frees it then.
    guard let copy = malloc(max(1, file.bytes.count)) else { return false }
    file.bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { copy.copyMemory(from: start, byteCount: bytes.count) }
    }
    guard let source = czip_source_buffer(archive, copy, UInt64(file.bytes.count), 1) else {
      free(copy)
      return false
    }
    let index = czip_file_add(archive, file.path, source, UInt32(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      czip_source_free(source)
      return false
    }
    let number = UInt64(index)
    let method = file.isDeflated ? ZIP_CM_DEFLATE : ZIP_CM_STORE
    let attributes: UInt32 = 0o100644 << 16
    return czip_file_set_dostime(archive, number, 0, firstDay, 0) == 0
      && czip_set_file_compression(archive, number, Int32(method), 9) == 0
      && czip_file_set_external_attributes(archive, number, 0, UInt8(ZIP_OPSYS_UNIX), attributes) == 0
  }

  private static func contents(of source: OpaquePointer) -> [UInt8]? {
    guard czip_source_open(source) == 0 else { return nil }
    defer { czip_source_close(source) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = czip_source_read(source, &piece, UInt64(piece.count))
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += piece[..<Int(count)]
    }
  }
}
