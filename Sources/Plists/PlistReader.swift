import Diagnostics
import Texts

/// A file that cannot be read as a property list: what is wrong, and where reading had to stop.
public struct PlistError: Error, Sendable {
  public let diagnostic: Diagnostic

  public init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// The file holds nothing at all, as between the two halves of a save.
  public var isEmptyFile: Bool { diagnostic.message == .syntax(.empty) }
}

/// Reads a property list or JSON file of any of the formats that packs come in.
public enum PlistReader {
  /// Reads `bytes` as whatever they are: a binary or XML plist, or JSON.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its name, as the user gave it, for messages.
  ///   - entryDepth: How deep the places of entries are noted; 1 is the outermost dictionary's only.
  ///   - isWanted: Asked every few megabytes of an XML plist; false ends the reading, with an error that says nothing.
  /// - Returns: The tree, with order, positions and overridden entries.
  /// - Throws: `PlistError`, with the place where reading had to stop.
  public static func read(
    _ bytes: [UInt8], file: String, entryDepth: Int = 1, while isWanted: () -> Bool = { true }
  ) throws(PlistError) -> PlistDocument {
    do throws(PlistFailure) {
      guard bytes.count <= Limits.Plist.byteCount else {
        throw PlistFailure(limit: .fileSize(mebibytes: Limits.Plist.mebibytes))
      }
      switch FileKind(of: bytes) {
      case .empty: throw PlistFailure(.empty)
      case .binary: return PlistDocument(root: try BinaryReader.read(bytes), format: .binary)
      case .binaryOfOtherVersion(let version): throw PlistFailure(.binary(.version(version)))
      case .xml: return try XMLReader.read(bytes, entryDepth: entryDepth, while: isWanted)
      case .json: return try JSONReader.read(bytes, entryDepth: entryDepth)
      case .jsonInUTF16: throw PlistFailure(.jsonEncoding, at: 0)
      case .oldStyle(let offset): throw PlistFailure(.oldStyle(file: file), at: offset)
      case .unknown(let offset): throw PlistFailure(.unknownFormat, at: offset)
      }
    } catch {
      var counter = LineCounter(bytes)
      let position = error.offset.map { counter.position(at: $0) }
      throw PlistError(Diagnostic(error.code, file: file, position: position, message: error.message))
    }
  }
}

/// What stopped a reader, before it is given a file name and a line.
struct PlistFailure: Error {
  let code: DiagnosticCode
  let message: ProblemText
  /// Nil where the format has no lines.
  let offset: Int?

  init(_ text: SyntaxText, at offset: Int? = nil) {
    code = .plistSyntax
    message = .syntax(text)
    self.offset = offset
  }

  init(limit: LimitText, at offset: Int? = nil) {
    code = .limitExceeded
    message = .limit(limit)
    self.offset = offset
  }
}
