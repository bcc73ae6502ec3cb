import Diagnostics
import Testing
import Texts

@testable import Plists

@Suite("Binary plists") struct BinaryReaderTests {
  private func read(_ objects: [[UInt8]]) throws -> PlistNode {
    try PlistReader.read(BinaryPlist(objects: objects).bytes, file: "b.plist").root
  }

  @Test(
    "hold values of every kind",
    arguments: [
      ([0x08], "boolean(false)"), ([0x09], "boolean(true)"), ([0x00], "null"),
      ([0x10, 0xFF], "integer(255)"), ([0x11, 0xFF, 0xFE], "integer(65534)"),
      ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], "integer(-2)"),
      ([0x14] + Array(repeating: 0xFF, count: 16), "integer(-1)"),
      (
        [0x14] + Array(repeating: 0, count: 8) + Array(repeating: 0xFF, count: 8),
        "real(1.8446744073709552e+19)"
      ),
      ([0x22, 0x3F, 0x80, 0, 0], "real(1.0)"), ([0x23, 0xC0, 0, 0, 0, 0, 0, 0, 0], "real(-2.0)"),
      ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], "date(\"0.0\")"), ([0x42, 1, 2], "data(byteCount: 2)"),
      ([0x52, 0x61, 0x62], "string(\"ab\")"), ([0x62, 0x98, 0x9C, 0x82, 0x72], "string(\"颜色\")"),
      ([0x61, 0xD8, 0x00], "string(\"\u{FFFD}\")"), ([0x5F, 0x10, 0x01, 0x61], "string(\"a\")"),
    ] as [([UInt8], String)])
  func kinds(object: [UInt8], value: String) throws {
    let node = try read([object])
    #expect("\(node.value)" == value)
    #expect(node.span == nil)
  }

  @Test(
    "are refused where they are damaged",
    arguments: [
      ([[0xC1, 1], [0x09]], BinaryText.set), ([[0xB1, 1], [0x09]], .set), ([[0x80, 1]], .uid),
      ([[0x0F]], .unknownMarker(15)), ([[0x70]], .unknownMarker(0x70)), ([[0xE0]], .unknownMarker(0xE0)),
      ([[0xA1, 0]], .cycle), ([[0xA1, 1], [0xA1, 0]], .cycle), ([[0xA1, 9]], .reference),
      ([[0xD1, 1, 1], [0x09]], .keyIsNoText), ([[0x52, 0x61]], .cut), ([[0x51, 0xE9]], .invalidText),
      ([[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], .cut),
      ([[0xDF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], .cut), ([[0x5F, 0x17]], .cut),
      ([[0x34]], .unknownMarker(0x34)), ([[0x20]], .unknownMarker(0x20)), ([[0x1F]], .unknownMarker(0x1F)),
    ] as [([[UInt8]], BinaryText)])
  func damage(objects: [[UInt8]], reason: BinaryText) {
    let error = #expect(throws: PlistError.self) { try read(objects) }
    #expect(error?.diagnostic.message == .syntax(.binary(reason)))
    #expect(error?.diagnostic.position == nil)
  }

  @Test("with any byte of the trailer wrong are read or refused, never worse", arguments: 1...32)
  func trailer(fromEnd: Int) {
    let good = BinaryPlist(objects: [BinaryPlist.array([1]), [0x09]]).bytes
    for byte in [0, 1, 2, 8, 9, 0x7F, 0x80, 0xFF] as [UInt8] {
      var bytes = good
      bytes[bytes.count - fromEnd] = byte
      do throws(PlistError) {
        _ = try PlistReader.read(bytes, file: "b")
      } catch {
        #expect([.plistSyntax, .limitExceeded].contains(error.diagnostic.code))
      }
    }
  }

  @Test("take the first of a key written twice")
  func duplicates() throws {
    let node = try read([
      BinaryPlist.dictionary(keys: [1, 1], values: [2, 3]), BinaryPlist.text("a"), [0x08], [0x09],
    ])
    guard case .dictionary(let dictionary) = node.value, case .boolean(false)? = dictionary["a"]?.node.value,
      case .boolean(true)? = dictionary.overridden.first?.node.value
    else {
      Issue.record("the wrong value counts")
      return
    }
  }

  @Test("count what is shared whenever it is met")
  func nodeLimit() throws {
    // 2^n leaves through n pairs: 20 are some two million nodes, 22 some eight.
    func doubling(_ count: Int) -> [[UInt8]] {
      (0..<count).map { BinaryPlist.array([UInt8($0 + 1), UInt8($0 + 1)]) } + [[0x09]]
    }
    _ = try read(doubling(20))
    let error = #expect(throws: PlistError.self) { try read(doubling(22)) }
    #expect(error?.diagnostic.message == .limit(.nodes(4_000_000)))
  }

  @Test("take 64 containers inside one another and refuse 65, by the longest way to a shared one")
  func depth() throws {
    func chain(_ count: Int) -> [[UInt8]] {
      (0..<count).map { BinaryPlist.array($0 + 1 < count ? [UInt8(count - 1), UInt8($0 + 1)] : []) }
    }
    _ = try read(chain(64))
    let error = #expect(throws: PlistError.self) { try read(chain(65)) }
    #expect(error?.diagnostic.message == .limit(.depth(64)))
  }
}
