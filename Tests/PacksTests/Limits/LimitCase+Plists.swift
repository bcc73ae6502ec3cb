#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Diagnostics
import TestSupport
import Testing
import Texts

@testable import Packs
@testable import Plists

/// SPEC's limits of property lists and JSON.
extension LimitCase {
  static let plists = [
    LimitCase(
      subject: "plist or JSON file", limit: "64 MiB",
      told: Told(code, LimitText.fileSize(mebibytes: 64)),
      under: { read(padded("<plist><dict/></plist>", to: Limits.Plist.byteCount)) },
      over: { read(padded("<plist><dict/></plist>", to: Limits.Plist.byteCount + 1)) }),
    LimitCase(
      subject: "the same on the disk, before it is read", limit: "64 MiB",
      told: Told(code, LimitText.fileSize(mebibytes: 64)),
      under: {
        try open(sparse: Limits.Plist.byteCount) == LimitText.fileSize(mebibytes: 64).english.description
          ? "" : nil
      },
      over: { try open(sparse: Limits.Plist.byteCount + 1) }),
    LimitCase(
      subject: "arrays and dictionaries of XML inside one another", limit: "64",
      told: Told(code, LimitText.depth(64)),
      under: { read(nested(64, "<array>", "</array>", in: ("<plist>", "</plist>"))) },
      over: { read(nested(65, "<array>", "</array>", in: ("<plist>", "</plist>"))) }),
    LimitCase(
      subject: "the same in JSON", limit: "64", told: Told(code, LimitText.depth(64)),
      under: { read(nested(64, "[", "]")) }, over: { read(nested(65, "[", "]")) }),
    LimitCase(
      subject: "the same in a binary plist", limit: "64", told: Told(code, LimitText.depth(64)),
      under: { read(chain(64)) }, over: { read(chain(65)) }),
    LimitCase(
      subject: "values and keys of XML", limit: "4 000 000", told: Told(code, LimitText.nodes(4_000_000)),
      // Four million are counted no otherwise than ten, and take half a minute.
      under: {
        counted(.xml, "<plist><array>" + String(repeating: "<true/>", count: 9) + "</array></plist>")
      },
      over: { counted(.xml, "<plist><array>" + String(repeating: "<true/>", count: 10) + "</array></plist>") }
    ),
    LimitCase(
      subject: "the same in JSON", limit: "4 000 000", told: Told(code, LimitText.nodes(4_000_000)),
      under: { counted(.json, "{" + "\"a\": 1, \"b\": [2], \"c\": {\"d\": 3}" + "}") },
      over: { counted(.json, "{" + "\"a\": 1, \"b\": [2, 4], \"c\": {\"d\": 3}" + "}") }),
    LimitCase(
      subject: "the same in a binary plist, what is shared each time it is met", limit: "4 000 000",
      told: Told(code, LimitText.nodes(4_000_000)),
      // Three times the same array of 1 333 332 values, and the array of the three.
      under: { read(shared(1_333_332, times: 3, more: 0)) },
      over: { read(shared(1_333_332, times: 3, more: 1)) }),
    LimitCase(
      subject: "entity declarations", limit: "none", told: Told("plist-syntax", SyntaxText.entityDeclaration),
      under: { read(Array("<!DOCTYPE plist [<!ELEMENT plist ANY>]><plist><dict/></plist>".utf8)) },
      over: { read(Array("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>".utf8)) }),
  ]

  static let code = DiagnosticCode.limitExceeded.rawValue

  static func read(_ bytes: [UInt8]) -> String? {
    do throws(PlistError) {
      _ = try PlistReader.read(bytes, file: "a")
      return nil
    } catch {
      return error.diagnostic.message.text(in: .english).description
    }
  }

  /// Opens a file that has nothing but its size.
  private static func open(sparse byteCount: Int) throws -> String? {
    let folder = try TemporaryFolder()
    try folder.write("a.plist")
    try #require(truncate(folder.path + "/a.plist", off_t(byteCount)) == 0)
    do throws(PackError) {
      _ = try Pack.open(path: folder.path + "/a.plist")
      return nil
    } catch {
      return error.diagnostic.message.text(in: .english).description
    }
  }

  static func padded(_ text: String, to count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0x20, count: count)
    bytes.replaceSubrange(0..<text.utf8.count, with: text.utf8)
    return bytes
  }

  private static func nested(
    _ depth: Int, _ opening: String, _ closing: String, in root: (String, String) = ("", "")
  ) -> [UInt8] {
    Array(
      (root.0 + String(repeating: opening, count: depth) + String(repeating: closing, count: depth) + root.1)
        .utf8)
  }

  /// Reads a file where there may be ten values and keys.
  private static func counted(_ format: PlistFormat, _ text: String) -> String? {
    do throws(PlistFailure) {
      let bytes = Array(text.utf8)
      switch format {
      case .xml: _ = try XMLReader.read(bytes, entryDepth: 1, nodesLeft: 10)
      case .json: _ = try JSONReader.read(bytes, entryDepth: 1, nodesLeft: 10)
      case .binary: _ = try BinaryReader.read(bytes)
      }
      return nil
    } catch {
      return error.message.text(in: .english).description
    }
  }

  /// A binary plist of arrays, each the only value of the one before it.
  private static func chain(_ depth: Int) -> [UInt8] {
    binary((0..<depth).map { $0 + 1 < depth ? [0xA1, UInt8($0 + 1)] : [0xA0] })
  }

  /// A binary plist: an array that has another one several times, and so many values more.
  private static func shared(_ count: Int, times: Int, more: Int) -> [UInt8] {
    let length = (0..<4).reversed().map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
    let outer =
      [0xA0 | UInt8(times + more)] + [UInt8](repeating: 1, count: times) + [UInt8](repeating: 2, count: more)
    return binary([outer, [0xAF, 0x12] + length + [UInt8](repeating: 2, count: count), [0x09]])
  }

  /// The objects of a binary plist with its table and trailer.
  private static func binary(_ objects: [[UInt8]]) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += number(bytes.count)
      bytes += object
    }
    let table = bytes.count
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 8, 1] + number(objects.count) + number(0) + number(table)
  }
}

extension LimitCase.Told {
  init(_ place: String, _ text: LimitText) { self.init(place, ProblemText.limit(text)) }
  init(_ place: String, _ text: ZipText) { self.init(place, ProblemText.zip(text)) }
}
