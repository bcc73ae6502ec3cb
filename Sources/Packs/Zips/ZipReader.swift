internal import CZip
import Synchronization
import Texts

/// An open zip in memory: libzip behind Swift types. It stays open as long as anybody holds it, since opening goes through
/// the whole directory.
final class ZipReader: Sendable {
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

  /// libzip's archive, which one at a time may use, and the bytes that it reads.
  private struct Handle: ~Copyable {
    let archive: OpaquePointer
    let bytes: UnsafeMutableRawBufferPointer

    init(_ content: [UInt8]) throws(ZipFailure) {
      guard czip_load() else { throw ZipFailure(.noLibrary) }
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, content.count), alignment: 16)
      copy.copyBytes(from: content)
      guard let source = czip_source_buffer_create(copy.baseAddress, UInt64(content.count), 0, nil) else {
        copy.deallocate()
        throw ZipFailure(.notReadable)
      }
      guard let archive = czip_open_from_source(source, ZIP_RDONLY, nil) else {
        czip_source_free(source)
        copy.deallocate()
        throw ZipFailure(ZipDirectory.refusedName(in: content).map(ZipText.badName) ?? .notReadable)
      }
      (self.archive, bytes) = (archive, copy)
    }

    deinit {
      // Nothing was changed, so that nothing is lost; this also lets go of the source.
      czip_discard(archive)
      bytes.deallocate()
    }
  }

  private let handle: Mutex<Handle>
  let entryCount: Int

  /// Opens a zip.
  init(_ bytes: [UInt8]) throws(ZipFailure) {
    let handle = try Handle(bytes)
    entryCount = Int(clamping: czip_get_num_entries(handle.archive, 0))
    self.handle = Mutex(handle)
  }

  /// The entry at a place of the directory; nil where it cannot be read.
  func entry(at index: Int) -> Entry? { handle.withLock { Self.entry(at: index, of: $0.archive) } }

  private static func entry(at index: Int, of archive: OpaquePointer) -> Entry? {
    let number = UInt64(index)
    var status = zip_stat_t()
    czip_stat_init(&status)
    guard czip_stat_index(archive, number, 0, &status) == 0,
      let raw = czip_get_name(archive, number, UInt32(ZIP_FL_ENC_RAW))
    else { return nil }
    let name = bytes(of: raw)
    // Read by the letter of the standard, a name that is not marked as UTF-8 is turned from the code page of DOS.
    let strict = czip_get_name(archive, number, UInt32(ZIP_FL_ENC_STRICT)).map(bytes)
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
    let found = handle.withLock { Self.contents(at: index, byteCount: byteCount, of: $0.archive) }
    guard let found else { throw ZipFailure(.damaged(name)) }
    return found
  }

  private static func contents(at index: Int, byteCount: Int, of archive: OpaquePointer) -> [UInt8]? {
    guard let file = czip_fopen_index(archive, UInt64(index), 0) else { return nil }
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
      guard received >= 0 else { return nil }
      bytes.removeLast(bytes.count - start - Int(received))
      if received == 0 { break }
    }
    return bytes.count == byteCount ? bytes : nil
  }

  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    var count = 0
    while text[count] != 0 { count += 1 }
    return UnsafeBufferPointer(start: text, count: count).map(UInt8.init(bitPattern:))
  }
}
