import Diagnostics
import Texts

/// What was found in several packs, in the order in which they were named.
public struct LintReport: Sendable {
  public var packs: [PackFindings]

  public init(_ packs: [PackFindings] = []) { self.packs = packs }

  /// All findings, pack by pack.
  public var findings: [Diagnostic] { packs.flatMap(\.findings) }

  /// There may be more findings than were found.
  public var isUnfinished: Bool { packs.contains { !$0.unfinished.isEmpty } }

  /// How many findings there are of a severity, or at least are where not all were looked for.
  public func count(of severity: Severity) -> Int {
    packs.reduce(0) { sum, pack in
      sum + pack.findings.count { $0.severity == severity }
        + pack.untold.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
    }
  }
}

extension Diagnostic {
  /// The file as GitHub and others compare it with their paths: without a `./` before it.
  var fileFromHere: String {
    var file = file[...]
    while file.hasPrefix("./") { file = file.dropFirst(2) }
    return String(file)
  }

  /// The roles that a finding about what is seen is about.
  var rolesConcerned: [String] {
    if case .sight(.contrastLow(let text, _)) = message { return [text.text, text.ground] }
    if case .sight(.statesIndistinct(let text)) = message { return [text.plain, text.marked] }
    return []
  }
}

/// What was found in one pack.
public struct PackFindings: Sendable {
  /// The pack as the user named it.
  public let name: String
  public var findings: [Diagnostic]
  /// The texts that the findings stand in.
  public let sources: SourceTexts
  /// Nothing could be checked, as the pack cannot be opened; the findings say why.
  public let isUnreadable: Bool
  /// What there is besides, and is only counted.
  public internal(set) var untold: [UntoldFindings] = []
  /// What there may be more of than was found.
  public let unfinished: Set<DiagnosticCode>
  /// The contrast of all that the screen draws; empty for a pack that cannot be opened.
  public var matrix: ContrastMatrix?

  public init(
    name: String, findings: [Diagnostic], unfinished: Set<DiagnosticCode> = [],
    sources: SourceTexts = SourceTexts(), isUnreadable: Bool = false, matrix: ContrastMatrix? = nil
  ) {
    self.name = name
    self.findings = findings
    self.unfinished = unfinished
    self.sources = sources
    self.isUnreadable = isUnreadable
    self.matrix = matrix
  }
}

/// The bytes of the files that findings stand in, by the names that findings use.
public struct SourceTexts: Sendable {
  public var files: [String: [UInt8]]

  public init(_ files: [String: [UInt8]] = [:]) { self.files = files }
}
