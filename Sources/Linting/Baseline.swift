import Diagnostics
import Packs
import Plists
import Texts

/// Findings that are known and accepted, so that only new ones count.
///
/// A finding is known by its code, its file, skin, section and key, and by how often it occurs there; not by line
/// and words, so that a baseline survives edits elsewhere in the file. Files are named as seen from the baseline's
/// folder, so that it holds from wherever and however packs are named.
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
  /// The file of the baseline.
  private let file: String

  /// The baseline that accepts all of `findings`.
  ///
  /// - Parameter file: where it is to be written.
  public init(of findings: [Diagnostic], file: String) {
    self.file = file
    var names = Names(file: file)
    for finding in findings { counts[names.identity(of: finding), default: 0] += 1 }
  }

  /// Reads a baseline that `json` wrote.
  ///
  /// - Throws: a finding about the file: that it is no baseline, and where reading had to stop.
  public init(reading bytes: [UInt8], file: String) throws(PlistError) {
    self.file = file
    let document: PlistDocument
    do throws(PlistError) {
      document = try PlistReader.read(bytes, file: file)
    } catch {
      throw PlistError(Self.noBaseline(error.diagnostic))
    }
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

  /// Says of a file that nobody can read what it ought to be; how far it could be read, a note says.
  private static func noBaseline(_ reason: Diagnostic) -> Diagnostic {
    let note = DiagnosticNote(file: reason.file, position: reason.position, message: reason.message)
    return Diagnostic(
      .plistSyntax, file: reason.file, position: reason.position, message: .lint(.noBaseline),
      notes: reason.position == nil ? [] : [note])
  }

  /// The baseline as JSON, sorted, one finding a line, so that a change of it can be reviewed.
  public func json() -> SafeText {
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
    var names = Names(file: file)
    for index in report.packs.indices where !report.packs[index].isUnreadable {
      report.packs[index].findings.removeAll { finding in
        let identity = names.identity(of: finding)
        guard let count = left[identity], count > 0 else { return false }
        left[identity] = count - 1
        return true
      }
    }
    return left.values.reduce(0, +)
  }

  /// The names of files, each found out once.
  private struct Names {
    let file: String
    private var names: [String: String] = [:]

    init(file: String) { self.file = file }

    mutating func identity(of finding: Diagnostic) -> Finding {
      let name = names[finding.file] ?? RelativePath.path(of: finding.file, besides: file)
      names[finding.file] = name
      return Finding(
        file: name, skin: finding.skin, section: finding.section, key: finding.key,
        code: finding.code.rawValue)
    }
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
