import Texts

/// How many entries the end of a zip announces, told before libzip takes memory for them.
enum ZipDirectory {
  private static let endSignature: [UInt8] = [0x50, 0x4B, 0x05, 0x06]
  private static let locatorSignature: [UInt8] = [0x50, 0x4B, 0x06, 0x07]
  /// The end record and the longest comment after it, and the zip64 locator before it.
  private static let tailByteCount = 22 + 65_535 + 20

  /// The largest number of entries that any end record in the last 64 KiB announces.
  static func announcedEntries(in bytes: [UInt8]) -> UInt64 {
    var most: UInt64 = 0
    guard bytes.count >= 22 else { return 0 }
    for start in max(0, bytes.count - tailByteCount)...(bytes.count - 22)
    where bytes[start] == 0x50 && bytes[start..<(start + 4)].elementsEqual(endSignature) {
      most = max(
        most, entriesOfZip64(endingAt: start, in: bytes) ?? number(at: start + 10, bytes: 2, in: bytes) ?? 0)
    }
    return most
  }

  /// Whether a file that does not begin as a zip, a plist or JSON does ends as a zip.
  static func isBehindOtherBytes(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first(where: { $0 > 0x20 }), ![0x3C, 0x7B, 0x5B, 0xEF].contains(first),
      !bytes.starts(with: Array("bplist".utf8)), !ZipArchive.isZip(bytes)
    else { return false }
    return announcedEntries(in: bytes) > 0
  }

  /// What the larger record says that a locator right before an end record leads to.
  private static func entriesOfZip64(endingAt end: Int, in bytes: [UInt8]) -> UInt64? {
    guard end >= 20, bytes[(end - 20)..<(end - 16)].elementsEqual(locatorSignature),
      let record = number(at: end - 12, bytes: 8, in: bytes), record < UInt64(bytes.count)
    else { return nil }
    return number(at: Int(record) + 32, bytes: 8, in: bytes)
  }

  /// The first name that is marked as UTF-8 and holds control characters, for which libzip opens no zip.
  static func refusedName(in bytes: [UInt8]) -> String? {
    guard bytes.count >= 22 else { return nil }
    let ends = max(0, bytes.count - tailByteCount)...(bytes.count - 22)
    guard let end = ends.last(where: { bytes[$0..<($0 + 4)].elementsEqual(endSignature) }),
      var place = number(at: end + 16, bytes: 4, in: bytes).map({ Int($0) })
    else { return nil }
    for _ in 0..<Limits.Zip.entries {
      guard let signature = number(at: place, bytes: 4, in: bytes), signature == entrySignature,
        let flags = number(at: place + 8, bytes: 2, in: bytes),
        let lengths = number(at: place + 28, bytes: 6, in: bytes)
      else { return nil }
      let start = place + 46
      let next = [0, 16, 32].reduce(start) { $0 + Int(lengths >> $1 & 0xFFFF) }
      guard next <= bytes.count else { return nil }
      let name = bytes[start..<(start + Int(lengths & 0xFFFF))]
      if flags & utf8Flag != 0, name.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
        return String(decoding: name, as: UTF8.self)
      }
      place = next
    }
    return nil
  }

  private static let entrySignature: UInt64 = 0x0201_4B50
  private static let utf8Flag: UInt64 = 0x0800

  /// A little-endian number; nil beyond the end.
  private static func number(at offset: Int, bytes count: Int, in bytes: [UInt8]) -> UInt64? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
