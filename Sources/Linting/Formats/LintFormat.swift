/// How findings are told.
public enum LintFormat: String, CaseIterable, Hashable, Sendable {
  /// For people: each finding with its line of the file.
  case text
  case json
  /// Annotations of a GitHub workflow.
  case github
  /// SARIF 2.1.0, which code review tools read.
  case sarif
}
