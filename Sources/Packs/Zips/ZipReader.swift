internal import CZip
import Texts

/// An open zip in memory: libzip behind Swift types. Lives only within `ZipReader.open`.
struct ZipReader {
  /// What the directory of a zip says of an entry. Nothing of it is to be believed before it is checked.
  struct Entry {
    let index: Int
    /// The bytes of its name, up to the first zero.
    let rawName: [UInt8]
    /// The zip says that the name is UTF-8, or it is plain ASCII.
    let nameIsUTF8: Bool
    let byteCount: UInt64
    let checksum: UInt32
    let isEncrypted: Bool
    /// Stored or deflated, the two ways that every reader knows.
    let isCommonlyCompressed: Bool
    let isLink: Bool
  }

  private let archive: OpaquePointer

  /// Opens `bytes` and hands the open zip to `body`.
  static func open<Result>(
    _ bytes: [UInt8], _ body: (ZipReader) throws(ZipFailure) -> Result
  ) throws(ZipFailure) -> Result {
    guard czip_load() else { throw ZipFailure(.noLibrary) }
    let result = bytes.withUnsafeBytes { buffer -> Swift.Result<Result, ZipFailure> in
      guard let source = czip_source_buffer_create(buffer.baseAddress, UInt64(buffer.count), 0, nil) else {
        return .failure(ZipFailure(.notReadable))
      }
      guard let archive = czip_open_from_source(source, ZIP_RDONLY, nil) else {
        czip_source_free(source)
        return .failure(ZipFailure(ZipDirectory.refusedName(in: bytes).map(ZipText.badName) ?? .notReadable))
      }
      // Nothing was changed, so that nothing is lost; this also lets go of the source.
      defer { czip_discard(archive) }
      do throws(ZipFailure) {
        return .success(try body(ZipReader(archive: archive)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  var entryCount: Int { Int(clamping: czip_get_num_entries(archive, 0)) }

  /// The entry at a place of the directory; nil where it cannot be read.
  func entry(at index: Int) -> Entry? {
    let number = UInt64(index)
    var status = zip_stat_t()
    czip_stat_init(&status)
    guard czip_stat_index(archive, number, 0, &status) == 0,
      let raw = czip_get_name(archive, number, UInt32(ZIP_FL_ENC_RAW))
    else { return nil }
    let name = Self.bytes(of: raw)
    // Read by the letter of the standard, a name that is not marked as UTF-8 is turned from the code page of DOS.
    let strict = czip_get_name(archive, number, UInt32(ZIP_FL_ENC_STRICT)).map(Self.bytes)
    var system: UInt8 = 0
    var attributes: UInt32 = 0
    guard czip_file_get_external_attributes(archive, number, 0, &system, &attributes) == 0 else { return nil }
    return Entry(
      index: index, rawName: name, nameIsUTF8: strict == name, byteCount: status.size, checksum: status.crc,
      isEncrypted: status.encryption_method != UInt16(ZIP_EM_NONE),
      isCommonlyCompressed: [UInt16(ZIP_CM_STORE), UInt16(ZIP_CM_DEFLATE)].contains(status.comp_method),
      isLink: attributes >> 16 & 0xF000 == 0xA000)
  }

  /// What an entry holds: exactly `byteCount` bytes, or it is damaged. Asking for one byte more makes libzip
  /// compare the checksum, and shows an entry that goes on longer than it says.
  ///
  /// - Parameter name: the entry's name, for the message.
  func contents(at index: Int, byteCount: Int, name: String) throws(ZipFailure) -> [UInt8] {
    guard let file = czip_fopen_index(archive, UInt64(index), 0) else { throw ZipFailure(.damaged(name)) }
    defer { czip_fclose(file) }
    // Grows with what comes: what the directory says of the size may be a lie.
    var bytes: [UInt8] = []
    let piece = min(byteCount + 1, 1 << 20)
    while bytes.count <= byteCount {
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: min(piece, byteCount + 1 - start)))
      let received = bytes.withUnsafeMutableBytes { buffer in
        czip_fread(file, buffer.baseAddress.map { $0 + start }, UInt64(buffer.count - start))
      }
      guard received >= 0 else { throw ZipFailure(.damaged(name)) }
      bytes.removeLast(bytes.count - start - Int(received))
      if received == 0 { break }
    }
    guard bytes.count == byteCount else { throw ZipFailure(.damaged(name)) }
    return bytes
  }

  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    var count = 0
    while text[count] != 0 { count += 1 }
    return UnsafeBufferPointer(start: text, count: count).map(UInt8.init(bitPattern:))
  }
}
