import Diagnostics
import Texts

extension LintReport {
  /// The findings as JSON, one a line.
  ///
  /// - Parameter language: of the messages; all else is for programs.
  public func json(in language: Language) -> SafeText {
    let problems = findings.map { Self.json(of: $0, language: language) }
    var members: [(name: String, value: JSONValue)] = [("problems", .array(problems))]
    let untold = packs.flatMap { pack in
      pack.untold.map { more in
        JSONValue.object([("pack", .string(pack.name))] + more.json)
      }
    }
    if !untold.isEmpty { members.append(("more", .array(untold))) }
    let matrices = packs.compactMap { pack in pack.matrix.map { (pack.name, $0.json) } }
    if !matrices.isEmpty {
      members.append(
        ("matrix", .array(matrices.map { .object([("pack", .string($0)), ("skins", $1)]) })))
    }
    return JSONValue.object(members).textByLeaves() + "\n"
  }

  private static func json(of finding: Diagnostic, language: Language) -> JSONValue {
    .object([
      ("code", .string(finding.code.rawValue)), ("severity", .string(finding.severity.rawValue)),
      ("skin", .optional(finding.skin)), ("section", .optional(finding.section)),
      ("key", .optional(finding.key)), ("file", .string(finding.file)),
      ("line", .optional(finding.position?.line)), ("column", .optional(finding.position?.column)),
      ("message", .text(finding.message.text(in: language))),
      ("notes", .array(finding.notes.map { json(of: $0, language: language) })),
    ])
  }

  private static func json(of note: DiagnosticNote, language: Language) -> JSONValue {
    .object([
      ("file", .string(note.file)), ("line", .optional(note.position?.line)),
      ("column", .optional(note.position?.column)), ("message", .text(note.message.text(in: language))),
    ])
  }
}
