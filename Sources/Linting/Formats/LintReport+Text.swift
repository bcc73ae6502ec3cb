import Diagnostics
import Texts

extension LintReport {
  /// The findings for people: each with its line of the file and a mark under the value, and at the end how many
  /// there are.
  ///
  /// - Parameter isColored: whether the output may have colour sequences.
  public func text(in language: Language, isColored: Bool) -> SafeText {
    let writer = TextWriter(language: language, ink: Ink(isColored: isColored))
    var lines: [SafeText] = []
    for pack in packs {
      for finding in pack.findings { lines += writer.lines(of: finding, sources: pack.sources) }
      for untold in pack.untold { lines.append("\(pack.name): \(untold.text(in: language))") }
      if let matrix = pack.matrix {
        if !lines.isEmpty { lines.append("") }
        lines += matrix.lines(pack: pack.name, language: language, ink: writer.ink)
      }
    }
    lines.append(writer.summary(of: self))
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Words in a terminal's own colours, so that they suit whatever ground it has.
struct Ink {
  let isColored: Bool

  enum Color: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case strong = "1"
    case quiet = "2"
    case mark = "1;32"
    case good = "32"
    case bad = "31"
  }

  func callAsFunction(_ text: SafeText, _ color: Color) -> SafeText {
    isColored && !text.isEmpty ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Ink.Color {
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}

private struct TextWriter {
  let language: Language
  let ink: Ink

  func lines(of finding: Diagnostic, sources: SourceTexts) -> [SafeText] {
    let message = finding.message.text(in: language) + " " + ink("[\(finding.code.rawValue)]", .quiet)
    var lines = lines(
      finding.file, finding.position, finding.severity, message: message, sources: sources)
    for note in finding.notes {
      lines += self.lines(
        note.file, note.position, .note, message: note.message.text(in: language), sources: sources)
    }
    return lines
  }

  private func lines(
    _ file: String, _ position: SourcePosition?, _ severity: Severity, message: SafeText, sources: SourceTexts
  ) -> [SafeText] {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    let head =
      ink("\(SafeText(file))\(place):", .strong) + " " + ink("\(severity.rawValue):", .init(severity))
    var lines = [head + " " + message]
    if let position, let bytes = sources.files[file], let excerpt = SourceExcerpt(bytes, at: position) {
      let number = SafeText(position.line)
      let padding = SafeText(repeating: " ", count: max(0, 5 - number.utf8.count))
      let margin = SafeText(repeating: " ", count: max(5, number.utf8.count))
      lines.append(ink(padding + number + " |", .quiet) + " " + excerpt.line)
      lines.append(ink(margin + " |", .quiet) + " " + ink(excerpt.marker, .mark))
    }
    return lines
  }

  func summary(of report: LintReport) -> SafeText {
    let text = LintText.summary(
      errors: report.count(of: .error), warnings: report.count(of: .warning),
      notes: report.count(of: .note), packs: report.packs.count, isLeast: report.isUnfinished)
    return text.text(in: language)
  }
}
