import Diagnostics
import Texts

extension LintReport {
  /// The findings as workflow commands, which GitHub shows as annotations of the lines.
  ///
  /// Escaped as `@actions/core` does: `%`, CR and LF everywhere, `:` and `,` in properties too.
  public func github(in language: Language) -> SafeText {
    packs.map { pack in
      let more = pack.untold.map { untold -> SafeText in
        let text = Self.data("\(pack.name): \(untold.text(in: language))")
        return "::\(untold.severity.command) title=\(Self.property(untold.code.rawValue))::\(text)\n"
      }
      return pack.findings.map { Self.line(of: $0, language: language) + "\n" }.joined() + more.joined()
    }.joined()
  }

  private static func line(of finding: Diagnostic, language: Language) -> SafeText {
    var properties: [SafeText] = ["file=" + property(finding.fileFromHere)]
    if let position = finding.position { properties += ["line=\(position.line)", "col=\(position.column)"] }
    properties.append("title=" + property(finding.code.rawValue))
    let message =
      [finding.message.text(in: language)] + finding.notes.map { text(of: $0, language: language) }
    return
      "::\(finding.severity.command) \(properties.joined(separator: ","))::\(data(message.joined(separator: "\n")))"
  }

  private static func text(of note: DiagnosticNote, language: Language) -> SafeText {
    let place = note.position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(SafeText(note.file))\(place): \(note.message.text(in: language))"
  }

  /// Escapes the message.
  static func data(_ text: SafeText) -> SafeText { escaped(text.description, also: []) }
  /// Escapes a property's value.
  static func property(_ text: String) -> SafeText { escaped(text, also: [":", ","]) }

  private static func escaped(_ text: String, also more: Set<Unicode.Scalar>) -> SafeText {
    var result = ""
    // What stands between is made safe as a whole, as what joins emoji is known by what it joins. A path with an escape
    // sequence would steer whoever reads the log in a terminal, one with a mark of direction would be read as another.
    var run = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || more.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += SafeText(String(run)).description + "%" + (digits.count < 2 ? "0" : "") + digits
        run.removeAll()
      } else {
        run.append(scalar)
      }
    }
    return SafeText(escaped: result + SafeText(String(run)).description)
  }
}

extension Severity {
  /// The workflow command that says it.
  fileprivate var command: SafeText {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
