import Cells
import Colors
import Comparing
import Skins
import Texts

extension DiffReport {
  /// The differences for people.
  ///
  /// - Parameter swatchDepth: with how many colours swatches are shown, nil for none.
  func text(in language: Language, swatchDepth: ColorDepth?) -> SafeText {
    if difference.isEmpty {
      return DiffText.same(before: difference.before, after: difference.after).text(in: language) + "\n"
    }
    let writer = DiffWriter(language: language, swatchDepth: swatchDepth)
    var blocks = [DiffText.title(before: difference.before, after: difference.after).text(in: language)]
    for skin in difference.skins {
      if let heading = heading(of: skin) { blocks.append(heading.text(in: language)) }
      // Of a skin that is new or gone the number of its keys says enough.
      if skin.before != nil, skin.after != nil { blocks += writer.blocks(of: skin) }
    }
    blocks.append(summary.text(in: language))
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

private struct DiffWriter {
  typealias Entry = TextTable.Entry

  let language: Language
  let swatchDepth: ColorDepth?

  func blocks(of skin: SkinDifference) -> [SafeText] {
    let tables: [(DiffText, TextTable)] =
      Section.allCases.map { section in
        (section.text, table(of: skin.values.filter { $0.section == section }))
      } + [(.files, table(of: skin.files)), (.contrast, table(of: skin.contrast))]
    return tables.filter { !$0.1.rows.isEmpty }.map { heading, table in
      ([heading.text(in: language)] + table.lines(indent: 2)).joined(separator: "\n")
    }
  }

  private func table(of changes: [ValueChange]) -> TextTable {
    var table = TextTable([.left, .left, .left, .left, .right, .left])
    for change in changes {
      var row = [Entry(change.kind.mark), swatches(of: change), Entry(Self.cut(change.key, to: 32))]
      row.append(Entry(values(of: change)))
      row.append(Entry(change.difference.map { "ΔE \($0.text(decimals: 1))" } ?? ""))
      row.append(Entry(change.remarks.map { $0.text(in: language) }.joined(separator: ", ")))
      table.rows.append(row)
    }
    return table
  }

  private func table(of changes: [FileChange]) -> TextTable {
    var table = TextTable([.left, .left])
    for change in changes { table.add([change.kind.mark, Self.cut(change.path, to: 70)]) }
    return table
  }

  /// The pairs that pass a level of WCAG only before or only now, or that fail it by more than before.
  private func table(of changes: [ContrastChange]) -> TextTable {
    var table = TextTable([.left, .left, .left, .left, .left])
    for change in changes {
      guard let verdict = change.verdict else { continue }
      table.add([
        change.isGained ? "+" : "!", SafeText(change.before.name), SafeText(change.before.ratioAndGrade),
        "→ \(change.after.ratioAndGrade)", verdict.text(in: language),
      ])
    }
    return table
  }

  private func values(of change: ValueChange) -> SafeText {
    let sides = [change.before, change.after].compactMap { $0 }.map { Self.cut($0.text, to: 30) }
    return sides.count == 2 && sides[0] == sides[1] ? sides[0] : sides.joined(separator: " → ")
  }

  /// Both colours, each two cells wide.
  private func swatches(of change: ValueChange) -> Entry {
    guard let swatchDepth, change.section == .color else { return Entry("") }
    var buffer = CellBuffer(columns: 4, rows: 1)
    for (place, side) in [change.before, change.after].enumerated() {
      let color = side?.color?.composited(over: .black)
      for column in 0..<2 { buffer[place * 2 + column, 0] = Cell(" ", background: color) }
    }
    return Entry(colored: ANSISwatch.text(of: buffer, depth: swatchDepth), columns: 4)
  }

  private static func cut(_ text: String, to columns: Int) -> SafeText {
    SafeText(text.prefix(200)).truncated(to: columns)
  }
}
