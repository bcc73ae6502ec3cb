import Skins
import Texts

/// What `list` says of a pack.
struct ListReport {
  /// The pack as the user named it.
  let name: String
  let skins: [Skin]

  var json: JSONValue {
    .object([("pack", .string(name)), ("skins", .array(skins.map(Self.json)))])
  }

  private static func json(of skin: Skin) -> JSONValue {
    .object([
      ("name", .string(skin.name)), ("colors", .integer(skin.count(of: .color))),
      ("images", .integer(skin.count(of: .image))), ("fonts", .integer(skin.count(of: .font))),
      ("line", .optional(skin.nameSpan?.start.line)), ("empty", .boolean(skin.isEmpty)),
    ])
  }

  /// The skins as a table for people.
  func text(in language: Language) -> SafeText {
    let headings: [ListText] = [.name, .colors, .images, .fonts, .line]
    var table = TextTable([.left, .right, .right, .right, .right, .left])
    table.add(headings.map { $0.text(in: language) })
    for skin in skins {
      table.add([
        SafeText(skin.name), SafeText(skin.count(of: .color)), SafeText(skin.count(of: .image)),
        SafeText(skin.count(of: .font)), skin.nameSpan.map { SafeText($0.start.line) } ?? "",
        skin.isEmpty ? ListText.empty.text(in: language) : "",
      ])
    }
    let title = ListText.title(name, skins: skins.count).text(in: language)
    return ([title, ""] + table.lines(indent: 2)).joined(separator: "\n") + "\n"
  }
}

extension Skin {
  /// How many entries a section has.
  func count(of section: Section) -> Int { sections[section]?.entries.count ?? 0 }
}
