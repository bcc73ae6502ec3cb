import Diagnostics
import Testing
import Texts

@testable import Plists

@Suite("JSON") struct JSONReaderTests {
  private func read(_ text: String) throws -> PlistNode {
    try PlistReader.read(Array(text.utf8), file: "a.json").root
  }

  @Test(
    "knows where each value stands",
    arguments: [
      ("{\"a\": \"⟦0x123456\"}", 8), ("{\n  \"键\": \"⟦颜\\n色\"}", 8), ("[⟦12.5]", 4), ("[ ⟦null ]", 4),
      ("[⟦{}]", 1), ("[\"⟦\"]", 0), ("[⟦true]", 4), ("{\"😀\":[⟦-1e3]}", 4),
    ])
  func positions(text: String, byteCount: Int) throws {
    let marked = Marked(text)
    let span = try #require(try read(marked.text).innermost.span)
    #expect(span == SourceSpan(start: try #require(marked.position), byteCount: byteCount))
  }

  @Test(
    "unescapes texts",
    arguments: [
      ("a\\\"\\\\\\/\\b\\f\\n\\r\\t", "a\"\\/\u{8}\u{C}\n\r\t"), ("\\u989c", "颜"), ("\\uD83D\\uDE00!", "😀!"),
      ("\\uD83D!", "\u{FFFD}!"), ("\\uDE00", "\u{FFFD}"), ("\\uD83D\\u0041", "\u{FFFD}A"), ("\\u0000", "\0"),
    ])
  func escapes(raw: String, text: String) throws {
    guard case .string(let read) = try read("[\"\(raw)\"]").innermost.value else {
      Issue.record("no text")
      return
    }
    #expect(read == text)
  }

  @Test(
    "stops at the first thing that has no place",
    arguments: [
      ("[1, 2⟦", JSONText.unfinished), ("{\"a\"⟦", .unfinished), ("[⟦nul]", .valueExpected),
      ("[⟦'a']", .valueExpected),
      ("{⟦a: 1}", .keyExpected), ("{\"a\" ⟦1}", .colonExpected), ("[1 ⟦2]", .commaExpected(closing: "]")),
      ("{\"a\":1⟦]", .commaExpected(closing: "}")), ("[1⟦,]", .trailingComma),
      ("{\"a\":1⟦,\n}", .trailingComma),
      ("[] ⟦[]", .textAfterEnd), ("[⟦01]", .invalidNumber), ("[⟦1.]", .invalidNumber),
      ("[⟦-]", .invalidNumber),
      ("[⟦1e+]", .invalidNumber), ("[\"a⟦\\x\"]", .invalidEscape), ("[\"⟦\\u12G4\"]", .invalidEscape),
      ("[\"⟦\\u+123\"]", .invalidEscape), ("[\"a⟦\n\"]", .controlCharacter), ("[⟦+1]", .valueExpected),
    ])
  func refusal(text: String, reason: JSONText) {
    let marked = Marked(text)
    let error = #expect(throws: PlistError.self) { try read(marked.text) }
    #expect(error?.diagnostic.message == .syntax(.json(reason)))
    #expect(error?.diagnostic.position == marked.position)
  }

  @Test("points at the first byte that is no UTF-8")
  func invalidUTF8() {
    let error = #expect(throws: PlistError.self) {
      try PlistReader.read(Array("[\"颜a".utf8) + [0xFF, 0x22, 0x5D], file: "a")
    }
    #expect(error?.diagnostic.position == SourcePosition(line: 1, column: 5, offset: 6))
  }

  @Test("takes the last of a key written twice, skips a byte order mark, and refuses depth 65")
  func rest() throws {
    guard case .dictionary(let dictionary) = try read("\u{FEFF}{\"a\":1,\"a\":2}").value,
      case .integer(2)? = dictionary["a"]?.node.value
    else {
      Issue.record("the wrong value counts")
      return
    }
    #expect(dictionary.overridden.count == 1)
    _ = try read(String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
    let error = #expect(throws: PlistError.self) {
      try read(String(repeating: "[", count: 65) + String(repeating: "]", count: 65))
    }
    #expect(error?.diagnostic.code == .limitExceeded)
  }
}

@Suite("A file's first bytes") struct FileKindTests {
  @Test(
    "say what it is",
    arguments: [
      ("", FileKind.empty), (" \n\t", .empty), ("\u{FEFF}", .empty), ("<a/>", .xml), ("\n <a/>", .xml),
      ("{}", .json),
      ("{ \"a\": 1 }", .json), ("[1]", .json), ("{ a = 1; }", .oldStyle(0)),
      ("\n{ \"a b\" = 1; }", .oldStyle(1)),
      ("( a, b )", .oldStyle(0)), ("// !$*UTF8*$!\n{}", .oldStyle(0)), ("{ /* x */ a = 1; }", .oldStyle(0)),
      ("{ a: 1 }", .json), ("{ \"a\\", .json), ("bplist00", .binary),
      ("bplist15", .binaryOfOtherVersion("15")),
      ("hello", .unknown(0)), ("bplis", .unknown(0)),
    ])
  func kinds(text: String, kind: FileKind) {
    #expect(FileKind(of: Array(text.utf8)) == kind)
  }
}
