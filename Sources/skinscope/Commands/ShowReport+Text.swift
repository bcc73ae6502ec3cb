import Cells
import Colors
import Diagnostics
import Plists
import Skins
import Texts
import Theming

extension ShowReport {
  /// The report as tables for people.
  ///
  /// - Parameter swatchDepth: with how many colours swatches are shown, nil for none.
  func text(in language: Language, swatchDepth: ColorDepth?) -> String {
    let writer = ShowWriter(report: self, language: language, swatchDepth: swatchDepth)
    let sections: [(ShowText, TextTable)] = [
      (.colors, writer.colors), (.fonts, writer.fonts), (.images, writer.images),
      (.colorRoles, writer.colorRoles), (.fontRoles, writer.fontRoles), (.imageRoles, writer.imageRoles),
    ]
    let title = ShowText.title(skin.name, pack: packName).text(in: language)
    let blocks = sections.filter { $0.1.rows.count > 1 }.map { heading, table in
      ([heading.text(in: language)] + table.lines(indent: 2)).joined(separator: "\n")
    }
    return ([title] + blocks).joined(separator: "\n\n") + "\n"
  }
}

/// Makes the tables of a report.
private struct ShowWriter {
  typealias Entry = TextTable.Entry

  let report: ShowReport
  let language: Language
  let swatchDepth: ColorDepth?

  var colors: TextTable {
    var table = table([nil, .key, .value, .inForce, .source, .line, .problems], right: [5])
    for (key, found) in report.colors {
      let written = found.entry.map { Self.text(of: $0.node.value) } ?? ""
      table.rows.append(
        [swatch(found.value.composited(over: .black)), Entry(Self.cut(key)), Entry(Self.cut(written))]
          + [Entry(found.value.text)]
          + provenance(found.source, found.line, found.problems.map(\.rawValue)))
    }
    return table
  }

  var fonts: TextTable {
    var table = table([.key, .inForce, nil, .source, .line, .problems], right: [2, 4])
    for (key, found) in report.fonts {
      table.rows.append(
        [Entry(Self.cut(key)), Entry(name(of: found.value.name)), Entry(Self.text(of: found.value.size))]
          + provenance(found.source, found.line, found.problems.map(\.rawValue)))
    }
    return table
  }

  var images: TextTable {
    var table = table([.key, .value, .inForce, nil, .source, .line, .problems], right: [5])
    for (key, found) in report.images {
      let written = found.value.map(Self.text)?.withoutCredentials ?? ""
      table.rows.append(
        [Entry(Self.cut(key)), Entry(Self.cut(written)), Entry(shown(found))]
          + [Entry(found.scale.map { "@\($0)x" } ?? "")]
          + provenance(found.source, found.line, found.problems))
    }
    return table
  }

  var colorRoles: TextTable {
    var table = table([nil, .role, .key, .shown, .from])
    for role in ColorRole.allCases {
      let found = report.roles[role]
      table.rows.append(
        [swatch(found.shown), Entry(role.rawValue), Entry(Self.cut(found.key ?? ""))]
          + [Entry(found.shown.hex), Entry(origin(found.from, derivedFrom: found.derivedFrom?.rawValue))])
    }
    return table
  }

  var fontRoles: TextTable {
    var table = table([.role, .key, .inForce, nil, .from], right: [3])
    for role in FontRole.allCases {
      let found = report.roles[role]
      table.add([
        role.rawValue, Self.cut(found.key ?? ""), name(of: found.name), Self.text(of: found.size),
        origin(found.from),
      ])
    }
    return table
  }

  var imageRoles: TextTable {
    var table = table([.role, .key, .shown, .from])
    for role in ImageRole.allCases {
      let found = report.roles[role]
      let image = found.key.map { shown(report.image($0)) } ?? ShowText.noImage.text(in: language)
      table.add([
        role.rawValue, Self.cut(found.key ?? ""), image, found.key == nil ? "" : origin(found.from),
      ])
    }
    return table
  }

  private func table(_ headings: [ShowText?], right: Set<Int> = []) -> TextTable {
    var table = TextTable(headings.indices.map { right.contains($0) ? .right : .left })
    table.add(headings.map { $0?.text(in: language) ?? "" })
    return table
  }

  private func provenance(_ source: ValueSource, _ line: Int?, _ problems: [String]) -> [Entry] {
    let text: ShowText =
      switch source {
      case .skin: .fromSkin
      case .default: .fromDefault
      case .fallback: .lastResort
      }
    return [text.text(in: language), line.map { String($0) } ?? "", problems.joined(separator: " ")].map {
      Entry($0)
    }
  }

  private func origin(_ origin: RoleOrigin, derivedFrom role: String? = nil) -> String {
    let text: ShowText =
      switch origin {
      case .map: .map
      case .name: .name
      case .inferred: .inferred
      case .derived: .derived(role)
      case .theme: .theme
      }
    return text.text(in: language)
  }

  private func shown(_ image: ShownImage) -> String {
    let path = image.pathInPack.map { Self.cut($0) } ?? ""
    switch image.kind {
    case .file: return path
    case .url:
      return ([ShowText.online.text(in: language)] + (path.isEmpty ? [] : [path])).joined(separator: " ")
    case .missing: return ShowText.missing.text(in: language)
    }
  }

  private func name(of font: String) -> String {
    font.isEmpty ? ShowText.systemFont.text(in: language) : Self.cut(font)
  }

  private func swatch(_ color: Color) -> Entry {
    guard let swatchDepth else { return Entry("") }
    let buffer = CellBuffer(columns: 2, rows: 1, filledWith: Cell(" ", background: color))
    return Entry(colored: ANSISwatch.text(of: buffer, depth: swatchDepth), columns: 2)
  }

  /// Text from the pack, safe and no longer than a column can bear. Blanks at its ends are made visible, since
  /// they crash the app.
  private static func cut(_ text: String) -> String {
    let start = text.prefix { $0 == " " }
    let end = text.dropFirst(start.count).reversed().prefix { $0 == " " }
    let middle = text.dropFirst(start.count).dropLast(end.count)
    let visible = start.map { _ in "␠" }.joined() + middle + end.map { _ in "␠" }.joined()
    return SafeText(String(visible.prefix(200))).description.truncated(to: 40)
  }

  private static func text(of value: PlistValue) -> String {
    if case .string(let string) = value { return string }
    return JSONValue(value).text()
  }

  private static func text(of size: Double) -> String { JSONValue.number(size).text() }
}
