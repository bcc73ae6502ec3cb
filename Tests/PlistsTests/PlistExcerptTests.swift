import Testing

@testable import Plists

@Suite("A large plist made small for a first look") struct PlistExcerptTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>

    """
  private static let end = "</dict>\n</plist>\n"

  private static func skin(_ name: String, _ keys: [String], more: String = "") -> String {
    let entries = keys.map { "<key>\($0)</key><string>0x102030</string>" }.joined()
    return "<key>\(name)</key>\n<dict><key>Color</key><dict>\(entries)</dict>\(more)</dict>\n"
  }

  private static func file(_ skins: String...) -> [UInt8] { Array((head + skins.joined() + end).utf8) }

  /// The names of the skins, each with whether it has kept its content.
  private func names(
    _ file: [UInt8], wanted: String? = nil, others: [String] = ["default"]
  ) throws -> [String]? {
    guard let excerpt = PlistExcerpt(of: file, wanted: wanted, others: others) else { return nil }
    let document = try PlistReader.read(excerpt.bytes, file: "excerpt")
    guard case .dictionary(let root) = document.root.value else { return nil }
    return root.entries.map { entry in
      guard case .dictionary(let content) = entry.node.value else { return entry.key + "?" }
      return content.entries.isEmpty ? entry.key : entry.key + "+"
    }
  }

  @Test("What is wanted stays whole, and who is the first to have a key; all others keep their names")
  func wantedSkinsStayWhole() throws {
    let file = Self.file(
      Self.skin("default", ["a", "b"]), Self.skin("x", ["b", "a"]), Self.skin("y", ["a", "new", "b"]),
      Self.skin("z", ["new"]), Self.skin("夜", ["a"]))
    #expect(try names(file) == ["default+", "x", "y+", "z", "夜"])
    #expect(try names(file, wanted: "夜") == ["default+", "x", "y+", "z", "夜+"])
    #expect(try names(file, others: ["z", "gone"]) == ["default+", "x", "y+", "z+", "夜"])
    #expect(try names(file, wanted: "gone") == nil)
  }

  @Test("What is left stands where it stood, however lines end", arguments: ["\n", "\r\n", "\r"])
  func linesStay(_ ending: String) throws {
    let text = String(
      decoding: Self.file(
        Self.skin("default", ["a"]), Self.skin("x", ["a"]), Self.skin("y", ["a"]), Self.skin("z", ["b"])),
      as: UTF8.self)
    let file = Array(
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: ending).utf8)
    let excerpt = try #require(PlistExcerpt(of: file, wanted: nil, others: ["default"]))
    #expect(excerpt.bytes.count < file.count)
    let places = try [file, excerpt.bytes].map { bytes in
      guard case .dictionary(let root) = try PlistReader.read(bytes, file: "").root.value else {
        return [Int]()
      }
      return root.entries.flatMap { [$0.keySpan?.start.line ?? 0, $0.keySpan?.start.column ?? 0] }
    }
    #expect(places[0] == places[1] && places[0].count == 8)
  }

  @Test("A key counts once for each section, wherever it stands")
  func keysCountBySection() throws {
    let fonts = "<key>Font</key><dict><key>a</key><dict><key>Name</key><string>x</string></dict></dict>"
    let file = Self.file(
      Self.skin("default", ["a"]), Self.skin("x", ["a"], more: fonts), Self.skin("y", ["a"], more: fonts),
      "<key>z</key><dict><key>Font</key><dict/><key>Color</key><array><dict><key>q</key><true/></dict></array></dict>"
    )
    #expect(try names(file) == ["default+", "x+", "y", "z"])
  }

  @Test("Comments, empty skins and entries that are no skins are passed over")
  func otherEntriesArePassedOver() throws {
    let file = Self.file(
      "<!-- <dict> --><key>default</key><!----><dict><key>Color</key><dict/></dict>",
      "<key>v</key><string>1</string>", "<key>empty</key><dict/>", "<key>l</key><array><dict/></array>",
      Self.skin("x", ["a"]), Self.skin("y", ["a"]))
    #expect(try names(file) == ["default+", "v?", "empty", "l?", "x+", "y"])
  }

  @Test(
    "What is unusual has no excerpt",
    arguments: [
      "", "<key>a", "<key>a</key><dict>", "<key>a</key><dict></array>", "<key>a&amp;b</key><dict></dict>",
      "<key>a</key><dict><key>Color</key><dict><key><![CDATA[k]]></key><true/></dict></dict>",
      "<key>a</key><dict><?pi?></dict>", "<dict></dict>",
      "<key>a</key><dict></dict><key>a</key><dict></dict>",
      "<key>a</key><dict></dict><key>a</key><dict/>", "<key >a</key><dict></dict>",
      String(repeating: "<key>a</key><dict>", count: 70) + String(repeating: "</dict>", count: 70),
    ])
  func unusualFilesHaveNone(_ content: String) throws {
    let file = Array((Self.head + content + (content.isEmpty ? "" : Self.end)).utf8)
    #expect(PlistExcerpt(of: file, wanted: nil, others: ["default"]) == nil)
  }

  @Test(
    "Nor have other encodings, declarations, and other formats",
    arguments: [
      (#"encoding="UTF-8""#, #"encoding="UTF-16""#), (#"encoding="UTF-8""#, #"encoding="iso-8859-1""#),
      (#"encoding="UTF-8""#, ""), ("PropertyList-1.0.dtd\"", "x\" [<!ENTITY a \"b\">]"),
      ("<?xml", "bplist00"), ("<?xml", "{"), ("<dict>", "<array>"),
    ])
  func otherFilesHaveNone(_ part: String, _ other: String) {
    let text = String(decoding: Self.file(Self.skin("default", ["a"])), as: UTF8.self)
    let changed = text.split(separator: part, maxSplits: 1, omittingEmptySubsequences: false)
      .joined(separator: other)
    #expect(changed != text)
    #expect(PlistExcerpt(of: Array(changed.utf8), wanted: nil, others: ["default"]) == nil)
    #expect(PlistExcerpt(of: Array(text.utf8), wanted: nil, others: ["default"]) != nil)
  }

  @Test("More skins with keys of their own than a first look can hold have none")
  func manyKeysHaveNone() {
    let skins = (0..<300).map { Self.skin("skin \($0)", ["key \($0)"]) }
    #expect(PlistExcerpt(of: Self.file(skins.joined()), wanted: nil, others: []) == nil)
    let few = (0..<150).map { Self.skin("skin \($0)", ["key \($0)"]) }
    #expect(PlistExcerpt(of: Self.file(few.joined()), wanted: nil, others: []) != nil)
  }

  @Test("A file that is cut anywhere has none, and nothing is read beyond it")
  func cutFilesHaveNone() {
    let file = Self.file("<!-- c -->", Self.skin("default", ["a", "颜色"]), Self.skin("x", ["a"]))
    let whole = file.count - Array("</dict>\n</plist>\n".utf8).count + 7
    for count in 0..<whole {
      #expect(PlistExcerpt(of: Array(file[..<count]), wanted: nil, others: ["default"]) == nil, "\(count)")
    }
  }
}
