import Diagnostics
import Plists
import Texts

/// Findings that are known and accepted, so that only new ones count.
///
/// A finding is known by its code, its file, skin, section and key, and by how often it occurs there; not by line
/// and words, so that a baseline survives edits elsewhere in the file.
public struct Baseline: Sendable {
  private struct Finding: Hashable, Comparable {
    var file: String
    var skin: String?
    var section: String?
    var key: String?
    var code: String

    private var order: [String] { [file, skin ?? "", section ?? "", key ?? "", code] }
    static func < (left: Finding, right: Finding) -> Bool {
      left.order.lexicographicallyPrecedes(right.order)
    }
  }

  private var counts: [Finding: Int] = [:]

  /// The baseline that accepts all of `findings`.
  public init(of findings: [Diagnostic]) {
    for finding in findings { counts[Self.identity(of: finding), default: 0] += 1 }
  }

  /// Reads a baseline that `json` wrote.
  ///
  /// - Throws: a finding about the file.
  public init(reading bytes: [UInt8], file: String) throws(PlistError) {
    let document = try PlistReader.read(bytes, file: file)
    guard case .dictionary(let root) = document.root.value,
      case .array(let items)? = root["accepted"]?.node.value
    else {
      throw PlistError(
        Diagnostic(
          .plistSyntax, file: file, position: document.root.span?.start, message: .lint(.noBaseline)))
    }
    for item in items {
      guard case .dictionary(let members) = item.value, let file = members["file"]?.string,
        let code = members["code"]?.string
      else { continue }
      let finding = Finding(
        file: file, skin: members["skin"]?.string, section: members["section"]?.string,
        key: members["key"]?.string, code: code)
      counts[finding] = members["count"]?.count ?? 1
    }
  }

  /// The baseline as JSON, sorted, one finding a line, so that a change of it can be reviewed.
  public func json() -> String {
    let items = counts.sorted { $0.key < $1.key }.map { finding, count in
      JSONValue.object([
        ("file", .string(finding.file)), ("skin", .optional(finding.skin)),
        ("section", .optional(finding.section)), ("key", .optional(finding.key)),
        ("code", .string(finding.code)), ("count", .integer(count)),
      ])
    }
    return JSONValue.object([("accepted", .array(items))]).textByLeaves() + "\n"
  }

  /// Leaves out what is known.
  ///
  /// - Returns: how many of the known findings are no longer there.
  public func accept(_ report: inout LintReport) -> Int {
    var left = counts
    for index in report.packs.indices where !report.packs[index].isUnreadable {
      report.packs[index].findings.removeAll { finding in
        let identity = Self.identity(of: finding)
        guard let count = left[identity], count > 0 else { return false }
        left[identity] = count - 1
        return true
      }
    }
    return left.values.reduce(0, +)
  }

  private static func identity(of finding: Diagnostic) -> Finding {
    var file = finding.file[...]
    while file.hasPrefix("./") { file = file.dropFirst(2) }
    return Finding(
      file: String(file), skin: finding.skin, section: finding.section, key: finding.key,
      code: finding.code.rawValue)
  }
}

extension PlistEntry {
  fileprivate var string: String? {
    if case .string(let string) = node.value { return string }
    return nil
  }

  fileprivate var count: Int? {
    if case .integer(let integer) = node.value { return Int(integer) }
    return nil
  }
}
