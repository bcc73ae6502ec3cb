import Texts

extension Diagnostic {
  /// The finding as compilers print theirs: `path:line:column: severity: message [code]`, without line and column
  /// where there are none. The severity and the code stay English, so that tools can read them.
  public func text(in language: Language) -> SafeText {
    Self.line(
      file: file, position: position, severity: severity.rawValue, message: message.text(in: language))
      + " [\(code.rawValue)]"
  }

  /// The finding and, each on its own line, the notes that explain it.
  public func lines(in language: Language) -> [SafeText] {
    [text(in: language)]
      + notes.map { note in
        Self.line(
          file: note.file, position: note.position, severity: Severity.note.rawValue,
          message: note.message.text(in: language))
      }
  }

  private static func line(file: String, position: SourcePosition?, severity: String, message: SafeText)
    -> SafeText
  {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(SafeText(file))\(place): \(severity): \(message)"
  }
}
