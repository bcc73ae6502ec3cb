import Cells
import Diagnostics
import Plists
import TestSupport

@testable import Linting

/// The doc comment of a rule, taken apart: the user's page, and its examples.
struct RulePage {
  struct Example {
    enum Kind: String {
      /// There is a finding of the code's own severity at the mark.
      case found = "Found:"
      /// There is a note at the mark.
      case noted = "Noted:"
      /// There is no finding of the code.
      case fine = "Fine:"
    }
    let kind: Kind
    let text: String
  }

  let code: DiagnosticCode
  let lines: [String]

  init(_ rule: any Rule.Type) throws {
    code = rule.code
    let source = try ProjectFile.text("Sources/Linting/Rules/\(rule).swift")
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.hasPrefix("enum ") }.filter { $0.hasPrefix("///") }
      .map { String($0.dropFirst($0.hasPrefix("/// ") ? 4 : 3)) }
  }

  var examples: [Example] {
    var examples: [Example] = []
    var kind: Example.Kind?
    var block: [String]?
    for line in lines {
      if let open = block {
        block = line == "```" ? nil : open + [line]
        if block == nil, let kind { examples.append(Example(kind: kind, text: open.joined(separator: "\n"))) }
      } else if line == "```json" {
        block = []
      } else if !line.isEmpty {
        kind = Example.Kind(rawValue: line)
      }
    }
    return examples
  }

  /// The page as a section of `docs/lint.md`: a caret under each mark's place.
  var section: String {
    var result = ["## \(code.rawValue)", "", "*\(code.severity.rawValue)*", ""]
    for line in lines {
      let halves = line.split(separator: "⟦", omittingEmptySubsequences: false)
      result.append(halves.joined())
      if halves.count == 2 {
        result.append(String(repeating: " ", count: String(halves[0]).displayWidth) + "^")
      }
    }
    return result.joined(separator: "\n") + "\n"
  }
}
