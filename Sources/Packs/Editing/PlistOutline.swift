import Plists

/// Where the entries of a file stand, as a tree: the skins, their sections, and what is in those.
struct PlistOutline {
  /// An entry and those in its value.
  struct Entry {
    let range: PlistEntryRange
    let children: [Entry]

    /// The last of that key, which is the one that counts.
    func child(_ key: String) -> Entry? { PlistOutline.last(key, of: children) }
  }

  let entries: [Entry]
  /// Of each outermost key, the place of the entry that counts: packs have thousands.
  private let places: [[UInt8]: Int]

  /// - Parameter ranges: each before the one that it is in, as `PlistDocument.entryRanges` has them.
  init(_ ranges: [PlistEntryRange]) {
    var waiting: [Int: [Entry]] = [:]
    for range in ranges {
      let children = waiting.removeValue(forKey: range.depth + 1) ?? []
      // What stands in an array is deeper than an entry's own.
      let own = children.filter { range.value.contains($0.range.bytes.lowerBound) }
      waiting[range.depth, default: []].append(Entry(range: range, children: own))
    }
    entries = waiting[1] ?? []
    places = Dictionary(entries.enumerated().map { (Array($1.range.key.utf8), $0) }) { $1 }
  }

  /// The entry at a path of keys from the outermost dictionary.
  subscript(path: [String]) -> Entry? {
    guard let first = path.first else { return nil }
    let start = places[Array(first.utf8)].map { entries[$0] }
    return path.dropFirst().reduce(start) { $0?.child($1) }
  }

  /// The entries of the dictionary at a path, of the outermost one at none.
  func children(of path: [String]) -> [Entry] { path.isEmpty ? entries : self[path]?.children ?? [] }

  /// The first entry that so many keys lead to.
  func first(atDepth depth: Int) -> PlistEntryRange? { Self.first(in: entries, atDepth: depth) }

  private static func first(in entries: [Entry], atDepth depth: Int) -> PlistEntryRange? {
    if depth <= 1 { return entries.first?.range }
    return entries.lazy.compactMap { first(in: $0.children, atDepth: depth - 1) }.first
  }

  /// Keys are told apart byte by byte, as the app does.
  private static func last(_ key: String, of entries: [Entry]) -> Entry? {
    entries.last { $0.range.key.utf8.elementsEqual(key.utf8) }
  }
}
