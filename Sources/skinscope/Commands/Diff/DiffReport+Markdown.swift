import Colors
import Comparing
import Skins
import Texts

extension DiffReport {
  /// The differences for a pull request: GitHub shows a swatch beside each colour between backticks.
  func markdown(in language: Language) -> SafeText {
    let writer = MarkdownWriter(language: language)
    let (before, after) = (MarkdownText.code(difference.before), MarkdownText.code(difference.after))
    var blocks: [SafeText] = ["### \(before) → \(after)"]
    blocks.append((difference.isEmpty ? .noDifference : summary).text(in: language))
    for skin in difference.skins {
      if let name = skin.after ?? skin.before, !difference.isOfSkins {
        blocks.append("#### " + writer.heading(of: skin, name: name))
      }
      blocks += writer.blocks(of: skin)
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

private struct MarkdownWriter {
  let language: Language

  func heading(of skin: SkinDifference, name: String) -> SafeText {
    let state: DiffText? = skin.before == nil ? .added : skin.after == nil ? .removed : nil
    return MarkdownText.code(name) + (state.map { " (\(text($0)))" } ?? "")
  }

  func blocks(of skin: SkinDifference) -> [SafeText] {
    var blocks: [SafeText] = []
    for section in Section.allCases {
      let changes = skin.values.filter { $0.section == section }
      if !changes.isEmpty { blocks.append(table(of: changes, section)) }
    }
    if !skin.files.isEmpty { blocks.append(table(of: skin.files)) }
    let contrast = skin.contrast.filter { $0.verdict != nil }
    if !contrast.isEmpty { blocks.append(table(of: contrast)) }
    return blocks
  }

  private func table(of changes: [ValueChange], _ section: Section) -> SafeText {
    let isColor = section == .color
    let headings: [SafeText] =
      ["", text(section.text), text(.before), text(.after)] + (isColor ? [text(.difference)] : [])
    return table(
      headings,
      changes.map { change -> [SafeText] in
        var row = [change.kind.mark, code(change.key)] + values(of: change)
        if !change.remarks.isEmpty { row[3] += " (\(change.remarks.map(text).joined(separator: ", ")))" }
        if isColor { row.append(change.difference.map { SafeText($0.text(decimals: 1)) } ?? "") }
        return row
      })
  }

  private func table(of changes: [FileChange]) -> SafeText {
    table(["", text(.files)], changes.map { [$0.kind.mark, code($0.path)] })
  }

  private func table(of changes: [ContrastChange]) -> SafeText {
    table(
      ["", text(.pair), text(.before), text(.after)],
      changes.map { change -> [SafeText] in
        [
          change.verdict.map(text) ?? "", code(change.before.name), SafeText(change.before.ratioAndGrade),
          SafeText(change.after.ratioAndGrade),
        ]
      })
  }

  private func table(_ headings: [SafeText], _ rows: [[SafeText]]) -> SafeText {
    let lines = [headings, headings.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private func text(_ text: DiffText) -> SafeText { text.text(in: language) }

  /// Both sides. A colour is in the one form that gets a swatch; where the two sides are spelled differently, which is
  /// a change by itself, each is as it is written, and then in that form.
  private func values(of change: ValueChange) -> [SafeText] {
    let sides = [change.before, change.after]
    let spellings = sides.compactMap { $0.flatMap { ColorSpelling(of: $0.text) } }
    let isOfOneKind =
      Set(spellings.map(\.prefix)).count < 2 && spellings.allSatisfy { $0.alphaDigits == nil }
      && (change.kind != .changed || change.before?.swatch != change.after?.swatch)
    return sides.map { side in
      guard let side else { return "" }
      guard let swatch = side.swatch else { return code(side.text) }
      return isOfOneKind || swatch == side.text ? code(swatch) : code(side.text) + " " + code(swatch)
    }
  }
  private func code(_ text: String) -> SafeText {
    MarkdownText.code(String(text.prefix(200)), isInTable: true)
  }
}

extension ValueChange.Side {
  /// A colour in the one form that gets a swatch, where that says all of it.
  fileprivate var swatch: String? {
    color.flatMap { $0.alpha == 255 && fault == nil ? $0.hex : nil }
  }
}
