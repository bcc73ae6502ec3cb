import Plists
import Texts

/// A plist or JSON file of which single entries are changed, put in, taken out and renamed. All other bytes stay as
/// they are, comments and line ends included.
struct PlistPatch {
  let bytes: [UInt8]
  let document: PlistDocument
  let outline: PlistOutline
  /// All but what is taken out.
  var changes: [ByteChange] = []
  /// What is taken out of each dictionary, by the place of its first entry.
  private var removals: [Int: PlistRemoval] = [:]
  private var expected: [(path: [String], value: String?)] = []
  private let file: String

  /// A skin, a section, an entry.
  private static let depth = 3

  /// - Parameter file: its name, for messages.
  /// - Throws: `EditError` where parts of it cannot be changed.
  init(_ bytes: [UInt8], file: String) throws(EditError) {
    do throws(PlistError) {
      document = try PlistReader.read(bytes, file: file, entryDepth: Self.depth)
    } catch {
      throw .pack(PackError(error))
    }
    guard document.format != .binary else { throw .refused(.binaryEntry(file)) }
    guard document.isUTF8 else { throw .refused(.targetEncoding(file)) }
    self.bytes = bytes
    self.file = file
    outline = PlistOutline(document.entryRanges)
  }

  /// All that is to be done to the bytes.
  var allChanges: [ByteChange] {
    changes
      + removals.sorted { $0.key < $1.key }.flatMap { _, removal in
        removal.ranges(in: bytes, isJSON: isJSON).map { ByteChange(range: $0, replacement: []) }
      }
  }

  // MARK: Changing

  /// Gives an entry that is there another text, in the place of the old one and the way that is written.
  mutating func set(_ value: String, at path: [String]) throws(EditError) {
    guard let range = outline[path]?.range else { throw gone(path) }
    changes += isText(range) ? textChanges(of: range, to: value) : [elementChange(of: range, to: value)]
    expected.append((path, value))
  }

  /// Puts entries in, with the blanks of their neighbours. The dictionary that they are in is put in where it is not
  /// there.
  ///
  /// - Parameter order: keys that have an order; an entry comes after the last of those before it that is there.
  mutating func insert(_ entries: [NewEntry], into parent: [String], order: [String]) throws(EditError) {
    for entry in entries {
      let path = parent + [entry.key]
      guard outline[path] == nil else { throw there(path) }
      if let text = entry.text { expected.append((path, text)) }
    }
    let siblings = outline.children(of: parent)
    guard !siblings.isEmpty else { return try fill(parent, with: entries) }
    for entry in entries { insert(entry, among: siblings, depth: parent.count + 1, order: order) }
  }

  /// Takes an entry out, every time that it is written, with the blanks before it.
  mutating func remove(_ path: [String]) throws(EditError) {
    guard let key = path.last, outline[path] != nil else { throw gone(path) }
    let siblings = outline.children(of: Array(path.dropLast())).map(\.range)
    let indices = siblings.indices.filter { Self.same(siblings[$0].key, key) }
    if let first = siblings.first {
      removals[first.bytes.lowerBound, default: PlistRemoval(siblings: siblings)].indices.formUnion(indices)
    }
    expected.append((path, nil))
  }

  /// Gives an entry another key, every time that it is written.
  mutating func rename(_ path: [String], to key: String) throws(EditError) {
    guard let old = path.last, outline[path] != nil else { throw gone(path) }
    let parent = Array(path.dropLast())
    guard outline[parent + [key]] == nil else { throw there(parent + [key]) }
    for entry in outline.children(of: parent) where Self.same(entry.range.key, old) {
      // An empty key may be one tag.
      let isTag = entry.range.keyText.lowerBound == entry.range.bytes.lowerBound
      changes.append(
        ByteChange(range: entry.range.keyText, replacement: isTag ? keyElement(escaped(key)) : escaped(key)))
    }
    expected.append((path, nil))
  }

  /// Copies an entry with all that is in it, byte for byte but for its key, behind the original.
  mutating func copy(_ path: [String], as key: String) throws(EditError) {
    guard let range = outline[path]?.range else { throw gone(path) }
    let copied = path.dropLast() + [key]
    guard outline[Array(copied)] == nil else { throw there(Array(copied)) }
    let text =
      bytes[range.bytes.lowerBound..<range.keyText.lowerBound] + escaped(key)
      + bytes[range.keyText.upperBound..<range.bytes.upperBound]
    put(Array(text), after: range)
  }

  // MARK: Checking

  /// The file with all that done, read again to see whether it says what it should.
  func checkedResult() throws(EditError) -> [UInt8] {
    guard let result = allChanges.applied(to: bytes), let read = try? PlistReader.read(result, file: file)
    else {
      throw .refused(.checkFailed(file))
    }
    for (path, value) in expected {
      let node = read.root.node(at: path)
      let found: String? = if case .string(let text)? = node?.value { text } else { nil }
      guard found == value, value != nil || node == nil else { throw .refused(.checkFailed(file)) }
    }
    return result
  }

  /// The text at a path as it was read; nil where there is none.
  func text(at path: [String]) -> String? {
    if case .string(let text)? = document.root.node(at: path)?.value { text } else { nil }
  }

  private func gone(_ path: [String]) -> EditError {
    .refused(.entryGone(key: path.last ?? "", place: place(of: path)))
  }

  /// Refuses to put entries into what cannot hold any.
  func checkHoldsEntries(_ path: [String]) throws(EditError) {
    switch document.root.node(at: path)?.value {
    case .dictionary, nil: break
    case .string, .integer, .real, .boolean, .date, .data, .array, .null:
      throw .refused(path.last.map { .noDictionary($0, place: place(of: path)) } ?? .rootNoDictionary(file))
    }
  }

  private func there(_ path: [String]) -> EditError {
    .refused(.entryThere(key: path.last ?? "", place: place(of: path)))
  }

  private func place(of path: [String]) -> String { path.count > 1 ? path[0] : file }

  /// Keys are told apart byte by byte, as the app does.
  static func same(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
}

extension PlistNode {
  /// The value that keys lead to from here.
  fileprivate func node(at path: [String]) -> PlistNode? {
    path.reduce(Optional(self)) { node, key in
      guard case .dictionary(let dictionary)? = node?.value else { return nil }
      return dictionary[key]?.node
    }
  }
}
