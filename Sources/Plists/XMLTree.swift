import Diagnostics
import Texts

/// The tags that a property list is made of.
enum XMLElement: String {
  case plist, dict, array, key, string, integer, real, date, data
  case `true`, `false`

  /// The element of a tag name, told by its bytes, since a large pack has millions of tags.
  init?(name: UnsafeBufferPointer<UInt8>) {
    guard name.count <= 7 else { return nil }
    let packed = Self.packed(name)
    guard let known = Self.table.first(where: { $0.packed == packed }) else { return nil }
    self = known.element
  }

  /// The commonest first.
  private static let table: [(packed: UInt64, element: XMLElement)] = {
    let all: [XMLElement] = [
      .key, .string, .dict, .array, .integer, .true, .false, .real, .date, .data, .plist,
    ]
    return all.map { (packed($0.rawValue.utf8), $0) }
  }()

  private static func packed(_ name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// The grammar of XML property lists as a state machine: fed with tags and text in the order of the file, it
/// grows the tree and stops at the first thing that has no place there.
struct XMLTree {
  /// An open dictionary or array.
  private struct Frame {
    let element: XMLElement
    let span: SourceSpan
    var builder = DictionaryBuilder()
    var nodes: [PlistNode] = []
    /// A key that waits for its value.
    private(set) var key: String?
    /// Whether there is one, as a bit of its own: it is asked for at every tag.
    private(set) var hasKey = false
    var keySpan: SourceSpan?
    /// Where the tag of that key begins.
    var keyOffset = 0

    mutating func wait(with key: String, span: SourceSpan) {
      self.key = key
      hasKey = true
      keySpan = span
    }

    /// Takes in a value.
    mutating func place(_ node: consuming PlistNode) {
      hasKey = false
      if let key = key.take() {
        builder.add(PlistEntry(key: key, keySpan: keySpan, node: node), lastCounts: true)
      } else {
        nodes.append(node)
      }
    }
  }

  /// An open element that takes text.
  private struct TextElement {
    let element: XMLElement
    let tagOffset: Int
    let tagByteCount: Int
  }

  /// What stopped the reading; nothing is taken in after it.
  private(set) var failure: PlistFailure? { didSet { hasFailed = failure != nil } }
  /// The same as a bit of its own: it is asked for at every tag.
  private(set) var hasFailed = false
  private(set) var root: PlistNode?
  /// The entries of dictionaries down to `entryDepth`.
  private(set) var entryRanges: [PlistEntryRange] = []
  private var counter: LineCounter
  private let bytes: [UInt8]
  private let encoding: TextEncoding
  let entryDepth: Int
  private var frames: [Frame] = []
  private var textElement: TextElement?
  /// The text so far, as far as it is not in the file as it is.
  private var text: [UInt8] = []
  /// Where the text so far stands in the file, as long as it is just what is written there; -1 where it is not.
  private var (writtenStart, writtenEnd) = (-1, -1)
  private var plistSpan: SourceSpan?
  private var plistIsClosed = false
  /// How many more values and keys there may be.
  var nodesLeft = Limits.Plist.nodes

  init(_ bytes: [UInt8], encoding: TextEncoding, entryDepth: Int = 1) {
    self.entryDepth = entryDepth
    self.bytes = bytes
    self.encoding = encoding
    counter = LineCounter(bytes, encoding: encoding)
  }

  /// The innermost element that is open, and the line of its tag.
  mutating func innermost() -> (name: String, line: Int)? {
    if let textElement {
      return (textElement.element.rawValue, counter.position(at: textElement.tagOffset).line)
    }
    if let frame = frames.last { return (frame.element.rawValue, frame.span.start.line) }
    if let plistSpan, !plistIsClosed { return (XMLElement.plist.rawValue, plistSpan.start.line) }
    return nil
  }

  mutating func fail(_ text: SyntaxText, at offset: Int) {
    if failure == nil { failure = PlistFailure(text, at: offset) }
  }

  // MARK: Tags

  /// An opening tag, or one that closes itself.
  mutating func start(name: UnsafeBufferPointer<UInt8>, offset: Int, byteCount: Int) {
    if hasFailed { return }
    let element = XMLElement(name: name)
    if let textElement {
      let name = String(decoding: name, as: UTF8.self)
      return fail(.tagInText(name: name, outer: textElement.element.rawValue), at: offset)
    }
    guard plistSpan != nil else {
      guard element == .plist else {
        return fail(.missingPlistTag(found: String(decoding: name, as: UTF8.self)), at: offset)
      }
      plistSpan = SourceSpan(start: counter.position(at: offset), byteCount: byteCount)
      return
    }
    guard let element, element != .plist else {
      return fail(.unknownTag(name: String(decoding: name, as: UTF8.self)), at: offset)
    }
    guard hasPlace(for: element, at: offset), countNode(at: offset) else { return }
    switch element {
    case .dict, .array:
      guard frames.count < Limits.Plist.depth else {
        failure = PlistFailure(limit: .depth(Limits.Plist.depth), at: offset)
        return
      }
      let span = SourceSpan(start: counter.position(at: offset), byteCount: byteCount)
      frames.append(Frame(element: element, span: span))
    case .plist, .key, .string, .integer, .real, .date, .data, .true, .false:
      textElement = TextElement(element: element, tagOffset: offset, tagByteCount: byteCount)
      if element == .key { frames[frames.count - 1].keyOffset = offset }
      text.removeAll(keepingCapacity: true)
      if encoding.form == .utf8 {
        (writtenStart, writtenEnd) = (offset + byteCount, offset + byteCount)
      } else {
        forgetWritten()
      }
    }
  }

  /// A closing tag; `byteCount` is 0 where the opening tag closes itself.
  mutating func end(offset: Int, byteCount: Int) {
    if hasFailed { return }
    if let element = textElement {
      textElement = nil
      let contentStart = element.tagOffset + element.tagByteCount
      let isSelfClosed = byteCount == 0
      let isTag = isSelfClosed || element.element == .true || element.element == .false
      let span = SourceSpan(
        start: counter.position(at: isTag ? element.tagOffset : contentStart),
        byteCount: isTag ? element.tagByteCount : max(0, offset - contentStart))
      if element.element != .key {
        noteEntry(startingAt: element.tagOffset, endingAt: offset + byteCount, span: span)
      }
      finishText(element.element, span: span)
    } else if let frame = frames.popLast() {
      if let key = frame.key { return fail(.keyWithoutValue(key: key), at: offset) }
      noteEntry(startingAt: frame.span.start.offset, endingAt: offset + byteCount, span: frame.span)
      let value: PlistValue =
        frame.element == .dict ? .dictionary(frame.builder.dictionary) : .array(frame.nodes)
      place(PlistNode(value, span: frame.span))
    } else {
      plistIsClosed = true
      if root == nil { fail(.noValue, at: offset) }
    }
  }

  /// Whether what comes is the text of an element.
  var takesText: Bool {
    guard let element = textElement?.element else { return false }
    return element != .true && element != .false
  }

  /// The text of an element, or a part of it.
  ///
  /// - Parameters:
  ///   - offset: Where it is written.
  ///   - byteCount: How many bytes of the file say it: others than it has where it is written in another way.
  mutating func characters(_ part: UnsafeBufferPointer<UInt8>, offset: Int, byteCount: Int) {
    if offset == writtenEnd, byteCount == part.count {
      writtenEnd = offset + byteCount
      return
    }
    if writtenEnd > writtenStart { text.append(contentsOf: bytes[writtenStart..<writtenEnd]) }
    forgetWritten()
    text.append(contentsOf: part)
  }

  // MARK: Steps

  /// Notes where the entry stands whose value is complete, unless it is deeper than anybody asked.
  private mutating func noteEntry(startingAt start: Int, endingAt end: Int, span: SourceSpan) {
    guard frames.count <= entryDepth, let frame = frames.last, let key = frame.key else { return }
    entryRanges.append(
      PlistEntryRange(
        key: key, depth: frames.count, start: frame.keyOffset, keySpan: frame.keySpan,
        value: start..<max(start, end),
        span: span))
  }

  /// What may stand between elements.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

  private mutating func countNode(at offset: Int) -> Bool {
    nodesLeft -= 1
    if nodesLeft >= 0 { return true }
    failure = PlistFailure(limit: .nodes(Limits.Plist.nodes), at: offset)
    return false
  }

  private mutating func hasPlace(for element: XMLElement, at offset: Int) -> Bool {
    // By its index: a copy of the frame would be one of all that it holds.
    let last = frames.count - 1
    guard last >= 0 else {
      if element == .key {
        fail(.keyOutsideDictionary, at: offset)
      } else if root != nil {
        fail(.secondValue, at: offset)
      }
      return !hasFailed
    }
    switch (frames[last].element == .dict, element == .key, frames[last].hasKey) {
    case (true, true, true): fail(.keyWithoutValue(key: frames[last].key ?? ""), at: offset)
    case (true, false, false): fail(.valueWithoutKey(tag: element.rawValue), at: offset)
    case (false, true, _): fail(.keyOutsideDictionary, at: offset)
    case (true, true, false), (true, false, true), (false, false, _): break
    }
    return !hasFailed
  }

  private mutating func finishText(_ element: XMLElement, span: SourceSpan) {
    if element == .key { return frames[frames.count - 1].wait(with: wholeText, span: span) }
    do throws(XMLScalar.Invalid) {
      place(PlistNode(try XMLScalar.value(of: element, text: wholeText), span: span))
    } catch {
      fail(error.text, at: span.start.offset)
    }
  }

  private mutating func forgetWritten() { (writtenStart, writtenEnd) = (-1, -1) }

  private var wholeText: String {
    guard writtenEnd >= 0 else { return String(decoding: text, as: UTF8.self) }
    return bytes.withUnsafeBufferPointer { String(decoding: $0[writtenStart..<writtenEnd], as: UTF8.self) }
  }

  private mutating func place(_ node: consuming PlistNode) {
    if frames.isEmpty {
      root = node
    } else {
      frames[frames.count - 1].place(node)
    }
  }
}
