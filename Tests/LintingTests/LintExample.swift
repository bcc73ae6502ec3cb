import Diagnostics
import Packs
import Plists
import Skins

@testable import Linting

/// A pack written down in a few lines, with `⟦` where a finding stands.
///
/// The JSON of the skins may follow lines that name the pack's image files (`files:`, with `=40x40` for a size,
/// `=damaged`, and `=PDF` for a format that is not read) and its role map (`Skinscope.plist:`). A line that begins with a blank goes on with the one before.
struct LintExample {
  let pack: BoundPack
  let roleMap: PlistDocument?
  /// Where the mark stands: a file, and in a plist the offset.
  private(set) var markedFile: String?
  private(set) var markedOffset: Int?

  private static let mark: Character = "⟦"

  init(_ text: String) throws {
    var parts: [(name: String, text: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix(" "), let last = parts.indices.last {
        parts[last].text += "\n" + line
      } else if line.hasPrefix("files: ") {
        parts.append(("files", String(line.dropFirst(7))))
      } else if line.hasPrefix("Skinscope.plist: ") {
        parts.append(("Skinscope.plist", String(line.dropFirst(17))))
      } else if let last = parts.indices.last, parts[last].name == "CJSkin.plist" {
        parts[last].text += "\n" + line
      } else {
        parts.append(("CJSkin.plist", line))
      }
    }
    var pictures = ExamplePictures()
    var listing = PackListing()
    var documents: [String: PlistDocument] = [:]
    var (file, offset): (String?, Int?)
    for (name, text) in parts {
      if name == "files" {
        for item in text.split(whereSeparator: \.isWhitespace) {
          let path = item.split(separator: "=").first.map { String($0.filter { $0 != Self.mark }) } ?? ""
          if item.contains(Self.mark) { file = path }
          pictures.reports[path] = ExamplePictures.report(item.split(separator: "=").dropFirst().first)
          let folder = path.split(separator: "/").dropLast().joined(separator: "/")
          listing.files.append(
            .init(folder: folder, name: String(path.split(separator: "/").last ?? ""), byteCount: 1))
        }
        continue
      }
      let halves = text.split(separator: Self.mark, omittingEmptySubsequences: false)
      if halves.count == 2 { (file, offset) = (name, halves[0].utf8.count) }
      documents[name] = try PlistReader.read(Array(halves.joined().utf8), file: name)
    }
    let document = documents["CJSkin.plist"] ?? PlistDocument(root: PlistNode(.null), format: .json)
    let skins = try SkinPack(reading: document, file: "CJSkin.plist")
    roleMap = documents["Skinscope.plist"]
    pack = BoundPack(
      skins: skins, images: ImageCatalogue(listing, skinPack: skins),
      roleMapDocument: roleMap, pictures: pictures)
    (markedFile, markedOffset) = (file, offset)
  }

  func findings(reader: ReaderLibrary = .swift) -> [Diagnostic] { Linter(pack, reader: reader).findings() }

  func findings(of code: DiagnosticCode, reader: ReaderLibrary = .swift) -> [Diagnostic] {
    findings(reader: reader).filter { $0.code == code }
  }
}

/// Sizes as an example gives them.
struct ExamplePictures: PictureReading {
  var reports: [String: PictureReport] = [:]

  func report(on file: ImageFile) -> PictureReport {
    reports[file.path] ?? .size(width: 20 * file.scale, height: 20 * file.scale)
  }

  static func report(_ text: Substring?) -> PictureReport? {
    guard let text else { return nil }
    if text.allSatisfy(\.isUppercase) { return .unsupported(.unsupportedFormat(String(text))) }
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    return numbers.count == 2
      ? .size(width: numbers[0], height: numbers[1]) : .unreadable(.damaged(format: "PNG"))
  }
}
