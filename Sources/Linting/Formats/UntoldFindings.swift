import Diagnostics
import Texts

/// So many findings of one code that are not told one by one.
public struct UntoldFindings: Hashable, Sendable {
  public let code: DiagnosticCode
  public let severity: Severity
  public let count: Int
  /// There may be more, which were not looked for.
  public let isLeast: Bool

  func text(in language: Language) -> SafeText {
    LintText.untold(count, code: code.rawValue, isLeast: isLeast).text(in: language)
  }

  /// For programs; `atLeast` is there where the number is no more than that.
  var json: [(name: String, value: JSONValue)] {
    [("code", .string(code.rawValue)), ("severity", .string(severity.rawValue)), ("count", .integer(count))]
      + (isLeast ? [("atLeast", .boolean(true))] : [])
  }
}

extension LintReport {
  /// Keeps of each pack the first `limit` findings of a code, and counts the others: nobody reads more of one kind, and a
  /// pack made for it has as many as it likes.
  public mutating func limit(to limit: Int = Limits.Findings.told) {
    for index in packs.indices { packs[index].limit(to: limit) }
  }
}

extension PackFindings {
  fileprivate mutating func limit(to limit: Int) {
    guard findings.count > limit else { return }
    struct Kind: Hashable { let code: DiagnosticCode, severity: Severity }
    var counts: [Kind: Int] = [:]
    var order: [Kind] = []
    findings.removeAll { finding in
      let kind = Kind(code: finding.code, severity: finding.severity)
      let count = counts[kind, default: 0] + 1
      counts[kind] = count
      if count == limit + 1 { order.append(kind) }
      return count > limit
    }
    untold = order.map {
      UntoldFindings(
        code: $0.code, severity: $0.severity, count: (counts[$0] ?? 0) - limit,
        isLeast: unfinished.contains($0.code))
    }
  }
}
