import Texts

/// A zip in memory that was looked through and found harmless: its compressed bytes, and what they hold.
/// Nothing is unpacked before it is asked for, and nothing is ever written by a path of the zip.
struct ZipArchive: Sendable {
  /// A file in a zip.
  struct Member: Hashable, Sendable {
    /// The path, `/` between its parts, none of them empty, `.` or `..`.
    let path: String
    let index: Int
    /// As the zip says; what comes is counted against it.
    let byteCount: Int
    let checksum: UInt32
  }

  private let reader: ZipReader
  /// The files, by their paths; of several with one path the last counts, as if they were unpacked in order.
  let members: [String: Member]
  /// Paths that several files have, in the order of the zip.
  let doubles: [String]
  /// The folders at the top and one level below it.
  let folders: Set<String>
  /// Names of entries do not say whether they are UTF-8 or GBK, and differ in the two.
  let namesAreUncertain: Bool
  /// Which of the two they were read as.
  let namesAreGBK: Bool

  /// Looks a zip through.
  ///
  /// - Parameters:
  ///   - bytes: The whole zip.
  ///   - namesAreGBK: How to read names that do not say; nil to tell by the names themselves.
  /// - Throws: `ZipFailure` where it is damaged, too large, or holds what no pack may.
  init(_ bytes: [UInt8], namesAreGBK: Bool? = nil) throws(ZipFailure) {
    guard bytes.count <= Limits.Zip.byteCount else {
      throw ZipFailure(.fileSize(mebibytes: Limits.Zip.mebibytes))
    }
    guard ZipDirectory.announcedEntries(in: bytes) <= UInt64(Limits.Zip.entries) else {
      throw ZipFailure(.entries(Limits.Zip.entries))
    }
    try self.init(try ZipReader(bytes), namesAreGBK: namesAreGBK)
  }

  private init(_ reader: ZipReader, namesAreGBK: Bool?) throws(ZipFailure) {
    guard reader.entryCount <= Limits.Zip.entries else { throw ZipFailure(.entries(Limits.Zip.entries)) }
    let entries = try (0..<reader.entryCount).map { index throws(ZipFailure) in
      guard let entry = reader.entry(at: index) else { throw ZipFailure(.notReadable) }
      return entry
    }
    let names = ZipNames(entries)
    var content = Content()
    for (entry, name) in zip(entries, names.decoded(isGBK: namesAreGBK)) {
      try content.add(entry, name: name)
    }
    self.reader = reader
    members = content.members
    doubles = content.doubles
    folders = content.folders
    namesAreUncertain = names.isUncertain
    self.namesAreGBK = namesAreGBK ?? names.unmarkedIsGBK
  }

  /// The same zip with its names read the other way.
  func withNamesReadOtherwise() throws(ZipFailure) -> ZipArchive {
    try ZipArchive(reader, namesAreGBK: !namesAreGBK)
  }

  /// What a member holds.
  func contents(of member: Member, limit: Int) throws(ZipFailure) -> [UInt8] {
    guard member.byteCount <= limit else {
      throw ZipFailure(.memberSize(member.path, mebibytes: limit >> 20))
    }
    return try reader.contents(at: member.index, byteCount: member.byteCount, name: member.path)
  }

  /// A zip, told by its first bytes and never by its name.
  static func isZip(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
      || bytes.starts(with: [0x50, 0x4B, 0x07, 0x08])
  }
}

extension ZipArchive {
  /// What a zip holds, while its entries are looked at.
  private struct Content {
    var members: [String: Member] = [:]
    var doubles: [String] = []
    var folders: Set<String> = []
    private var unpackedByteCount = 0

    /// Takes in an entry, or refuses the zip for it.
    mutating func add(_ entry: ZipReader.Entry, name: String) throws(ZipFailure) {
      try Self.check(entry, name: name)
      let (sum, overflows) = unpackedByteCount.addingReportingOverflow(Int(clamping: entry.byteCount))
      guard !overflows, sum <= Limits.Zip.byteCount else {
        throw ZipFailure(.unpackedSize(mebibytes: Limits.Zip.mebibytes))
      }
      unpackedByteCount = sum
      let parts = name.split(separator: "/").filter { $0 != "." }
      // Files that only the system that zipped them has a use for, and hidden ones, as in folders.
      guard let last = parts.last, !parts.contains(where: { $0.hasPrefix(".") || $0 == "__MACOSX" }) else {
        return
      }
      let isFolder = name.hasSuffix("/") || name.hasSuffix("/.")
      for depth in 1...2 where parts.count > depth || parts.count == depth && isFolder {
        folders.insert(parts[..<depth].joined(separator: "/"))
      }
      guard !isFolder, !last.isEmpty else { return }
      let path = parts.joined(separator: "/")
      let member = Member(
        path: path, index: entry.index, byteCount: Int(clamping: entry.byteCount), checksum: entry.checksum)
      if members.updateValue(member, forKey: path) != nil { doubles.append(path) }
    }

    private static func check(_ entry: ZipReader.Entry, name: String) throws(ZipFailure) {
      if name.contains("\\") { throw ZipFailure(.backslash(name)) }
      let parts = name.split(separator: "/")
      if name.hasPrefix("/") || parts.contains("..") || isDrive(parts.first) {
        throw ZipFailure(.leavesPack(name))
      }
      if entry.isLink { throw ZipFailure(.link(name)) }
      if entry.isEncrypted { throw ZipFailure(.encrypted(name)) }
      if !entry.isCommonlyCompressed { throw ZipFailure(.otherCompression(name)) }
    }

    /// `C:`, which some systems take for a place of its own.
    private static func isDrive(_ part: Substring?) -> Bool {
      guard let part, part.utf8.count >= 2 else { return false }
      let bytes = Array(part.utf8.prefix(2))
      return bytes[1] == UInt8(ascii: ":") && (0x61...0x7A).contains(bytes[0] | 0x20)
    }
  }
}
