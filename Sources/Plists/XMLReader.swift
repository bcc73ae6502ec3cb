internal import CExpat
import Diagnostics
import Texts

/// Reads XML property lists: libexpat finds the tags, `XMLTree` knows what they mean.
///
/// Expat's own counts of lines and columns are not used: they differ between encodings, and offsets are enough.
final class XMLReader {
  private let bytes: [UInt8]
  private var encoding: TextEncoding
  private var tree: XMLTree
  private let parser: OpaquePointer

  /// Reads `bytes`.
  static func read(_ bytes: [UInt8]) throws(PlistFailure) -> PlistNode {
    guard let parser = XML_ParserCreate(nil) else { throw PlistFailure(.invalidXML) }
    defer { XML_ParserFree(parser) }
    let reader = XMLReader(bytes, parser: parser)
    // The parser's handlers take the reader without owning it.
    return try withExtendedLifetime(reader) { () throws(PlistFailure) in try reader.run() }
  }

  private init(_ bytes: [UInt8], parser: OpaquePointer) {
    self.bytes = bytes
    self.parser = parser
    encoding = TextEncoding(of: bytes)
    tree = XMLTree(bytes, encoding: encoding)
  }

  private func run() throws(PlistFailure) -> PlistNode {
    setHandlers()
    // In pieces, since expat copies what it is given; in large ones, since it starts again at the beginning of
    // a tag or comment that goes on in the next piece.
    let pieceSize = 4 << 20
    var start = 0
    var isGoingOn = true
    while isGoingOn, start < bytes.count {
      let end = min(start + pieceSize, bytes.count)
      let isFinal = end == bytes.count
      let status = bytes[start..<end].withUnsafeBytes { piece in
        XML_Parse(
          parser, piece.bindMemory(to: CChar.self).baseAddress, Int32(clamping: piece.count), isFinal ? 1 : 0)
      }
      isGoingOn = status == XML_STATUS_OK
      start = end
    }
    if let failure = tree.failure { throw failure }
    if !isGoingOn { throw syntaxFailure() }
    guard let root = tree.root else { throw PlistFailure(.unfinishedFile, at: bytes.count) }
    return root
  }

  // MARK: Handlers

  private func setHandlers() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, _ in
        guard let reader = XMLReader.reader(context), let name else { return }
        reader.start(name)
      },
      { context, _ in
        guard let reader = XMLReader.reader(context) else { return }
        reader.tree.end(offset: reader.offset, byteCount: Int(XML_GetCurrentByteCount(reader.parser)))
        reader.stopIfFailed()
      })
    XML_SetCharacterDataHandler(parser) { context, text, count in
      guard let reader = XMLReader.reader(context), let text else { return }
      text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { text in
        reader.tree.characters(UnsafeBufferPointer(start: text, count: Int(count)), offset: reader.offset)
      }
      reader.stopIfFailed()
    }
    XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
      guard let reader = XMLReader.reader(context) else { return }
      reader.tree.fail(.entityDeclaration, at: reader.offset)
      reader.stopIfFailed()
    }
    XML_SetSkippedEntityHandler(parser) { context, name, _ in
      guard let reader = XMLReader.reader(context), let name else { return }
      reader.tree.fail(.undefinedEntity(name: String(cString: name)), at: reader.offset)
      reader.stopIfFailed()
    }
    XML_SetXmlDeclHandler(parser) { context, _, encoding, _ in
      guard let reader = XMLReader.reader(context), let encoding else { return }
      reader.declare(encoding: String(cString: encoding))
    }
  }

  private static func reader(_ context: UnsafeMutableRawPointer?) -> XMLReader? {
    context.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private var offset: Int { Int(XML_GetCurrentByteIndex(parser)) }

  private func start(_ name: UnsafePointer<CChar>) {
    var count = 0
    while name[count] != 0 { count += 1 }
    name.withMemoryRebound(to: UInt8.self, capacity: count) { name in
      tree.start(
        name: UnsafeBufferPointer(start: name, count: count), offset: offset,
        byteCount: Int(XML_GetCurrentByteCount(parser)))
    }
    stopIfFailed()
  }

  private func declare(encoding name: String) {
    guard encoding.form == .utf8, name.lowercased() == "iso-8859-1" else { return }
    encoding.form = .latin1
    tree = XMLTree(bytes, encoding: encoding)
  }

  private func stopIfFailed() {
    if tree.failure != nil { XML_StopParser(parser, 0) }
  }

  // MARK: Errors of XML itself

  private func syntaxFailure() -> PlistFailure {
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
    case XML_ERROR_INVALID_TOKEN:
      let byte = offset < bytes.count ? bytes[offset] : 0
      let isCharacter = encoding.unitWidth == 1 && (byte < 0x20 || byte > 0x7E)
      return PlistFailure(isCharacter ? .invalidCharacter : .invalidXML, at: offset)
    case XML_ERROR_UNDEFINED_ENTITY: return PlistFailure(.undefinedEntity(name: name(at: offset)), at: offset)
    case XML_ERROR_DUPLICATE_ATTRIBUTE: return PlistFailure(.repeatedAttribute, at: offset)
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: return PlistFailure(.textAfterEnd, at: offset)
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
      return PlistFailure(.unsupportedEncoding, at: offset)
    default: return PlistFailure(.invalidXML, at: offset)
    }
  }

  /// The name in the tag or entity at `offset`, as far as it is short and ASCII.
  private func name(at offset: Int) -> String {
    let name = bytes[offset...].prefix(120).filter { $0 != 0 }
      .drop { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "&") }
      .prefix { $0 > 32 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "/") }
    return String(decoding: name.prefix(40), as: UTF8.self)
  }
}
