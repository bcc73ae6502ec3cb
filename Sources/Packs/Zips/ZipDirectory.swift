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

  /// What the larger record says that a locator right before an end record leads to.
  private static func entriesOfZip64(endingAt end: Int, in bytes: [UInt8]) -> UInt64? {
    guard end >= 20, bytes[(end - 20)..<(end - 16)].elementsEqual(locatorSignature),
      let record = number(at: end - 12, bytes: 8, in: bytes), record < UInt64(bytes.count)
    else { return nil }
    return number(at: Int(record) + 32, bytes: 8, in: bytes)
  }

  /// A little-endian number; nil beyond the end.
  private static func number(at offset: Int, bytes count: Int, in bytes: [UInt8]) -> UInt64? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
