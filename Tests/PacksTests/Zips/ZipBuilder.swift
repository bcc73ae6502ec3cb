/// Makes zips byte by byte, sound ones and ones that nobody should make.
struct ZipBuilder {
  /// An entry, and what its headers say of it where that is not the truth.
  struct Entry {
    var name: [UInt8]
    var content: [UInt8]
    var isDeflated = false
    var method: UInt16?
    var flags: UInt16 = 0x800
    var mode: UInt32 = 0o100644
    var announcedByteCount: Int?
    var hasDescriptor = false
    var hasZip64Sizes = false
    /// Stands where the entry of that number does.
    var sharesDataWith: Int?

    init(_ name: String, _ content: String = "") {
      self.name = Array(name.utf8)
      self.content = Array(content.utf8)
    }

    func with(_ change: (inout Entry) -> Void) -> Entry {
      var entry = self
      change(&entry)
      return entry
    }
  }

  var entries: [Entry]
  var prefix: [UInt8] = []
  var suffix: [UInt8] = []
  var hasZip64End = false
  var announcedEntries: UInt64?

  init(_ entries: [Entry]) { self.entries = entries }

  var bytes: [UInt8] {
    var out = prefix
    var offsets: [Int] = []
    for entry in entries {
      if let shared = entry.sharesDataWith {
        offsets.append(offsets[shared])
        continue
      }
      offsets.append(out.count)
      out += localHeader(entry) + data(of: entry)
      if entry.hasDescriptor {
        out += word(0x0807_4B50) + word(crc32(entry.content)) + word(UInt32(data(of: entry).count))
        out += word(UInt32(entry.content.count))
      }
    }
    let start = out.count
    for (entry, offset) in zip(entries, offsets) { out += centralHeader(entry, offset: offset) }
    return out + end(start: start, byteCount: out.count - start) + suffix
  }

  private func localHeader(_ entry: Entry) -> [UInt8] {
    let hides = entry.hasDescriptor
    let extra = entry.hasZip64Sizes ? zip64Sizes(entry) : []
    return word(0x0403_4B50) + half(20) + half(entry.flags | (hides ? 8 : 0)) + half(method(of: entry))
      + half(0) + half(33) + (hides ? word(0) + word(0) + word(0) : word(crc32(entry.content)) + sizes(entry))
      + half(UInt16(entry.name.count)) + half(UInt16(extra.count)) + entry.name + extra
  }

  private func centralHeader(_ entry: Entry, offset: Int) -> [UInt8] {
    let extra = entry.hasZip64Sizes ? zip64Sizes(entry) : []
    return word(0x0201_4B50) + half(0x031E) + half(20) + half(entry.flags | (entry.hasDescriptor ? 8 : 0))
      + half(method(of: entry)) + half(0) + half(33) + word(crc32(entry.content)) + sizes(entry)
      + half(UInt16(entry.name.count)) + half(UInt16(extra.count)) + half(0) + half(0) + half(0)
      + word(entry.mode << 16) + word(UInt32(offset)) + entry.name + extra
  }

  private func end(start: Int, byteCount: Int) -> [UInt8] {
    let count = announcedEntries ?? UInt64(entries.count)
    guard hasZip64End else {
      let number = half(UInt16(truncatingIfNeeded: count))
      return word(0x0605_4B50) + half(0) + half(0) + number + number + word(UInt32(byteCount))
        + word(UInt32(start)) + half(0)
    }
    let record =
      word(0x0606_4B50) + double(44) + half(45) + half(45) + word(0) + word(0) + double(count) + double(count)
      + double(UInt64(byteCount)) + double(UInt64(start))
    let locator = word(0x0706_4B50) + word(0) + double(UInt64(start + byteCount)) + word(1)
    let none = [UInt8](repeating: 0xFF, count: 4)
    return record + locator + word(0x0605_4B50) + half(0) + half(0) + none + none + none + half(0)
  }

  private func method(of entry: Entry) -> UInt16 { entry.method ?? (entry.isDeflated ? 8 : 0) }

  private func sizes(_ entry: Entry) -> [UInt8] {
    if entry.hasZip64Sizes { return [UInt8](repeating: 0xFF, count: 8) }
    return word(UInt32(data(of: entry).count)) + word(UInt32(entry.announcedByteCount ?? entry.content.count))
  }

  private func zip64Sizes(_ entry: Entry) -> [UInt8] {
    half(1) + half(16) + double(UInt64(entry.content.count)) + double(UInt64(data(of: entry).count))
  }

  /// Deflate allows blocks that are merely stored.
  private func data(of entry: Entry) -> [UInt8] {
    guard entry.isDeflated else { return entry.content }
    let count = UInt16(entry.content.count)
    return [1] + half(count) + half(~count) + entry.content
  }

  private func half(_ number: UInt16) -> [UInt8] {
    (0..<2).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
  private func word(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
  private func double(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
  }
}
