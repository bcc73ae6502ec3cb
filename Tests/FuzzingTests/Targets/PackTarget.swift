import Cells
import Exporters
import Linting
import Plists
import Screens
import Skins
import Texts

@testable import Packs
@testable import Preview

/// The whole way of a pack: bytes, skins, roles, findings, the screen, and the screen written down.
extension FuzzTarget {
  static let pack = FuzzTarget("pack", longestInput: 2048) { bytes throws(BrokenPromise) in
    try PackPromises.checkShowing(bytes, of: .folder(path: "pack"))
  }
}

enum PackPromises {
  /// A pack out of bytes; nil where it is refused, with a message that is safe.
  static func opened(_ bytes: [UInt8], of source: PackSource) throws(BrokenPromise) -> Pack? {
    do throws(PackError) {
      return try Pack.open(bytes, of: source, file: "a\u{1B}[2Jb", beside: [:])
    } catch {
      try SafePromises.check(error.diagnostic)
      return nil
    }
  }

  @MainActor static func checkShowing(_ bytes: [UInt8], of source: PackSource) throws(BrokenPromise) {
    guard let pack = try opened(bytes, of: source) else { return }
    let loaded = LoadedPack(pack)
    let findings = Linter(loaded.bound).findings()
    let texts = SourceTexts(source.kind == .folder ? [pack.file: bytes] : [:])
    try SafePromises.check(
      PackFindings(name: pack.file, findings: findings, sources: texts), turn: bytes.count)
    for (index, skin) in pack.skinPack.skins.prefix(2).enumerated() {
      let page = Phone.Tab.allCases[bytes.count % Phone.Tab.allCases.count]
      let size = CellSize(columns: index == 0 ? 80 : 43, rows: index == 0 ? 24 : 21)
      let language = SafePromises.languages[index]
      let screen = ScreenPicture.draw(loaded, skin: skin, page: page, size: size, language: language)
      try TextPromises.check(screen)
      try check(screen, title: skin.name, language: language)
    }
  }

  /// A screen written down in every format of text.
  private static func check(
    _ screen: CellBuffer, title: String, language: Language
  ) throws(BrokenPromise) {
    var mapper = DepthMapper(depth: title.utf8.count.isMultiple(of: 2) ? .indexed256 : .truecolor)
    let mapped = mapper.map(screen)
    try SafePromises.check(TextExporter.export(mapped), lines: true)
    try SafePromises.check(JSONExporter.export(mapped), lines: true)
    let pages = [
      HTMLExporter.export(mapped, title: SafeText(title), language: language),
      SVGExporter.export(mapped, title: SafeText(title)),
    ]
    for page in pages {
      try SafePromises.check(page, lines: true)
      try checkMarkup(page.description)
    }
  }

  /// Markup has no other tags and no other references than ours.
  private static func checkMarkup(_ page: String) throws(BrokenPromise) {
    let bytes = Array(page.utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "<") || bytes[index] == UInt8(ascii: "&") {
      let name = bytes[(index + 1)...].prefix {
        (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) || "/!?#".utf8.contains($0)
          || (0x30...0x39).contains($0)
      }
      let word = String(decoding: name, as: UTF8.self)
      let known = bytes[index] == UInt8(ascii: "<") ? tags : references
      try hold(known.contains(word), "\(word.debugDescription) is no markup of ours")
    }
  }

  private static let tags: Set<String> = [
    "?xml", "!DOCTYPE", "html", "head", "meta", "link", "title", "style", "body", "div", "pre", "details",
    "summary",
    "svg", "g", "path", "text", "/html", "/head", "/title", "/style", "/body", "/div", "/pre", "/details",
    "/summary",
    "/svg", "/g", "/text",
  ]
  private static let references: Set<String> = ["amp", "lt", "gt", "quot", "#39", "apos"]
}
