import Diagnostics
import Texts

/// SARIF 2.1.0, the OASIS standard of 2020-03-27 (sections 3.13 to 3.38 say what each object holds).
extension LintReport {
  /// The findings as a SARIF log.
  ///
  /// - Parameter version: the program's.
  public func sarif(version: String, language: Language) -> SafeText {
    let codes = DiagnosticCode.allCases
    let driver = JSONValue.object([
      ("name", .string("Skinscope")), ("semanticVersion", .string(version)),
      ("language", .string(language == .english ? "en" : "zh-CN")),
      ("rules", .array(codes.map { Self.rule($0, language: language) })),
    ])
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    var invocation: [(name: String, value: JSONValue)] = [
      ("executionSuccessful", .boolean(!packs.contains(where: \.isUnreadable)))
    ]
    let notifications = packs.flatMap { pack in
      pack.untold.map { more in
        JSONValue.object([
          ("level", .string("note")), ("message", Self.text("\(pack.name): \(more.text(in: language))")),
          ("properties", .object(more.json)),
        ])
      }
    }
    if !notifications.isEmpty { invocation.append(("toolExecutionNotifications", .array(notifications))) }
    let run = JSONValue.object([
      ("tool", .object([("driver", driver)])),
      ("columnKind", .string("unicodeCodePoints")),
      ("invocations", .array([.object(invocation)])),
      (
        "results",
        .array(
          zip(findings, fingerprints).map {
            Self.result($0, ruleIndex: indices[$0.code] ?? 0, fingerprint: $1, language: language)
          })
      ),
    ])
    let log = JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ])
    return log.text(linesDownTo: 4) + "\n"
  }

  private static func rule(_ code: DiagnosticCode, language: Language) -> JSONValue {
    let short = CodeText(code).text(in: language)
    let setting = LintText.codeSetting(code: code.rawValue).text(in: language)
    let page = LintText.codePage(code: code.rawValue).text(in: language)
    let markdown = LintText.codeSetting(code: "`\(code.rawValue)`").text(in: language) + "\n\n" + page
    return .object([
      ("id", .string(code.rawValue)), ("shortDescription", text(short)),
      ("fullDescription", text(short + " " + setting)),
      (
        "help",
        .object([
          ("text", .text("\(short)\n\n\(setting)\n\n\(page)")),
          ("markdown", .text("\(short)\n\n\(markdown)")),
        ])
      ),
      ("defaultConfiguration", .object([("level", .string(code.severity.rawValue))])),
    ])
  }

  private static func text(_ text: SafeText) -> JSONValue { .object([("text", .text(text))]) }

  /// By what a finding is known again when lines have moved: no two of one file have the same.
  private var fingerprints: [String] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let names = [finding.skin, finding.section, finding.key].compactMap { $0 } + finding.rolesConcerned
      let name = ([finding.code.rawValue] + names).joined(separator: "/")
      let count = seen[finding.file + "\n" + name, default: 0] + 1
      seen[finding.file + "\n" + name] = count
      return count == 1 ? name : "\(name)#\(count)"
    }
  }

  private static func result(
    _ finding: Diagnostic, ruleIndex: Int, fingerprint: String, language: Language
  ) -> JSONValue {
    var location: [(name: String, value: JSONValue)] = [
      ("physicalLocation", physicalLocation(finding.fileFromHere, finding.position))
    ]
    let names = [finding.skin, finding.section, finding.key].compactMap { $0 }
    if let name = names.last {
      let path = JSONValue.text(names.map { SafeText($0) }.joined(separator: "/"))
      location.append(
        (
          "logicalLocations",
          .array([.object([("name", .text(SafeText(name))), ("fullyQualifiedName", path)])])
        ))
    }
    var members: [(name: String, value: JSONValue)] = [
      ("ruleId", .string(finding.code.rawValue)), ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(finding.severity.rawValue)),
      ("message", text(finding.message.text(in: language))),
      ("locations", .array([.object(location)])),
    ]
    if !finding.notes.isEmpty {
      let related = finding.notes.map { note in
        JSONValue.object([
          ("physicalLocation", physicalLocation(note.file, note.position)),
          ("message", text(note.message.text(in: language))),
        ])
      }
      members.append(("relatedLocations", .array(related)))
    }
    members.append(("partialFingerprints", .object([("skinscope/v1", .string(fingerprint))])))
    return .object(members)
  }

  private static func physicalLocation(_ file: String, _ position: SourcePosition?) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("artifactLocation", .object([("uri", .string(uri(of: file)))]))
    ]
    if let position {
      members.append(
        (
          "region",
          .object([("startLine", .integer(position.line)), ("startColumn", .integer(position.column))])
        ))
    }
    return .object(members)
  }

  /// A path as a URI reference of RFC 3986: what is no unreserved character or slash is percent-encoded, and an
  /// absolute path gets its scheme.
  static func uri(of file: String) -> String {
    let lower = file.lowercased()
    if lower.hasPrefix("http://") || lower.hasPrefix("https://") {
      return encoded(file, keeping: "/:?#&=%+@,;")
    }
    let path = encoded(file, keeping: "/")
    return file.hasPrefix("/") ? "file://" + path : path
  }

  private static func encoded(_ text: String, keeping kept: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isUnreserved =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || "-._~".unicodeScalars.contains(scalar)
      if isUnreserved || kept.unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
