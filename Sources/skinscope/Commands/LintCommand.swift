import Diagnostics
import Linting
import Skins
import Texts

/// `lint`: what was found, in the format asked for, and what it comes to.
struct LintCommand {
  let format: LintFormat
  let isStrict: Bool
  let reader: ReaderLibrary
  let withMatrix: Bool
  /// The file of accepted findings.
  let baseline: String?
  let updatesBaseline: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = arguments.options[.format].flatMap(LintFormat.init) ?? .text
    isStrict = arguments.has(.strict)
    reader = arguments.options[.reader].flatMap(ReaderLibrary.init) ?? .swift
    withMatrix = arguments.has(.matrix)
    baseline = arguments.options[.baseline]
    updatesBaseline = arguments.has(.updateBaseline)
    if updatesBaseline, baseline == nil {
      throw UsageError(.optionNeeds("--update-baseline", "--baseline FILE"), command: .lint)
    }
    if withMatrix, format == .github || format == .sarif {
      throw UsageError(.optionsExclude("--matrix", "--format \(format.rawValue)"), command: .lint)
    }
  }

  /// Tells of what is left of the findings after the accepted ones.
  ///
  /// - Parameter accepted: the baseline, if there is one.
  func outcome(of report: LintReport, accepting accepted: Baseline?, isColored: Bool, language: Language)
    -> Outcome
  {
    var report = report
    var outcome = Outcome()
    if let accepted, let baseline {
      let gone = accepted.accept(&report)
      if gone > 0 {
        outcome.messages.append(
          "skinscope: " + LintText.baselineStale(gone, file: baseline).text(in: language))
      }
    }
    let exit = exit(of: report)
    report.limit()
    switch format {
    case .text: (outcome.output, outcome.form) = (report.text(in: language, isColored: isColored), .text)
    case .json: (outcome.output, outcome.form) = (report.json(in: language), .json)
    // These are commands, and nothing of strangers in them begins one.
    case .github: (outcome.output, outcome.form) = (report.github(in: language), .exact)
    case .sarif:
      (outcome.output, outcome.form) = (report.sarif(version: Version.current, language: language), .json)
    }
    outcome.exit = exit
    return outcome
  }

  /// The baseline that accepts all of the findings, as a file to be written.
  func outcome(updatingBaseline file: String, with report: LintReport, language: Language) -> Outcome {
    let found = report.packs.filter { !$0.isUnreadable }.flatMap(\.findings)
    let unreadable = report.packs.filter(\.isUnreadable).flatMap(\.findings)
    let written = LintText.baselineWritten(found.count, file: file).text(in: language)
    return Outcome(
      files: [Outcome.File(path: file, text: Baseline(of: found, file: file).json(), as: .json)],
      messages: unreadable.flatMap { $0.lines(in: language) } + ["skinscope: " + written],
      exit: unreadable.isEmpty ? .done : .unreadable)
  }

  private func exit(of report: LintReport) -> Outcome.Exit {
    if report.packs.contains(where: \.isUnreadable) { return .unreadable }
    let worst = report.findings.map(\.severity).max() ?? .note
    return worst >= (isStrict ? .warning : .error) ? .findings : .done
  }
}
