import Diagnostics
import TestSupport
import Testing

@testable import Plists

@Suite("Damaged files") struct MutationTests {
  private static let corpus: [(name: String, bytes: [UInt8])] = [
    (
      "xml",
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">
        <plist version="1.0"><dict><key>颜&amp;</key><string><![CDATA[#FFF]]></string><key>b</key><array><true/>
        <integer>-12</integer><real>1e3</real><data>AA==</data><date>2024-05-31T12:00:00Z</date></array></dict></plist>
        """.utf8)
    ),
    (
      "utf16",
      [0xFF, 0xFE]
        + "<plist><array><string>颜😀</string></array></plist>".utf16.flatMap {
          [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }
    ),
    ("json", Array("{\"键\": {\"Color\": [\"0x\\u0041\\n\", -1.5e3, true, null, {}]}, \"b\": 1}".utf8)),
    (
      "binary",
      BinaryPlist(objects: [
        BinaryPlist.dictionary(keys: [1, 2], values: [3, 4]), BinaryPlist.text("ab"), BinaryPlist.utf16("颜"),
        BinaryPlist.array([5, 6, 7]), [0x42, 1, 2], [0x09], [0x13, 0, 0, 0, 0, 0, 0, 0, 9],
        [0x5F, 0x10, 0x10] + Array(repeating: 0x61, count: 16),
      ]).bytes
    ),
  ]

  @Test("are read or refused with a place inside the file, never worse", arguments: corpus.map(\.name))
  func mutated(name: String) throws {
    let original = try #require(Self.corpus.first { $0.name == name }?.bytes)
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed of \(name): \(seed)")
    var generator = SeededNumbers(seed: seed)
    for round in 0..<3_000 {
      let bytes = Self.mutate(original, with: &generator)
      do throws(PlistError) {
        let document = try PlistReader.read(bytes, file: "a")
        #expect(Self.spansAreInside(bytes, document.root), "seed \(seed), round \(round)")
      } catch {
        let offset = error.diagnostic.position?.offset ?? 0
        #expect((0...bytes.count).contains(offset), "seed \(seed), round \(round)")
      }
    }
  }

  private static func mutate(_ original: [UInt8], with generator: inout SeededNumbers) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: bytes.remove(at: index)
      case 3: bytes.insert(contentsOf: bytes[index...].prefix(8), at: index)
      default: bytes.removeLast(bytes.count - index)
      }
    }
    return bytes
  }

  private static func spansAreInside(_ bytes: [UInt8], _ node: PlistNode) -> Bool {
    let spans: [SourceSpan?]
    let inner: [PlistNode]
    switch node.value {
    case .dictionary(let dictionary):
      let entries = dictionary.entries + dictionary.overridden
      (spans, inner) = (entries.map(\.keySpan) + [node.span], entries.map(\.node))
    case .array(let nodes): (spans, inner) = ([node.span], nodes)
    case .string, .integer, .real, .boolean, .date, .data, .null: (spans, inner) = ([node.span], [])
    }
    return spans.allSatisfy { $0.map { $0.start.offset + $0.byteCount <= bytes.count } ?? true }
      && inner.allSatisfy { spansAreInside(bytes, $0) }
  }
}

@Suite("A dictionary's keys") struct KeyTableTests {
  @Test("are found among few and among many, each once, the first place and the last value")
  func many() {
    for count in [0, 1, 7, 8, 9, 10, 60, 1_000] {
      var builder = DictionaryBuilder()
      for round in 0..<2 {
        for index in 0..<count {
          let node = PlistNode(.integer(Int64(index + round * count)))
          builder.add(PlistEntry(key: "键\(index)", node: node), lastCounts: true)
        }
      }
      let dictionary = builder.dictionary
      #expect(dictionary.entries.map(\.key) == (0..<count).map { "键\($0)" })
      #expect(dictionary.overridden.count == count)
      for index in 0..<count { #expect(dictionary.index(of: "键\(index)", guess: index + 1) == index) }
      #expect(dictionary["none"] == nil)
      #expect(
        PlistDictionary(entries: dictionary.entries).index(of: "键\(count - 1)")
          == (count > 0 ? count - 1 : nil))
    }
  }

  @Test("are told apart byte by byte")
  func bytes() {
    let entries = ["\u{E9}", "e\u{301}"].map { PlistEntry(key: $0, node: PlistNode(.null)) }
    #expect(PlistDictionary(entries: entries).index(of: "e\u{301}") == 1)
  }
}
