/// Where each key of a list of entries stands. Keys are told apart byte by byte, as the app does: two spellings
/// of one accented letter are two keys. Hashed with a seed, so that no file can make it slow.
public struct KeyTable: Sendable {
  /// Of each slot the upper half is the upper half of a hash and the lower half an index from 1; 0 is free.
  private var slots: [UInt64] = []
  private var count = 0
  /// Up to here a search is faster than a hash.
  private static let searched = 8

  public init() {}

  /// The table of `entries`; of a key written twice the first one counts.
  public init(_ entries: [PlistEntry]) {
    if entries.count > Self.searched { grow(for: entries.count, among: []) }
    for (index, entry) in entries.enumerated() {
      count = index
      if slots.isEmpty { continue }
      let (slot, existing) = find(entry.key, among: entries)
      if existing == nil { slots[slot] = Self.slot(hash: Self.hash(entry.key), index: index) }
    }
    count = entries.count
  }

  /// Where `key` stands among `entries`, which have to be the ones that the table was made for.
  public func index(of key: String, among entries: [PlistEntry]) -> Int? {
    if slots.isEmpty { return entries.firstIndex { Self.same($0.key, key) } }
    return find(key, among: entries).existing
  }

  /// Where `key` stands among `entries`, or nil, and then the caller has to append an entry of that key.
  mutating func insert(_ key: String, among entries: [PlistEntry]) -> Int? {
    if slots.isEmpty {
      if let existing = entries.firstIndex(where: { Self.same($0.key, key) }) { return existing }
      count += 1
      if count > Self.searched { grow(for: count, among: entries) }
      if slots.isEmpty { return nil }
    } else {
      if let existing = find(key, among: entries).existing { return existing }
      count += 1
      if count * 2 > slots.count { grow(for: count, among: entries) }
    }
    slots[find(key, among: entries).slot] = Self.slot(hash: Self.hash(key), index: entries.count)
    return nil
  }

  private mutating func grow(for count: Int, among entries: [PlistEntry]) {
    var capacity = 32
    while capacity < count * 3 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    for (index, entry) in entries.enumerated() {
      slots[find(entry.key, among: entries).slot] = Self.slot(hash: Self.hash(entry.key), index: index)
    }
  }

  /// The slot of `key`, or the free one where it belongs.
  private func find(_ key: String, among entries: [PlistEntry]) -> (slot: Int, existing: Int?) {
    let hash = Self.hash(key)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == hash >> 32, entries.indices.contains(index), Self.same(entries[index].key, key)
      {
        return (slot, index)
      }
      slot = (slot + 1) & mask
    }
    return (slot, nil)
  }

  private static func slot(hash: UInt64, index: Int) -> UInt64 {
    hash & 0xFFFF_FFFF_0000_0000 | UInt64(UInt32(clamping: index + 1))
  }

  private static func hash(_ key: String) -> UInt64 {
    var hasher = Hasher()
    var key = key
    key.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
  }
}

/// The entries of a dictionary while it is read.
struct DictionaryBuilder {
  private(set) var entries: [PlistEntry] = []
  private var overridden: [PlistEntry] = []
  private var table = KeyTable()

  /// Adds an entry; where its key is there already, the later one counts if `lastCounts`, else the earlier.
  mutating func add(_ entry: PlistEntry, lastCounts: Bool) {
    guard let existing = table.insert(entry.key, among: entries) else {
      entries.append(entry)
      return
    }
    if lastCounts {
      overridden.append(entries[existing])
      entries[existing] = entry
    } else {
      overridden.append(entry)
    }
  }

  /// Adds an entry unless its key is there already.
  mutating func addKey(of entry: PlistEntry) {
    if table.insert(entry.key, among: entries) == nil { entries.append(entry) }
  }

  var dictionary: PlistDictionary { PlistDictionary(entries: entries, overridden: overridden) }
}

/// The keys of several lists of entries, each once, in the order in which they come.
public struct KeyUnion: Sendable {
  private var builder = DictionaryBuilder()

  public init() {}

  /// Adds the keys of `entries` that are not there yet.
  public mutating func add(_ entries: [PlistEntry]) {
    for entry in entries { builder.addKey(of: entry) }
  }

  public var keys: [String] { builder.entries.map(\.key) }
}
