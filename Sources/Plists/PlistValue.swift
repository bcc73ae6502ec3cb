import Diagnostics

/// A value of a property list or JSON file, with the place where its text stands.
public struct PlistNode: Sendable {
  public var value: PlistValue
  /// The text of a scalar: what stands between its tags or quotes, entities, CDATA marks and all; of an empty
  /// one, where it would stand. Of a container the opening tag or bracket. Of a tag that closes itself
  /// (`<string/>`, `<true/>`) the whole tag. Nil in binary plists, which have no lines.
  public var span: SourceSpan?

  public init(_ value: PlistValue, span: SourceSpan? = nil) {
    self.value = value
    self.span = span
  }
}

/// The kinds of values there are. JSON's null is kept, so that it can be reported.
public enum PlistValue: Sendable {
  case string(String)
  case integer(Int64)
  case real(Double)
  case boolean(Bool)
  /// As written, or seconds since 2001 as text.
  case date(String)
  case data(byteCount: Int)
  case array([PlistNode])
  case dictionary(PlistDictionary)
  case null
}

/// One key and its value.
public struct PlistEntry: Sendable {
  public var key: String
  /// The text of the key. Nil in binary plists.
  public var keySpan: SourceSpan?
  public var node: PlistNode

  public init(key: String, keySpan: SourceSpan? = nil, node: PlistNode) {
    self.key = key
    self.keySpan = keySpan
    self.node = node
  }
}

/// The entries of a dictionary in the order of the file. Keys are told apart byte by byte.
public struct PlistDictionary: Sendable {
  /// Held by reference, so that a value takes no more room than its text.
  private final class Storage: Sendable {
    let entries: [PlistEntry]
    let overridden: [PlistEntry]
    let table: KeyTable

    init(entries: [PlistEntry], overridden: [PlistEntry], table: KeyTable) {
      self.entries = entries
      self.overridden = overridden
      self.table = table
    }
  }

  private let storage: Storage

  public init(entries: [PlistEntry] = [], overridden: [PlistEntry] = []) {
    self.init(entries: entries, overridden: overridden, table: KeyTable(entries))
  }

  /// With the table that was made while reading `entries`.
  init(entries: [PlistEntry], overridden: [PlistEntry], table: KeyTable) {
    storage = Storage(entries: entries, overridden: overridden, table: table)
  }

  /// The entries that count, each key once, in the place where the key was first written.
  public var entries: [PlistEntry] { storage.entries }
  /// The entries that another of the same key overrides: earlier ones, or in a binary plist later ones.
  public var overridden: [PlistEntry] { storage.overridden }

  /// Where the entry of `key` stands.
  ///
  /// - Parameter guess: Where it probably stands, which saves the search.
  public func index(of key: String, guess: Int = 0) -> Int? {
    if entries.indices.contains(guess), KeyTable.same(entries[guess].key, key) { return guess }
    return storage.table.index(of: key, among: entries)
  }

  /// The entry of `key`.
  public subscript(key: String) -> PlistEntry? {
    index(of: key).map { entries[$0] }
  }
}

/// How a file was written.
public enum PlistFormat: String, Sendable {
  case xml, binary, json
}

/// Where an entry of a dictionary stands in its file.
public struct PlistEntryRange: Hashable, Sendable {
  public let key: String
  /// 1 for the entries of the outermost dictionary; dictionaries and arrays inside each other count.
  public let depth: Int
  /// All bytes from the key's tag or quote to the end of the value.
  public let bytes: Range<Int>
  /// The text of the key, as `PlistEntry.keySpan` has it.
  public let keyText: Range<Int>
  /// The value with its tags, quotes or brackets.
  public let value: Range<Int>
  /// The text of the value, as `PlistNode.span` has it.
  public let valueText: Range<Int>

  init(key: String, depth: Int, start: Int, keySpan: SourceSpan?, value: Range<Int>, span: SourceSpan?) {
    self.key = key
    self.depth = depth
    self.value = value
    bytes = min(start, value.upperBound)..<value.upperBound
    keyText = keySpan.map(\.bytes) ?? start..<start
    valueText = span.map(\.bytes) ?? value
  }
}

extension SourceSpan {
  /// The same stretch as offsets into the file.
  public var bytes: Range<Int> { start.offset..<(start.offset + byteCount) }
}

/// A file that was read.
public struct PlistDocument: Sendable {
  public var root: PlistNode
  public var format: PlistFormat
  /// The entries of the outermost dictionary as they are written, overridden ones too, and those of inner ones as
  /// deep as was asked for, each before the one that it is in. Empty for a binary plist.
  public var entryRanges: [PlistEntryRange]
  /// The file is written in UTF-8, or in ASCII.
  public var isUTF8: Bool

  public init(
    root: PlistNode, format: PlistFormat, entryRanges: [PlistEntryRange] = [], isUTF8: Bool = true
  ) {
    self.root = root
    self.format = format
    self.entryRanges = entryRanges
    self.isUTF8 = isUTF8
  }
}
