internal import CExpat
import Diagnostics
import Texts

/// Reads XML property lists: libexpat finds the tags, `XMLTree` knows what they mean.
///
/// Expat's own counts of lines and columns are not used: they differ between encodings, and offsets are enough.
struct XMLReader {
  private let bytes: [UInt8]
  private var encoding: TextEncoding
  private var tree: XMLTree
  private let parser: OpaquePointer

  /// Reads `bytes`.
  ///
  /// - Parameters:
  ///   - nodesLeft: How many values and keys there may be.
  ///   - isWanted: Asked between the pieces that the parser is handed; false ends the reading.
  static func read(
    _ bytes: [UInt8], entryDepth: Int, nodesLeft: Int = Limits.Plist.nodes,
    while isWanted: () -> Bool = { true }
  ) throws(PlistFailure) -> PlistDocument {
    guard let parser = XML_ParserCreate(nil) else { throw PlistFailure(.invalidXML) }
    defer { XML_ParserFree(parser) }
    var reader = XMLReader(bytes, entryDepth: entryDepth, parser: parser)
    reader.tree.nodesLeft = nodesLeft
    // The handlers reach the reader through its address, which costs them less than an object would.
    let isWellFormed = withUnsafeMutablePointer(to: &reader) { reader in
      setHandlers(of: parser, for: reader)
      return parse(bytes, with: parser, while: isWanted)
    }
    if let failure = reader.tree.failure { throw failure }
    if !isWellFormed { throw reader.syntaxFailure() }
    guard let root = reader.tree.root else { throw PlistFailure(.unfinishedFile, at: bytes.count) }
    return PlistDocument(
      root: root, format: .xml, entryRanges: reader.tree.entryRanges,
      isUTF8: reader.encoding.form == .utf8)
  }

  private init(_ bytes: [UInt8], entryDepth: Int, parser: OpaquePointer) {
    self.bytes = bytes
    self.parser = parser
    encoding = TextEncoding(of: bytes)
    tree = XMLTree(bytes, encoding: encoding, entryDepth: entryDepth)
  }

  /// Hands `bytes` to the parser; false where it stopped.
  ///
  /// In pieces, since expat copies what it is given; in large ones, since it starts again at the beginning of a
  /// tag or comment that goes on in the next piece.
  private static func parse(
    _ bytes: [UInt8], with parser: OpaquePointer, while isWanted: () -> Bool
  ) -> Bool {
    let pieceSize = 4 << 20
    for start in stride(from: 0, to: bytes.count, by: pieceSize) {
      if !isWanted() { return false }
      let end = min(start + pieceSize, bytes.count)
      let status = bytes[start..<end].withUnsafeBytes { piece in
        XML_Parse(
          parser, piece.bindMemory(to: CChar.self).baseAddress, Int32(clamping: piece.count),
          end == bytes.count ? 1 : 0)
      }
      if status != XML_STATUS_OK { return false }
    }
    return true
  }

  // MARK: Handlers

  private static func setHandlers(of parser: OpaquePointer, for reader: UnsafeMutablePointer<XMLReader>) {
    XML_SetUserData(parser, reader)
    XML_SetElementHandler(
      parser,
      { context, name, _ in
        guard let reader = XMLReader.reader(context), let name else { return }
        reader.pointee.start(name)
      },
      { context, _ in
        guard let reader = XMLReader.reader(context) else { return }
        let byteCount = Int(XML_GetCurrentByteCount(reader.pointee.parser))
        reader.pointee.tree.end(offset: reader.pointee.offset, byteCount: byteCount)
        reader.pointee.stopIfFailed()
      })
    XML_SetCharacterDataHandler(parser) { context, text, count in
      guard let reader = XMLReader.reader(context), let text else { return }
      text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { text in
        reader.pointee.characters(UnsafeBufferPointer(start: text, count: Int(count)))
      }
    }
    XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
      XMLReader.reader(context)?.pointee.fail(.entityDeclaration)
    }
    XML_SetSkippedEntityHandler(parser) { context, name, _ in
      guard let name else { return }
      XMLReader.reader(context)?.pointee.fail(.undefinedEntity(name: String(cString: name)))
    }
    XML_SetXmlDeclHandler(parser) { context, _, encoding, _ in
      guard let encoding else { return }
      XMLReader.reader(context)?.pointee.declare(encoding: String(cString: encoding))
    }
  }

  private static func reader(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLReader>? {
    context?.assumingMemoryBound(to: XMLReader.self)
  }

  private var offset: Int { Int(XML_GetCurrentByteIndex(parser)) }

  private mutating func start(_ name: UnsafePointer<CChar>) {
    var count = 0
    while name[count] != 0 { count += 1 }
    let (offset, byteCount) = (offset, Int(XML_GetCurrentByteCount(parser)))
    name.withMemoryRebound(to: UInt8.self, capacity: count) { name in
      tree.start(name: UnsafeBufferPointer(start: name, count: count), offset: offset, byteCount: byteCount)
    }
    stopIfFailed()
  }

  private mutating func characters(_ part: UnsafeBufferPointer<UInt8>) {
    if tree.takesText {
      tree.characters(part, offset: offset, byteCount: Int(XML_GetCurrentByteCount(parser)))
    } else if let index = part.firstIndex(where: { !XMLTree.isBlank($0) }) {
      tree.fail(.textBetweenTags, at: offset + index * encoding.unitWidth)
      stopIfFailed()
    }
  }

  private mutating func declare(encoding name: String) {
    guard encoding.form == .utf8, name.lowercased() == "iso-8859-1" else { return }
    encoding.form = .latin1
    tree = XMLTree(bytes, encoding: encoding, entryDepth: tree.entryDepth)
  }

  private mutating func fail(_ text: SyntaxText) {
    tree.fail(text, at: offset)
    stopIfFailed()
  }

  private func stopIfFailed() {
    if tree.hasFailed { XML_StopParser(parser, 0) }
  }

  // MARK: Errors of XML itself

  private mutating func syntaxFailure() -> PlistFailure {
    let offset = min(max(0, offset), bytes.count)
    switch XML_GetErrorCode(parser) {
    case XML_ERROR_TAG_MISMATCH:
      let found = name(at: offset)
      guard let expected = tree.innermost() else { return PlistFailure(.invalidXML, at: offset) }
      return PlistFailure(
        .mismatchedTag(found: found, expected: expected.name, line: expected.line), at: offset)
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
      XML_ERROR_UNCLOSED_CDATA_SECTION:
      guard let open = tree.innermost() else { return PlistFailure(.unfinishedFile, at: offset) }
      return PlistFailure(.unclosedTag(name: open.name, line: open.line), at: offset)
    case XML_ERROR_INVALID_TOKEN: return invalidToken(at: offset)
    case XML_ERROR_UNDEFINED_ENTITY: return PlistFailure(.undefinedEntity(name: name(at: offset)), at: offset)
    case XML_ERROR_DUPLICATE_ATTRIBUTE: return PlistFailure(.repeatedAttribute, at: offset)
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: return PlistFailure(.textAfterEnd, at: offset)
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
      return PlistFailure(.unsupportedEncoding, at: offset)
    default: return PlistFailure(.invalidXML, at: offset)
    }
  }

  /// A stray `<` or `&` shows only in what follows it; the finding points at itself.
  private func invalidToken(at offset: Int) -> PlistFailure {
    guard encoding.unitWidth == 1 else { return PlistFailure(.invalidXML, at: offset) }
    if offset > 0, bytes[offset - 1] == UInt8(ascii: "&") || bytes[offset - 1] == UInt8(ascii: "<") {
      return PlistFailure(.invalidXML, at: offset - 1)
    }
    let byte = offset < bytes.count ? bytes[offset] : 0
    return PlistFailure(byte < 0x20 || byte > 0x7E ? .invalidCharacter : .invalidXML, at: offset)
  }

  /// The name in the tag or entity at `offset`, as far as it is short and ASCII.
  private func name(at offset: Int) -> String {
    let name = bytes[offset...].prefix(120).filter { $0 != 0 }
      .drop { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "&") }
      .prefix { $0 > 32 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "/") }
    return String(decoding: name.prefix(40), as: UTF8.self)
  }
}
