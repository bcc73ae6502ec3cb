import Colors
import Comparing
import Texts

/// `diff`: what is compared with what, and how it is told.
struct DiffCommand {
  enum Subject: Equatable {
    /// Two skins of one pack.
    case skins(pack: String, String, String)
    case packs(String, String)
    /// A pack as it was in a Git revision and as it is.
    case revision(String, pack: String)
  }

  let subject: Subject
  let format: DiffFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = arguments.options[.format].flatMap { DiffFormat(rawValue: $0) } ?? .text
    let operands = arguments.operands
    if let revision = arguments.options[.git] {
      if operands.count > 1 {
        throw UsageError(.operandUnexpected(operands[1], command: "diff --git"), command: .diff)
      }
      // Git would take it for an option.
      if revision.isEmpty || revision.hasPrefix("-") {
        throw UsageError(.notARevision(revision), command: .diff)
      }
      subject = .revision(revision, pack: operands.first ?? "")
    } else if operands.count == 3 {
      subject = .skins(pack: operands[0], operands[1], operands[2])
    } else if operands.count == 2 {
      subject = .packs(operands[0], operands[1])
    } else {
      throw UsageError(.operandMissing("PACK2", command: "diff"), command: .diff)
    }
  }

  func outcome(of difference: PackDifference, swatchDepth: ColorDepth?, language: Language) -> Outcome {
    let report = DiffReport(difference)
    let output =
      switch format {
      case .text: report.text(in: language, swatchDepth: swatchDepth)
      case .json: report.json.textByLeaves() + "\n"
      case .markdown: report.markdown(in: language)
      }
    return Outcome(
      output: output, as: format == .json ? .json : .text, exit: difference.isEmpty ? .done : .findings)
  }
}
