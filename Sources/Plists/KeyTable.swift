/// Where each key of a list of entries stands. Keys are told apart byte by byte, as the app does: two spellings
/// of one accented letter are two keys. Hashed with a seed, so that no file can make it slow.
struct KeyTable: Sendable {
  /// Of each slot the upper half is a hash and the lower half an index from 1; 0 is free. At least a quarter of
  /// them is free.
  private var slots: [UInt64] = []
  private var count = 0
  /// Up to here a search is faster than a hash.
  private static let searched = 8

  init() {}

  /// The table of `entries`; of a key written twice the first one counts.
  init(_ entries: [PlistEntry]) {
    count = entries.count
    if count > Self.searched { addAll(entries) }
  }

  private mutating func addAll(_ entries: [PlistEntry]) {
    resize(for: entries.count + 1)
    for (index, entry) in entries.enumerated() {
      let hash = Self.hash(entry.key)
      let (slot, existing) = find(entry.key, hash: hash, among: entries)
      if existing == nil { slots[slot] = Self.slot(hash: hash, index: index) }
    }
  }

  /// Where `key` stands among `entries`, which have to be the ones that the table was made for.
  func index(of key: String, among entries: [PlistEntry]) -> Int? {
    if slots.isEmpty { return entries.firstIndex { Self.same($0.key, key) } }
    return find(key, hash: Self.hash(key), among: entries).existing
  }

  /// Where `key` stands among `entries`, or nil, and then the caller has to append an entry of that key.
  mutating func insert(_ key: String, among entries: [PlistEntry]) -> Int? {
    if slots.isEmpty {
      if let existing = entries.firstIndex(where: { Self.same($0.key, key) }) { return existing }
      if count < Self.searched {
        count += 1
        return nil
      }
      addAll(entries)
    }
    return insertHashed(key, among: entries)
  }

  private mutating func insertHashed(_ key: String, among entries: [PlistEntry]) -> Int? {
    let hash = Self.hash(key)
    var (slot, existing) = find(key, hash: hash, among: entries)
    if let existing { return existing }
    count += 1
    if count * 4 > slots.count * 3 {
      resize(for: count)
      (slot, existing) = find(key, hash: hash, among: entries)
    }
    slots[slot] = Self.slot(hash: hash, index: entries.count)
    return nil
  }

  /// Makes room for `count` keys; where a key belongs is told by the hash in its slot.
  private mutating func resize(for count: Int) {
    var capacity = 16
    while capacity * 3 < count * 4 { capacity *= 2 }
    let old = slots
    slots = Array(repeating: 0, count: capacity)
    for entry in old where entry != 0 {
      var slot = Int(truncatingIfNeeded: entry >> 32) & (capacity - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = entry
    }
  }

  /// The slot of `key`, or the free one where it belongs.
  private func find(
    _ key: String, hash: UInt32, among entries: [PlistEntry]
  ) -> (slot: Int, existing: Int?) {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == UInt64(hash), entries.indices.contains(index),
        Self.same(entries[index].key, key)
      {
        return (slot, index)
      }
      slot = (slot + 1) & mask
    }
    return (slot, nil)
  }

  private static func slot(hash: UInt32, index: Int) -> UInt64 {
    UInt64(hash) << 32 | UInt64(UInt32(clamping: index + 1))
  }

  private static func hash(_ key: String) -> UInt32 {
    var hasher = Hasher()
    var key = key
    key.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  static func same(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        // Keys of one length mostly differ at their end.
        left.last == right.last && left.elementsEqual(right)
      }
    }
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

  /// Whether the entry at an index has this key.
  func has(_ key: String, at index: Int) -> Bool {
    entries.indices.contains(index) && KeyTable.same(entries[index].key, key)
  }

  /// Adds an entry unless its key is there already.
  mutating func addKey(of entry: PlistEntry) {
    if table.insert(entry.key, among: entries) == nil { entries.append(entry) }
  }

  var dictionary: PlistDictionary {
    PlistDictionary(entries: entries, overridden: overridden, table: table)
  }
}

/// The keys of several lists of entries, each once, in the order in which they come.
public struct KeyUnion: Sendable {
  private var builder = DictionaryBuilder()

  public init() {}

  /// Adds the keys of `entries` that are not there yet.
  public mutating func add(_ entries: [PlistEntry]) {
    // Lists mostly have their keys in one order, and then each stands where it stood in those before.
    for (index, entry) in entries.enumerated() where !builder.has(entry.key, at: index) {
      builder.addKey(of: entry)
    }
  }

  public var keys: [String] { builder.entries.map(\.key) }
}
