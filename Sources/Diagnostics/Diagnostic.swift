import Texts

/// How bad a finding is.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  case note, warning, error

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Something that is wrong with a pack: what, where, and what to do about it.
public struct Diagnostic: Hashable, Sendable {
  public var code: DiagnosticCode
  public var severity: Severity
  /// The skin concerned, nil where the finding is about the pack.
  public var skin: String?
  /// `Color`, `Image` or `Font`, nil where the finding is about the skin.
  public var section: String?
  public var key: String?
  /// The file as the user named it.
  public var file: String
  /// Nil where the format has no lines (a binary plist) or the finding no place.
  public var position: SourcePosition?
  public var message: ProblemText
  public var notes: [DiagnosticNote]

  public init(
    _ code: DiagnosticCode, severity: Severity? = nil, skin: String? = nil, section: String? = nil,
    key: String? = nil, file: String, position: SourcePosition? = nil, message: ProblemText,
    notes: [DiagnosticNote] = []
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.skin = skin
    self.section = section
    self.key = key
    self.file = file
    self.position = position
    self.message = message
    self.notes = notes
  }
}

/// Another place that explains a finding.
public struct DiagnosticNote: Hashable, Sendable {
  public var file: String
  public var position: SourcePosition?
  public var message: ProblemText

  public init(file: String, position: SourcePosition?, message: ProblemText) {
    self.file = file
    self.position = position
    self.message = message
  }
}
