import Comparing
import Skins
import Texts

extension DiffReport {
  /// The differences for a pull request: GitHub shows a swatch beside each colour between backticks.
  func markdown(in language: Language) -> String {
    let writer = MarkdownWriter(language: language)
    let (before, after) = (MarkdownText.code(difference.before), MarkdownText.code(difference.after))
    var blocks = ["### \(before) → \(after)"]
    blocks.append((difference.isEmpty ? .noDifference : summary).text(in: language))
    for skin in difference.skins {
      if let name = skin.after ?? skin.before, !difference.isOfSkins {
        blocks.append("#### " + writer.heading(of: skin, name: name))
      }
      if skin.before != nil, skin.after != nil { blocks += writer.blocks(of: skin) }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

private struct MarkdownWriter {
  let language: Language

  func heading(of skin: SkinDifference, name: String) -> String {
    let state: DiffText? = skin.before == nil ? .added : skin.after == nil ? .removed : nil
    return MarkdownText.code(name) + (state.map { " (\(text($0)))" } ?? "")
  }

  func blocks(of skin: SkinDifference) -> [String] {
    var blocks: [String] = []
    for section in [Section.color, .image, .font] {
      let changes = skin.values.filter { $0.section == section }
      if !changes.isEmpty { blocks.append(table(of: changes, section)) }
    }
    if !skin.files.isEmpty { blocks.append(table(of: skin.files)) }
    let contrast = skin.contrast.filter { $0.isLost || $0.isGained }
    if !contrast.isEmpty { blocks.append(table(of: contrast)) }
    return blocks
  }

  private func table(of changes: [ValueChange], _ section: Section) -> String {
    let isColor = section == .color
    let headings =
      ["", text(section.text), text(.before), text(.after)] + (isColor ? [text(.difference)] : [])
    return table(
      headings,
      changes.map { change in
        var row = [change.kind.mark, code(change.key), code(change.before), code(change.after)]
        if change.showsOtherImage { row[3] += " (\(text(.otherPicture)))" }
        if isColor { row.append(change.difference.map { $0.text(decimals: 1) } ?? "") }
        return row
      })
  }

  private func table(of changes: [FileChange]) -> String {
    table(["", text(.files)], changes.map { [$0.kind.mark, code($0.path)] })
  }

  private func table(of changes: [ContrastChange]) -> String {
    table(
      ["", text(.pair), text(.before), text(.after)],
      changes.map { change in
        [
          text(change.isLost ? .lost : .gained), code(change.before.name), change.before.text(in: language),
          change.after.text(in: language),
        ]
      })
  }

  private func table(_ headings: [String], _ rows: [[String]]) -> String {
    let lines = [headings, headings.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private func text(_ text: DiffText) -> String { text.text(in: language) }
  private func code(_ side: ValueChange.Side?) -> String { side.map { code($0.markdownText) } ?? "" }
  private func code(_ text: String) -> String { MarkdownText.code(String(text.prefix(200)), isInTable: true) }
}

extension ValueChange.Side {
  /// A colour in the one form that gets a swatch, where that says all of it.
  fileprivate var markdownText: String {
    if let color, color.alpha == 255 { return color.hex }
    return text
  }
}
